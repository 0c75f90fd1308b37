/** The control that a click on an element presses; for a label that is its field. */
const controlOf = (target: Element): Element | null =>
  target.closest('label')?.control ?? target.closest('a, button, input, select, textarea, [role]');

/**
 * Ignores the second click of a double click where it would do something unintended: if another control has moved
 * under the pointer since the first click, or if the control adds an entry or passes over a question at each click
 * (`data-once`). The keyboard is not affected.
 */
export function ignoreSecondClicks(): void {
  let firstControl: Element | null;
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event.target as Element);
    if (event.detail > 1 && control && (control !== firstControl || control.matches('[data-once]'))) {
      event.preventDefault();
      event.stopPropagation();
    } else firstControl = control;
  };
  addEventListener('click', onClick, true);
}
