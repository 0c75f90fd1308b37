/** Finds the headline of a resume: the line near the name that says what the person does. */
import { toTitleCase } from '@/engine/language/text/casing';
import { alphanumericWords } from '@/engine/language/text/keys';
import { ACRONYMS } from '@/engine/language/vocabulary/acronyms';
import type { DocumentLine } from '../../layout/line';
import { sectionKinds } from '../../vocabulary/headings';
import { isPlace } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isDegree } from '../education/education';
import { beginsDegree } from '../education/education-parts';
import { isCapitals } from '../headings/typography';
import { isWrappedTitle } from '../headings/wrapped-headings';
import { hasContactData } from './contact-data';

/** The text of a headline and the line it was found in. */
export interface FoundHeadline {
  text: string;
  line: DocumentLine;
}

/** Finds the headline in the lines around the name; an address or the name itself may stand in the same line. */
export function findHeadline(
  lines: readonly DocumentLine[],
  nameLine: DocumentLine | undefined,
  name = '',
): FoundHeadline | undefined {
  const start = nameLine ? lines.indexOf(nameLine) + 1 : 0;
  const below = joinSpacedLines(lines.slice(start, start + 6));
  const nearLines = [
    ...(nameLine && TITLE_AFTER_NAME_PATTERN.test(nameLine.text) ? [nameLine] : []),
    ...(start > 0 ? joinWrappedTitles(below) : below),
    ...lines.slice(Math.max(0, start - 4), Math.max(0, start - 1)).reverse(),
  ];
  const candidates = nearLines
    .filter((line) => !line.bullet && !beginsParagraph(line, lines[lines.indexOf(line) + 1]))
    .flatMap((line) =>
      line.cells
        .slice(0, MAX_HEADLINE_CELLS)
        .map((text, at) => ({ text: removeFrame(text, name), line, at })),
    )
    .filter(
      ({ text }) =>
        isHeadline(text) &&
        text.length <= MAX_HEADLINE_CHARACTERS &&
        !hasContactData(text) &&
        !isPlace(text) &&
        !/[.!?]$/.test(text) &&
        text.split(' ').length <= 16 &&
        !/^["“]/.test(text),
    );
  const firstInLine = candidates.filter(({ at }) => at === 0);
  const fartherInLine = candidates.filter(({ at }) => at > 0);
  return (
    firstInLine.find(({ text }) => titleScore(text) >= 1) ??
    fartherInLine.find(
      ({ text }) => titleScore(text) >= 2 && text.includes(' ') && !REPORT_WORD_PATTERN.test(text),
    ) ??
    firstInLine.find(
      ({ line }) =>
        /[|•·]/.test(line.text) && line !== nameLine && start > 0 && lines.indexOf(line) < start + 3,
    )
  );
}

/** Minimum characters of a line that reaches the right margin of a paragraph. */
const MIN_PARAGRAPH_LINE_CHARACTERS = 50;

/** Whether a line is the first of a paragraph: its sentence goes on in the next line, and ends inside or below that. */
const beginsParagraph = ({ text }: DocumentLine, next: DocumentLine | undefined): boolean =>
  text.length >= MIN_PARAGRAPH_LINE_CHARACTERS &&
  next !== undefined &&
  /^\p{Ll}/u.test(next.text) &&
  (/[.!?]$/.test(next.text) || /^\p{Ll}[^.!?]{2,80}[.!?] \p{Lu}/u.test(next.text));

/** A title in the line of the name: 'Kim Varn – Depot Planner'. */
const TITLE_AFTER_NAME_PATTERN = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3} [–—|-] \p{L}/u;

/** Capitals set with a space after each: 'P L A N N E R'. */
const LETTER_SPACED_PATTERN = /^(?:\p{Lu}|[/&-])(?: (?:\p{Lu}|[/&-])){2,}$/u;

/** Removes the spaces of letter-spaced lines, and joins two of them that follow each other. */
function joinSpacedLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const result: DocumentLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isSpaced = LETTER_SPACED_PATTERN.test(line.text);
    const last = result.at(-1);
    const text = isSpaced ? line.text.replaceAll(' ', '') : line.text;
    if (isSpaced && isOpen && last) {
      const whole = `${last.text} ${text}`;
      result[result.length - 1] = { ...last, text: whole, cells: [whole] };
    } else result.push(isSpaced ? { ...line, text, cells: [text] } : line);
    isOpen = isSpaced;
  }
  return result;
}

/** Joins a title that wraps: 'Senior Software' over 'Engineer'. */
function joinWrappedTitles(lines: readonly DocumentLine[]): DocumentLine[] {
  const whole: DocumentLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const text = `${last?.cells.join(' ')} ${line.text}`;
    if (last && isWrappedTitle(last, line)) whole[whole.length - 1] = { ...last, text, cells: [text] };
    else whole.push(line);
  }
  return whole;
}

/** The text of a headline without its label, the name before it, and signs and dates around it: 'Position: Fitter'. */
function removeFrame(cell: string, name: string): string {
  const text = cell
    .replace(/^[\s~*–-]+|(?<![\s~*:])[\s~*:]+$/gu, '')
    .replace(
      /^(?:position|profession|designation|job title|present post|current position)\s*[:：]\s*-?\s*(?=\p{L})/iu,
      '',
    )
    .replace(/\s(?:cv|resume|résumé)$/iu, '')
    // The beginning of a sentence: 'Als erfahrener Werkleiter'.
    .replace(/^(?:als (?:\p{Ll}+er )?|as an? |en tant que )(?=\p{L})/iu, '')
    .replace(/^\(([^()]{3,60})\)$/u, '$1')
    .replace(/(?<![\s–-])[\s–-]*\((?:\p{L}+\.? )?\d{4}[^()]{0,25}\)$/u, '');
  const words = alphanumericWords(name);
  const ownStart = text
    .split(' ')
    .findIndex((word) => !alphanumericWords(word).every((each) => words.includes(each)));
  return ownStart > 1 && words.length > 0 ? text.split(' ').slice(ownStart).join(' ') : text;
}

