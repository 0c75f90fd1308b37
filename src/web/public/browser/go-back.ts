/** Handles a click on a link by going back in the history; without a previous page the link is followed instead. */
export function goBack(event: Event): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
