/**
 * Finds where a person lives: in a present address, the head, the summary, another labelled address, or beside a
 * signature, in this order. Towns that are listed, or beside their postal code or region, precede others.
 */

import { alphanumericWords } from '@/engine/language/text/keys';
import { anyOf } from '@/engine/language/text/word-lists';
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isFormRow } from '../../vocabulary/form-rows';
import { monthNumber } from '../../vocabulary/months';
import { COMPANY_SCORE, LEGAL_FORM_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isCountry, isState } from '../../vocabulary/places';
import { isTownInAddress } from '../../vocabulary/small-towns';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isDegree } from '../education/education';
import { hasContactData } from '../head/contact-data';
import { findDistrict, findTown, isAddressLabel, STREET_PATTERN } from './address';
import { addressLines, townOfStreet } from './address-lines';
import { findPlace } from './place-candidates';
import { isRegion } from './region';
import { residenceIn } from './residence';
import { knownTown } from './town-in-address';

interface FoundPlace {
  text: string;
  line: DocumentLine;
}

const ADDRESS_SOURCE = '[^\\p{L}]{0,3}(?:postal |mailing )?(?:address|add)\\b';
const PRESENT_ADDRESS_PATTERN = new RegExp(
  `\\b(?:current|present|local|residential|communication|temporary)${ADDRESS_SOURCE}|\\baddress (?:for|of) (?:communication|correspondence)|^(?:current|present) location\\b`,
  'iu',
);
const PERMANENT_ADDRESS_PATTERN = new RegExp(`\\b(?:perm[ae]n[ae]nt|native|home)${ADDRESS_SOURCE}`, 'iu');
/** Rows of forms that are not about where the person lives: nationality, birth, passport, parents, signature. */
const NOT_THE_HOME_PATTERN = anyOf(
  [
    'nationality|citizenship|staatsangehörigkeit|staatsbürgerschaft|nationalité|nacionalidade?',
    'nazionalità|cittadinanza|nationaliteit|obywatelstwo|passport|place of|place issue|issue place',
    String.raw`issued (?:at|in|on)\b|date of|birth ?place|geburtsdatum(?!.*\bwohn)|date de naissance`,
    'fecha de nacimiento|data d[ei] nasci(?:mento|ta)|geburtsort|lieu de naissance',
    String.raw`lugar de nacimiento|luogo di nascita|naturalidade|visa|geboren|born\b|née? le|nacid[oa] `,
    String.raw`nat[oa] (?:a|il) |father|mother|religion|marital|mother tongue|place\s*[:：-]`,
  ],
  { before: String.raw`^[^\p{L}]*`, flags: 'iu' },
);
/** Maximum number of lines of an address, that of its label included. */
const MAX_ADDRESS_LINES = 5;

/**
 * Finds the person's place in a resume.
 * @param head the lines of the head and of the contact section
 * @param about short lines of the summary, where some layouts put the address
 * @param name the person's name; empty if it is not known
 * @param rows lines beside the person's contact data outside the head
 */