/** A word of the names of documents, which contain titles too: 'Site Engineer Daily Report'. */
const REPORT_WORD_PATTERN = /\breport/i;
/** Maximum number of cells of a line that are tried as a headline. */
const MAX_HEADLINE_CELLS = 3;
const MAX_HEADLINE_CHARACTERS = 139;

/** Beginnings of applications, wishes and sentences: 'Application for ...', 'Seeking ...', 'I ...'. */
const NOT_A_HEADLINE_START_PATTERN =
  /^(?:sub(?:ject)?\s?:|title\s?:|(?:post|position) (?:appl|look|desir)|applied (?:for|post)|application (?:for|to)|objectives?\b|(?:resume|cv|curriculum vitae) for\b)|^(?:an?|the|to|i|i['’]m|we|my|dear|apply(?:ing)?|seeking|looking|aspiring to|aiming|targeting|dedicated to|committed to|believe|atuar|busco|suche|à la recherche|in search)\s/iu;
/** A small letter or a digit at the beginning, except of products and ranks: 'iOS Developer', '2nd Officer'. */
const NOT_A_TITLE_START_PATTERN =
  /^(?:\p{Ll}(?!\p{Lu})|\d(?!(?:st|nd|rd|th) (?:Officer|Engineer|Mate|Lieutenant|Assistant|Level|Line)\b))/u;
/** Endings of a line whose sentence continues in the next line. */
const UNFINISHED_HEADLINE_PATTERN =
  /[,;:&]$|\s(?:of|to|in|with|for|from|by|and|or|the|an?|building|leading|driving|using|on|at|und|mit|von|für|et|de|y|e|da|do|com)$|[-‑]impact$/iu;
/** A sentence that ends inside a line, which shows that the line is part of a paragraph. */
const SENTENCE_END_INSIDE_PATTERN = /\p{Ll}{4}[.!?]\s\p{Lu}/u;
/**
 * Words of addresses, papers, headings and years of experience beside those of a title: 'Fitter Quarters, Block 4', but
 * not 'Control Room Operator' or 'Head of Customer Experience'.
 */
const NOT_A_HEADLINE_TITLE_PATTERN =
  /\b(?:hostel|quarters|nagar|colony|assignments?|questionnaire|covering letter)\b|\b(?:flat|room)\b(?! (?!number)\p{L}{3})|\bexperience\b[^\p{L}]{0,12}\d|\d\+? ?(?:years?|yrs?|months?)\b|\b(?:background|profile|synopsis|sypnosis|curriculum|contents)(?: \d{1,3})?$|^experience\b|^(?!.*\bwith\b).*(?<!\b(?:customer|client|guest|patient|member|user|player|employee|candidate|brand|product|digital) )\bexperience$/iu;
/** Whether a text is a degree and not a title with one: 'PhD student'. */
const isDegreeAlone = (text: string) =>
  beginsDegree(text) &&
  !/\||\b(?:student|candidate|researcher|fellow)\b/iu.test(text) &&
  !text
    .split(/[,&–]/u)
    .slice(1)
    .some((part) => titleScore(part) >= 2);
/** A subject whose words also occur in titles: 'Electronics & Comm. Engineering'. */
const SUBJECT_IN_HEADLINE_PATTERN = /^[^|,•·]*\bengineering$/iu;

const GENERIC_HEADLINE_PATTERN =
  /^(?:professional|profile|career|details|introduction|objective|resume|tools|page)$/iu;

/**
 * Whether a line below a name can be a headline: not a wish, part of a sentence, a degree, a heading or a
 * page number.
 */
function isHeadline(text: string): boolean {
  const trimmed = text.trim();
  return (
    !NOT_A_TITLE_START_PATTERN.test(trimmed) &&
    !NOT_A_HEADLINE_START_PATTERN.test(trimmed) &&
    !UNFINISHED_HEADLINE_PATTERN.test(trimmed) &&
    !GENERIC_HEADLINE_PATTERN.test(trimmed) &&
    !NOT_A_HEADLINE_TITLE_PATTERN.test(trimmed) &&
    !isDegreeAlone(trimmed) &&
    !(SUBJECT_IN_HEADLINE_PATTERN.test(trimmed) && titleScore(trimmed) < 2) &&
    !SENTENCE_END_INSIDE_PATTERN.test(trimmed) &&
    !/^page\W*\d/i.test(trimmed.replace(/\s/g, '')) &&
    !/\b(?:years?|months?) of\b|\d\+ years/i.test(trimmed) &&
    !(isDegree(trimmed) && titleScore(trimmed) < 2) &&
    sectionKinds(trimmed).length === 0
  );
}

/** A title of one word in capitals, which is too long to be an acronym: 'BUYER', 'CO-FOUNDER'. */
const ONE_WORD_TITLE_PATTERN = /^(?:\p{Lu}+-)?\p{Lu}{5,}$/u;

/** Converts a headline in capitals to title case, keeping acronyms; returns any other headline unchanged. */
export function displayHeadline(text: string): string {
  if (ONE_WORD_TITLE_PATTERN.test(text) && !ACRONYMS.has(text))
    return text.charAt(0) + text.slice(1).toLowerCase();
  return isCapitals(text) ? toTitleCase(text) : text;
}
