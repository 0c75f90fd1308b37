import { isResultClause } from '../../language/vocabulary/results';
import { isLearner, TITLE_NOUN } from '../../language/vocabulary/titles';
import {
  MOTIVE_PATTERN,
  SPECIALITY_PATTERN,
  WAY_OF_WORKING_PATTERN,
} from '../../language/vocabulary/way-of-working';
import { canBeListEntry } from '../sections/statement-sentence';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, saysChange, sortByProof } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { currentRole, employmentSpansOf, isExecutive, isOld } from './career-order';
import { filterByLineOfWork } from './line-of-work';
import { type Portrait, portraitsOf } from './portraits';
import { isWeakStatement } from './work-areas';

/**
 * The statements of each section. Every statement belongs to one section; key roles and skills may also quote
 * one briefly.
 */
export interface SectionStatements {
  /** Statements about working with the person. */
  manual: readonly Statement[];
  /** Statements about the companies and situations in which the person is called. */
  sweetSpot: readonly Statement[];
  /** Statements of the person about themselves. */
  own: readonly Statement[];
  /** Statements of what the person is, for a description without a present role. */
  opening: readonly Statement[];
  description: readonly Statement[];
  introduction: readonly Statement[];
  /** One statement each of earlier roles, by the id of the role. */
  story: ReadonlyMap<string, Statement>;
  personas: readonly Portrait[];
  superpowers: readonly Portrait[];
  /** Statements that no section uses. */
  left: readonly Statement[];
}

const MAX_MANUAL = 6;
/** Number of statements at which the description can have a second one without other sections lacking it. */
const ENOUGH = 5;
/** Number of statements at which introduction and story can each have one more. */
const PLENTY = 8;
const BEATS = 2;
/** Minimum number of statements about oneself; with fewer, achievements introduce the person too. */
const QUIET = 2;
/** Number of statements at which none has to be used twice. */
const AMPLE = 24;
/** Maximum statements of a description, if there are changes in figures that no other section uses. */
const MAX_TOLD = 4;
/** Maximum pinned statements that the description uses because no other section does. */
const MAX_WANTED = 5;

const COMPANY =
  /\b(?:compan(?:y|ies)|founders?|business(?:es)?|firms|start-?ups|scale-?ups|boards|owners|organi[sz]ations|teams|ceos)\b/i;
const CALLED =
  /\b(?:help|helps|serve|serves|advise|advises|works? with|work best|step in|called in|support|supports|join|joins|partner|partners)\b/i;
const MOMENT =
  /\b(?:when|after|before|between|during|through|facing|ahead of|who|whose|that need|series [a-e]|pre-|post-|early[- ]stage|growth[- ]stage|from .{1,80} to)\b/i;

/** Words of studies, whose subject is not a focus of the work. */
const STUDIES =
  /\b(?:pursuing|studying|degree|ph\.? ?d|[mb]\.? ?sc?|master['’]?s?|bachelor['’]?s?|diploma|university|institute of|gpa|coursework|student)\b/i;

/**
 * Whether a statement of the 'About' text says for which companies, in which situation or with which mandate
 * the person works.
 */
const isSweetSpot = ({ fact }: Statement) =>
  COMPANY.test(fact.value) && CALLED.test(fact.value) && MOMENT.test(fact.value);

/**
 * Whether a statement is about the person and can be printed without a subject. In English it must begin with
 * a verb or state a result of its role.
 */
export function isPrintableStatement(statement: Statement): boolean {
  if (statement.text.split(' ').length < 4 || !canBeListEntry(statement)) return false;
  return statement.language !== 'en' || statement.predicate !== undefined || isResultClause(statement.text);
}

/** Minimum weight at which a line without a figure is an achievement. */
const WEIGHTY = 2;

/**
 * Whether a line of the 'About' text states an achievement, as lines of roles do: 'Cut hosting costs by 45%'.
 */
const isDeed = ({ form, language, predicate, fact, text, weight }: Statement): boolean =>
  language === 'en' &&
  form === 'predicate' &&
  predicate?.tense === 'past' &&
  !/^(?:has|had|was|is) /.test(predicate.text) &&
  !/\bI\b/.test(fact.value) &&
  (hasFigure(text) || weight >= WEIGHTY);

/**
 * Distributes statements about oneself. Those clearly about working with the person, or about whom they
 * serve, have their own sections. Motives and specialities have too, if another sentence is left to introduce
 * the person.
 */
