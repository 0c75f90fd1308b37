/** Scrolls the page while something is dragged near an edge of the window. */

/** Pixels from an edge within which the page scrolls; at the top the edit bar covers the page. */
const SCROLL_ZONE_PX = { top: 140, bottom: 72 };
/** Pixels per frame at the very edge. */
const MAX_STEP_PX = 18;

/** Returns the pixels to scroll in one frame for a pointer at `y`; 0 away from the edges, negative is up. */
export function scrollStep(y: number, height: number): number {
  if (y < SCROLL_ZONE_PX.top)
    return -Math.ceil((MAX_STEP_PX * (SCROLL_ZONE_PX.top - Math.max(0, y))) / SCROLL_ZONE_PX.top);
  const below = height - y;
  if (below < SCROLL_ZONE_PX.bottom)
    return Math.ceil((MAX_STEP_PX * (SCROLL_ZONE_PX.bottom - Math.max(0, below))) / SCROLL_ZONE_PX.bottom);
  return 0;
}

/**
 * Scrolls the page while a row is dragged near its edge.
 * @param onScrolled called after each step with the pointer's `clientY`, since other content is now under
 * it
 */
export function createEdgeScroll(onScrolled: (y: number) => void) {
  let frame = 0;
  let y = 0;
  const step = () => {
    frame = 0;
    const by = scrollStep(y, window.innerHeight);
    if (by === 0) return;
    const before = window.scrollY;
    window.scrollBy({ top: by, behavior: 'instant' });
    if (window.scrollY === before) return;
    onScrolled(y);
    frame = requestAnimationFrame(step);
  };
  return {
    move(clientY: number) {
      y = clientY;
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
