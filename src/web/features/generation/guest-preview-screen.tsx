export function GuestPreviewScreen() {
  return null;
}