function ownSections(own: readonly Statement[]): Pick<SectionStatements, 'manual' | 'sweetSpot'> {
  const manual = own
    .filter(({ form, fact }) => form !== 'person' && WAY_OF_WORKING_PATTERN.test(fact.value))
    .slice(0, MAX_MANUAL);
  const sweetSpot = own.filter((one) => !manual.includes(one) && isSweetSpot(one)).slice(0, 1);
  const spare = (wanted: (statement: Statement) => boolean): Statement | undefined => {
    const rest = own.filter((one) => !manual.includes(one) && !sweetSpot.includes(one));
    return rest.length > 1 ? rest.find((one) => one.form !== 'person' && wanted(one)) : undefined;
  };
  const speciality =
    sweetSpot.length === 0
      ? spare(({ fact }) => SPECIALITY_PATTERN.test(fact.value) && !STUDIES.test(fact.value))
      : undefined;
  if (speciality) sweetSpot.push(speciality);
  while (manual.length < MAX_MANUAL) {
    const motive = spare(({ fact }) => MOTIVE_PATTERN.test(fact.value));
    if (!motive) break;
    manual.push(motive);
  }
  return { manual, sweetSpot };
}

/**
 * Ranks the statements and assigns each to one section. The order here is the order of precedence: statements
 * about oneself, the description, the story, then the portraits.
 * @param stands whether a statement passes the check by itself; others are not used
 */
export function allocateStatements(
  context: CareerContext,
  stands: (statement: Statement) => boolean = () => true,
): SectionStatements {
  const deeds = context.about.filter((one) => isDeed(one) && isPrintableStatement(one) && stands(one));
  const own = context.about.filter(
    (one) =>
      ((one.form !== 'fragment' && one.form !== 'clause') || one.language !== 'en') && !deeds.includes(one),
  );
  const { manual, sweetSpot } = ownSections(own);

  const spoken = own.filter((one) => !manual.includes(one) && !sweetSpot.includes(one));
  const opening = hasNoPost(context) && spoken.length > 1 ? spoken.filter(isSelfDescription).slice(0, 1) : [];

  const ofRoles = context.achievements.filter((one) => isPrintableStatement(one) && stands(one));
  const tellable = [...ofRoles, ...deeds];
  let left = sortByProof(filterByLineOfWork(tellable, context));
  const total = left.length;
  // Old roles are omitted if there is enough to say about newer ones.
  const newer = left.filter(({ role }) => !isOld(role, context)).length;
  const isLongAgo = ({ role }: Statement) =>
    (isExecutive(context) || newer >= PLENTY) && isOld(role, context);
  const take = (wanted: readonly (Statement | undefined)[]): Statement[] => {
    const found = [...new Set(wanted)].filter((one) => one !== undefined);
    left = left.filter((one) => !found.includes(one));
    return found;
  };
  // Sentences need a name; without one, their statements are left for lists.
  const takeForProse = (wanted: readonly (Statement | undefined)[]) => (context.first ? take(wanted) : []);
  const present = currentRole(context);
  // A duty that every holder of a role has is omitted, and only the role is named.
  const telling = (one: Statement) => one.language !== 'en' || one.pinned === true || !isWeakStatement(one);
  // Internships and studies are used only if there is little else.
  const hasWorked = left.filter((one) => !isOfLearning(one)).length >= WITHOUT_LEARNING;
  const withoutLearning = (statements: readonly Statement[]) =>
    statements.filter((one) => !hasWorked || !isOfLearning(one));
  const recent = withoutLearning(
    left.filter((one) => one.role?.organisation && !isLongAgo(one) && telling(one)),
  );
  const ofPresent = recent.filter(({ role }) => role?.id === present?.id);
  const ofOthers = recent.filter(({ role }) => role?.id !== present?.id && role?.kind !== 'volunteering');
  const proof = ofOthers.find(({ text }) => hasFigure(text));
  // Statements of the present role come together, before those of earlier roles.
  const description = takeForProse([
    ofPresent[0] ?? ofOthers[0],
    total > 2 * PLENTY || (!proof && total > ENOUGH) ? ofPresent[1] : undefined,
    total >= ENOUGH || !ofPresent[0] ? proof : undefined,
  ]);

  // If the person says little about themselves, the next best achievements introduce them.
  const isQuiet = spoken.length < QUIET;
  const next = recent.filter((one) => !description.includes(one) && one.weight >= WEIGHTY);
  const introduction = takeForProse(
    isQuiet && total >= ENOUGH
      ? [next[0], total >= PLENTY ? next.find(({ role }) => role?.id !== next[0]?.role?.id) : undefined]
      : [],
  );

  const earlier = employmentSpansOf(context)
    .filter(({ roles }) => !roles.some(({ id }) => id === present?.id))
    .reverse();
  // Roles that the description does not mention come first.
  const described = new Set(description.map(({ role }) => role?.id));
  const inCareer = withoutLearning(left.filter((one) => one.role && !isLongAgo(one) && telling(one)));
  const storyStatements = earlier.flatMap(({ roles }) => {
    const ids = new Set(roles.map(({ id }) => id));
    const ofEmployer = inCareer.filter(({ role }) => role && ids.has(role.id));
    return ofEmployer.length > 1 || (ofEmployer.length > 0 && total >= PLENTY) ? [ofEmployer.at(0)] : [];
  });
  const story = new Map(
    takeForProse(
      byWorth(storyStatements)
        .sort((a, b) => Number(described.has(a.role?.id)) - Number(described.has(b.role?.id)))
        .slice(0, total > PLENTY + 2 ? BEATS : total >= ENOUGH + 2 ? 1 : 0),
    ).map((one) => [one.role?.id ?? '', one]),
  );

  const shownOf = (statements: readonly Statement[]) =>
    withoutLearning(sortByProof(statements).filter((one) => !isLongAgo(one) || total < PLENTY));
  const planned = portraitsOf(shownOf(left), context.language);
  // A short record would leave the portraits empty, so there they may repeat statements of the paragraphs.
  const again =
    total < AMPLE ? [...(total < PLENTY ? description : []), ...introduction, ...story.values()] : [];
  const { personas, superpowers } = filled(planned, () =>
    portraitsOf(shownOf([...left, ...again]), context.language),
  );
  take([...personas, ...superpowers].flatMap(({ statements }) => statements));
  // Pinned statements that no section has used are added to the description.
  const wanted = take(left.filter(({ pinned }) => pinned).slice(0, MAX_WANTED));
  // The strongest changes in figures are used even if no portrait has a title for them.
  const proofs = take(
    withoutLearning(left)
      .filter((one) => one.weight > 0 && hasFigure(one.text) && !isLongAgo(one))
      .filter((one) => saysChange(one) || total < ENOUGH)
      .slice(0, Math.max(0, MAX_TOLD - description.length)),
  );
  // Unused achievements of the 'About' text introduce a person who says little else.
  const ownDeeds =
    isQuiet && introduction.length === 0
      ? takeForProse(left.filter((one) => deeds.includes(one)).slice(0, QUIET - spoken.length))
      : [];
  // A statement without a post would be attributed to the post named before it in the description.
  const ofDescription = [...description, ...proofs, ...wanted];
  const isPlaced = (one: Statement) =>
    one.role !== undefined || one.language !== 'en' || !ofDescription.some(isOfPost);
  return {
    manual,
    sweetSpot,
    own: [
      ...spoken.filter((one) => !opening.includes(one)),
      ...ownDeeds,
      ...ofDescription.filter((one) => !isPlaced(one)),
    ],
    opening,
    description: ofDescription.filter(isPlaced),
    introduction,
    story,
    personas,
    superpowers,
    left,
  };
}

