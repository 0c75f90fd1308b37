/** Chooses the statements with which the description begins. */
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { ageCost, currentRole, highestPost, isExecutive, isOld } from '../career/career-order';
import { dutyOf } from '../sentences/duty';
import { earlierRolesSentences } from '../sentences/earlier-roles';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, leadWorth, saysChange, saysScale } from '../statements/figures';
import {
  importanceOf,
  isFounding,
  isProcess,
  isRoutine,
  statesWholeResponsibility,
} from '../statements/importance';
import type { Statement } from '../statements/statement';

/**
 * With this many statements or more, the description can have one of an earlier role without other sections lacking it.
 */
const ENOUGH_STATEMENTS = 5;
/** With this many statements or more, it can have a second one of the present role. */
const MANY_STATEMENTS = 17;
/** With this many statements or more, it can also have that second one if no earlier role has a proof. */
const ENOUGH_WITHOUT_PROOF = 6;

/** Minimum worth of a result, or of the reach of a role, that precedes all others. */
const MIN_LEADING_WORTH = 4;

const sortByLead = (
  statements: readonly Statement[],
  costOf: (statement: Statement) => number = () => 0,
): Statement[] =>
  [...statements].sort(
    (a, b) =>
      Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
      Number(isProcess(a.text)) - Number(isProcess(b.text)) ||
      leadWorth(b) - costOf(b) - (leadWorth(a) - costOf(a)),
  );

/** Minimum importance, by its words alone, of a line without a figure that says more than a task, in each tense. */
const MIN_IMPORTANCE = { present: 1, past: 0.3 };

/**
 * Minimum importance, by its words alone, of a statement without a figure of an earlier role. A less important one says
 * less than the mention of the role itself.
 */
const MIN_EARLIER_IMPORTANCE = 1.2;

/** Whether a line names a usual task of its kind of role without a result: 'Prepares the monthly plans'. */
const isTask = ({ text, language, predicate, pinned }: Statement): boolean =>
  language === 'en' &&
  pinned !== true &&
  !hasFigure(text) &&
  !isFounding(text) &&
  !statesWholeResponsibility(text) &&
  importanceOf(text, undefined, 0) < MIN_IMPORTANCE[predicate?.tense ?? 'past'];

/** Minimum words and importance of a line that says what a post covers. */
const MIN_REMIT_WORDS = 10;
const MIN_REMIT_IMPORTANCE = -0.3;
/**
 * Whether a line without a result says what a post covers, and for whom or what: 'Values estates for investors in
 * ...'.
 */
const isRemit = ({ text, language, form }: Statement): boolean =>
  language === 'en' &&
  form === 'predicate' &&
  !isProcess(text) &&
  !isRoutine(text) &&
  text.split(' ').length >= MIN_REMIT_WORDS &&
  importanceOf(text, undefined, 0) >= MIN_REMIT_IMPORTANCE;

/**
 * The statements with which the description begins: what the present role achieved, or its reach, and the best proof of
 * earlier ones, except old ones. A line that only names a process or a short task comes first only if the record has
 * nothing else, not even earlier roles, and the person does not describe themselves.
 * @param recent the statements that can be used, and `left` those of which duties can be taken
 * @param isOpened whether a sentence about what the person is precedes them
 */
export function leadingStatements(
  recent: readonly Statement[],
  left: readonly Statement[],
  context: CareerContext,
  isOpened: boolean,
): (Statement | undefined)[] {
  const leads = firstStatements(recent, left, context, isOpened);
  // The highest earlier post is told with its best statement, if that leaves another one for the list of roles.
  const highest = highestPost(context);
  const ofHighest = sortByLead(
    recent.filter(({ role, text }) => role !== undefined && role.id === highest?.id && !isProcess(text)),
  );
  const isTold = leads.some((one) => one?.role && one.role.id === highest?.id);
  return isTold || ofHighest.length < 2 || left.length < ENOUGH_STATEMENTS ? leads : [...leads, ofHighest[0]];
}

