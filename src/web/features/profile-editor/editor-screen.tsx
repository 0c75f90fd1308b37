export function EditorScreen() {
  return null;
}
