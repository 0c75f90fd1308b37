/** Other wordings of a statement, made only of its own words; the check decides which are offered. */
import type { StatementChoice, Wording } from '@/shared/record/statement-choices';
import { conjugate } from '../../language/grammar/agreement';
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { shortenedPredicates } from './outcome';
import type { Statement } from './statement';

/** A result in a participle clause: ', reducing costs by 20%'. */
const RESULT_PARTICIPLE_PATTERN = /,\s(?:thereby\s|thus\s)?(\p{Ll}+ing)\s([^;]{12,160})$/u;
/** A participle of how the work was done: ', working with two suppliers'. */
const MANNER_PATTERN =
  /^(?:working|collaborating|cooperating|partnering|liaising|interacting|beginning|starting|coming|focuss?ing|concentrating|applying|employing|using|utili[sz]ing|drawing|acting)$/;

function replaceText(statement: Statement, text: string): Statement {
  const bare = upperFirst(text);
  const { predicate } = statement;
  return { ...statement, text: bare, ...(predicate ? { predicate: { ...predicate, text, bare } } : {}) };
}

/** The result as a sentence: 'Reduced costs by 20%' from 'Rebuilt the warehouse, reducing costs by 20%'. */
function resultOf({ predicate }: Statement): string | undefined {
  const [, gerund = '', rest = ''] = RESULT_PARTICIPLE_PATTERN.exec(predicate?.text ?? '') ?? [];
  if (MANNER_PATTERN.test(gerund)) return undefined;
  const verb = verbForm(gerund);
  return predicate && verb?.base ? `${conjugate(verb.base, predicate.tense)} ${rest}` : undefined;
}

/** The wordings of a statement: first as it was read; only English statements have others. */
export function wordingsOf(statement: Statement): { wording: Wording; statement: Statement }[] {
  const whole = { wording: 'whole' as const, statement };
  if (statement.language !== 'en' || !statement.predicate) return [whole];
  const cuts = shortenedPredicates(statement);
  const result = resultOf(statement);
  const others: [Wording, string | undefined][] = [
    ['middle', cuts.length > 1 ? cuts.at(-1) : undefined],
    ['short', cuts[0]],
    ['result', result],
  ];
  return [
    whole,
    ...others.flatMap(([wording, text]) =>
      text ? [{ wording, statement: replaceText(statement, text) }] : [],
    ),
  ];
}

/** Weight that puts a pinned statement before all others. */
const PINNED_WEIGHT = 100;

/**
 * Applies the owner's choices: omits what was left out, uses the chosen wordings, and puts pinned statements
 * first.
 */
export function applyStatementChoices(
  statements: readonly Statement[],
  choices: readonly StatementChoice[] = [],
): Statement[] {
  const choiceById = new Map(choices.map((choice) => [choice.id, choice]));
  return statements
    .filter(({ id }) => choiceById.get(id)?.told !== 'left-out')
    .map((statement) => {
      const choice = choiceById.get(statement.id);
      if (!choice) return statement;
      const chosen =
        wordingsOf(statement).find(({ wording }) => wording === choice.wording)?.statement ?? statement;
      return choice.told === 'pinned'
        ? { ...chosen, pinned: true, weight: chosen.weight + PINNED_WEIGHT }
        : chosen;
    });
}