function firstStatements(
  recent: readonly Statement[],
  left: readonly Statement[],
  context: CareerContext,
  isOpened: boolean,
): (Statement | undefined)[] {
  const present = currentRole(context);
  const isPresent = ({ role }: Statement) => role !== undefined && role.id === present?.id;
  const mayLead = (one: Statement) => one.pinned === true || !(isProcess(one.text) || isTask(one));
  // A sentence about an earlier role must be worth more than the mention of the role itself.
  const isWorthTelling = (one: Statement) =>
    mayLead(one) &&
    (one.language !== 'en' ||
      one.pinned === true ||
      hasFigure(one.text) ||
      statesWholeResponsibility(one.text) ||
      importanceOf(one.text, undefined, 0) >= MIN_EARLIER_IMPORTANCE);
  const presentStatements = sortByLead(recent.filter(isPresent));
  const hasPath = earlierRolesSentences(context).length > 0;
  const earlier = recent.filter(({ role }) => role?.id !== present?.id && role?.kind !== 'volunteering');
  const newer = sortByLead(
    earlier.filter(({ role, text, pinned }) => pinned || isFounding(text) || !isOld(role, context)),
    ({ role }) => ageCost(role, context),
  );
  // A present role with duties alone is described by the strongest of them.
  const duties = left.filter((one) => isPresent(one) && dutyOf(one)).slice(0, 1);
  const hasBetter = isOpened || hasPath || newer.some(mayLead);
  const all = presentStatements.length > 0 ? presentStatements : duties;
  const leads = hasBetter ? all.filter(mayLead) : all;
  // What the present post covers says more than its title alone.
  const here = leads.length > 0 ? leads : all.filter(isRemit).slice(0, 1);
  const isKnown = hasBetter || here.length > 0;
  const others = isKnown ? newer.filter(isWorthTelling) : sortByLead(earlier);
  const isUnproven = isOpened || (here.length > 0 && leads.length === 0);
  const proof = others.find(({ text }) => hasFigure(text)) ?? (isUnproven ? others[0] : undefined);
  const total = left.length;
  // For an executive, the reach of the role precedes its best result: 'leads mills with 900 people'.
  const reach = isExecutive(context)
    ? here.find((one) => saysScale(one) && leadWorth(one) >= MIN_LEADING_WORTH)
    : undefined;
  const result = here.find((one) => one !== reach && saysChange(one) && hasFigure(one.text));
  if (reach && result) return [reach, result, total >= ENOUGH_STATEMENTS ? proof : undefined];
  return [
    here[0] ?? others[0],
    total >= MANY_STATEMENTS || (!proof && total >= ENOUGH_WITHOUT_PROOF) ? here[1] : undefined,
    total >= ENOUGH_STATEMENTS || !here[0] ? proof : undefined,
  ];
}

/**
 * The best result in figures that the person states for no certain role: 'Led mills with over 30,000 staff in 60
 * countries'.
 */
export const careerResults = (achievements: readonly Statement[]): Statement[] =>
  sortByLead(
    achievements.filter(
      (one) => hasFigure(one.text) && !isProcess(one.text) && leadWorth(one) >= MIN_LEADING_WORTH,
    ),
  ).slice(0, 1);

/** The beginning of a sentence about what happens under the person's lead today. */
const UNDER_LEAD_PATTERN = /^(?:Under|Since) /u;

/**
 * The sentence of a text about oneself that belongs directly after the one with which the description begins: the next
 * one, if it points back to the organisation named there, otherwise one in figures on what happens under the person's
 * lead.
 * @param about the statements of the text, in its order
 */
export function continuationOf(first: Statement | undefined, about: readonly Statement[]): Statement[] {
  if (!first) return [];
  const next = about[about.indexOf(first) + 1];
  if (next?.pointsBack) return [next];
  const statementUnderLead = about.find(
    (one) =>
      one !== first &&
      one.form === 'whole' &&
      !one.pointsBack &&
      UNDER_LEAD_PATTERN.test(one.text) &&
      hasFigure(one.text),
  );
  return statementUnderLead ? [statementUnderLead] : [];
}

/** Matches what makes a sentence about oneself say more than a title: years, a field, sectors. */
const FIELD_PATTERN =
  /\d|\bdecades?\b|\b(?:specialis|specializ)\w+ in\b|\b(?:experience|expertise|background|career) (?:in|across|of|with|spanning)\b|\b(?:industr(?:y|ies)|sectors?)\b/i;

/** Whether a statement describes the person as a whole: 'Planner with 22 years in two ports'. */
const isSelfDescription = ({ form, predicate, text }: Statement): boolean =>
  form === 'person' ||
  // 'Is the founder of a mill' and 'is President of a mill'; 'is the first to say so' names no title.
  TITLE_NOUN_PATTERN.test(
    /^is (?:the |(?=\p{Lu}))((?:[\p{L}&/-]+ ){1,8}?)(?:of|at|for) /u.exec(predicate?.text ?? '')?.[1] ?? '',
  ) ||
  // 'As Director of two mills, Kim oversees 900 people'.
  (form === 'whole' &&
    TITLE_NOUN_PATTERN.test(/^As (?:the |an? )?([^,]+?) (?:of|at|for) /u.exec(text)?.[1] ?? '')) ||
  /^(?:is an? |has (?:been an? |worked in |(?:\S+ ){1,4}years\b))/.test(predicate?.text ?? '');