const isOfPost = ({ role }: Statement): boolean => role !== undefined;

interface Portraits {
  personas: Portrait[];
  superpowers: Portrait[];
}

/**
 * Replaces missing personas or superpowers by `others`. Planned superpowers stay, since they repeat nothing.
 */
function filled(planned: Portraits, others: () => Portraits): Portraits {
  if (planned.personas.length > 0 && planned.superpowers.length > 0) return planned;
  const more = others();
  const personas = planned.personas.length < more.personas.length ? more.personas : planned.personas;
  const inPersonas = new Set(personas.flatMap(({ statements }) => statements));
  const isNew = ({ statements }: Portrait) => !statements.some((one) => inPersonas.has(one));
  const superpowers = planned.superpowers.filter(isNew);
  return { personas, superpowers: superpowers.length > 0 ? superpowers : more.superpowers.filter(isNew) };
}

/** Whether a statement says what the person is: 'Planner with 22 years in two ports'. */
const isSelfDescription = ({ form, predicate }: Statement): boolean =>
  form === 'person' || /^is an? /.test(predicate?.text ?? '');

/** Whether the record has no present role that a sentence can name. */
function hasNoPost(context: CareerContext): boolean {
  const role = currentRole(context);
  return role?.end !== 'present' || !role.organisation || !TITLE_NOUN.test(role.title);
}

/** Number of other statements at which those of internships and studies are omitted. */
const WITHOUT_LEARNING = 3;

/** Private lessons, which say little about the work. */
const TUTORING = /\btutor(?:ing)?\b/i;

/** Whether a statement is about an internship, studies or private lessons. */
const isOfLearning = ({ role }: Statement) => !!role && (isLearner(role.title) || TUTORING.test(role.title));

/** Number of years after which a role is used only if no newer one has a statement. */
const OLD = 15;

/** Sorts statements by the seniority of their role, then the latest first. */
function byWorth(beats: readonly (Statement | undefined)[]): Statement[] {
  const all = beats.filter((one) => one !== undefined);
  const yearOf = ({ role }: Statement) => (typeof role?.end === 'object' ? role.end.year : 9_999);
  const latest = Math.max(0, ...all.map(yearOf));
  return all.filter((one) => yearOf(one) >= latest - OLD).sort((a, b) => b.weight - a.weight);
}
