/** Prepares the facts of a career for the composer. */
import { isAnswerId } from '@/shared/interview/answers';
import { parsePersonName } from '@/shared/people/person-name';
import { firstName } from '@/shared/profile/profile-data';
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact, type StatementFact } from '@/shared/record/facts';
import { headForms } from '../../language/grammar/predicate';
import { isAllCaps, toTitleCase } from '../../language/text/casing';
import { joinConsequences } from '../../language/text/consequences';
import { cleanRawText } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { type Language, mainLanguage } from '../../language/text/language';
import { capitaliseItems, dutiesWithoutTo } from '../../language/text/listed-items';
import { titleOf } from '../../language/text/role-title';
import { isInThirdPerson } from '../../language/text/whole-sentence';
import { withoutAims } from './aims';
import { distinctStatements } from './distinct';
import { idsOfAchievements } from './emphasis';
import { statePastWork } from './ended-work';
import { labelledSources } from './labelled-sources';
import { isOrganisation, isTitle, namesNoEmployer } from './plausible';
import { isPersonName } from './plausible-person';
import { createEmployerName, createOwnSpelling, printedName } from './printed-name';
import { readStatements } from './read';
import type { ReadingContext } from './reading-context';
import { withoutFiguresOfRoles, withoutRepeatedFigures } from './repeated-figures';
import type { Statement } from './statement';
import { applyStatementChoices } from './wordings';

/** Everything that the composer works from: the facts, cleaned and parsed into statements. */
export interface CareerContext {
  facts: CareerFacts;
  language: Language;
  name: string;
  /** The name for prose: without credentials and not in capitals; '' without a name. */
  fullName: string;
  /** The given name for prose; '' without a name. */
  first: string;
  /** The roles that may be printed, newest first. */
  roles: RoleFact[];
  about: Statement[];
  /** Statements of roles and other statements, the weightiest first. */
  achievements: Statement[];
}

const HONORIFIC_WORD_PATTERN = /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|herr|frau|dipl|ing)\.?\s+/i;

/** The given name: 'James' for 'Dr. James Chen'. A name in Han, Hiragana or Hangul is kept whole. */
export function givenNameOf(name: string): string {
  let plainName = name.replace(/(?<![\p{L}.])(?:\p{Lu}\.)+(?=\p{Lu}\p{Ll}{2})/gu, '');
  while (HONORIFIC_WORD_PATTERN.test(plainName)) plainName = plainName.replace(HONORIFIC_WORD_PATTERN, '');
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(plainName)) return plainName;
  const givenName = firstName(plainName, '')
    .replace(/[^\p{L}\p{M}'’.-]/gu, '')
    // 'Wendelin. K.R' has a stop after the name.
    .replace(/(?<=\p{L}{4})\.$/u, '');
  if (!INITIALS_PATTERN.test(givenName)) return givenName;
  // In 'K. N. Varenne' only one name is written in full.
  return plainName.split(/\s+/).findLast((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word)) ?? givenName;
}
const INITIALS_PATTERN = /^(?:\p{Lu}\.)+\p{Lu}?$|^\p{Lu}$/u;

/** A name for prose: 'Ruth Calloway' for 'Ruth CALLOWAY, CFA' and for 'ruth calloway'. */
function proseNameOf(name: string): string {
  const plainName = removeCredentials(name);
  const isSmall = !/\p{Lu}/u.test(plainName);
  return plainName
    .split(' ')
    .map((word) =>
      isSmall || /^\p{Lu}{3,}$/u.test(word)
        ? word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
        : word,
    )
    .join(' ');
}

/** A name without credentials: 'Ruth Calloway' for 'Ruth Calloway, CFA'. */
function removeCredentials(name: string): string {
  const { plain } = parsePersonName(name);
  const at = plain ? name.indexOf(plain) : -1;
  return at < 0 ? name : name.slice(0, at + plain.length);
}

/** Words that occur in lower case in the document and so are not names where they are capitalised. */
function smallWordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'’-])\p{Ll}{4,}(?![\p{L}'’])/gu) ?? []));
}

/** A capitalised word inside a sentence before a kind of product: 'the move to Priority ERP'. */
const PRODUCT_PATTERN =
  /(?<=[\p{Ll}\d,] )(?!(?:Cloud|Custom|Enterprise|Legacy|Modern|Internal|Global|Open|Core|Main|Local|Group|New)\b)(\p{Lu}\p{Ll}{3,20}) (?:ERP|CRM|PLM|MES|WMS|HRIS|POS)(?!\p{L})/gu;
/** Minimum number of times that a document must name a product in this form. */
const MIN_PRODUCT_MENTIONS = 2;
/** The products that texts call by a common word with a capital. */
function productsIn(texts: readonly string[]): Set<string> {
  const productWords = texts.flatMap((text) =>
    [...text.matchAll(PRODUCT_PATTERN)].map(([, word = '']) => word),
  );
  return new Set(
    productWords.filter(
      (word) => productWords.filter((other) => other === word).length >= MIN_PRODUCT_MENTIONS,
    ),
  );
}

