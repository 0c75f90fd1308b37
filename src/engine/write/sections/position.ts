/** Writes the sentence that says which post somebody holds or held. */
import type { RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { isSeries, listsDatedTitles } from '../../check/series';
import { isContinuousTenure } from '../../check/tenures';
import { isNamedIn } from '../../language/present-role';
import { upperFirst } from '../../language/text/casing';
import { addFinalPeriod } from '../../language/text/hygiene';
import { titleInSentence } from '../../language/text/role-title';
import { isOverNewYear, spanOfPost } from '../../language/text/span-of-post';
import { seniorityRankOf, TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { employmentSpansOf, hasPostBefore } from '../career/career-order';
import { theOrganisation, titleOfOrganisation, titleWithArticle } from '../phrases/english';
import { chooseByKey } from '../sentences/choose';
import type { CareerContext } from '../statements/career-context';
import { hasOwnTime } from '../statements/figures';
import type { Statement } from '../statements/statement';

/** Maximum characters of a statement that is joined to the sentence about the role. */
const MAX_ACHIEVEMENT_CHARACTERS = 240;
/** Minimum seniority rank of a title that is 'a post held'. */
const MIN_EXECUTIVE_RANK = 3;

interface Position {
  cited: CitedText;
  /** Whether the statement is part of the sentence. */
  statesAction: boolean;
}

type Construction = readonly [text: string, statesAction: boolean, ...also: RoleFact[]];

/** A predicate that says what somebody is, which the sentence about the role says already. */
const STATE_PATTERN = /^(?:is|was|has|had) (?!responsible |accountable |in charge )/;

/**
 * The predicate of a statement, if it can end the sentence about its role: it is not long, has no further clause and no
 * time of its own, and does not say what somebody is or has.
 */
function actionInSentence(action: Statement | undefined): string | undefined {
  const text = action?.predicate?.text;
  const fits =
    text && text.length <= MAX_ACHIEVEMENT_CHARACTERS && !/[;:]/.test(text) && !STATE_PATTERN.test(text);
  return fits && !hasOwnTime(text) ? text : undefined;
}

/** The first role at the same employer, if the record shows that the person was promoted from it. */
function firstPostThere(role: RoleFact, context: CareerContext): RoleFact | undefined {
  const span = employmentSpansOf(context).find(({ roles }) => roles.some(({ id }) => id === role.id));
  const first = span?.roles[0];
  return span &&
    first &&
    hasPostBefore(span, context) &&
    !isSeries(first, context.roles) &&
    first.id !== role.id &&
    first.start &&
    role.start &&
    first.start.year < role.start.year &&
    isContinuousTenure(span.roles)
    ? first
    : undefined;
}

function presentConstructions(
  name: string,
  role: RoleFact,
  action: Statement | undefined,
  context: CareerContext,
): Construction[] {
  const since = role.start?.year;
  const place = theOrganisation(role.organisation);
  const office = titleOfOrganisation(role.title, role.organisation);
  const text = actionInSentence(action);
  const past = action?.predicate?.tense === 'past' ? text : undefined;
  const ongoing = action?.predicate?.tense === 'present' ? text : undefined;
  const first = firstPostThere(role, context);
  const senior = seniorityRankOf(role.title) >= MIN_EXECUTIVE_RANK;
  const all: (Construction | undefined)[] = [
    since && first?.start
      ? [
          `${name} joined ${place} in ${first.start.year} as ${titleInSentence(first.title)} and has been its ${titleInSentence(role.title)} since ${since}`,
          false,
          first,
        ]
      : undefined,
    ongoing ? [`As ${office}, ${name} ${ongoing}`, true] : undefined,
    ongoing && since ? [`${name}, ${office} since ${since}, ${ongoing}`, true] : undefined,
    ongoing ? [`At ${place} as ${titleInSentence(role.title)}, ${name} ${ongoing}`, true] : undefined,
    past ? [`As ${office}, ${name} ${past}`, true] : undefined,
    past ? [`At ${place} as ${titleInSentence(role.title)}, ${name} ${past}`, true] : undefined,
    past && since ? [`${name}, ${office} since ${since}, ${past}`, true] : undefined,
    (past ?? ongoing) && since
      ? [
          `${name}, who has been ${titleWithArticle(role.title, role.organisation)} since ${since}, ${past ?? ongoing}`,
          true,
        ]
      : undefined,
    since
      ? [`Since ${since} ${name} has worked at ${place} as ${titleInSentence(role.title)}`, false]
      : undefined,
    since
      ? [`${name} has been ${titleWithArticle(role.title, role.organisation)} since ${since}`, false]
      : undefined,
    since
      ? [`${name} has worked as ${titleWithArticle(role.title, role.organisation)} since ${since}`, false]
      : undefined,
    since && senior
      ? [`${name} has held the post of ${titleInSentence(role.title)} at ${place} since ${since}`, false]
      : undefined,
    since && senior
      ? [`${name} is ${titleWithArticle(role.title, role.organisation)}, a post held since ${since}`, false]
      : undefined,
    since ? undefined : [`${name} is ${titleWithArticle(role.title, role.organisation)}`, false],
    since ? undefined : [`${name} works at ${place} as ${titleInSentence(role.title)}`, false],
  ];
  return all.filter((one) => one !== undefined);
}

/** Sentences about the only role at an employer, without its title, which the sentence before has named. */
function untitledConstructions(
  name: string,
  role: RoleFact,
  action: Statement | undefined,
  context: CareerContext,
): Construction[] {
  const since = role.start?.year;
  const isOnly = context.roles.every(
    ({ id, organisation }) => id === role.id || organisation !== role.organisation,
  );
  if (!since || role.end !== 'present' || !role.organisation || !isOnly) return [];
  const place = theOrganisation(role.organisation);
  const text = actionInSentence(action);
  return [
    text ? [`At ${place}, ${name} ${text}`, true] : undefined,
    [`${name} has worked at ${place} since ${since}`, false],
  ].filter((one): one is [string, boolean] => one !== undefined);
}

function pastConstructions(name: string, role: RoleFact, action: Statement | undefined): Construction[] {
  const [from, until] = [role.start?.year, typeof role.end === 'object' ? role.end.year : undefined];
  const office = titleOfOrganisation(role.title, role.organisation);
  const titlePhrase = titleWithArticle(role.title, role.organisation);
  const text = action?.predicate?.tense === 'past' ? actionInSentence(action) : undefined;
  const span = spanOfPost(role);
  const all: (Construction | undefined)[] = [
    text && span ? [`As ${office} ${span}, ${name} ${text}`, true] : undefined,
    text && span ? [`${upperFirst(span)}, as ${office}, ${name} ${text}`, true] : undefined,
    text && until && from === until ? [`In ${until}, as ${office}, ${name} ${text}`, true] : undefined,
    text && until && !from ? [`As ${office} until ${until}, ${name} ${text}`, true] : undefined,
    span ? [`${name} was ${titlePhrase} ${span}`, false] : undefined,
    span ? [`${upperFirst(span)} ${name} was ${titlePhrase}`, false] : undefined,
    span && !isOverNewYear(role)
      ? [
          `Between ${from} and ${until} ${name} worked at ${theOrganisation(role.organisation)} as ${titleInSentence(role.title)}`,
          false,
        ]
      : undefined,
    until && from === until ? [`In ${until} ${name} was ${titlePhrase}`, false] : undefined,
    until && !from ? [`Until ${until} ${name} was ${titlePhrase}`, false] : undefined,
    from && !until
      ? [
          `${name} became ${titleInSentence(role.title)} at ${theOrganisation(role.organisation)} in ${from}`,
          false,
        ]
      : undefined,
    !from && !until ? [`${name} has worked as ${titlePhrase}`, false] : undefined,
  ];
  return all.filter((one) => one !== undefined);
}

/**
 * The sentence about a role whose description names other titles with their years: those of the entry are not the
 * title's.
 */
function untimedConstructions({ fullName: name, roles }: CareerContext, role: RoleFact): Construction[] {
  const [from, until] = [role.start?.year, typeof role.end === 'object' ? role.end.year : undefined];
  const place = theOrganisation(role.organisation);
  const titlePhrase = titleWithArticle(role.title, role.organisation);
  const isOnly = roles.every(({ id, organisation }) => id === role.id || organisation !== role.organisation);
  if (!from || (!until && !isOnly)) return [[`${name} ${until ? 'was' : 'is'} ${titlePhrase}`, false]];
  return until
    ? [[`Between ${from} and ${until} ${name} worked at ${place}`, false]]
    : [[`${name} is ${titlePhrase} and has worked there since ${from}`, false]];
}

/** The sentence about a role whose employer is in doubt or unknown, with its years. */
function positionWithoutEmployer(name: string, { title, start, end }: RoleFact): string {
  const titlePhrase = titleWithArticle(title, '');
  if (end === 'present')
    return start
      ? `${name} has worked as ${titlePhrase} since ${start.year}`
      : `${name} works as ${titlePhrase}`;
  if (!end || !start) return `${name} has worked as ${titlePhrase}`;
  return `${name} was ${titlePhrase} ${spanOfPost({ start, end }) ?? `in ${end.year}`}`;
}

/** The sentence about a role that the person's headline names, although its title has no known noun. */
function positionsInHeadline({ facts, fullName: name }: CareerContext, role: RoleFact): readonly Position[] {
  if (role.end !== 'present' || !role.start || !isNamedIn(role, facts.headline?.value ?? '')) return [];
  const post = `at ${theOrganisation(role.organisation)} as ${titleInSentence(role.title)}`;
  const text = addFinalPeriod(`Since ${role.start.year} ${name} has worked ${post}`);
  return [{ cited: { text, spans: spansOf(role) }, statesAction: false }];
}

/**
 * The possible English sentences about a role, present or past, given its years, the statement and promotions. Their
 * order depends on the name; the first that passes the check is used.
 * @param isTitled whether the sentence before names the title, which need not be repeated
 */
export function positionsOf(
  context: CareerContext,
  role: RoleFact,
  action: Statement | undefined,
  isTitled = false,
): readonly Position[] {
  const { fullName: name } = context;
  // Only a title can be held: 'has worked as Incubation and direction' is not a sentence.
  if (!context.first) return [];
  if (!TITLE_NOUN_PATTERN.test(role.title)) return positionsInHeadline(context, role);
  if (!role.organisation)
    return [
      {
        cited: { text: addFinalPeriod(positionWithoutEmployer(name, role)), spans: spansOf(role) },
        statesAction: false,
      },
    ];
  const usual =
    role.end === 'present'
      ? presentConstructions(name, role, action, context)
      : pastConstructions(name, role, action);
  const options = listsDatedTitles(role) ? untimedConstructions(context, role) : usual;
  // Without a statement, a promotion at the employer is the most informative.
  const rise = action ? undefined : options.find(([, , ...also]) => also.length > 0);
  // A post is told with what was done in it, if anything can be.
  const key = `${name}|${role.organisation}|${role.title}`;
  const withAction = options.filter(([, statesAction]) => statesAction);
  const alone = options.filter(([, statesAction]) => !statesAction);
  const chosen = [rise, chooseByKey(withAction, key), ...withAction, chooseByKey(alone, key), ...alone];
  const ordered = [...new Set(chosen)].filter((one) => one !== undefined);
  const untitled = isTitled && options === usual ? untitledConstructions(name, role, action, context) : [];
  return [...untitled, ...ordered].map(([text, statesAction, ...also]) => ({
    cited: {
      text: addFinalPeriod(text),
      spans: spansOf(role, ...also, statesAction ? action?.fact : undefined),
    },
    statesAction,
  }));
}
