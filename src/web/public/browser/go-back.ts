/** Makes a link go back in the history; without a previous page the link is followed. */
export function goBack(event: Event): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