/** A predicate in another language with what somebody is, or the years of their work: 'est développeuse web'. */
const FOREIGN_DESCRIPTION_PATTERN =
  /^(?:est|es|é|ist|è|is|a \d|tiene \d|tem \d|hat \d|ha \d|heeft \d|(?:a plus d|tiene más d|tem mais d|hat über|hat mehr als|ha oltre|heeft meer)[^.]{0,8}\d)/u;
/** Whether a statement in another language says what somebody is or how long they have worked. */
export const isForeignDescription = ({ predicate, form, language, before }: Statement): boolean =>
  language === 'other'
    ? form === 'quoted'
    : before === undefined &&
      predicate !== undefined &&
      FOREIGN_DESCRIPTION_PATTERN.test(predicate.text) &&
      (TITLE_NOUN_PATTERN.test(predicate.text) || /\d/.test(predicate.text));

/** Whether the record has no present role that a sentence can name. */
function hasNoPost(context: CareerContext): boolean {
  const role = currentRole(context);
  return role?.end !== 'present' || !role.organisation || !TITLE_NOUN_PATTERN.test(role.title);
}

/** Minimum words of a sentence that names the present post and says more. */
const MIN_WORDS_BESIDE_POST = 12;
/** Minimum words of a sentence that says more of somebody than their title. */
const MIN_WORDS_OF_POSITION = 7;
/** Words of a sentence that is certainly English, although its document is short. */
const ENGLISH_WORD_PATTERN = /\b(?:the|and|of|with|for|who|at|to|in|by)\b/;
/** Signs that two sentences, or a heading in capitals and a sentence, were read as one. */
const RUN_ON_PATTERN = /\p{Ll}\. \p{Ll}|(?<!\p{L})\p{Lu}{2,} \p{Lu}{3,}/u;
const wordCount = ({ text }: Statement): number => text.split(' ').length;
/** A predicate with what somebody is besides their work, was before it, or holds: 'is a former trustee'. */
const SIDE_ROLE_PATTERN =
  /^(?:is )?(?:an? )?(?:former|ex-|previously|regular|frequent|winner|member|mentor|certified|chartered (?:fellow|member)|fellow|author|co-author|trustee|volunteer|non-executive|graduate|parent|mother|father|trusted)(?!\p{L})/iu;
const isSideRole = ({ predicate, text }: Statement): boolean =>
  SIDE_ROLE_PATTERN.test(predicate?.text ?? text);

/** Maximum sentences that are used verbatim. */
const MAX_VERBATIM = 2;

/**
 * The person's description of themselves, with which the text begins: one with years, field, sectors or enough words,
 * or any title if the record has no present role that can be named. In languages that are only quoted, up to
 * `MAX_VERBATIM` sentences.
 */
export function selfDescriptionOf(spoken: readonly Statement[], context: CareerContext): Statement[] {
  if (!context.first) return [];
  if (context.language !== 'en')
    return spoken.filter(isForeignDescription).slice(0, context.language === 'other' ? MAX_VERBATIM : 1);
  const present = currentRole(context);
  // Without a role, the first self-description introduces the person, unless it is all that they say of themselves.
  if (!present) return spoken.length > 1 ? spoken.filter(isSelfDescription).slice(0, 1) : [];
  const repeats = (one: Statement) =>
    wordCount(one) < MIN_WORDS_BESIDE_POST &&
    [present.title, present.organisation].every((part) => part && one.text.includes(part));
  const all = spoken.filter((one) => isSelfDescription(one) && !repeats(one));
  // The first sentence positions the person; what they are besides, or were, comes later.
  const mainDescriptions = all.filter(
    (one) =>
      !isSideRole(one) &&
      (FIELD_PATTERN.test(one.text) ||
        (wordCount(one) >= MIN_WORDS_OF_POSITION &&
          ENGLISH_WORD_PATTERN.test(one.text) &&
          !RUN_ON_PATTERN.test(one.text))),
  );
  return (
    mainDescriptions.length > 0 || !hasNoPost(context) || spoken.length < 2 ? mainDescriptions : all
  ).slice(0, 1);
}
