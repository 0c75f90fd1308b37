/** The head of a resume: headline, place and address, from the lines around the name and the contact section. */
import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { DocumentLine } from '../layout/line';
import { joinLines, type ParagraphText } from '../layout/paragraphs';
import { isCityAlone } from '../vocabulary/cities';
import { sectionKinds } from '../vocabulary/headings';
import { organisationScore } from '../vocabulary/organisations';
import { isArea, isCountry, isCountryCode, isPlace, isRemote } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';
import { spokenLanguageOf } from '../vocabulary/tongues';
import { findTown } from './address';
import { isDegree } from './education';
import { isCredentials } from './name';
import { isCapitals } from './typography';

const CONTACT =
  /@|\bhttps?:|\bwww\.|\.(?:com|org|net|io|dev|me|co|de|fr|ai)\b|linkedin|github|(?:\+?\d[\d ().-]{6,}\d)|^(?:e-?mail|phone|tel|mobile|address|website|web|birth|born|nationality|date of birth)\b/iu;
const PLACE_LABEL =
  /^(?:(?:address|location|residence|city|adresse|wohnort|ort|standort|domicile|lieu|dirección|ubicación|ciudad|residencia|endereço|localização|cidade|indirizzo|residenza|plaats|woonplaats|adres)\s*[:：]\s*|(?:address|location|based in|lives in|adresse|wohnort|standort)\s+)/iu;

/** Text that is only about how to reach somebody. */
export function isContact(text: string): boolean {
  return CONTACT.test(text);
}

/** What a line under the name says that the person is, and that line. */
export interface FoundHeadline {
  text: string;
  line: DocumentLine;
}

/** The headline, from the lines around the name; an address may stand beside it in the same line. */
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
/** Cells of a line of the head that may be the headline. */
const MAX_CELLS = 3;

/** Openings of sentences about oneself ('Seeking ...', 'I ...'), which are no headlines. */
const TOLD =
  /^(?:an?|to|i|i['’]m|we|my|apply(?:ing)?|seeking|looking|aspiring to|aiming|targeting|dedicated to|committed to|believe|atuar|busco|suche|à la recherche|in search)\s/iu;
/** The end of a line whose sentence continues in the next one. */
const GOES_ON =
  /[,;:&]$|\s(?:of|to|in|with|for|from|by|and|or|the|an?|building|leading|driving|using|on|at|und|mit|von|für|et|de|y|e|da|do|com)$|[-‑]impact$/iu;
const GENERIC = /^(?:professional|profile|career|details|introduction|objective|resume|tools|page)$/iu;

/**
 * Whether a line under a name may say what the person is: not a wish, a piece of a sentence, a degree, a heading or a
 * page's number.
 */
function isHeadline(text: string): boolean {
  const bare = text.trim();
  return (
    !/^[\p{Ll}\d]/u.test(bare) &&
    !TOLD.test(bare) &&
    !GOES_ON.test(bare) &&
    !GENERIC.test(bare) &&
    !/^page\W*\d/i.test(bare.replace(/\s/g, '')) &&
    !/\b(?:years?|months?) of\b|\d\+ years/i.test(bare) &&
    !(isDegree(bare) && titleScore(bare) < 2) &&
    sectionKinds(bare).length === 0
  );
}

/** Returns a headline set in capitals in title case, with its acronyms; any other as it is. */
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

/**
 * A line's cells, or the value alone where the first says that it is a place: 'Postal Code & City' and '60601 Chicago'.
 */
function valuesOf({ cells }: DocumentLine): { cell: string; named: boolean }[] {
  const [label = '', value] = cells;
  if (value === undefined || cells.length > 2 || !PLACE_NAME.test(label.trim()))
    return cells.map((cell) => ({ cell, named: false }));
  return [{ cell: value.replace(/^[A-Z]{0,2}[- ]?\d{4,6}\s+(?=\p{L})/u, ''), named: true }];
}

const PLACE_NAME =
  /^(?:(?:postal code|zip)? ?(?:&|and)? ?(?:city|town)|location|residence|region|state|wohnort|ort|standort|ville|ciudad|cidade|città|plaats|woonplaats)\s*[:：]?$/iu;

/** Parts of head and contact lines that may be places: between separators, without labels. */
export function placeCandidates(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine; labelled: boolean; named: boolean }[] {
  return lines.flatMap((line) =>
    valuesOf(line).flatMap(({ cell, named }) =>
      cell
        .split(/\s*[|•·●∙⋅◦♦▪–—]\s*|\s+-\s+|\s{3,}|\s*;\s*|\s+\/\s+/u)
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const bare = part
            .replace(
              /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]+\.(?:com|org|net|io)\/\S+|\+?\(?\d[\d ().-]{7,}\d/g,
              ' ',
            )
            .replace(/(?:(?<!\s)\s+)?,(?:\s*,)+\s*/g, ', ')
            .trim()
            .replace(/^[^\p{L}\d]+|(?<![\s,])[\s,]+$/gu, '');
          return {
            text: bare.replace(PLACE_LABEL, '').replace(/(?<![\s.;,–-])[\s.;,–-]+$/u, ''),
            line,
            labelled: named || PLACE_LABEL.test(bare),
            named,
          };
        }),
    ),
  );
}

