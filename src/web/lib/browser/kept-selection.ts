type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * The position in a text that replaces another one: behind what stood before it, or before what stood behind it, or
 * else in the same line.
 */
function positionIn(text: string, before: string, position: number): number {
  if (text.startsWith(before.slice(0, position))) return position;
  if (text.endsWith(before.slice(position))) return text.length - before.length + position;
  const lineStart = before.lastIndexOf('\n', position - 1) + 1;
  const [line = ''] = before.slice(lineStart).split('\n');
  const found = line ? text.indexOf(line) : -1;
  return found < 0 ? position : found + position - lineStart;
}

/**
 * For a field whose text is about to be replaced, which moves the caret to its end.
 * @returns puts the selection back to its place in the new text; `undefined` if there is none to keep
 */
export function keepSelection(field: TextField, newText: string): (() => void) | undefined {
  const { value: before, selectionStart: start, selectionEnd: end } = field;
  // A field has its line ends in this form.
  const text = newText.replaceAll('\r\n', '\n');
  if (field !== document.activeElement || before === '' || before === text) return undefined;
  // Fields of numbers and email addresses have no selection.
  if (start === null || end === null) return undefined;
  return () => field.setSelectionRange(positionIn(text, before, start), positionIn(text, before, end));
}
