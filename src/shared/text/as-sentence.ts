/** A text as a sentence of its own: with a capital letter, and a full stop unless it ends with another mark. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text.trim();
  const sentence = first.toLocaleUpperCase() + rest.join('');
  return /[.!?。！？…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
