/** Puts a sentence about present work at an employer into the past if the record shows that the person has left. */
import type { RoleFact } from '@/shared/record/facts';
import { aOrAn } from '../../language/grammar/indefinite-article';
import { lowerFirst } from '../../language/text/casing';
import { containsWords } from '../../language/text/keys';
import type { Statement } from './statement';

/** Sentences that say what somebody is or does at present. */
const PRESENT_WORK_PATTERN =
  /^(?:is|works|leads|runs|manages|heads|owns|oversees|directs|serves|drives|builds|handles|covers)\s/u;

/** Whether a text names an employer whose posts have all ended. */
function namesFormerEmployer(text: string, roles: readonly RoleFact[]): boolean {
  const named = roles.filter(
    ({ organisation }) => organisation.length > 2 && containsWords(text, organisation),
  );
  return named.length > 0 && named.every(({ end }) => typeof end === 'object');
}

/**
 * The statements about oneself without those that state ended work as present. What somebody is said to be there is put
 * into the past.
 */
export function statePastWork(statements: readonly Statement[], roles: readonly RoleFact[]): Statement[] {
  return statements.flatMap((statement) => {
    const { form, text, predicate, language } = statement;
    if (language !== 'en' || !namesFormerEmployer(text, roles)) return [statement];
    if (form === 'person' && /^(?:sole|only|first) /iu.test(text)) {
      const phrase = lowerFirst(text);
      const past = `was ${/^(?:sole|only|first)/.test(phrase) ? 'the ' : aOrAn(phrase)}${phrase}`;
      return [{ ...statement, form: 'predicate', predicate: { text: past, bare: text, tense: 'past' } }];
    }
    if (predicate?.tense !== 'present' || !PRESENT_WORK_PATTERN.test(predicate.text)) return [statement];
    if (!/^is (?:the|an?|in charge|responsible|accountable)\s/.test(predicate.text)) return [];
    return [
      {
        ...statement,
        predicate: { ...predicate, text: predicate.text.replace(/^is/, 'was'), tense: 'past' },
      },
    ];
  });
}
