/** Joins an employer's name that goes on below its line while the dates stand beside that line. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { joinWrapped } from '../../layout/wrapped-text';
import { isLegalForm } from '../../vocabulary/employment';
import { isRestOfCompany } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { joinWrappedCells, MAX_WRAP_GAP_FONT_SIZES, replaceCells } from './wrapped-lines';

/** The rest of a name is closer to it than the title below, by this factor. */
const CLOSER_FACTOR = 0.92;
/** Maximum distance between the left edges of the lines of one name, in points. */
const MAX_SHIFT_POINTS = 3;
/** Maximum characters of the rest of a name. */
const MAX_REST_CHARACTERS = 70;
/** Maximum words of the rest of a company's name that are not legal forms. */
const MAX_OTHER_WORDS = 2;
/** Minimum score of a title that is recognised by its words. */
const MIN_TITLE_SCORE = 2;

/** A word or sign that cannot end a name. */
const UNFINISHED_NAME_PATTERN =
  /(?:\s(?:of|and|for|the|van|en|de|der|des|du|del|di|von|und|für|et|y|e|og|och)|[,&+])$/iu;

/** The lines, with each name of two lines in one, and each that wraps in its cell around its dates. */
export function joinNamesBesideDates(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  const joined = joinWrappedCells(given);
  joined.forEach((line, at) => {
    const last = lines.at(-1);
    if (last && isRestOfName(last, line, joined[at + 1])) {
      const [name = '', ...dates] = last.cells;
      lines[lines.length - 1] = replaceCells(last, [joinWrapped(name, line.text), ...dates]);
    } else lines.push(line);
  });
  return lines;
}

function isRestOfName(named: DocumentLine, line: DocumentLine, after: DocumentLine | undefined): boolean {
  const [name = '', dates = '', ...more] = named.cells;
  const [range] = findDates(dates);
  const isBesideDates =
    more.length === 0 && !named.bullet && name !== '' && range?.index === 0 && findDates(name).length === 0;
  const isBelow =
    named.flow === line.flow &&
    line.right > 0 &&
    line.gap < MAX_WRAP_GAP_FONT_SIZES &&
    Math.abs(named.x - line.x) < MAX_SHIFT_POINTS &&
    named.size === line.size &&
    named.strong === line.strong;
  if (
    !isBesideDates ||
    !isBelow ||
    line.bullet ||
    line.cells.length > 1 ||
    line.text.length > MAX_REST_CHARACTERS ||
    (titleScore(line.text) >= MIN_TITLE_SCORE && !UNFINISHED_NAME_PATTERN.test(line.text)) ||
    findDates(line.text).length > 0
  )
    return false;
  if (
    UNFINISHED_NAME_PATTERN.test(name) ||
    isLegalForm(line.text) ||
    isRestOfCompany(line.text, MAX_OTHER_WORDS)
  )
    return true;
  // The title below has a style of its own and more space above it.
  return (
    after !== undefined &&
    !after.bullet &&
    after.flow === line.flow &&
    after.strong !== line.strong &&
    line.gap < after.gap * CLOSER_FACTOR &&
    after.gap < MAX_WRAP_GAP_FONT_SIZES
  );
}
