/** Collects texts that may be the person's name: lines, their cells, and lines joined with those below them. */
import type { DocumentLine } from '../../layout/line';
import { phraseKindsOf } from '../../phrases/classifier';
import { sectionKinds } from '../../vocabulary/headings';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { surnameLast } from './name-case';
import { isCredentials } from './name-cleaning';

const NAME_LABEL_PATTERN =
  /^(?:full |candidate(?:['’]s)? |complete )?(?:name(?:,? vorname| in full| of (?:the )?(?:candidate|applicant))?|nom(?: complet| et prénom)?|nombres?(?: completo| y apellidos?)?|apellidos? y nombres?|nome(?: completo| e cognome)?|cognome e nome|prénom et nom|vor- und (?:nach|zu)name|im(?:ię|iona) i nazwisko|naam|(?:first ?name|surname|nachname|vorname|prénom|apellido)s?\b.*)\s*[:：]?[-–]?$/iu;

/** Label and value of a form's row for the name, in two cells or separated by a colon. */
function labelledName({ cells: given }: DocumentLine): readonly [label: string, value: string] | undefined {
  const cells = /^\d{1,2}[.)]?$/.test(given[0] ?? '') ? given.slice(1) : given;
  const [whole = '', ...rest] = cells;
  const first = whole.replace(/^\d{1,2}[.)]\s*(?=\p{L})/u, '');
  const [, inline = '', value = ''] = /^([^:：]{3,30})[:：]-?\s*(\S.*)$/u.exec(first) ?? [];
  // Two form fields share a row: 'NAME | Mira Solberg | PHONE NO : | ...'.
  const valueCells = rest.length === 3 ? rest.slice(0, 1) : rest;
  const pair = rest.length > 0 ? ([first, valueCells.join(' ')] as const) : ([inline.trim(), value] as const);
  return pair[0] !== '' && NAME_LABEL_PATTERN.test(pair[0]) ? pair : undefined;
}

/** The label of a form's row for other personal data than the name: 'SEX', 'Date of Birth:'. */
const PERSONAL_DATA_LABEL_PATTERN =
  /^(?:sex|gender|age|religion|caste|nationality|marital status|status|date of birth|d\.?o\.?b\.?|birth ?day)\s*[:：]?[-–]?$/iu;
/** The label of another row in the same line: 'Mira Solberg Date of Birth: ...'. */
const NEXT_LABEL_PATTERN =
  /\s(?:sex|gender|age|nationality|date of birth|d\.?o\.?b|father['’]?s? name)\s?[:：]/iu;
/** The labels that a form adds to the parts of a name: 'Mira (First Name) Solberg (Surname)'. */
const PART_OF_NAME_PATTERN = /(?<!\s)\s*\((?:first|given|middle|last|family|sur)[ -]?name\)/giu;

/** The value of a form's row for the name, with the surname first: 'Marlowe, Inga'. */
const SURNAME_FIRST_PATTERN = /^(\p{Lu}[\p{L}\p{M}'’-]{1,30}),\s*(\p{Lu}\p{Ll}[\p{L}\p{M}'’. -]{1,30})$/u;

/** Whether a line is a form's row for the name. */
export const isNameRow = (line: DocumentLine) => labelledName(line) !== undefined;

/** Number of lines at the top in which 'SURNAME, Given name' is read as the person's name. */
const MAX_HEAD_LINES = 6;
/** Maximum number of words of a name that is joined from several lines. */
const MAX_NAME_WORDS = 5;

/**
 * The texts of a line that may be the person's name. 'SURNAME, Given name' near the top gives only the name in its
 * usual order, a form's name row only its value, other form rows none, and a heading only what is beside it. Any other
 * line gives its cells and itself, whole and up to a bar, a dash or a comma, and joined with one or two lines below if
 * each has few words and the same style.
 * @param index the line's index in `lines`
 */
export function nameCandidatesAt(lines: readonly DocumentLine[], index: number): string[] {
  const line = lines[index] as DocumentLine;
  const next = lines[index + 1];
  const reordered = surnameLast(line.text);
  if (reordered && index < MAX_HEAD_LINES) return [reordered];
  const joinName = (a: string, b: string) => (a.endsWith('-') ? a + b : `${a} ${b}`);
  const isFewWords = (text: string) => /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,2}$/u.test(text);
  const form = labelledName(line);
  if (form) {
    const [label, whole] = form;
    const value = whole.replace(PART_OF_NAME_PATTERN, '').split(NEXT_LABEL_PATTERN)[0] ?? '';
    // The form's label 'Name, Vorname' says that the surname comes first; so does a single word before a comma.
    const formName = value.replace(
      /^name,/iu.test(label) ? /^([^,]+),\s*([^,]+)$/u : SURNAME_FIRST_PATTERN,
      (whole, surname: string, given: string) => (isCredentials(given) ? whole : `${given} ${surname}`),
    );
    return continuesBelow(line, next, formName)
      ? [joinName(formName, next?.text ?? ''), formName]
      : [formName];
  }
  if (line.cells.length > 1 && PERSONAL_DATA_LABEL_PATTERN.test(line.cells[0] ?? '')) return [];
  // The heading 'Personal information' may share a row with the name, or with its first word.
  const [label = '', ...beside] = line.cells;
  if (beside.length > 0 && sectionKinds(label).length > 0) return beside;
  const [second = ''] = beside;
  const candidates =
    beside.length > 0
      ? [
          ...line.cells,
          line.text,
          // A single sign that is not an English letter is a symbol of a font.
          ...(/^[^A-Za-z]$/u.test(second) ? [] : [`${label} ${second}`]),
          ...wordsInCells(line.cells),
        ]
      : [line.text, ...joinSeparatedParts(lines, index)];
  // A name in two lines, with contact data to the right of them.
  const below =
    next &&
    next.gap < MIN_BLOCK_BREAK_FONT_SIZES &&
    (next.cells.length > 1 || next.size > MAX_BODY_TEXT_POINTS)
      ? (next.cells[0] ?? '')
      : '';
  if (beside.length > 0 && isFewWords(label) && isFewWords(below) && next?.size === line.size)
    candidates.push(joinName(label, below));
  if (
    next &&
    (Math.abs(next.size - line.size) < Math.max(0.5, line.size * 0.03) || isTitleOfTwoSizes(lines, index)) &&
    line.size > MAX_BODY_TEXT_POINTS &&
    isFewWords(line.text) &&
    isFewWords(next.text) &&
    sectionKinds(line.text).length === 0 &&
    `${line.text} ${next.text}`.split(' ').length <= MAX_NAME_WORDS &&
    next.gap < MIN_NAME_BREAK_FONT_SIZES
  ) {
    const third = lines[index + 2];
    const goesOn =
      third &&
      Math.abs(third.size - line.size) < 0.5 &&
      third.gap < MIN_NAME_BREAK_FONT_SIZES &&
      isFewWords(third.text);
    const two = joinName(line.text, next.text);
    return [...(goesOn ? [joinName(two, third.text)] : []), two, ...candidates];
  }
  const leadingName = index < MAX_HEAD_LINES ? nameBeforeTitle(line.text) : undefined;
  return [...(leadingName ? [leadingName] : []), ...candidates].flatMap((text) => {
    const firstPart = text.split(/\s+[|•·–—]\s*|\s+\/\s+|\s{2,}|,\s+(?=[\p{L}-]+ |\d)/u)[0] ?? '';
    const [, name = '', status = ''] = STATUS_AFTER_PATTERN.exec(text) ?? [];
    if (name !== '' && saysWhatPersonIs(status, name)) return [text, name];
    return firstPart !== text ? [text, firstPart] : [text];
  });
}

/** Minimum ratio of the size of a name in two sizes to that of all other text. */
const MIN_TITLE_RATIO = 1.8;
/** The lines of a name in two sizes begin less than this far apart, in points. */
const MAX_TITLE_SHIFT_POINTS = 12;

/** Whether a line and the smaller one below it are the title of the page: all other text is much smaller. */
function isTitleOfTwoSizes(lines: readonly DocumentLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    next.size < line.size &&
    next.strong === line.strong &&
    Math.abs(next.x - line.x) < MAX_TITLE_SHIFT_POINTS &&
    lines.every((other) => other === line || other === next || other.size * MIN_TITLE_RATIO <= next.size)
  );
}

/** A name in capitals before other text, which may be a title. */
const IN_CAPITALS_PATTERN =
  /^((?:\p{Lu}[\p{Lu}\p{M}'’.-]+\s){1,3}\p{Lu}[\p{Lu}\p{M}'’-]+)\s(\p{Lu}\p{Ll}.+)$/u;
/** Capitalised words before further ones, which may be a name and a title. */
const IN_MIXED_CASE_PATTERN =
  /^((?:\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*\s){1,2}\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)\s(\p{Lu}.+)$/u;
/** Words before a title are a name if `phraseKindsOf` gives persons a larger share than this. */
const PERSON_THRESHOLD = 0.5;

/** The name before a title without a sign between them: 'INGA MARLOWE Senior Depot Planner'. */
function nameBeforeTitle(line: string): string | undefined {
  const text = line.split(/\s[|•·–—]\s?/u)[0] ?? '';
  const [, capitals = '', after = ''] = IN_CAPITALS_PATTERN.exec(text) ?? [];
  if (capitals !== '' && titleScore(after) >= 1) return capitals;
  for (
    let words = IN_MIXED_CASE_PATTERN.exec(text)?.[1]?.split(' ') ?? [];
    words.length > 1;
    words = words.slice(0, -1)
  ) {
    const name = words.join(' ');
    const rest = text.slice(name.length + 1);
    if (titleScore(rest) >= 2 && titleScore(name) === 0 && phraseKindsOf(name).person > PERSON_THRESHOLD)
      return name;
  }
  return undefined;
}

/** A full name and one word about the person: 'Inga Marlowe, Engineer', 'Inga Marlowe, Undergraduate'. */
const STATUS_AFTER_PATTERN = /^(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,3}),\s+(\p{L}{5,20})$/u;
const GRADUATE_WORD_PATTERN = /^(?:under|post)?graduate$/iu;
/** Nouns for people by what they do: 'hairstylist', 'muralist', 'bookbinder'. */
const AGENT_NOUN_PATTERN = /^\p{L}{3,16}(?:ist|ian|er|or)$/iu;

/** Whether one word after a name and a comma says what the person is, and not where the place of that name lies. */
const saysWhatPersonIs = (word: string, name: string): boolean =>
  titleScore(word) >= 1 ||
  GRADUATE_WORD_PATTERN.test(word) ||
  (AGENT_NOUN_PATTERN.test(word) && phraseKindsOf(name).person > PERSON_THRESHOLD && !isTown(name));

/** Whether a form's value of one word goes on in the line below, further in: 'Name: T.OLSEN' over 'MARLOWE'. */
const continuesBelow = (line: DocumentLine, next: DocumentLine | undefined, value: string): boolean =>
  next !== undefined &&
  /^[\p{L}.]{3,25}$/u.test(value.trim()) &&
  /^\p{L}{3,20}$/u.test(next.text) &&
  next.strong === line.strong &&
  next.size === line.size &&
  next.x > line.x + LABEL_WIDTH_POINTS &&
  next.gap < MIN_NAME_BREAK_FONT_SIZES &&
  sectionKinds(next.text).length === 0;
/** Maximum size of running text, in points; a name in two lines is larger. */
const MAX_BODY_TEXT_POINTS = 13;
/** A line that is this far below a name, in font sizes, does not continue it. */
const MIN_NAME_BREAK_FONT_SIZES = 2;
/** The same where contact data to the right of a name move its lines apart. */
const MIN_BLOCK_BREAK_FONT_SIZES = 5;
/** The values of a form begin more than this far right of its labels, in points. */
const LABEL_WIDTH_POINTS = 30;

/** Two single words of one large size in different columns, where no other line has this size: 'INGA' and 'MARLOWE'. */
function joinSeparatedParts(lines: readonly DocumentLine[], index: number): string[] {
  const line = lines[index] as DocumentLine;
  const isWord = ({ text }: DocumentLine) => /^\p{Lu}[\p{L}'’-]{2,20}$/u.test(text);
  if (!isWord(line) || line.size <= MAX_OTHER_TEXT_POINTS) return [];
  const linesOfSize = lines.filter(({ size }) => size > line.size - 0.5);
  const [first, second] = linesOfSize;
  return linesOfSize.length === 2 && first === line && second && isWord(second) && second.flow !== line.flow
    ? [`${line.text} ${second.text}`]
    : [];
}
/** Maximum size of other text, in points; the parts of a name that stand in different columns are larger. */
const MAX_OTHER_TEXT_POINTS = 16;

/**
 * The cells at the start of a line that are single words, if there are three to five of them, as in a name with wide
 * spacing between its words.
 */
function wordsInCells(cells: readonly string[]): string[] {
  const end = cells.findIndex((cell) => !/^[\p{L}\p{M}'’.-]+$/u.test(cell));
  const words = end < 0 ? cells : cells.slice(0, end);
  return words.length > 2 && words.length <= MAX_NAME_WORDS ? [words.join(' ')] : [];
}