/** The person's location, recognised by the forms of places; a street and a postal code are left out. */
export function findPlace(lines: readonly DocumentLine[]): { text: string; line: DocumentLine } | undefined {
  const candidates = placeCandidates(lines).filter(
    ({ text }) => !isContact(text) && text.length < 120 && !isCredentials(text),
  );
  const named = candidates.filter((each) => each.named && /^\p{Lu}[\p{L} .'’-]+$/u.test(each.text));
  // A form has a row for the city and one for the region.
  if (named[0] && named.length > 1)
    return {
      text: named
        .map(({ text }) => text)
        .slice(0, 3)
        .join(', '),
      line: named[0].line,
    };
  for (const { text, line } of candidates) {
    const place = placeIn(text);
    if (place && !isRemote(place) && !isCountry(place)) return { text: place, line };
    if (isCityAlone(text)) return { text, line };
  }
  const labelled = candidates.find(
    ({ text, labelled }) => labelled && /^\p{Lu}[\p{L} ,.'-]+$/u.test(text) && !NO_PLACE.test(text),
  );
  const town = labelled ?? findTown(lines);
  if (town) return town;
  // A country comes last: it may also belong to a number or a nationality.
  for (const { text, line } of candidates) {
    const country = placeIn(text);
    if (country && !isRemote(country)) return { text: country, line };
  }
  return candidates.find(({ text }) => isArea(text)) ?? placeBesideContact(lines);
}

/** 'Bergen, Vestland' or 'Berlin' next to an address or number: a place by its company, although no list knows it. */
function placeBesideContact(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine } | undefined {
  const reachable = (line: DocumentLine | undefined) =>
    line !== undefined && (isContact(line.text) || /^\W*(?:contact|kontakt)/i.test(line.text));
  const near = lines.filter(
    (line, index) => reachable(line) || reachable(lines[index - 1]) || reachable(lines[index + 1]),
  );
  const parts = placeCandidates(near).map(({ text, line }) => ({
    text: text.replace(/^(?=[^,]*\b\d)[^,]*,\s*/u, '').replace(/(?:,\s*|(?<!\s)\s+)?\d{4,5}\b,?/, ''),
    line,
  }));
  const word = "\\p{Lu}[\\p{Ll}'’.-]+(?:[ -]\\p{Lu}?[\\p{Ll}'’.-]+){0,2}";
  const fits = (pattern: RegExp) =>
    parts.find(
      ({ text }) =>
        pattern.test(text) &&
        text.length < 50 &&
        titleScore(text) === 0 &&
        organisationScore(text) < 1.5 &&
        spokenLanguageOf(text) === undefined &&
        !NO_PLACE.test(text),
    );
  return (
    fits(new RegExp(`^${word}, ${word}$`, 'u')) ??
    parts.find(
      (part) =>
        isContact(part.line.text) &&
        /[|•·●∙◦]/.test(part.line.cells.join('|')) &&
        fits(new RegExp(`^${word}$`, 'u')) === part,
    )
  );
}

const NO_PLACE =
  /\b(?:linkedin|github|google|portfolio|website|email|phone|mobile|profile|resume|curriculum|contact|twitter|skype|nationality|native|fluent|details|available|driving|licen[cs]e|skills?|languages?|known|date|birth|gender|marital|status|religion|passport|pass|pin|pin ?code|zip|code|number|e-?mail|mail|declaration|objective|graduation|father|mother|post|position|applied|indian|male|female|married|single)\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Capitals after a comma that are no country or region: post offices, streets, degrees, trades. */
const NO_CODE = /^(?:DT|TK|PS|PO|DR|ST|RD|PP|BA|BE|MBA|HR|QA|UI|UX|AS|ID|DS)$/;

/** The place at the end of an address: 'Kaigaten 4, 5015 Bergen, Norway' is 'Bergen, Norway'. */
export function placeIn(text: string): string | undefined {
  const bare = text
    .replace(
      /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?:[A-Z]{1,2}-|[A-Z] )?\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}(?= \p{L}))\b/gu,
      ' ',
    )
    .replace(/(?:(?<!\s)\s+)?\(([A-Z]{2,3})\)$/, ', $1')
    .replace(/(?:(?<!\s)\s+)?\(([^()]+)\)$/, (whole, inner: string) =>
      isCountry(inner) ? `, ${inner}` : whole,
    )
    .replace(/(?:(?<!\s)\s+)?\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+,/g, ',')
    .replace(/,\s*(?=,|$)/g, '')
    .replace(/(?<=, [^,]+) ([A-Z]{2})$/, ', $1')
    .trim();
  // 'Bologna (IT), Emilia-Romagna': the country's code comes after the city.
  const [, city, code, region] =
    /(\p{Lu}[\p{L} '’.-]{1,80}) \(([A-Z]{2})\)(?:, (\p{Lu}[\p{L} '’.-]{1,80}))?$/u.exec(text) ?? [];
  if (city && code && isCountryCode(code)) return [city, region ?? code].join(', ');
  const parts = bare.split(/,\s*/).filter(Boolean);
  for (let start = Math.max(0, parts.length - 3); start < parts.length; start += 1) {
    const tail = parts.slice(start);
    if (tail.length === 1 && parts.length > 1) break;
    const place = tail.join(', ');
    if (isPlace(place) && !/\d/.test(place)) return place;
  }
  // 'London GB', and
  // 'City, XX': an unknown two-letter code is a country or region of the address.
  const coded =
    /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) ([A-Z]{2})$/u.exec(bare) ??
    /(\p{Lu}[\p{L}'’. -]{1,80}), ?([A-Z]{2,3})$/u.exec(bare);
  return coded &&
    !NO_CODE.test(coded[2] ?? '') &&
    !/\d/.test(coded[0]) &&
    /\p{Ll}/u.test(coded[0].replace(/PhD/, '')) &&
    titleScore(coded[0]) === 0 &&
    coded[0].split(' ').length <= 5
    ? coded[0]
    : undefined;
}

/** The address of the person's LinkedIn profile, where the document names one. */
export function findLinkedIn(lines: readonly DocumentLine[]): string | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const address = /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)]+/i.exec(text)?.[0];
  const parsed = address ? parseLinkedInUrl(address) : undefined;
  return parsed?.ok ? parsed.url : undefined;
}

/** 'Engineer | Speaker | Mentor': no part of a paragraph. */
const LIST_OF_TITLES = /^[^.!?]{2,60}\s[|•·]\s[^.!?]{2,60}(?:\s[|•·]\s|$)/u;

const isProse = (text: string): boolean => text.length > 80 && /[.!]/.test(text) && !/@|https?:/.test(text);

/**
 * The paragraphs of the summary under the name, which has no heading.
 * @param head the lines under the name, without that and the headline
 */
export const summaryUnderName = (head: readonly DocumentLine[]): ParagraphText[] =>
  // Where all lines are centred, contact lines and titles would be joined with the summary.
  joinLines(head.filter(({ text }) => !isContact(text) && !LIST_OF_TITLES.test(text))).filter(({ text }) =>
    isProse(text),
  );