export function placeOf(
  lines: readonly DocumentLine[],
  head: readonly DocumentLine[],
  about: readonly DocumentLine[],
  name: string,
  rows: readonly DocumentLine[] = [],
): FoundPlace | undefined {
  const permanent = new Set(blocksOf(lines, (line) => PERMANENT_ADDRESS_PATTERN.test(line.text)).flat());
  const nameWords = alphanumericWords(name);
  const isUsable = (line: DocumentLine) =>
    !NOT_THE_HOME_PATTERN.test(line.text) &&
    !MOTTO_PATTERN.test(line.text) &&
    !isOfOthers(line) &&
    !alphanumericWords(line.text).every((word) => nameWords.includes(word));
  const addressCandidates = addressLines(
    head.filter((line) => isUsable(line) && !permanent.has(line) && findRange(line.text) === undefined),
  );
  const present = blocksOf(
    lines,
    (line) =>
      PRESENT_ADDRESS_PATTERN.test(line.text) &&
      !PERMANENT_ADDRESS_PATTERN.test(line.text) &&
      !isOfOthers(line),
  );
  const labelledAddresses = blocksOf(lines, (line) => isAddressLabel(line) && isUsable(line));
  const start = addressCandidates.findIndex(isBelowAddress);
  const lead = start < 0 ? addressCandidates : addressCandidates.slice(0, start);
  const [inLead, inHead] = [placeInLines(lead, nameWords), placeInLines(addressCandidates, nameWords)];
  const signatureLines = lines
    .filter((line) => PLACE_OF_SIGNATURE_PATTERN.test(line.text))
    .map(removeSignatureLabel);
  const townOfSignature = knownTown(signatureLines.slice(-1));
  const readings = [
    ...present.map(townIn),
    residenceIn(head),
    inLead && !isRegion(inLead.text) ? inLead : undefined,
    findDistrict(lead),
    inHead && !isRegion(inHead.text) ? inHead : undefined,
    findDistrict(addressCandidates),
    findPlace(about.filter(isUsable)),
    ...labelledAddresses.map(townIn),
    townOfSignature && !isRegion(townOfSignature.text) ? townOfSignature : undefined,
  ];
  const towns = readings.map((found) => cleanPlace(found, nameWords));
  return (
    towns.find(
      (found) => found && (isListedTown(found.text) || hasPostalCode(found) || isWellFormed(found.text)),
    ) ??
    towns.find((found) => found && !isRegion(found.text)) ??
    inHead ??
    towns.find(Boolean) ??
    placeInRows(rows.filter(isUsable), nameWords) ??
    signedTown(signatureLines.at(-1), nameWords) ??
    cleanPlace(townOfStreet(addressCandidates), nameWords)
  );
}

/**
 * Whether the label of an address or a place is that of an employer or a referee, or begins a post:
 * 'Company Name & Address: ...', 'Current Location and Position: Site Manager'.
 */
