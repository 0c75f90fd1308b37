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

/** The only role at the only employer for which a line states work; undefined if there is none or there are several. */
function roleOf({ value }: StatementFact, roles: readonly RoleFact[]): RoleFact | undefined {
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

/** The facts with each line that names the employer of one role among the statements of that role. */
export function attributeByEmployer(facts: CareerFacts): CareerFacts {
  const roleByLine = new Map(
    facts.statements.flatMap((line) => {
      const role = roleOf(line, facts.roles);
      return role ? [[line, role.id] as const] : [];
    }),
  );
  if (roleByLine.size === 0) return facts;
  return {
    ...facts,
    statements: facts.statements.filter((line) => !roleByLine.has(line)),
    roles: facts.roles.map((role) => ({
      ...role,
      statements: [
        ...role.statements,
        ...[...roleByLine].flatMap(([line, id]) => (id === role.id ? [line] : [])),
      ],
    })),
  };
}