/** Weight of the owner's own answers, higher than that of anything that was read. */
const ANSWER_WEIGHT = 10;

/** Weight added to what its author lists below a heading of achievements. */
const EMPHASIS_WEIGHT = 1;

/** Matches unpaid work that only its title reveals. */
const UNPAID_TITLE_PATTERN = /\bvolunteer(?:ing)?\b/i;

const SENTENCE_CLOSED_PATTERN = /[.!?:;…)"”]\s*$/u;
const MIN_LONG_LINE_CHARACTERS = 60;
/** Whether a line is too short to be half of a sentence that a page break has split. */
const isShortLine = (value: string) => value.length < MIN_LONG_LINE_CHARACTERS;

/** Whether a line without a full stop at its end has one inside: '... of two ports. Blog: https://...'. */
const hasSentenceEndInside = (value: string): boolean => /\p{Ll}\)?\. ?\p{Lu}/u.test(value);
/** Whether a line begins a sentence, so that the one before it is whole. */
const beginsSentence = (line: StatementFact | undefined) => line !== undefined && /^\p{Lu}/u.test(line.value);

const isSure = ({ confidence }: { confidence: number }) => confidence >= PROSE_CONFIDENCE;

/** Longer titles and employers are checked even if the owner or a labelled field gave them. */
const MAX_TITLE_WORDS = 16;

/**
 * Creates a test of whether the words of a role's title or employer need no check, because its owner or a labelled
 * field stated them.
 */
function createIsGiven(facts: CareerFacts): (role: RoleFact, field: 'title' | 'organisation') => boolean {
  const labelled = labelledSources(facts);
  return (role, field) =>
    role[field].trim() !== '' &&
    role[field].split(/\s/).length <= MAX_TITLE_WORDS &&
    (role.own?.includes(field) || role.spans.some(({ source }) => labelled.has(source)));
}

/** Whether a role can be named: of title, employer and years it has two. */
const isPrintable = ({ title, organisation, start, end }: RoleFact): boolean =>
  (title !== '' && organisation !== '') ||
  ((title !== '' || organisation !== '') && start !== undefined && end !== undefined);

function rolesFor(facts: CareerFacts): RoleFact[] {
  const isGiven = createIsGiven(facts);
  const employerName = createEmployerName(facts);
  const ownSpelling = createOwnSpelling(facts);
  const headline = wordsKey(facts.headline?.value ?? '');
  // Titles of the person, which cannot be employers.
  const titles = new Set(facts.roles.map(({ title }) => wordsKey(title)).filter((title) => title !== ''));
  return facts.roles
    .filter(isSure)
    .map((role, at) => {
      const title = isGiven(role, 'title') || isTitle(titleOf(role)) ? ownSpelling(titleOf(role), role) : '';
      // A headline describes the present, so the first undated role that it names is current.
      const ongoing =
        at === 0 && !role.start && !role.end && title !== '' && headline.includes(wordsKey(title));
      return {
        ...role,
        title,
        organisation:
          (isGiven(role, 'organisation') && !namesNoEmployer(role.organisation)) ||
          (isOrganisation(role.organisation, role.title) && !titles.has(wordsKey(role.organisation)))
            ? ownSpelling(employerName(role.organisation), role)
            : '',
        statements: joinConsequences(
          capitaliseItems(dutiesWithoutTo(withoutAims(role.statements.filter(isSure)))),
        ),
        ...(ongoing ? { end: 'present' as const } : {}),
        ...(role.kind !== 'board' && UNPAID_TITLE_PATTERN.test(role.title)
          ? { kind: 'volunteering' as const }
          : {}),
      };
    })
    .filter((role) => isPrintable(role) || role.statements.length > 0);
}

/** The possessive pronoun of an 'About' text in the third person; undefined if it is in the first or has none. */
function possessiveIn(facts: CareerFacts): string | undefined {
  const text = facts.about.map((fact) => fact.value).join(' ');
  if (/\b(?:I|my)\b/.test(text)) return undefined;
  if (/\b[Ss]he\b.*\b[Hh]er\b/.test(text)) return 'her';
  return /\b[Hh]e\b.*\b[Hh]is\b/.test(text) ? 'his' : undefined;
}

/** The names of the person, places, employers and skills by word in lower case, as they are written. */
function namesIn(facts: CareerFacts): Map<string, string> {
  const names = new Map<string, string>();
  const texts = [
    facts.name?.value,
    facts.location?.value,
    ...facts.skills.map(({ value }) => value).filter((skill) => / \p{Lu}/u.test(skill) && !isAllCaps(skill)),
    ...facts.roles.flatMap((r) => [r.organisation, r.location]),
  ];
  for (const word of texts.flatMap((text) => toTitleCase(cleanRawText(text ?? '')).split(/[\s,]+/))) {
    if (/^\p{Lu}\p{L}{2,}/u.test(word)) names.set(word.toLowerCase(), word);
  }
  return names;
}

