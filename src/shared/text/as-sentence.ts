/** A text as a sentence of its own: a capital letter at its beginning, a full stop where it ends without a mark. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text.trim();
  const whole = first.toLocaleUpperCase() + rest.join('');
  return /[.!?。！？…]$/u.test(whole) ? whole : `${whole}.`;
}
