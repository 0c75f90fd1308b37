/** Whether typing happens on a keyboard on the screen: it has a Return key, but neither Shift and Return nor Escape. */
export const isTouch = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
