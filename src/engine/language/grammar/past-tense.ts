import { wordAt } from './agreement';
import { NOUN_OR_VERB } from './ambiguous';
import { BEFORE_OBJECT_PATTERN } from './mixed-forms';
import { pastOf, verbForm } from './verbs';

/**
 * Converts a predicate from the present ('performs tests and keeps the records') to the past tense, for a
 * role that has ended. Undefined if a later verb cannot be distinguished from a noun.
 */
export function toPastTense(predicate: string): string | undefined {
  const tokens = predicate.split(' ');
  for (const [at, token] of tokens.entries()) {
    const previous = tokens[at - 1] ?? '';
    const followsConjunction = /^(?:and|or|&)$/i.test(previous) || /[,;]$/.test(previous);
    const word = wordAt(tokens, at);
    const verb = at === 0 || followsConjunction ? verbForm(word) : undefined;
    // The second verb in 'Controls and accounts for' is not listed.
    if (
      at === 2 &&
      followsConjunction &&
      !verb &&
      /[^s]s$/.test(word) &&
      /^(?:for|to|on|with)$/.test(wordAt(tokens, 3))
    )
      return undefined;
    if (verb?.form !== 'present' || !verb.base) continue;
    // 'Controls and reviews': after a verb and 'and' another verb follows.
    const isSecondVerb = at === 2 && /^(?:and|or|&)$/.test(previous);
    const sure =
      at === 0 ||
      isSecondVerb ||
      !NOUN_OR_VERB.has(verb.base) ||
      BEFORE_OBJECT_PATTERN.test(wordAt(tokens, at + 1));
    if (!sure && BEFORE_OBJECT_PATTERN.test(wordAt(tokens, at + 1))) return undefined;
    if (sure) tokens[at] = token.replace(/^[\p{L}-]+/u, pastOf(verb.base));
  }
  return tokens.join(' ');
}
