/** An address whose screen has nothing to show: the frame says so in its place. */
import { router } from "../device/router.svelte";
import { RefusedError } from "../protocol/refusedError";
import { withNotice } from "./notices.svelte";

const NOT_FOUND = 404;

class Nowhere {
  path = $state("");
}

export const nowhere = new Nowhere();

/** Load what a screen shows. Where the server knows nothing of it, the page says so; any other refusal is a notice. */
export function openScreen(work: () => unknown): Promise<boolean> {
  const { path } = router;
  return withNotice(async () => {
    try {
      await work();
    } catch (fault) {
      if (!(fault instanceof RefusedError) || fault.status !== NOT_FOUND) throw fault;
      nowhere.path = path;
    }
  });
}
