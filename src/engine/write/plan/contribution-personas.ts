/** Personas named after what the person brings about, in the field of their posts: 'Retail Banking Growth Leader'. */
import { wordsKey } from '../../language/text/keys';
import { CONTRIBUTION_NOUNS, type Contribution } from '../../language/vocabulary/contributions';
import { isLearner, isPractitioner, seniorityRankOf } from '../../language/vocabulary/titles';
import type { Portrait } from '../career/work-areas';
import { hasOutcome, proofWorth } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { contributionsOf } from './contributions';
import { fieldOfTitle, joinFieldAndNoun } from './title-field';

/** Maximum and minimum number of statements of a persona. */
const MAX_BULLETS = 3;
const MIN_BULLETS = 2;
/** Minimum number of bullets of a persona of which none has an outcome. */
const MIN_ACHIEVEMENTS_WITHOUT_OUTCOME = 3;
/** Minimum weight of a bullet without an outcome. */
const MIN_WEIGHT_WITHOUT_OUTCOME = 1.8;
/** Minimum seniority rank of those who lead. */
const MIN_LEADER_RANK = 2;
/** Maximum number of words of a title. */
const MAX_WORDS = 5;

/** Fields that say nothing beside the noun of a contribution. */
const EMPTY_FIELD_PATTERN =
  /^(?:engineering|software|business|platform|product|growth|operating|it|technical|team|web)$/i;

const isLeader = ({ role }: Statement): boolean =>
  role !== undefined && seniorityRankOf(role.title) >= MIN_LEADER_RANK && !isPractitioner(role.title);

/** The statements of the field that most of their roles name; undefined if no two name one. */
function mostCommonField(statements: readonly Statement[]): { field: string; of: Statement[] } | undefined {
  const statementsByField = new Map<string, Statement[]>();
  for (const one of statements) {
    const field = fieldOfTitle(one.role?.title ?? '');
    if (field && !EMPTY_FIELD_PATTERN.test(field))
      statementsByField.set(field, [...(statementsByField.get(field) ?? []), one]);
  }
  const [best] = [...statementsByField].sort(([, a], [, b]) => b.length - a.length);
  return best && best[1].length >= MIN_BULLETS ? { field: best[0], of: best[1] } : undefined;
}

/** The title of a field and a noun; undefined if it is too long. */
const titleOf = (field: string, noun: string): string | undefined => {
  const title = joinFieldAndNoun(field, noun);
  return title.split(' ').length <= MAX_WORDS ? title : undefined;
};

/** Length, in characters, of the beginning by which words of one industry are compared: 'bank' of 'banking'. */
const STEM_CHARACTERS = 4;
/** The first industry of the person that at least two of the statements name, in their words, titles or employers. */
const industryOf = (statements: readonly Statement[], industries: readonly string[]): string | undefined =>
  industries.find((name) => {
    const stem = wordsKey(name).slice(0, STEM_CHARACTERS);
    const isNamed = ({ text, role }: Statement) =>
      wordsKey(`${text} ${role?.title} ${role?.organisation}`)
        .split(' ')
        .some((word) => word.startsWith(stem));
    return !EMPTY_FIELD_PATTERN.test(name) && statements.filter(isNamed).length >= MIN_BULLETS;
  });

function personaOf(
  kind: Contribution,
  statements: readonly Statement[],
  industries: readonly string[],
): Portrait | undefined {
  const leaders = statements.filter(isLeader);
  const { leader, other } = CONTRIBUTION_NOUNS[kind];
  // The persona of people who lead others has another title than that of people who lead nobody.
  const isLed = leaders.length >= MIN_BULLETS;
  const noun = isLed ? leader : other;
  const fittingStatements = isLed ? leaders : statements.filter((one) => !isLeader(one) || leader === other);
  if (!noun || fittingStatements.length < MIN_BULLETS) return undefined;
  const common = mostCommonField(fittingStatements);
  const titleInField = common && titleOf(common.field, noun);
  const bullets = (titleInField ? common.of : fittingStatements).slice(0, MAX_BULLETS);
  const industry = titleInField ? undefined : industryOf(bullets, industries);
  const title = titleInField ?? (industry && titleOf(industry, noun)) ?? noun;
  return { title, statements: bullets };
}

/** Whether a persona has a result among its bullets; without one, it needs more achievements for a claim. */
const isProven = ({ statements }: Portrait): boolean =>
  statements.some(hasOutcome) || statements.length >= MIN_ACHIEVEMENTS_WITHOUT_OUTCOME;
const worthOf = ({ statements }: Portrait): number =>
  statements.slice(0, MIN_BULLETS).reduce((sum, one) => sum + proofWorth(one), 0);

/**
 * Personas of kinds of contribution that at least two lines show, the best proven first. No line is in two of them.
 * @param statements the weightiest first
 * @param industries names of the person's industries, the main one first
 */
export function contributionPersonas(
  statements: readonly Statement[],
  industries: readonly string[],
  maxPersonas: number,
): Portrait[] {
  const usableStatements = statements.filter(
    (one) =>
      !(one.role && isLearner(one.role.title)) &&
      (hasOutcome(one) || one.weight >= MIN_WEIGHT_WITHOUT_OUTCOME),
  );
  const personas: Portrait[] = [];
  const kinds = new Set(Object.keys(CONTRIBUTION_NOUNS) as Contribution[]);
  while (personas.length < maxPersonas) {
    const usedStatements = new Set(personas.flatMap((one) => one.statements));
    const [best] = [...kinds]
      .flatMap((kind) => {
        const statementsOfKind = usableStatements.filter(
          (one) => !usedStatements.has(one) && contributionsOf(one).includes(kind),
        );
        const persona = personaOf(kind, statementsOfKind, industries);
        return persona && isProven(persona) ? [{ kind, persona }] : [];
      })
      .sort((a, b) => worthOf(b.persona) - worthOf(a.persona));
    if (!best) break;
    kinds.delete(best.kind);
    personas.push(best.persona);
  }
  return personas;
}
