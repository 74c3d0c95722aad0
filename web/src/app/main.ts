import { mount } from "svelte";
import { setDurations } from "../device/durations";
import App from "./App.svelte";
import "../ui/fonts/fonts.css";
import "../ui/theme.css";
import "../ui/parts.css";

setDurations();
const target = document.getElementById("app");
if (target) mount(App, { target });
