/** A text as a sentence of its own: a capital letter at its beginning, a full stop where it ends without a mark. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text.trim();
  const sentence = first.toLocaleUpperCase() + rest.join('');
  return /[.!?。！？…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