/** Cleans the facts of a career and parses them into printable statements, by weight and then in the source's order. */
export function careerContextOf(facts: CareerFacts): CareerContext {
  const roles = rolesFor(facts);
  // Removes the glyph of an icon font ('Ada Varn Õ') and a short name in brackets ('Ada Varn (Addy)').
  const wholeName = printedName(facts.name?.value ?? '')
    .replace(/\s[À-ÖØ-Þ]$/u, '')
    .replace(/,?\s\(\p{Lu}\p{L}{1,14}\)(?=\s|$)/u, '');
  const plainName = removeCredentials(wholeName);
  const name = isPersonName(plainName) ? `${proseNameOf(wholeName)}${wholeName.slice(plainName.length)}` : '';
  const texts = [...facts.about, ...facts.statements, ...facts.roles.flatMap((role) => role.statements)].map(
    (f) => f.value,
  );
  const isEmployer = (text: string) =>
    roles.some(({ organisation }) => wordsKey(organisation) === wordsKey(text));
  const years = roles.flatMap((r) => [r.start?.year, r.end === 'present' ? undefined : r.end?.year]);
  const reading: ReadingContext = {
    organisations: roles.map((role) => role.organisation).filter(Boolean),
    names: namesIn(facts),
    firstName: isEmployer(name) ? '' : givenNameOf(proseNameOf(name)),
    common: smallWordsIn(texts),
    products: productsIn([...texts, facts.headline?.value ?? '', ...roles.map(({ title }) => title)]),
    inThirdPerson: isInThirdPerson(facts.about.map(({ value }) => value)),
    latestYear: Math.max(0, ...years.filter((year) => year !== undefined)),
    isEmployed:
      facts.roles.every((role) => typeof role.end !== 'object') || roles.some(({ end }) => end === 'present'),
    language: mainLanguage([...texts, ...roles.map((role) => role.title)]),
    ...(possessiveIn(facts) ? { possessive: possessiveIn(facts) } : {}),
  };
  const roleStatementKeys = new Set(
    roles.flatMap((role) => role.statements.map(({ value }) => wordsKey(value))),
  );
  const areSentences =
    facts.about.filter(({ value }) => SENTENCE_CLOSED_PATTERN.test(value)).length > facts.about.length / 2;
  const about = facts.about
    .filter((fact) => isSure(fact) && !isAnswerId(fact.id))
    // A text that also belongs to a role is used for the role, in the role's tense.
    .filter(({ value }) => !roleStatementKeys.has(wordsKey(value)))
    // Among complete sentences, a line without a full stop is half of a sentence.
    .filter(
      ({ value }, at, all) =>
        !areSentences ||
        SENTENCE_CLOSED_PATTERN.test(value) ||
        isShortLine(value) ||
        hasSentenceEndInside(value) ||
        beginsSentence(all[at + 1]),
    )
    .flatMap((fact) => statePastWork(readStatements(fact, 'about', undefined, reading), roles));
  const roleStatements = [
    ...roles.flatMap((role) => {
      const siblingForms = headForms(role.statements.map(({ value }) => cleanRawText(value)));
      return role.statements.flatMap((fact, at, all) =>
        readStatements(fact, 'role', role, reading, siblingForms, all[at + 1]?.value),
      );
    }),
    ...facts.statements
      .filter(isSure)
      .flatMap((fact) => readStatements(fact, 'statement', undefined, reading)),
  ];
  const idsBelowAchievements = new Set(roles.flatMap((role) => [...idsOfAchievements(role)]));
  const ranked = applyStatementChoices(roleStatements, facts.choices)
    .map((statement) =>
      idsBelowAchievements.has(statement.fact.id)
        ? { ...statement, weight: statement.weight + EMPHASIS_WEIGHT }
        : statement,
    )
    .map((statement) =>
      isAnswerId(statement.fact.id) ? { ...statement, weight: statement.weight + ANSWER_WEIGHT } : statement,
    )
    .map((statement, at) => ({ statement, at }))
    .sort((a, b) => b.statement.weight - a.statement.weight || a.at - b.at);
  const achievements = withoutRepeatedFigures(distinctStatements(ranked.map(({ statement }) => statement)));
  return {
    facts,
    language: reading.language,
    name,
    fullName: proseNameOf(name),
    first: reading.firstName,
    roles,
    // A text that also belongs to a role is used with the role's employer, unless the role has it without its verb.
    about: withoutFiguresOfRoles(
      distinctStatements(
        applyStatementChoices(about, facts.choices),
        achievements.filter(({ role, form }) => role && form !== 'fragment'),
      ),
      achievements,
    ),
    achievements,
  };
}
