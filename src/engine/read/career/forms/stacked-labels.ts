/** Joins labels of a form with values that stand in the lines below or around them. */
import type { DocumentLine } from '../../layout/line';
import { type FormField, formField, isBareLabel } from '../../vocabulary/form-labels';

/** Minimum number of labels that show that a section is such a form. */
const MIN_LABELS = 3;
const STACKED_FIELDS: ReadonlySet<FormField> = new Set<FormField>(['organisation', 'title', 'period']);

/**
 * Joins each label that stands alone in its line with the line below: 'DESIGNATION:' over 'Plant Manager'. Sections
 * that have too few labels of this kind, or only one form field under several names, stay as they are.
 */
export function joinStackedLabels(given: readonly DocumentLine[]): readonly DocumentLine[] {
  const fields = given.map(stackedField);
  const kinds = new Set(fields.filter(Boolean));
  const repeated = given.filter(
    ({ text }, at) => fields[at] && text === given[fields.findIndex(Boolean)]?.text,
  );
  if (fields.filter(Boolean).length < MIN_LABELS || (kinds.size < 2 && repeated.length < MIN_LABELS))
    return given;
  return joinLoneLabels(given);
}

/** The lines with each label that stands alone joined with its value in the line below. */
export function joinLoneLabels(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const [line, value] = [given[at] as DocumentLine, given[at + 1]];
    const hasValueBelow = stackedField(line) && value && !stackedField(value);
    if (!hasValueBelow || value.bullet || value.flow !== line.flow) {
      lines.push(line);
      continue;
    }
    const cells = [line.text, ...value.cells];
    lines.push({ ...value, cells, text: cells.join(' '), x: line.x, gap: line.gap });
    at += 1;
  }
  return lines;
}

/** The form field of a label that is alone in its line; undefined for other lines. */
export function stackedField({ text, cells, bullet }: DocumentLine): FormField | undefined {
  if (bullet || cells.length > 1 || !(isBareLabel(text) || /[:：]\s?[-–]?$/u.test(text))) return undefined;
  const field = formField(text.replace(/[:：]\s?[-–]?$/u, ''));
  return field && STACKED_FIELDS.has(field) ? field : undefined;
}

/** A label is centred on the two lines of its value if it is closer than this to both of them, in font sizes. */
const CENTRED_LABEL_GAP_FONT_SIZES = 0.9;
/** The lines of a value begin at the same position if they differ by less than this, in points. */
const ALIGNED_TOLERANCE_POINTS = 2;

/** Joins a label that is vertically centred on the two lines of its value with both. */
export function joinCentredLabels(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const [above, label, below] = given.slice(at, at + 3);
    if (above && label && below && isCentred(above, label, below)) {
      const cells = [label.text, `${above.text} ${below.text}`];
      lines.push({ ...above, cells, text: cells.join(' '), x: label.x, right: below.right });
      at += 2;
    } else if (above) lines.push(above);
  }
  return lines;
}

const isCentred = (above: DocumentLine, label: DocumentLine, below: DocumentLine): boolean =>
  stackedField(label) !== undefined &&
  label.gap > 0 &&
  below.gap > 0 &&
  label.gap < CENTRED_LABEL_GAP_FONT_SIZES &&
  below.gap < CENTRED_LABEL_GAP_FONT_SIZES &&
  above.flow === below.flow &&
  above.x > label.right &&
  Math.abs(above.x - below.x) < ALIGNED_TOLERANCE_POINTS;
