/** Separates certificates from the labels of their groups, and writes the dashes of a list alike. */
import type { DocumentLine } from '../../layout/line';
import { isBody, isIssuer, isTrainingInstitution } from '../../vocabulary/certificate-issuers';
import { isPlace } from '../../vocabulary/places';
import { isDetail } from '../lists/list-details';
import { createLineWithText, splitOutsideBrackets } from './certificate-lines';

/** The label of a group of certificates, and what follows it: 'Networks: Nordhav Routing, Nordhav Switching'. */
const GROUP_PATTERN = /^(\p{Lu}[^:;,()\d]{2,45}):\s(\p{Lu}.{2,400})$/u;
/** Minimum number of groups in a list, and minimum share of its lines that are groups. */
const MIN_GROUPS = 3;
const MIN_SHARE_OF_GROUPS = 0.6;

/** The lines, with a line for each certificate of a group, where labels divide most of the list. */
export function separateGroups(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const groups = lines.map(({ text, cells }) => (cells.length === 1 ? GROUP_PATTERN.exec(text) : null));
  const labels = groups.flatMap((group) => (group ? [group[1] ?? ''] : []));
  const areGroups =
    labels.length >= MIN_GROUPS &&
    labels.length >= lines.length * MIN_SHARE_OF_GROUPS &&
    new Set(labels).size === labels.length &&
    !labels.some((label) => isIssuer(label) || isBody(label) || isTrainingInstitution(label)) &&
    groups.some((group) => certificatesOf(group?.[2] ?? '').length > 1);
  if (!areGroups) return lines;
  return lines.flatMap((line, at) => {
    const list = groups[at]?.[2];
    return list === undefined ? [line] : certificatesOf(list).map(createLineWithText(line));
  });
}

/** The certificates of a group: at semicolons, and at commas where each part may be one. */
const certificatesOf = (list: string): string[] =>
  list.split(/;\s+/).flatMap((text) => {
    const parts = splitOutsideBrackets(text);
    const areNames = parts.every(
      (part) => /^[\p{Lu}\d]/u.test(part) && !isDetail(part) && !isPlace(part) && !isIssuer(part),
    );
    return areNames ? parts : [text];
  });

/** A hyphen that stands for a dash, without a space after it. */
const HYPHEN_FOR_DASH_PATTERN = /\s-(?=\p{Lu})/gu;
/** A hyphen for a dash that is set to the word before it, as no hyphen inside a word is. */
const HYPHEN_AFTER_WORD_PATTERN = /(?<=\p{Ll}{2})-\s(?=\p{Lu})/gu;
/** Minimum number of lines with such hyphens that show that they are not typed by mistake in a name. */
const MIN_LINES_WITH_HYPHENS = 2;

/** The lines with spaces around each hyphen that stands for a dash: 'Crane Pilot -Nordhav', 'Crane Pilot- Nordhav'. */
export function spaceDashes(given: readonly DocumentLine[]): readonly DocumentLine[] {
  const lines = given.map((line) => ({
    ...line,
    text: line.text.replace(HYPHEN_AFTER_WORD_PATTERN, ' - '),
    cells: line.cells.map((cell) => cell.replace(HYPHEN_AFTER_WORD_PATTERN, ' - ')),
  }));
  const count = lines.filter(({ text }) => text.search(HYPHEN_FOR_DASH_PATTERN) > 0).length;
  if (count < MIN_LINES_WITH_HYPHENS) return lines;
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(HYPHEN_FOR_DASH_PATTERN, ' - '),
    cells: line.cells.map((cell) => cell.replace(HYPHEN_FOR_DASH_PATTERN, ' - ')),
  }));
}
