/** Gives lines of other sections, such as 'Selected highlights', to the role at the employer that they name. */
import type { CareerFacts, RoleFact, StatementFact } from '@/shared/record/facts';
import { verbForm } from '../../language/grammar/verbs';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { wordsKey } from '../../language/text/keys';

/** Minimum characters of an employer's name; shorter ones may be other words. */
const MIN_NAME_CHARACTERS = 4;

/**
 * Whether a line states work at an employer: 'Built two mills at Brillwater that ...', or the growth of the employer
 * itself: 'Helped scale Brillwater from two mills to nine'.
 */
function isWorkAt(line: string, organisation: string): boolean {
  const name = escapeRegExp(organisation);
  const pattern = new RegExp(
    `\\s(?:at|while with) ${name}(?=$|[\\s,.;])|^(?:helped (?:to )?)?(?:grow|grew|scaled?|build|built|transform(?:ed)?) ${name} from\\s`,
    'iu',
  );
  return pattern.test(line);
}

/** The words before 'I' that name a post: 'As founder and CEO of Brillwater, ', 'Also at Brillwater, '. */
const POST_BEFORE_SUBJECT_PATTERN =
  /^(?:also )?(?:as|while|when|at|in my (?:role|time|years) (?:as|at)|during my (?:time|years|tenure) (?:as|at)) [^;]{3,140}?, (?=I(?:\s|['’]))/iu;
/** A further sentence about the company that the sentence before it named: 'I sold the company for $9M'. */
const SAME_COMPANY_PATTERN = /^I\s.*\b(?:the|this) (?:company|business|firm)\b/u;

const wordSetOf = (text: string) => new Set(wordsKey(text).split(' ').filter(Boolean));
/** Number of words that a title shares with the words before 'I'. */
const sharedWords = (title: string, opening: string): number => {
  const words = wordSetOf(opening);
  return [...wordSetOf(title)].filter((word) => words.has(word)).length;
};

/** The role that the words before 'I' name, by its employer and, if there are several, by its title. */
function roleOfOpening(line: string, roles: readonly RoleFact[]): RoleFact | undefined {
  const opening = POST_BEFORE_SUBJECT_PATTERN.exec(line.replaceAll(' ,', ','))?.[0];
  if (opening === undefined) return undefined;
  const named = roles.filter(
    ({ organisation }) =>
      organisation.length >= MIN_NAME_CHARACTERS &&
      new RegExp(`\\s${escapeRegExp(organisation)}(?=[\\s,])`, 'iu').test(opening),
  );
  const ranked = named
    .map((role) => ({ role, shared: sharedWords(role.title, opening) }))
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = ranked;
  const areAtOneEmployer = new Set(named.map(({ organisation }) => wordsKey(organisation))).size === 1;
  return best && areAtOneEmployer && (!second || best.shared > second.shared) ? best.role : undefined;
}

/** The only role at the only employer for which a line states work; undefined if there is none or there are several. */
function roleOf({ value }: StatementFact, roles: readonly RoleFact[]): RoleFact | undefined {
  const ofOpening = roleOfOpening(value, roles);
  if (ofOpening) return ofOpening;
  const [first = ''] = value.split(' ', 1);
  if (verbForm(first.toLowerCase())?.form !== 'past') return undefined;
  const named = roles.filter(
    ({ organisation }) => organisation.length >= MIN_NAME_CHARACTERS && isWorkAt(value, organisation),
  );
  const [role] = named;
  const atEmployer = roles.filter(
    ({ organisation }) => wordsKey(organisation) === wordsKey(role?.organisation ?? ''),
  );
  return named.length === 1 && atEmployer.length === 1 ? role : undefined;
}

/** The line as the role states it, without the words before 'I' that name the role. */
const withoutOpening = (line: StatementFact): StatementFact => ({
  ...line,
  value: line.value.replaceAll(' ,', ',').replace(POST_BEFORE_SUBJECT_PATTERN, ''),
});

/** The ids of the roles that lines belong to; a sentence about 'the company' belongs to that of the one before it. */
function roleIdsOf(lines: readonly StatementFact[], roles: readonly RoleFact[]): Map<StatementFact, string> {
  const ids = new Map<StatementFact, string>();
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const id =
      roleOf(line, roles)?.id ??
      (before && SAME_COMPANY_PATTERN.test(line.value) ? ids.get(before) : undefined);
    if (id !== undefined) ids.set(line, id);
  }
  return ids;
}

/** The facts with each line that names the employer of one role among the statements of that role. */
export function attributeByEmployer(facts: CareerFacts): CareerFacts {
  const idByLine = roleIdsOf(facts.statements, facts.roles);
  if (idByLine.size === 0) return facts;
  return {
    ...facts,
    statements: facts.statements.filter((line) => !idByLine.has(line)),
    roles: facts.roles.map((role) => ({
      ...role,
      statements: [
        ...role.statements,
        ...[...idByLine].flatMap(([line, id]) => (id === role.id ? [withoutOpening(line)] : [])),
      ],
    })),
  };
}
