export function KitScreen() {
  return null;
}
