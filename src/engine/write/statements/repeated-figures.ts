/** Removes statements whose results others state with the same figures: 'cut upkeep by 70%', told three times. */
import { wordsKey } from '../../language/text/keys';
import { memoizeByObject } from '../../language/text/memoize';
import type { Statement } from './statement';

/** A figure of a result: a percentage, money or a multiple. */
const RESULT_FIGURE_PATTERN =
  /[$€£]\s?\d[\d.,]*\s?(?:[kmb]{1,2}\b|million|billion)?|(?<![\d.,])\d[\d.,]*\s?(?:%|percent\b|x\b|million|billion)/giu;
/** Number of characters around a figure in which it is said what it measures. */
const CHARACTERS_BEFORE = 34;
const CHARACTERS_AFTER = 26;
/** Shorter words say little, and are not compared. */
const MIN_WORD_CHARACTERS = 4;
/** Number of letters by which words are compared, so that 'costs' and 'costing' are the same. */
const STEM_CHARACTERS = 4;
/** Words of change, extent and time, which do not say what a figure measures. */
const NO_MEASURE_PATTERN =
  /^(?:redu|impr|incr|decr|achi|resu|deli|enab|whic|with|from|over|more|than|year|annu|mont|week|appr|near|abou|savi|save|lead|driv|grew|grow|boos|lowe|cutt|rais|gene|acro|into|that|this|thei|incl)/;

/** The words that say what a figure measures, by the figure. */
type Measures = ReadonlyMap<string, ReadonlySet<string>>;

const measuresIn = memoizeByObject(({ text }: Statement): Measures => {
  const measures = new Map<string, Set<string>>();
  for (const match of text.matchAll(RESULT_FIGURE_PATTERN)) {
    const figure = match[0]
      .toLowerCase()
      .replace(/\s|[.,]$/g, '')
      .replace('percent', '%');
    const end = match.index + match[0].length;
    const around = `${text.slice(Math.max(0, match.index - CHARACTERS_BEFORE), match.index)} ${text.slice(end, end + CHARACTERS_AFTER)}`;
    const stems = (around.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= MIN_WORD_CHARACTERS)
      .map((word) => word.slice(0, STEM_CHARACTERS))
      .filter((stem) => !NO_MEASURE_PATTERN.test(stem));
    measures.set(figure, new Set([...(measures.get(figure) ?? []), ...stems]));
  }
  return measures;
});

/** Whether other statements state all results in figures of a statement, of which it has at least one. */
function statesNothingNew(statement: Statement, others: readonly Statement[]): boolean {
  const measures = measuresIn(statement);
  return (
    measures.size > 0 &&
    [...measures].every(([figure, stems]) =>
      others.some((other) => [...stems].some((stem) => measuresIn(other).get(figure)?.has(stem) ?? false)),
    )
  );
}

/** Part of a statement's figures above which it tells again what others have told, whatever it adds. */
const MAX_TOLD_SHARE = 0.5;

/** With this many figures in common, two statements of one employer tell the same, whatever words surround them. */
const MIN_COMMON_FIGURES = 2;

/** Whether others state most results in figures of a statement: two of three savings that another line names. */
export function restatesFigures(statement: Statement, others: readonly Statement[]): boolean {
  const measures = [...measuresIn(statement)];
  const isMost = (figures: readonly unknown[]) => figures.length > measures.length * MAX_TOLD_SHARE;
  const isElsewhere = ({ role }: Statement) =>
    role !== undefined &&
    statement.role !== undefined &&
    wordsKey(role.organisation) !== wordsKey(statement.role.organisation);
  const sharesFigures = others.some((other) => {
    const common = measures.filter(([figure]) => measuresIn(other).has(figure));
    return common.length >= MIN_COMMON_FIGURES && isMost(common) && !isElsewhere(other);
  });
  const told = measures.filter(([figure, stems]) =>
    others.some((other) => [...stems].some((stem) => measuresIn(other).get(figure)?.has(stem) ?? false)),
  );
  return sharesFigures || isMost(told);
}

/**
 * The statements without those whose results in figures stronger ones of the same role state, or of any role if the
 * statement has none. Pinned ones stay.
 * @param statements the strongest first
 */
export function withoutRepeatedFigures(statements: readonly Statement[]): Statement[] {
  const ofRoles = statements.filter(({ role }) => role !== undefined);
  const kept: Statement[] = [];
  for (const statement of statements) {
    const { role, pinned } = statement;
    const others = role ? kept.filter((one) => one.role?.id === role.id) : [...ofRoles, ...kept];
    if (pinned || !statesNothingNew(statement, others)) kept.push(statement);
  }
  return kept;
}

/** The statements about oneself without achievements whose results in figures statements of roles state. */
export const withoutResultsOf = (
  about: readonly Statement[],
  achievements: readonly Statement[],
): Statement[] => {
  const ofRoles = achievements.filter(({ role }) => role !== undefined);
  return about.filter(
    (one) => one.pinned || one.predicate?.tense !== 'past' || !statesNothingNew(one, ofRoles),
  );
};
