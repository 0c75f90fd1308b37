/** A link that goes back to where the reader came from; with no such place it is followed as it stands. */
export function goBack(event: Event): void {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
