export function CallbackScreen() {
  return null;
}
