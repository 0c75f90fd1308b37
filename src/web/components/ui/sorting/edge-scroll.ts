/** Scrolls the page while something is dragged near an edge of the window. */

/** Distance from an edge within which the page scrolls; at the top more, since the edit bar covers the page there. */
const SCROLL_ZONE_PX = { top: 140, bottom: 72 };
/** Pixels per frame at the very edge. */
const MAX_STEP_PX = 18;

/**
 * The pixels to scroll in one frame: negative is up, 0 away from the edges.
 * @param y the pointer's `clientY`
 * @param height the window's, in pixels
 */
export function scrollStep(y: number, height: number): number {
  if (y < SCROLL_ZONE_PX.top)
    return -Math.ceil((MAX_STEP_PX * (SCROLL_ZONE_PX.top - Math.max(0, y))) / SCROLL_ZONE_PX.top);
  const below = height - y;
  if (below < SCROLL_ZONE_PX.bottom)
    return Math.ceil((MAX_STEP_PX * (SCROLL_ZONE_PX.bottom - Math.max(0, below))) / SCROLL_ZONE_PX.bottom);
  return 0;
}

/**
 * Creates what scrolls the page while an entry is dragged near an edge of the window.
 * @param onScrolled called after each step with the pointer's `clientY`, since other content is now under it
 * @returns `move`, to be called at each move of the pointer, and `stop`, at the end of the drag
 */
export function createEdgeScroll(onScrolled: (y: number) => void) {
  let frame = 0;
  let y = 0;
  const step = () => {
    frame = 0;
    const stepPx = scrollStep(y, window.innerHeight);
    if (stepPx === 0) return;
    const previousScrollY = window.scrollY;
    window.scrollBy({ top: stepPx, behavior: 'instant' });
    if (window.scrollY === previousScrollY) return;
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