const isOfOthers = ({ text }: DocumentLine): boolean => ADDRESS_OF_OTHERS_PATTERN.test(text);
const ADDRESS_OF_OTHERS_PATTERN =
  /\blocation (?:and|&) (?:position|designation|role|post)\b|\b(?:company|employer|organi[sz]ation|firm|client|office|work|school|college|bank|site|referee|reference|supervisor|guarantor|next of kin|emergency contact)(?:['’]s)?(?: name)?(?: ?(?:&|and))? (?:address|location)\b/iu;

/** Whether a line of the head belongs below the address: personal details, an education entry, prose. */
const isBelowAddress = ({ text, cells }: DocumentLine) =>
  text.length > MAX_ADDRESS_LINE_CHARACTERS || isFormRow(cells[0] ?? '') || isDegree(text);
/** Maximum length of a line of an address; longer lines are prose. */
const MAX_ADDRESS_LINE_CHARACTERS = 120;

/**
 * The place in lines of the head: by its form if it is known or has its postal code, otherwise by the list of towns.
 */
function placeInLines(near: readonly DocumentLine[], nameWords: readonly string[]): FoundPlace | undefined {
  const placeByForm = cleanPlace(findPlace(near), nameWords);
  const placeByList = cleanPlace(knownTown(near.filter(mayBeAddress)), nameWords);
  // A post office may stand beside the code, and its town after it: 'P.O. Box 2152 - 00200 Hill Square - Nairobi'.
  const isOffice =
    placeByForm && placeByList && placeByList.line === placeByForm.line && !isListedTown(placeByForm.text);
  return placeByForm && !isOffice && (isListedTown(placeByForm.text) || hasPostalCode(placeByForm))
    ? placeByForm
    : (placeByList ?? placeByForm);
}

/** A place beside contact data outside the head; there only a known town, or one beside its code or region, counts. */
function placeInRows(rows: readonly DocumentLine[], nameWords: readonly string[]): FoundPlace | undefined {
  const place = placeInLines(rows, nameWords);
  return place && (isListedTown(place.text) || hasPostalCode(place) || isWellFormed(place.text))
    ? place
    : undefined;
}

/** An unlisted town that only the signature names: 'Place: Lillevik'. */
function signedTown(line: DocumentLine | undefined, nameWords: readonly string[]): FoundPlace | undefined {
  const [, town = ''] = /^\W*(\p{Lu}[\p{L}-]{3,20})\W*$/u.exec(line?.cells[0] ?? '') ?? [];
  return line && titleScore(town) === 0 ? cleanPlace({ text: town, line }, nameWords) : undefined;
}

/** The label of the place of signature below a declaration. */
const PLACE_OF_SIGNATURE_PATTERN = /^\W*place\s*[:：-]/iu;

/** Removes the label from the line of a signature. */
const removeSignatureLabel = (line: DocumentLine): DocumentLine => {
  const [first = '', second = ''] = line.cells;
  const value = first.replace(/^\W*place\W*/iu, '');
  return { ...line, cells: [value === '' ? second : value] };
};

/** Whether the first part of a place is in the list of towns. */
const isListedTown = (place: string) => {
  const [first = ''] = place.split(',');
  return isTownInAddress(first) || isTownInAddress(first.replace(/\sCantt?\W*$/iu, ''));
};

/** Whether a place is an unlisted town followed by its region or country: 'Al-Wakra, Qatar'. */
function isWellFormed(place: string): boolean {
  const [town = '', region = '', ...rest] = place.split(', ');
  return (
    rest.length === 0 &&
    (isState(region) || isCountry(region)) &&
    /^(?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}|\p{Lu}{4,}(?:[ -]\p{Lu}{2,}){0,2})$/u.test(town) &&
    !isState(town) &&
    !isCountry(town) &&
    organisationScore(town) === 0 &&
    titleScore(town) === 0
  );
}

/** Whether a place stands next to its postal code, which makes an unlisted village credible. */
const hasPostalCode = ({ text, line }: FoundPlace) => {
  const [town = ''] = text.split(',');
  const at = line.text.indexOf(town);
  return (
    town.length > 3 &&
    !STREET_PATTERN.test(town) &&
    at >= 0 &&
    (/(?<!\d)(?!(?:19|20)\d\d\D)\d{4,5},?\s$/u.test(line.text.slice(0, at)) ||
      /^(?:[\s,–-]{1,3}\p{Lu}{2})?[\s,–-]{1,3}\d{3} ?\d{2,3}/u.test(line.text.slice(at + town.length)))
  );
};

/** Words that show that a line is about work and not an address. */
const LINE_ABOUT_WORK_PATTERN =
  /\b(?:work(?:ed|ing)|experience|employ\p{L}*|projects?|company|from|since)\b/iu;

/** Whether a line of the head may be part of an address, and not a description of work. */
const mayBeAddress = (line: DocumentLine) =>
  /\d{5}/.test(line.text) ||
  (!LINE_ABOUT_WORK_PATTERN.test(line.text) &&
    titleScore(line.text) < 2 &&
    organisationScore(line.text) < COMPANY_SCORE &&
    !isDegree(line.text));

/** A quotation, such as a motto, whose author may have the name of a town: '“The sea is patient” – Milan Kundera'. */
const MOTTO_PATTERN = /^\W{0,3}[“”"«„][^“”"«»„]{12,}[“”"»]/u;

/** Words of forms and degrees in the position of a place. */
const FORM_OR_DEGREE_WORD_PATTERN =
  /\b(?:pin ?code|pin|contact|graduation|passed|board|equipment|industries|institute|vidya\p{L}*|state|till|date|word|excel|powerpoint|office|airport|ph|mob|mobile|marital|status|sincerely|faithfully|truly|signature|service|services|version|projects?|hobbies|working|telegram|kaggle|linkedin|github)\b|[’']s$/iu;

/** A remark on relocation after a place: 'Zurich, open to relocation'. */
const RELOCATION_REMARK_PATTERN =
  /(?<!\s)\s?[,(–-]\s?(?:(?:open|willing|able|happy|ready|available) (?:to|for)|relocatable|remote|hybrid)\b.*$/iu;

/** Words before the place where somebody lives: 'Currently in Dublin, Ireland', 'Based in Zurich'. */
const LIVING_IN_PATTERN =
  /^(?:(?:i am |i['’]m )?(?:currently|presently|now)\s+(?:based |living |residing |located )?(?:in|at)|(?:based|living|residing|located|resident|domiciled) (?:in|at|of)|lives? in|residence|wohnhaft in|basée? à|habite à|résidant à|residente (?:en|a|em)|vivo en|moro em|residenza|проживаю в|живу в)\s*:?\s+(?=\p{Lu})/iu;

/** A place without the rest of its address; undefined if it is the person's name or not a place. */
function cleanPlace(found: FoundPlace | undefined, nameWords: readonly string[]): FoundPlace | undefined {
  const text =
    found?.text
      .replace(RELOCATION_REMARK_PATTERN, '')
      .replace(LIVING_IN_PATTERN, '')
      .replace(/\s(?:citizen|resident|national)$/iu, '')
      // The letters of a postal code, and signs before a country: 'WL, Almere', 'Sanremo, - Italy'.
      .replace(/^\p{Lu}{2},\s(?=\p{Lu}\p{Ll}{2})/u, '')
      .replace(/,\s?[/–-]{1,2}\s?(?=\p{Lu})/gu, ', ')
      .replace(/^dist(?:rict|t)?\b[\s.:-]*(?=\p{L})/iu, '')
      .replace(/(?<![\s():.–-])[\s():.–-]+(?=,|$)/gu, '')
      .split(', ')
      // Letter-spaced: 'O S L O, N O R W A Y'.
      .map((part) => (/^(?:\p{L} ){2,}\p{L}$/u.test(part) ? part.replaceAll(' ', '') : part))
      .join(', ') ?? '';
  const [town = '', region = ''] = text.split(', ');
  const isName = [text, text.split(',')[0] ?? ''].some((part) =>
    alphanumericWords(part).every((word) => nameWords.includes(word)),
  );
  return found &&
    text !== '' &&
    // Two or three capitals alone are not a place, such as 'MT' of '2500 MT'.
    !/^\p{Lu}{2,3}$/u.test(text) &&
    !isName &&
    !isAbbreviated(text) &&
    // The code of Nevada is a legal form elsewhere.
    organisationScore(isState(region) ? town : text) < LEGAL_FORM_SCORE &&
    !/^dist(?:rict)?$/i.test(text) &&
    !FORM_OR_DEGREE_WORD_PATTERN.test(text) &&
    !monthNumber(text.toLowerCase())
    ? { ...found, text }
    : undefined;
}

/**
 * Whether the part after the comma abbreviates the one before, as in 'Curriculum Vitae, CV': this has the
 * form of a town and its state.
 */
function isAbbreviated(text: string): boolean {
  const [name = '', short = ''] = text.split(', ');
  const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  // A real town may have this form too: 'New York, NY'.
  return initials.length > 1 && initials === short && !isState(short) && !isTown(name);
}

/** Maximum characters of a line with the label of an address: longer ones are prose. */
const MAX_LABELLED_LINE_CHARACTERS = 200;

/** The lines of each labelled address, up to the next label or contact data. */
function blocksOf(
  lines: readonly DocumentLine[],
  isLabel: (line: DocumentLine) => boolean,
): DocumentLine[][] {
  return lines.flatMap((line, index) => {
    if (line.text.length > MAX_LABELLED_LINE_CHARACTERS || !isLabel(line)) return [];
    const below = lines.slice(index + 1, index + MAX_ADDRESS_LINES);
    const end = below.findIndex(
      (next) =>
        next.flow !== line.flow ||
        isAddressLabel(next) ||
        hasContactData(next.text) ||
        /^[^:：]{3,25}[:：]/u.test(next.text),
    );
    return [[line, ...(end < 0 ? below : below.slice(0, end))]];
  });
}

const townIn = (block: readonly DocumentLine[]): FoundPlace | undefined =>
  [knownTown(block), findTown(block), findDistrict(block), findPlace(block)].find(
    (found) => found && !isRegion(found.text),
  );
