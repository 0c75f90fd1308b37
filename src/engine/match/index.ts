/** Role fit: reads a role into facts, and compares a person's statements with its requirements. */
import {
  type Fit,
  fitOf,
  type Judgement,
  type RoleFacts,
  type TermComparison,
} from '@/shared/roles/role-fit';
import { indexPerson } from './candidate/indexed-person';
import type { Person } from './candidate/types';
import { compareTerms } from './conflicts';
import { judgeRequirement, type RequirementJudgement } from './judge';
import { readRole } from './role-text';
import { readRoleTitles } from './role-text/listed-roles';

export type { Person, PersonStatement, Preferences } from './candidate/types';

/** The reading of a text: a role, the titles of several roles that it lists, a resume in JSON, or none of these. */
export type RoleReading =
  | { kind: 'role'; role: RoleFacts }
  | { kind: 'several'; titles: string[] }
  | { kind: 'resume' }
  | { kind: 'none' };

/**
 * Reads a text. 'none' if it is neither a role nor a list of roles, such as a novel or a page with a login
 * form.
 */
export function readRoleText(text: string): RoleReading {
  const role = readRole(text);
  const titles = readRoleTitles(text, role.requirements.length);
  if (titles.length > 0) return { kind: 'several', titles };
  const isRole =
    role.title !== null ||
    (role.requirements.length >= MIN_REQUIREMENTS_WITHOUT_TITLE &&
      ASKS_FOR_WORK_PATTERN.test(text.slice(0, ASKING_CHARACTERS))) ||
    offersWork(text, role);
  return isRole && !LOGIN_PATTERN.test(text.slice(0, LOGIN_FORM_CHARACTERS))
    ? { kind: 'role', role }
    : { kind: 'none' };
}

/**
 * Whether a text is a short message, such as an introduction, that states an amount of work, and its pay or start.
 */
const offersWork = (text: string, { engagement, pay, start }: RoleFacts) =>
  text.length < LONG_TEXT_CHARACTERS &&
  Boolean(engagement.hoursPerWeek ?? engagement.daysPerWeek ?? engagement.daysPerMonth) &&
  Boolean(pay ?? start);

/** Number of characters at the beginning of a page that show whether it asks for work, or is a login form. */
const ASKING_CHARACTERS = 20_000;
const LOGIN_FORM_CHARACTERS = 600;
/** A text without a title is a role only with this many requirements or more. */
const MIN_REQUIREMENTS_WITHOUT_TITLE = 3;
/** A text of this length or more is not a message that may offer work without requirements. */
const LONG_TEXT_CHARACTERS = 4_000;

const ASKS_FOR_WORK_PATTERN =
  /\b(?:experience|candidate|role|position|job|responsib|require|apply|hiring|erfahrung|stelle|bewerb|poste|profil|mission|expérience|puesto|experiencia|requisitos)/i;
const LOGIN_PATTERN =
  /^\W*(?:sign in|log ?in|anmelden|se connecter|iniciar sesión)\b[\s\S]{0,300}\b(?:password|passwort|mot de passe|contraseña)\b/i;

/** The verdicts on a role's requirements, the fit without corrections, and the compared terms. */
export interface RoleJudgement {
  judgements: Judgement[];
  fit: Fit;
  terms: TermComparison[];
}

/**
 * Compares a person with a role, in time linear in the length of both.
 * @param today 'YYYY-MM-DD'
 */
export function judgeRole(role: RoleFacts, person: Person, today: string): RoleJudgement {
  const now = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  const sourcedIndex = indexPerson(person, now);
  const { own } = person;
  const indexWithOwnStatements = own && indexPerson(addOwnStatements(person, own), now);
  const judgements = role.requirements.map((requirement) => {
    const judged = judgeRequirement(requirement, sourcedIndex, role);
    const judgement =
      indexWithOwnStatements && judged.verdict === 'gap'
        ? judgeRequirement(requirement, indexWithOwnStatements, role)
        : judged;
    return { id: requirement.id, ...(judgement === judged ? judged : limitToMention(judgement)) };
  });
  const fit = fitOf(
    role.requirements.map(({ must }, index) => ({ must, verdict: judgements[index]?.verdict ?? 'gap' })),
  );
  return { judgements, fit, terms: compareTerms(role, person, today) };
}

/** The person with what only they state about themselves, as if it came from a document. */
const addOwnStatements = (person: Person, ownTexts: NonNullable<Person['own']>): Person => ({
  ...person,
  statements: [...person.statements, ...ownTexts.statements],
  credentials: [...person.credentials, ...ownTexts.credentials],
  skills: [...person.skills, ...ownTexts.skills],
});

/** Limits a verdict based only on the person's own statement to 'mentioned'. */
const limitToMention = (judged: RequirementJudgement): RequirementJudgement =>
  judged.verdict === 'evidenced' ? { ...judged, verdict: 'mentioned' } : judged;
