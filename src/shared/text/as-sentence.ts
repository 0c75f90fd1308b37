/** A mark that ends a sentence, also before closing quotes and brackets. */
const END_PATTERN = /[.!?。！？…][\p{Pf}\p{Pe}"']*$/u;

/** A text as a sentence of its own: with a capital letter, and a full stop unless it ends with another mark. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text.trim();
  const sentence = first.toLocaleUpperCase() + rest.join('');
  return sentence === '' || END_PATTERN.test(sentence) ? sentence : `${sentence}.`;
}
