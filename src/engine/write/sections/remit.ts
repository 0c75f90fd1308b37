/** What a role covers, for roles whose lines only name tasks: 'Vendor management', 'Preparation of accounts'. */
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { lowerFirst } from '../../language/text/casing';
import { chooseByKey } from '../../language/text/choose';
import { cleanRawText, foldText, withFinalPoint, withoutFinalPoint } from '../../language/text/hygiene';
import { joinAsList } from '../../language/text/sentences';
import { isTask } from '../../language/vocabulary/tasks';
import { isLearner } from '../../language/vocabulary/titles';
import { isToolName } from '../../language/vocabulary/tools';
import { isRoutine } from '../statements/importance';
import { isUnfinished } from '../statements/refuse';

const MOST = 4;
const LEAST = 2;

interface Task {
  text: string;
  fact: StatementFact;
}

/** A task within a sentence: 'vendor management' for 'Vendor Management'. */
const inSentence = (line: string): string =>
  line
    .replace(/ & /g, ' and ')
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}{2,},?$/u.test(word) && !isToolName(word.replace(',', '')) ? lowerFirst(word) : word,
    )
    .join(' ');

/** Whether another task says the same with more or fewer words. */
function isRepeated({ text }: Task, others: readonly Task[]): boolean {
  const words = foldText(text).split(' ');
  return others.some((other) => {
    const its = foldText(other.text).split(' ');
    return its.every((word) => words.includes(word)) || words.every((word) => its.includes(word));
  });
}

/**
 * The first tasks of a role that read well in a row. A task that is itself joined by 'and' comes first and only once,
 * since the list would be ambiguous.
 */
function tasksOf(role: RoleFact): Task[] {
  const all = role.statements
    .map((fact) => ({ text: inSentence(withoutFinalPoint(cleanRawText(fact.value))), fact }))
    .filter(({ text }) => isTask(text) && !isRoutine(text) && !isUnfinished(text))
    .filter((task, at, every) => !isRepeated(task, every.slice(0, at)));
  const isJoined = ({ text }: Task) => /,| and /.test(text);
  return [...all.filter(isJoined).slice(0, 1), ...all.filter((task) => !isJoined(task))].slice(0, MOST);
}

/** The tasks of a role as the end of its line: 'vendor management, batch planning and budgeting'. */
export function remitLine(role: RoleFact): { line: string; facts: StatementFact[] } | undefined {
  const tasks = isLearner(role.title) ? [] : tasksOf(role);
  if (tasks.length < LEAST) return undefined;
  return { line: joinAsList(tasks.map(({ text }) => text)), facts: tasks.map(({ fact }) => fact) };
}

/** A sentence about what the role of the sentence before covers. */
export function remitSentence(role: RoleFact, key: string): CitedText | undefined {
  const remit = remitLine(role);
  if (!remit) return undefined;
  const verb = role.end === 'present' ? 'covers' : 'covered';
  const noun = chooseByKey(['role', 'post'], `${key}|noun`) ?? 'role';
  return { text: withFinalPoint(`The ${noun} ${verb} ${remit.line}`), spans: spansOf(role, ...remit.facts) };
}
