/** What the person's headline says they are, where their present post says less. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { aOrAn } from '../../language/grammar/indefinite-article';
import { addFinalPeriod, foldText } from '../../language/text/hygiene';
import { isLearner, NOT_A_ROLE, namesPerson } from '../../language/vocabulary/titles';
import { headlineParts } from '../lists/role-line';
import { titleWithArticle } from '../phrases/english';
import { currentRole } from '../plan/career-order';
import type { CareerContext } from '../statements/career-context';
import { isPost } from '../statements/plausible';

const MAX_WORDS = 5;
const wordsOf = (text: string): string[] => foldText(text).split(' ');
/** Words of rank, which say nothing of the field. */
const RANK = /^(?:senior|sr|junior|jr|lead|principal|staff|chief|head|of|and|the|global|group|i{1,3})$/;

/** What the person is in a field, whatever the title of their post: 'Engineering Executive', 'Healthcare Strategist'. */
const CALLING =
  /^(?:executive|leader|operator|strategist|entrepreneur|professional|specialist|expert|technologist|marketer|financier|generalist)$/;

/**
 * 'Kim Varn is a Senior Marine Chemist' for someone whose post is 'Senior Scientist': the first part of the headline, if
 * it is a title with the words of the present one and more. Undefined otherwise, since the post says what the person is.
 */
export function headlineSentence(context: CareerContext): CitedText | undefined {
  const { headline } = context.facts;
  const role = currentRole(context);
  if (!headline || !context.first || role?.end !== 'present' || !namesPerson(role.title)) return undefined;
  const [title = ''] = headlineParts(headline.value);
  const [words, held] = [wordsOf(title), wordsOf(role.title)];
  const isTitle =
    words.length <= MAX_WORDS &&
    isPost(title) &&
    namesPerson(title) &&
    !isLearner(title) &&
    !NOT_A_ROLE.test(title) &&
    !/[^\p{L}\s-]/u.test(title);
  // The last word is the profession: a scientist stays one, and the field is told.
  const saysMore =
    words.at(-1) === held.at(-1) &&
    held.every((word) => words.includes(word)) &&
    words.some((word) => !held.includes(word) && !RANK.test(word));
  const isCalling =
    words.length > 1 &&
    CALLING.test(words.at(-1) ?? '') &&
    words.some((word) => !held.includes(word) && !RANK.test(word) && !CALLING.test(word));
  if (!isTitle || !(saysMore || isCalling)) return undefined;
  // Of callings there is more than one in a company: 'an Engineering Executive'.
  const called = isCalling ? `${aOrAn(title)}${title}` : titleWithArticle(title, '');
  const text = addFinalPeriod(`${context.fullName} is ${called}`);
  return { text, spans: spansOf(headline) };
}
