export function CheckEmailScreen() {
  return null;
}
