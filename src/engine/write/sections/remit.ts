/** Writes what a role covers, where its lines only name tasks: 'Vendor management', 'Preparation of accounts'. */
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { addFinalPeriod, cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { joinAsList } from '../../language/text/sentences';
import { isActionNoun } from '../../language/vocabulary/action-nouns';
import { isTask } from '../../language/vocabulary/tasks';
import { isLearner } from '../../language/vocabulary/titles';
import { chooseByKey } from '../sentences/choose';
import { hasLayoutRemnants } from '../sentences/duty';
import { isRoutine } from '../statements/importance';
import { isUnreadable } from '../statements/readable';
import { isToolName } from '../statements/tool-names';
import { isUnfinished } from '../statements/unfinished';

const MAX_TASKS = 4;
/** With this many tasks or more, the list says what the role covers. */
const ENOUGH_TASKS = 2;
/** Maximum characters of all tasks together. */
const MAX_TASKS_CHARACTERS = 170;

interface Task {
  text: string;
  fact: StatementFact;
}

/** A task within a sentence: 'vendor management' for 'Vendor Management'. */
const taskInSentence = (line: string): string =>
  line
    .replace(/ & /g, ' and ')
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}{2,},?$/u.test(word) && !isToolName(word.replace(',', '')) ? lowerFirst(word) : word,
    )
    .join(' ');

/** Whether a line was joined or cut: 'maintenance for, Corvane', 'drawings and submits the plans'. */
const isBroken = (text: string): boolean =>
  hasLayoutRemnants(text) ||
  isUnreadable(text) ||
  /\b(?:for|of|with|and|to),|\band \p{L}+s (?:for|to|the)\b/u.test(text);

/** Whether another task has the same meaning in more or fewer words. */
function isRepeated({ text }: Task, others: readonly Task[]): boolean {
  const words = wordsKey(text).split(' ');
  return others.some((other) => {
    const its = wordsKey(other.text).split(' ');
    return its.every((word) => words.includes(word)) || words.every((word) => its.includes(word));
  });
}

/**
 * The first tasks of a role that can be listed together. A task that contains 'and' or a comma comes first, and there
 * is at most one, since the list would be ambiguous.
 */
function tasksOf(role: RoleFact): Task[] {
  const all = role.statements
    .map((fact) => ({ text: taskInSentence(removeFinalPeriod(cleanRawText(fact.value))), fact }))
    .filter(({ text }) => isTask(text) && !isRoutine(text) && !isUnfinished(text) && !isBroken(text))
    .filter((task, at, every) => !isRepeated(task, every.slice(0, at)));
  const isJoined = ({ text }: Task) => /,| and /.test(text);
  const fittingTasks = [...all.filter(isJoined).slice(0, 1), ...all.filter((task) => !isJoined(task))].slice(
    0,
    MAX_TASKS,
  );
  while (
    fittingTasks.length > 1 &&
    fittingTasks.reduce((sum, { text }) => sum + text.length, 0) > MAX_TASKS_CHARACTERS
  )
    fittingTasks.pop();
  return fittingTasks;
}

/** The tasks of a role as the end of its line: 'vendor management, batch planning and budgeting'. */
export function remitLine(role: RoleFact): { line: string; facts: StatementFact[] } | undefined {
  const tasks = isLearner(role.title) ? [] : tasksOf(role);
  // 'Vendor management' alone says little; 'preparation of monthly accounts' does.
  const isTelling = tasks.length >= ENOUGH_TASKS || tasks.some(({ text }) => isActionNoun(upperFirst(text)));
  if (!isTelling) return undefined;
  return { line: joinAsList(tasks.map(({ text }) => text)), facts: tasks.map(({ fact }) => fact) };
}

/** A sentence about what the role of the sentence before covers. */
export function remitSentence(role: RoleFact, key: string): CitedText | undefined {
  const remit = remitLine(role);
  if (!remit) return undefined;
  const verb = role.end === 'present' ? 'covers' : 'covered';
  const noun = chooseByKey(['role', 'post'], `${key}|noun`) ?? 'role';
  return { text: addFinalPeriod(`The ${noun} ${verb} ${remit.line}`), spans: spansOf(role, ...remit.facts) };
}
