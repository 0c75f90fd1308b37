/** Finds the labels of forms in a line, which cut it into values. */
import type { DocumentLine } from '../../layout/line';
import { formField, isBareLabel } from '../../vocabulary/form-labels';
import { SENTENCE_OPENING_PATTERN } from '../sentences/job-sentences';
import type { Cut, Label } from './segment';

/**
 * Labels such as 'Company:', '1. Organisation: -', 'Position Held :'. Only words that `formField` knows are
 * labels.
 */
const COLON_LABEL_PATTERN =
  /(?<=^|\s|[.,;)])(\p{L}[\p{L}’'&/]*(?: [\p{L}&][\p{L}’'&/]*){0,4}(?:\s?[-–]?\s?\d(?: (?:of|OF) \d{1,2})?)?)\s*[:：]\s*[-–]?\s*/gu;
/** Labels before a dash or dotted leaders at the start of a line: 'DESIGNATION - ...', 'Name of the company – ...'. */
const DASH_LABEL_PATTERN =
  /^((?:name of (?:the )?)?(?:company|organi[sz]ation|employers?|designation|position|post|job title|duration|period|tenure)(?: name| held)?)\s*(?:[-–—]+|[.…]{2,})\s*(?=[\p{L}\d])/iu;
const EUROPASS_LABEL_PATTERN =
  /^(?:name and address of (?:the )?employer|occupation or position held)\s+(?=\p{L})/iu;
/** A label in capitals without a colon: 'PREVIOUS COMPANY Nordhav Foods Ltd, as Buyer'. */
const UNPUNCTUATED_LABEL_PATTERN =
  /^(?:PRESENT|CURRENT|PREVIOUS|LAST|PAST) (?:COMPANY|EMPLOYER|ORGANI[SZ]ATION)\s+(?=\p{Lu})/u;
/** A label that looks like a heading: 'Previous Experience: Nordhav Foods'. */
const EXPERIENCE_LABEL_PATTERN =
  /^(?:present|current|previous|past|last) (?:work )?experience\s?[:：]\s*[-–]?\s*(?=\p{Lu})/iu;
/**
 * What shows that the text after a label of experience is about how long or how somebody worked, and not an employer.
 */
const DURATION_WORD_PATTERN = /\d|\b(?:years?|months?|work(?:ed|ing))\b/i;
/** Letter-spaced labels: 'C o m p a n y :'. */
const SPACED_LABEL_PATTERN = /^((?:\p{L} ){4,20}\p{L})\s?[:：]\s*[-–]?\s*/u;
/** A character of every match of `COLON_LABEL_PATTERN`, tested first because few lines have it. */
const LABEL_COLON_PATTERN = /[:：]/;

/** Whether a segment of a line may have this label. */
export const mayBeLabelled = (line: DocumentLine, label: Label): boolean =>
  labelCuts(line).some((cut) => cut.label === label);

/** Cuts without width in front of the cells of a table's row. */
function columnCuts(cells: readonly string[], columns: readonly string[]): Cut[] {
  let at = 0;
  return cells.flatMap((cell, index) => {
    const from = at;
    at += cell.length + 1;
    const label = columns[index];
    return label ? [{ from, to: from, separator: 'label' as const, label: label as Label }] : [];
  });
}

/** The cuts at the labels of a line. */
export function labelCuts({ text, cells, columns }: DocumentLine): Cut[] {
  if (columns) return columnCuts(cells, columns);
  const cuts: Cut[] = [];
  const [first = ''] = cells;
  // An unknown label in a cell of its own.
  const isOther =
    cells.length > 1 && /[:：]$/.test(first) && !formField(first) && first.split(' ').length <= 6;
  if (isOther) cuts.push({ from: 0, to: first.length, separator: 'label', label: 'other' });
  const experience = EXPERIENCE_LABEL_PATTERN.exec(text)?.[0];
  if (experience && !DURATION_WORD_PATTERN.test(text.slice(experience.length)))
    return [{ from: 0, to: experience.length, separator: 'label', label: 'organisation' }];
  const dashed = DASH_LABEL_PATTERN.exec(text);
  const dashedField = dashed && formField(dashed[1] ?? '');
  if (dashed && dashedField)
    cuts.push({ from: 0, to: dashed[0].length, separator: 'label', label: dashedField });
  const europass = EUROPASS_LABEL_PATTERN.exec(text)?.[0];
  const bare = UNPUNCTUATED_LABEL_PATTERN.exec(text)?.[0];
  const spaced = SPACED_LABEL_PATTERN.exec(text);
  for (const [labelText, label] of [
    [
      cells.length > 1 && isBareLabel(first)
        ? `${first} ${/^[-–:]$/.test(cells[1] ?? '') ? `${cells[1]} ` : ''}`
        : undefined,
      first,
    ],
    [europass, europass],
    [bare, bare],
    [spaced?.[0], spaced?.[1]?.replaceAll(' ', '')],
  ] as const) {
    const field = labelText !== undefined && label !== undefined ? formField(label) : undefined;
    if (labelText !== undefined && field)
      cuts.push({ from: 0, to: labelText.length, separator: 'label', label: field });
  }
  if (!LABEL_COLON_PATTERN.test(text)) return cuts;
  for (const match of text.matchAll(COLON_LABEL_PATTERN)) {
    if (isOther && match.index < first.length) continue;
    const words = (match[1] ?? '').split(' ');
    // The label may be the end of the text before the colon: 'Kenya Designation:'.
    for (let skip = 0; skip < words.length; skip += 1) {
      const field = formField(words.slice(skip).join(' '));
      if (!field) continue;
      // 'Leeds City College:' is a name.
      if (field === 'place' && skip > 0 && skip < words.length - 1) continue;
      // In 'Company: Worked as a buyer at Redwell' the value is a sentence, so the label is ignored.
      const opening =
        field === 'organisation' && SENTENCE_OPENING_PATTERN.exec(text.slice(match.index + match[0].length));
      if (opening) {
        const to = match.index + match[0].length + opening[0].length;
        cuts.push({ from: match.index, to, separator: /\bas\b/i.test(opening[0]) ? 'as' : 'with' });
        break;
      }
      const from = match.index + words.slice(0, skip).join(' ').length;
      cuts.push({
        from,
        to: match.index + match[0].length,
        separator: 'label',
        label: /^client/i.test(words.slice(skip).join(' ')) ? 'client' : field,
      });
      break;
    }
  }
  return cuts;
}
