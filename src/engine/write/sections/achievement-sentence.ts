/** Writes achievements of an English career as sentences that say where and when they were. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { listsDatedTitles } from '../../check/series';
import { isEarlierRole } from '../../check/tenures';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { addFinalPeriod, removeFinalPeriod } from '../../language/text/hygiene';
import { titleInSentence } from '../../language/text/role-title';
import { isOverNewYear, spanOfPost } from '../../language/text/span-of-post';
import { namesPerson } from '../../language/vocabulary/titles';
import { theOrganisation, titleOfOrganisation, titleWithArticle } from '../phrases/english';
import { chooseByKey, chooseUnlike } from '../sentences/choose';
import { mentionsEmployer, statementSentence } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';
import { hasOwnTime } from '../statements/figures';
import { isFounding } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** The years of a statement's role, unless the statement states a time itself. */
const yearsOf = ({
  role,
  predicate,
}: Statement): { from?: number | undefined; until?: number | undefined; span?: string | undefined } =>
  !role || (predicate && hasOwnTime(predicate.text))
    ? {}
    : {
        from: role.start?.year,
        until: typeof role.end === 'object' ? role.end.year : undefined,
        span: spanOfPost(role),
      };

/** Maximum words of a title that stands before the subject of a sentence. */
const MAX_TITLE_WORDS = 6;
/** Whether a title can stand before the subject: it names a person, and neither is long nor has commas of its own. */
const fitsFrame = (title: string): boolean =>
  namesPerson(title) && !/[,|–—]/.test(title) && title.split(' ').length <= MAX_TITLE_WORDS;

/**
 * Writes an achievement of an English career as one sentence. It names the employer, unless the sentence before did.
 * @param here the role of the sentence before
 * @param key selects one of the possible constructions
 * @param naming 'post' allows the title and years of the role as well
 * @param before the sentence before, whose construction is not used again
 */
export function achievementSentence(
  statement: Statement,
  context: CareerContext,
  here: RoleFact | undefined,
  key: string,
  naming: 'post' | 'employer' = 'post',
  before?: CitedText,
): CitedText | undefined {
  const { role, predicate } = statement;
  const { first } = context;
  // The sentence before has named a role whose employer is in doubt.
  if (predicate && first && role && !role.organisation && here?.id === role.id)
    return { text: addFinalPeriod(`${first} ${predicate.text}`), spans: spansOf(statement.fact, role) };
  if (statement.form === 'clause') return resultSentence(statement, context, here);
  if (!predicate || !first || !role?.organisation) return statementSentence(statement, context);
  const place = theOrganisation(role.organisation);
  const action = predicate.text;
  const past = predicate.tense === 'past';
  const { from, until, span } = yearsOf(statement);
  const hasEnded = past && until !== undefined;
  // 'While at Hooli' would suggest that the person has left, although they hold another role there.
  const hasLeft =
    hasEnded &&
    context.roles.every((other) => other.end !== 'present' || other.organisation !== role.organisation);
  if (mentionsEmployer(statement)) {
    // After a sentence about another role, the years show that this one has ended.
    const when = past && span !== undefined && here?.id !== role.id;
    const begins = when
      ? chooseByKey(
          [
            isOverNewYear(role) ? undefined : `Between ${from} and ${until}, ${first}`,
            `${upperFirst(span ?? '')}, ${first}`,
          ],
          `${key}|${action}`,
        )
      : first;
    return { text: addFinalPeriod(`${begins} ${action}`), spans: spansOf(statement.fact, role) };
  }
  // An achievement under one of several titles is stated with the employer alone.
  if (naming === 'employer' || (here?.id !== role.id && listsDatedTitles(role)))
    return {
      text: addFinalPeriod(
        `${chooseByKey(['At', hasLeft ? 'While at' : undefined, hasLeft ? 'While with' : undefined], `${key}|place`)} ${place}, ${first} ${action}`,
      ),
      spans: spansOf(statement.fact, role),
    };
  const office = fitsFrame(role.title) ? titleOfOrganisation(role.title, role.organisation) : undefined;
  const options =
    here && here.organisation === role.organisation && here.id !== role.id
      ? [
          past && office && span
            ? `As ${office} ${span}, ${first} ${action}`
            : past && span
              ? `${upperFirst(span)}, ${first} ${action}`
              : office
                ? `As ${office}, ${first} ${action}`
                : `At ${place}, ${first} ${action}`,
        ]
      : here?.id === role.id
        ? [`${first} ${action}`]
        : [
            // Years are stated if they are known.
            hasEnded && span ? undefined : `At ${place}, ${first} ${action}`,
            past && span ? `At ${place} ${span}, ${first} ${action}` : undefined,
            past && span && !isOverNewYear(role)
              ? `At ${place} between ${from} and ${until}, ${first} ${action}`
              : undefined,
            past && office && span ? `${upperFirst(span)}, as ${office}, ${first} ${action}` : undefined,
            past && office && span ? `As ${office} ${span}, ${first} ${action}` : undefined,
            hasLeft && !span ? `While at ${place}, ${first} ${action}` : undefined,
            past && office && !hasEnded ? `As ${office}, ${first} ${action}` : undefined,
            // 'Until' would make years of months.
            hasEnded && office && from === until
              ? `In ${until}, as ${office}, ${first} ${action}`
              : undefined,
            hasEnded && office && !from ? `As ${office} until ${until}, ${first} ${action}` : undefined,
            past && office && !here && !from && until
              ? `${first}, ${office} until ${until}, ${action}`
              : undefined,
            past && office ? `At ${place} as ${titleInSentence(role.title)}, ${first} ${action}` : undefined,
            past && office && here && isEarlierRole(role, here)
              ? `Earlier, as ${office}, ${first} ${action}`
              : undefined,
            past && office && here && isEarlierRole(role, here)
              ? `Before that, as ${office}, ${first} ${action}`
              : undefined,
          ];
  const text =
    chooseUnlike(options, `${key}|${action}`, before?.text, first) ?? `At ${place}, ${first} ${action}`;
  return { text: addFinalPeriod(text), spans: spansOf(statement.fact, role) };
}

