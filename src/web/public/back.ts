/** Makes a link go back to where the reader came from; without a former page the link is followed. */
export function goBack(event: Event): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
