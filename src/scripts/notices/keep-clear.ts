import { clearBottom } from '#src/lib/browser/clear-place.ts';

/** Elements that a notice must not cover: the buttons that send a form, and the map's list of homes. */
const OBSTACLES = 'form button:not([type="button"]), .sheet';

const GAP_PX = 16;
/** Forms and lists change their height in many ways; regular checks catch all of them. */
const LOOK_AGAIN_MS = 250;

/**
 * A modal dialog lies over everything outside it, and nothing out there can be clicked. An island
 * whose script has not run (`ssr`) waits, and so does a form that React has not yet taken over, which makes it
 * `novalidate`: the markup must be the server's until then, or it is replaced, the notices with it, and the
 * focus no longer returns to the button that opened it.
 */
const HOSTS = 'dialog:modal:not([ssr] *, [data-lead-dialog]:has(form:not([novalidate])))';

function hostOf(): Element {
  return [...document.querySelectorAll(HOSTS)].at(-1) ?? document.body;
}

function place(region: HTMLElement): void {
  const host = hostOf();
  if (region.parentElement !== host) host.append(region);
  const { left, right, height } = region.getBoundingClientRect();
  const windowHeight = document.documentElement.clientHeight;
  const obstacles = [...host.querySelectorAll(OBSTACLES)].map((each) =>
    each.getBoundingClientRect(),
  );
  const floating = { left, right, height, windowHeight, gap: GAP_PX };
  region.style.insetBlockEnd = `${windowHeight - clearBottom(floating, obstacles)}px`;
}

/** Returns a function that keeps a region off the obstacles, while called with content in the region. */
export function keepClear(region: HTMLElement): (isNeeded: boolean) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => place(region);
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    removeEventListener('scroll', look, { capture: true });
    removeEventListener('resize', look);
  };
  return (isNeeded) => {
    if (!isNeeded) stop();
    else {
      look();
      if (timer !== undefined) return;
      timer = setInterval(look, LOOK_AGAIN_MS);
      addEventListener('scroll', look, { capture: true, passive: true });
      addEventListener('resize', look);
    }
  };
}