/**
 * Writes a result that the source states for a role without saying who achieved it: 'While Kim was Head of Sales at
 * Hooli, revenue grew by 30%'.
 */
function resultSentence(
  { role, text, fact, language }: Statement,
  { first }: CareerContext,
  here: RoleFact | undefined,
): CitedText | undefined {
  if (!role?.organisation || !role.title || !first || language !== 'en') return undefined;
  const begins =
    here?.id === role.id || !namesPerson(role.title)
      ? `At ${theOrganisation(role.organisation)}`
      : typeof role.end === 'object'
        ? `While ${first} was ${titleWithArticle(role.title, role.organisation)}`
        : `With ${first} as ${titleOfOrganisation(role.title, role.organisation)}`;
  return { text: addFinalPeriod(`${begins}, ${lowerFirst(text)}`), spans: spansOf(role, fact) };
}

/**
 * Writes an achievement of an earlier role as one sentence: title, years and action, or the employer alone where the
 * title or years of the role do not fit a sentence. Undefined if the role has no year or the action is not past.
 * @param isBeginning whether the person joined the employer in this role
 * @param before the sentence before, whose construction is not used again
 */
export function earlierAchievementSentence(
  statement: Statement,
  context: CareerContext,
  isBeginning: boolean,
  key: string,
  before?: CitedText,
): CitedText | undefined {
  const { role, predicate } = statement;
  const { from, until, span } = yearsOf(statement);
  const { first } = context;
  if (!role?.organisation || !role.title || !predicate || predicate.tense !== 'past' || !first)
    return undefined;
  if (
    (role.start && hasOwnTime(predicate.text)) ||
    !namesPerson(role.title) ||
    listsDatedTitles(role) ||
    (isFounding(predicate.text) && mentionsEmployer(statement))
  )
    return achievementSentence(statement, context, undefined, key, 'employer', before);
  if (!from) return undefined;
  const place = theOrganisation(role.organisation);
  const titlePhrase = titleWithArticle(role.title, role.organisation);
  const office = fitsFrame(role.title) ? titleOfOrganisation(role.title, role.organisation) : undefined;
  const action = predicate.text;
  // A further 'and' before acts that are joined by one is hard to read.
  const isOneAct = !/ and /.test(action);
  const options = [
    span && office ? `As ${office} ${span}, ${first} ${action}` : undefined,
    span && office ? `${upperFirst(span)}, as ${office}, ${first} ${action}` : undefined,
    span ? `At ${place} ${span}, ${first} ${action}` : undefined,
    span && isOneAct ? `${first} was ${titlePhrase} ${span} and ${action}` : undefined,
    until && !span && office ? `In ${until}, as ${office}, ${first} ${action}` : undefined,
    isBeginning && office
      ? `${first} joined ${place} in ${from} and, as ${titleInSentence(role.title)}, ${action}`
      : undefined,
  ];
  const text =
    chooseUnlike(options, key, before?.text, first) ?? `At ${place}, from ${from}, ${first} ${action}`;
  return { text: addFinalPeriod(removeFinalPeriod(text)), spans: spansOf(role, statement.fact) };
}
