/** Removes statements whose results others state with the same figures: 'cut upkeep by 70%', told three times. */
import { wordsKey } from '../../language/text/keys';
import { memoizeByObject } from '../../language/text/memoize';
import type { Statement } from './statement';

/** A figure of a result: a percentage, money, millions or a multiple. */
const RESULT_FIGURE_PATTERN =
  /[$€£]\s?\d[\d.,]*\s?(?:(?:k|mm?|mn|bn?|million|billion)\b)?|(?<![\d.,])\d[\d.,]*\s?(?:%|per\s?cent\b|(?:x|mn|bn|million|billion)\b)/giu;
/** Number of characters before and after a figure in which it is said what it measures. */
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

/** A figure in one form of those in which it is written: '$2m' for '$2 million', '70%' for '70 per cent'. */
const comparableFigure = (figure: string): string =>
  figure
    .toLowerCase()
    .replace(/\s|[.,]$/g, '')
    .replace('percent', '%')
    .replace(/(?:million|mm|mn)$/, 'm')
    .replace(/(?:billion|bn)$/, 'b');

const measuresIn = memoizeByObject(({ text }: Statement): Measures => {
  const measures = new Map<string, Set<string>>();
  for (const match of text.matchAll(RESULT_FIGURE_PATTERN)) {
    const figure = comparableFigure(match[0]);
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

/** Whether one of the statements gives a figure for the same measure. */
const isGiven = (
  [figure, stems]: [figure: string, stems: ReadonlySet<string>],
  statements: readonly Statement[],
): boolean =>
  statements.some((one) => [...stems].some((stem) => measuresIn(one).get(figure)?.has(stem) ?? false));

/** Whether a statement has figures, and other statements give all of them for the same measures. */
function hasOnlyGivenFigures(statement: Statement, others: readonly Statement[]): boolean {
  const measures = [...measuresIn(statement)];
  return measures.length > 0 && measures.every((measure) => isGiven(measure, others));
}

/** A statement is a repetition if other statements give more than this share of its figures. */
const MAX_GIVEN_SHARE = 0.5;

/** With this many figures in common, two statements of one employer tell the same, whatever words surround them. */
const MIN_COMMON_FIGURES = 2;

/**
 * Whether other statements give most figures of a statement, as two of three savings. What was achieved at another
 * employer is another fact, even if the same measure changed as much.
 */
export function restatesFigures(statement: Statement, others: readonly Statement[]): boolean {
  const measures = [...measuresIn(statement)];
  const isMost = (figures: readonly unknown[]) => figures.length > measures.length * MAX_GIVEN_SHARE;
  const isElsewhere = ({ role }: Statement) =>
    role !== undefined &&
    statement.role !== undefined &&
    wordsKey(role.organisation) !== wordsKey(statement.role.organisation);
  const ofEmployer = others.filter((other) => !isElsewhere(other));
  const sharesFigures = ofEmployer.some((other) => {
    const common = measures.filter(([figure]) => measuresIn(other).has(figure));
    return common.length >= MIN_COMMON_FIGURES && isMost(common);
  });
  return sharesFigures || isMost(measures.filter((measure) => isGiven(measure, ofEmployer)));
}

/**
 * Removes statements all of whose figures are in stronger statements of the same role; for a statement without a role,
 * in statements of any role. Pinned ones stay.
 * @param statements the strongest first
 */
export function withoutRepeatedFigures(statements: readonly Statement[]): Statement[] {
  const ofRoles = statements.filter(({ role }) => role !== undefined);
  const kept: Statement[] = [];
  for (const statement of statements) {
    const { role, pinned } = statement;
    const others = role ? kept.filter((one) => one.role?.id === role.id) : [...ofRoles, ...kept];
    if (pinned || !hasOnlyGivenFigures(statement, others)) kept.push(statement);
  }
  return kept;
}

/**
 * Removes statements about the person in the past tense all of whose figures are in statements of roles. Pinned ones
 * stay.
 */
export const withoutFiguresOfRoles = (
  about: readonly Statement[],
  achievements: readonly Statement[],
): Statement[] => {
  const ofRoles = achievements.filter(({ role }) => role !== undefined);
  return about.filter(
    (one) => one.pinned || one.predicate?.tense !== 'past' || !hasOnlyGivenFigures(one, ofRoles),
  );
};
