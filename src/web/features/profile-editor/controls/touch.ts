/** Whether typing is done on an on-screen keyboard, which has Return, but neither Shift and Return nor Escape. */
export const isTouch = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
