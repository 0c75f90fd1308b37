/**
 * Ignores the repetitions of an Enter that is held down, except in texts of several lines: browsers press a button at
 * each of them, and whatever button has the focus by then.
 */
export function ignoreHeldEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isLineBreak = (event.target as Element).matches?.('textarea');
    if (!event.repeat || event.key !== 'Enter' || isLineBreak) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, true);
}
