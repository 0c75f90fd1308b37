export function GuestCreateScreen() {
  return null;
}
