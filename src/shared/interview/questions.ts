/** Questions about what a career record lacks. The owner's answers become facts (shared/interview/answers). */
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact, type StatementFact } from '../record/facts';
import { isAnswerId } from './answers';

/** A statement of the record, with the role it is under. */
export interface RoleStatement {
  role: RoleFact;
  statement: StatementFact;
}

export type InterviewQuestion =
  /** Asked if no role with a title was read. */
  | { kind: 'role' }
  /** `lines`: the strongest statements to choose from; empty if none was read. */
  | { kind: 'proudest'; lines: RoleStatement[] }
  /** For a statement of an action without a number. */
  | { kind: 'number'; about: RoleStatement }
  | { kind: 'manual' }
  | { kind: 'fit' }
  | { kind: 'not-for' };

const MAX_PROUDEST_LINES = 3;
/** Action verbs whose outcome can be asked for. */
const ACTION_VERB_PATTERN =
  /^(?:successfully )?(?:launched|built|rebuilt|introduced|created|founded|co-founded|established|opened|designed|redesigned|led|set up|started|implemented|developed|rolled out|negotiated|restructured|integrated|relaunched|headed|directed)\s/i;
/** Matches statements in which a person already says how they work. */
const WAY_OF_WORKING_PATTERN =
  /\b(?:prefer|reach me|feedback|bad news|work best|expect (?:from )?(?:people|my team)|how I (?:work|decide)|I decide)\b/i;
/** Maximum characters of a statement that is asked about. */
const MAX_STATEMENT_CHARACTERS = 140;
/** Maximum characters of a statement that a question quotes: a longer one cannot be read at a glance. */
const MAX_QUOTED_CHARACTERS = 90;

/** Matches a heading, a label or the dates of another entry that was read as a statement. */
const NOT_AN_ACTION_PATTERN =
  /^[^.]{0,60}:\s*$|^(?:projects?|clients?|products?)\s[-–:]\s|\b\d{1,2}[/.](?:19|20)\d\d\b|\b(?:19|20)\d\d\s?[-–]/iu;
const MIN_ACTION_WORDS = 4;

/**
 * Whether a role is certain enough to be asked about: doubtful roles, and answers about them, are not in the profile.
 */
const isCertainRole = ({ kind, title, organisation, confidence }: RoleFact) =>
  kind !== 'volunteering' && title !== '' && organisation !== '' && confidence >= PROSE_CONFIDENCE;
const isAction = (text: string) =>
  !NOT_AN_ACTION_PATTERN.test(text) && text.split(' ').length >= MIN_ACTION_WORDS;

/** Numbers that measure nothing: years, hours of service, standards, and those that belong to a name, as in 'B2B'. */
const NOT_A_MEASURE_PATTERN =
  /\b(?:19|20)\d\d\b|\b24\s?[/x×]\s?7\b|\b(?:ISO|IEC|EN|DIN|SOC|Phase|Level|Tier|Version)\s?-?\d[\d.:/-]*|(?<![\p{L}\d])(?!(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|AUD|CAD|SGD|INR|Rs)\d)\p{L}+-?\d[\p{L}\d]*/giu;
const hasNumber = (text: string) => /\d/.test(text.replace(NOT_A_MEASURE_PATTERN, ''));
const lastYearOf = ({ start, end }: RoleFact) =>
  end === 'present' ? 10_000 : (end?.year ?? start?.year ?? 0);

/** The actions among the statements of certain roles, without earlier answers; those of the latest roles first. */
function askableStatements({ roles }: CareerFacts): RoleStatement[] {
  return roles
    .filter((role) => !isAnswerId(role.id) && isCertainRole(role))
    .sort((a, b) => lastYearOf(b) - lastYearOf(a))
    .flatMap((role) =>
      role.statements
        .filter(
          ({ id, value, confidence }) =>
            !isAnswerId(id) &&
            confidence >= PROSE_CONFIDENCE &&
            value.length <= MAX_STATEMENT_CHARACTERS &&
            isAction(value),
        )
        .map((statement) => ({ role, statement })),
    );
}

/** The questions for a record, in order. Existing answers do not change which questions are asked. */
export function questionsOf(facts: CareerFacts): InterviewQuestion[] {
  const statements = askableStatements(facts);
  const statementsWithNumber = statements.filter(({ statement }) => hasNumber(statement.value));
  const lines = [
    ...statementsWithNumber,
    ...statements.filter((statement) => !statementsWithNumber.includes(statement)),
  ].slice(0, MAX_PROUDEST_LINES);
  const about = statements.find(
    ({ statement: { value } }) =>
      ACTION_VERB_PATTERN.test(value) && !hasNumber(value) && value.length <= MAX_QUOTED_CHARACTERS,
  );
  const hasWayOfWorking = facts.about.some(
    ({ id, value }) => !isAnswerId(id) && WAY_OF_WORKING_PATTERN.test(value),
  );
  const hasTitle = facts.roles.some(({ id, title }) => !isAnswerId(id) && title !== '');
  return [
    ...(hasTitle ? [] : [{ kind: 'role' } as const]),
    { kind: 'proudest', lines },
    ...(about ? [{ kind: 'number', about } as const] : []),
    ...(hasWayOfWorking ? [] : [{ kind: 'manual' } as const]),
    { kind: 'fit' },
    { kind: 'not-for' },
  ];
}
