import { mount } from "svelte";
import App from "./App.svelte";
import "../ui/fonts/fonts.css";
import "../ui/theme.css";
import "../ui/parts.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
