/** Every board beside its recorded views, for those who draw boards: `npm run dev`, then /gallery.html?game=quoridor&step=0. */
import { mount } from "svelte";
import "../src/ui/theme.css";
import { setDurations } from "../src/device/durations";
import Gallery from "./Gallery.svelte";

setDurations();
mount(Gallery, { target: document.body });
