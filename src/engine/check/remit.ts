/** Derives what a role covers: a list of tasks, each of which is a whole line of that role in the record. */
import type { RoleFact } from '@/shared/record/facts';
import { cleanRawText, removeFinalPeriod } from '../language/text/hygiene';
import { isTask } from '../language/vocabulary/tasks';
import type { DerivedRelation } from './cited-text';
import { type CitedEntries, tokensOf } from './record-index';

/** Words without 'and', which also joins the items of a list. */
const removeAnd = (tokens: readonly string[]): string[] =>
  tokens.filter((word) => word !== 'and' && word !== '&');

/** Whether words are made of whole items, each used at most once. */
function consistsOf(words: readonly string[], items: readonly (readonly string[])[]): boolean {
  if (words.length === 0) return true;
  return items.some(
    (item, at) =>
      item.every((word, place) => words[place] === word) &&
      consistsOf(
        words.slice(item.length),
        items.filter((_, other) => other !== at),
      ),
  );
}

/** Maximum number of lines whose combinations are tried; a sentence of the composer lists fewer tasks. */
const MAX_TASK_LINES = 10;

/**
 * The relation that a list of tasks states of a role. Undefined unless each of them is a whole line of that role.
 */
export function deriveRemit(
  tokens: readonly string[],
  role: RoleFact,
  cited: CitedEntries,
  subject: string,
): DerivedRelation | undefined {
  const words = removeAnd(tokens);
  const lines = cited.statements.filter((entry) => entry.role === role);
  const tasks = lines.filter((entry) => isTask(removeFinalPeriod(cleanRawText(entry.text))));
  const items = tasks
    .map((entry) => removeAnd(tokensOf(entry.text)))
    // Only lines that occur in the sentence, so that few combinations are tried.
    .filter((item) => item.length > 0 && ` ${words.join(' ')} `.includes(` ${item.join(' ')} `))
    .slice(0, MAX_TASK_LINES);
  const [first] = tasks;
  if (!first || words.length === 0 || !consistsOf(words, items)) return undefined;
  return {
    subject,
    object: words.join(' '),
    organisation: role.organisation,
    title: role.title,
    times: [],
    numbers: [],
    span: first.span,
  };
}

const REMIT_PATTERN = /^The (?:role|post) (covers|covered) (.+)$/su;

/**
 * What a sentence says a role covers, and whether it says so of a role that goes on: 'The role covers batch planning
 * and inventory management'. Undefined for any other sentence.
 */
export function remitIn(text: string): { tasks: string; ongoing: boolean } | undefined {
  const [, verb = '', tasks = ''] = REMIT_PATTERN.exec(text) ?? [];
  return tasks ? { tasks, ongoing: verb === 'covers' } : undefined;
}
