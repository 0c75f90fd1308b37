/** Finds the headline of a resume: the line near the name that says what the person does. */
import type { DocumentLine } from '../layout/line';
import { sectionKinds } from '../vocabulary/headings';
import { isPlace } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';
import { isDegree } from './education';
import { isContact } from './head';
import { isCapitals } from './typography';

/** The text of a headline and the line it was found in. */
export interface FoundHeadline {
  text: string;
  line: DocumentLine;
}

/** Finds the headline in the lines around the name; an address may stand in the same line. */
export function findHeadline(
  lines: readonly DocumentLine[],
  nameLine: DocumentLine | undefined,
): FoundHeadline | undefined {
  const start = nameLine ? lines.indexOf(nameLine) + 1 : 0;
  const near = [
    ...lines.slice(start, start + 6),
    ...lines.slice(Math.max(0, start - 4), Math.max(0, start - 1)).reverse(),
  ];
  const fits = near
    .filter(({ bullet }) => !bullet)
    .flatMap((line) =>
      line.cells
        .slice(0, MAX_CELLS)
        .map((text, at) => ({ text: text.replace(/(?<!\s)\s*:$/u, ''), line, at })),
    )
    .filter(
      ({ text }) =>
        isHeadline(text) &&
        text.length < 140 &&
        !isContact(text) &&
        !isPlace(text) &&
        !/[.!?]$/.test(text) &&
        text.split(' ').length <= 16 &&
        !/^["“]/.test(text),
    );
  const [first, beside] = [fits.filter(({ at }) => at === 0), fits.filter(({ at }) => at > 0)];
  return (
    first.find(({ text }) => titleScore(text) >= 1) ??
    beside.find(({ text }) => titleScore(text) >= 2 && text.includes(' ') && !REPORTING.test(text)) ??
    first.find(
      ({ line }) =>
        /[|•·]/.test(line.text) && line !== nameLine && start > 0 && lines.indexOf(line) < start + 3,
    )
  );
}

const REPORTING = /\breport/i;
/** Maximum number of cells of a line that are tried as a headline. */
const MAX_CELLS = 3;

/** Beginnings of sentences about oneself ('Seeking ...', 'I ...'), which are not headlines. */
const TOLD =
  /^(?:sub(?:ject)?\s?:|(?:post|position) appl|applied for|application for)|^(?:an?|to|i|i['’]m|we|my|apply(?:ing)?|seeking|looking|aspiring to|aiming|targeting|dedicated to|committed to|believe|atuar|busco|suche|à la recherche|in search)\s/iu;
/** Endings of a line whose sentence continues in the next line. */
const GOES_ON =
  /[,;:&]$|\s(?:of|to|in|with|for|from|by|and|or|the|an?|building|leading|driving|using|on|at|und|mit|von|für|et|de|y|e|da|do|com)$|[-‑]impact$/iu;
/** A sentence that ends inside a line, which shows that the line is part of a paragraph. */
const SENTENCE_END = /\p{Ll}{4}[.!?]\s\p{Lu}/u;
const GENERIC = /^(?:professional|profile|career|details|introduction|objective|resume|tools|page)$/iu;

/**
 * Whether a line below a name can be a headline: not a wish, part of a sentence, a degree, a heading or a
 * page number.
 */
function isHeadline(text: string): boolean {
  const trimmed = text.trim();
  return (
    !/^[\p{Ll}\d]/u.test(trimmed) &&
    !TOLD.test(trimmed) &&
    !GOES_ON.test(trimmed) &&
    !GENERIC.test(trimmed) &&
    !SENTENCE_END.test(trimmed) &&
    !/^page\W*\d/i.test(trimmed.replace(/\s/g, '')) &&
    !/\b(?:years?|months?) of\b|\d\+ years/i.test(trimmed) &&
    !(isDegree(trimmed) && titleScore(trimmed) < 2) &&
    sectionKinds(trimmed).length === 0
  );
}

/** Converts a headline in capitals to title case, keeping acronyms; returns any other headline unchanged. */
export function displayHeadline(text: string): string {
  if (!isCapitals(text)) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s/(&|-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(?:Of|And|The|For|In|At)\b/g, (word) => word.toLowerCase())
    .replace(
      /\b(?:Ceo|Cfo|Coo|Cto|Cio|Cmo|Cpo|Vp|Svp|Evp|Hr|It|Ai|Ml|Iot|Erp|Pmp|Mba|Ux|Ui|Qa|Pr|B2b|Saas|Uk|Us|Eu)\b/g,
      (word) => word.toUpperCase(),
    );
}
