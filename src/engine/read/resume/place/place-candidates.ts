/** Finds the person's place among the parts of lines of the head and the contact section that may be one. */
import type { DocumentLine } from '../../layout/line';
import { isCityAlone } from '../../vocabulary/cities';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isArea, isCountry, isCountryCode, isPlace, isRemote, isState } from '../../vocabulary/places';
import { spokenLanguageOf } from '../../vocabulary/spoken-languages';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { hasContactData, WEB_ADDRESS_PATTERN } from '../head/contact-data';
import { isCredentials } from '../name/name-cleaning';
import { findTown } from './address';

/** Maximum characters of a part that may be a place. */
const MAX_PLACE_CHARACTERS = 119;
/** Maximum characters of an unlisted place. */
const MAX_UNLISTED_PLACE_CHARACTERS = 49;

const PLACE_LABEL_PREFIX_PATTERN =
  /^(?:(?:address|location|residence|city|adresse|wohnort|ort|standort|domicile|lieu|dirección|ubicación|ciudad|residencia|endereço|localização|cidade|indirizzo|residenza|plaats|woonplaats|adres|miejscowość|miasto|адрес|город(?: проживания)?|место (?:жительства|проживания)|проживание|місто(?: проживання)?|адреса)\s*[:：]\s*|(?:address|location|based in|lives in|adresse|wohnort|standort)\s+)/iu;

/** The cells of a line; for a labelled place only the value: 'Postal Code & City' and '60601 Chicago'. */
function valuesOf({ cells }: DocumentLine): { cell: string; hasLabelCell: boolean }[] {
  const [label = '', value] = cells;
  if (value === undefined || cells.length > 2 || !PLACE_LABEL_CELL_PATTERN.test(label.trim()))
    return cells.map((cell) => ({ cell, hasLabelCell: false }));
  return [{ cell: value.replace(/^[A-Z]{0,2}[- ]?\d{4,6}\s+(?=\p{L})/u, ''), hasLabelCell: true }];
}

const PLACE_LABEL_CELL_PATTERN =
  /^(?:(?:postal code|zip)? ?(?:&|and)? ?(?:city|town)|location|residence|region|state|wohnort|ort|standort|ville|ciudad|cidade|città|plaats|woonplaats)\s*[:：]?$/iu;

/** Whether a line is the label of a place, which is in the line below it: 'Woonplaats:' over 'Veldwijk'. */
const isPlaceLabel = (line: DocumentLine | undefined): boolean =>
  line !== undefined && /[:：]$/u.test(line.text) && PLACE_LABEL_CELL_PATTERN.test(line.text);

const TELEPHONE_NUMBER_PATTERN = /\+?\(?\d[\d ().-]{7,}\d/g;

/** A remark behind a place on where its owner would work: 'Fréjus (déplacements possibles)'. */
const MOBILITY_PATTERN =
  /\s?\((?:d[ée]placements?|mobil\p{L}*|open to|willing to|ready to|relocat\p{L}*|umzugsbereit|reisebereit|disponible|disponibilidad)\b[^()]{0,50}\)\s*$/iu;

/** A Brazilian town with the code of its state, after its quarter and before the country: 'Centro - Olinda - PE'. */
const TOWN_AND_STATE_PATTERN =
  /^(?:\p{L}[\p{L}'’. ]{2,40} - )?(\p{Lu}[\p{L}'’. ]{2,40}?)\s?[-–/]\s?(AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?:\s?[-–,]\s?bra[sz]il)?(?:[\s,–-]{1,3}(?:cep\W{0,2})?\d{2}\.?\d{3}-?\d{3})?$/iu;

/**
 * Parts of lines in the head or contact section that may be places, split at separators and without labels.
 */
export function placeCandidates(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine; isLabelled: boolean; hasLabelCell: boolean }[] {
  return lines.flatMap((line, index) =>
    valuesOf(line).flatMap(({ cell, hasLabelCell }) =>
      // A capital I is used as a separator here: '0746242589 I mara@lind.example I Kenya'.
      cell
        .replace(/\scedex(?:\s\d{1,2})?(?=,|$)/iu, '')
        .replace(
          TOWN_AND_STATE_PATTERN,
          (_, town: string, state: string) => `${town}, ${state.toUpperCase()}`,
        )
        .split(hasContactData(cell) ? / I /u : /\n/)
        .flatMap((piece) => piece.split(/\s*[|•·●∙⋅◦♦▪–—\u2600-\u27BF]\s*|\s+-\s+|\s{3,}|\s*;\s*|\s+\/\s+/u))
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const cleaned = part
            .replace(WEB_ADDRESS_PATTERN, ' ')
            .replace(TELEPHONE_NUMBER_PATTERN, ' ')
            .replace(MOBILITY_PATTERN, '')
            .replace(/(?:(?<!\s)\s+)?,(?:\s*,)+\s*/g, ', ')
            .trim()
            .replace(/^[^\p{L}\d]+|(?<![\s,])[\s,]+$/gu, '');
          const place = cleaned
            .replace(PLACE_LABEL_PREFIX_PATTERN, '')
            .replace(/(?<![\s.;,–-])[\s.;,–-]+$/u, '');
          return {
            text: withoutOutwardCode(place),
            line,
            isLabelled:
              hasLabelCell || PLACE_LABEL_PREFIX_PATTERN.test(cleaned) || isPlaceLabel(lines[index - 1]),
            hasLabelCell,
          };
        }),
    ),
  );
}

