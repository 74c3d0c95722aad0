import { mount } from "svelte";
import App from "./App.svelte";
import "@fontsource/baloo-2/latin-600.css";
import "@fontsource/baloo-2/latin-ext-600.css";
import "../ui/theme.css";
import "../ui/parts.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