/** The first half of a British postcode after a place: 'Bedfordshire MK45'. */
const OUTWARD_CODE_PATTERN =
  /^(\p{Lu}[\p{L} ,'’-]{2,60}\p{L}),? (?:(A[BL]|B[ABDHLNRST]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]|F[KY]|G[LUY]|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE)|[BEGLMNSW])\d{1,2}[A-Z]?$/u;

/**
 * A place without the first half of a postcode. Codes of one letter are numbers of rooms and roads too, so the place
 * must be a town.
 */
function withoutOutwardCode(text: string): string {
  const [, place = '', area] = OUTWARD_CODE_PATTERN.exec(text) ?? [];
  return place !== '' && (area !== undefined || isTown(place)) ? place : text;
}

/** Finds the person's location by the form in which places are written, without street and postal code. */
export function findPlace(lines: readonly DocumentLine[]): { text: string; line: DocumentLine } | undefined {
  const candidates = placeCandidates(lines).filter(
    ({ text }) => !hasContactData(text) && text.length <= MAX_PLACE_CHARACTERS && !isCredentials(text),
  );
  const inRows = candidates.filter((each) => each.hasLabelCell && /^\p{Lu}[\p{L} .'’-]+$/u.test(each.text));
  // A form may have separate rows for the city and the region.
  if (inRows[0] && inRows.length > 1)
    return {
      text: inRows
        .map(({ text }) => text)
        .slice(0, 3)
        .join(', '),
      line: inRows[0].line,
    };
  for (const { text, line } of candidates) {
    const place = placeIn(text);
    if (place && !isRemote(place) && !isCountry(place)) return { text: place, line };
    if (isCityAlone(text)) return { text, line };
  }
  const labelledPlace = candidates.find(
    ({ text, isLabelled }) =>
      isLabelled && /^\p{Lu}[\p{L} ,.'-]+$/u.test(text) && !NOT_A_PLACE_PATTERN.test(text),
  );
  const town = labelledPlace ?? findTown(lines);
  if (town) return town;
  // Countries are tried last: the name of one may belong to a phone number or a nationality.
  for (const { text, line } of candidates) {
    const country = placeIn(text);
    if (country && !isRemote(country)) return { text: country, line };
  }
  return candidates.find(({ text }) => isArea(text)) ?? placeBesideContact(lines);
}

/**
 * Finds an unlisted place ('Bergen, Vestland', 'Berlin') that stands next to contact data.
 */
function placeBesideContact(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine } | undefined {
  const hasContact = (line: DocumentLine | undefined) =>
    line !== undefined && (hasContactData(line.text) || /^\W*(?:contact|kontakt)/i.test(line.text));
  const linesNearContact = lines.filter(
    (line, index) => hasContact(line) || hasContact(lines[index - 1]) || hasContact(lines[index + 1]),
  );
  const parts = placeCandidates(linesNearContact).map(({ text, line }) => ({
    text: text.replace(/^(?=[^,]*\b\d)[^,]*,\s*/u, '').replace(/(?:,\s*|(?<!\s)\s+)?\d{4,5}\b,?/, ''),
    line,
  }));
  const word = "\\p{Lu}[\\p{Ll}'’.-]+(?:[ -]\\p{Lu}?[\\p{Ll}'’.-]+){0,2}";
  const findPart = (pattern: RegExp) =>
    parts.find(
      ({ text }) =>
        pattern.test(text) &&
        text.length <= MAX_UNLISTED_PLACE_CHARACTERS &&
        titleScore(text) === 0 &&
        organisationScore(text) < ORGANISATION_WORD_SCORE &&
        spokenLanguageOf(text) === undefined &&
        !NOT_A_PLACE_PATTERN.test(text),
    );
  return (
    findPart(new RegExp(`^${word}, ${word}$`, 'u')) ??
    parts.find(
      (part) =>
        hasContactData(part.line.text) &&
        /[|•·●∙◦]/.test(part.line.cells.join('|')) &&
        findPart(new RegExp(`^${word}$`, 'u')) === part,
    )
  );
}

const NOT_A_PLACE_PATTERN =
  /\b(?:linkedin|github|google|portfolio|website|email|phone|mobile|profile|resume|curriculum|contact|twitter|skype|nationality|native|fluent|details|available|driving|licen[cs]e|skills?|languages?|known|date|birth|gender|marital|status|religion|passport|pass|pin|pin ?code|zip|code|number|e-?mail|mail|declaration|objective|graduation|father|mother|post|position|applied|indian|male|female|married|single)\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/**
 * Capitals after a comma that are not the code of a country or region, but of post offices, streets, degrees
 * or trades.
 */
const NOT_A_REGION_CODE_PATTERN = /^(?:DT|TK|PS|PO|DR|ST|RD|PP|BA|BE|MBA|HR|QA|UI|UX|AS|ID|DS)$/;

/** Returns the place at the end of an address: 'Bergen, Norway' for 'Kaigaten 4, 5015 Bergen, Norway'. */
function placeIn(text: string): string | undefined {
  const cleaned = text
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
  // The country's code may follow the city in brackets: 'Bologna (IT), Emilia-Romagna'.
  const [, city, code, region] =
    /(\p{Lu}[\p{L} '’.-]{1,80}) \(([A-Z]{2})\)(?:, (\p{Lu}[\p{L} '’.-]{1,80}))?$/u.exec(text) ?? [];
  if (city && code && isCountryCode(code)) return [city, region ?? code].join(', ');
  const parts = cleaned.split(/,\s*/).filter(Boolean);
  for (let start = Math.max(0, parts.length - 3); start < parts.length; start += 1) {
    const tail = parts.slice(start);
    if (tail.length === 1 && parts.length > 1) break;
    const place = tail.join(', ');
    if (isPlace(place) && !/\d/.test(place)) return place;
  }
  // 'London GB', and 'City, XX': an unknown code of two or three letters after a comma is a country or region.
  const [, alone = ''] = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? ([A-Z]{2})$/u.exec(cleaned) ?? [];
  const placeWithCode =
    (isCountryCode(alone) || isState(alone)
      ? /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) ([A-Z]{2})$/u.exec(cleaned)
      : undefined) ?? /(\p{Lu}[\p{L}'’. -]{1,80}), ?([A-Z]{2,3})$/u.exec(cleaned);
  return placeWithCode &&
    !NOT_A_REGION_CODE_PATTERN.test(placeWithCode[2] ?? '') &&
    !/\d/.test(placeWithCode[0]) &&
    /\p{Ll}/u.test(placeWithCode[0].replace(/PhD/, '')) &&
    titleScore(placeWithCode[0]) === 0 &&
    placeWithCode[0].split(' ').length <= 5
    ? placeWithCode[0]
    : undefined;
}
