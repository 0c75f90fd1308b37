/** Checks whether titles, employers and schools as read are plausible; prose uses no others. */

import { cleanRawText } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { anyOf } from '../../language/text/word-lists';
import { countriesIn, countryOfLocation } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';

/** Headings of documents that may be read in place of an employer. */
export const DOCUMENT_HEADING_PATTERN = anyOf(
  [
    'career|employment|experience|experiences|history|highlights|summary|background|positions?|roles?',
    'projects?|responsibilities|achievements?|accomplishments?|education|skills|languages|references',
    'interests|certifications?|publications|profile|objective|contact|training|awards|volunteering',
    'activities|qualifications|students|package|location|institution|board/university|designation',
    'duration|company|employer|organi[sz]ation|client|period|year|college|name|address',
  ],
  {
    before: String.raw`^(?:(?:earlier|early|previous|prior|other|additional|relevant|selected|key|professional|work|career|employment|further|recent|past|full[- ]time|part[- ]time|co-op|internship)\s+)*`,
    after: String.raw`(?:\s+(?:highlights|history|summary|experience|background|positions|name|and education))?$`,
    flags: 'i',
  },
);
/** The label of a form's field or a length of time, which no title or employer has: 'Designation', '5 years'. */
export const FORM_FIELD_PATTERN =
  /\b(?:designation|duration|organi[sz]ation name|company name|employer|job title|reporting to|responsibilit\w+|till date|to date|years? (?:of|with|experience)|experience (?:in|of|with)|from date|period|date of|nationality|passport|visa)\b|\b\d+\s*(?:\+|years?|yrs?|months?)\b/i;
const FILE_NAME_PATTERN = /\.(?:pdf|docx?|txt|pptx?|xlsx?|png|jpe?g)$/i;
/** What is written in place of an employer: self-employment, a form of employment, or that there is none. */
const NO_EMPLOYER_PATTERN = anyOf(
  [
    'self[- ](?:employed|employment|directed|initiated|study)',
    String.raw`(?:freelanc\w*|independent)(?: (?:[\p{L}&]{2,20} ){0,2}(?:consultant|consulting|contractor|advisor|adviser|work|projects?))?`,
    'profesional independiente|trabajador autónomo|aut[oôó]nom[oa]|profissional (?:aut[ôó]nom[oa]|liberal)',
    String.raw`freiberuf\p{L}{2,4}|selbst(?:st)?ändig\p{L}{0,2}|(?:consultante? )?indépendante?`,
    String.raw`travailleur indépendant|libero professionista|zelfstandig\p{L}{0,4}|zzp'?er`,
    'independently|personal projects?|own projects?|unemployed|career break|various.*|confidential|n/?a',
    'none|present|remote|full[- ]time|part[- ]time|contract|internship|volunteer',
  ],
  { before: '^', after: '$', flags: 'iu' },
);
/** The same again in brackets: 'Freelance (self-employed)'. */
const SELF_EMPLOYED_IN_BRACKETS_PATTERN =
  /(?<!\s)\s?\((?:self[- ]employed|freelanc\w{1,4}|independent|contract(?:or)?)\)$/i;

/** Whether a text is written in place of an employer and names none: 'Self-employed', 'Freelance', 'Confidential'. */
export const namesNoEmployer = (text: string): boolean =>
  NO_EMPLOYER_PATTERN.test(cleanRawText(text).replace(SELF_EMPLOYED_IN_BRACKETS_PATTERN, ''));

/** A month that belongs to a date whose parts the layout separates. */
const MONTH_PATTERN =
  /^(?:jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|may|mai|ma[iy]o|june?|juni|juillet|july?|juli|aug(?:ust)?|août|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\.?$/i;

const ABBREVIATION_END_PATTERN =
  /\b(?:Inc|Ltd|Co|Corp|S\.A|A\.G|e\.V|N\.V|B\.V|LLC|L\.P|p\.A|r\.l|S|A|V|Bros|St|Pty|Pvt|GmbH|INC|LTD|CO|CORP|PVT)\.$|\s(?:[A-Za-z]\.){2,5}$/;
const VERB_FIRST_PATTERN =
  /^(?:led|managed|managing(?! (?:director|partner|editor|member|principal|consultant|agent|trustee|broker|executive|officer|engineer|head|producer|attorney|counsel)\b)|developed|developing|built|created|responsible|working|worked|designed|implemented|supported|assisted|performed|conducted|maintained|prepared|ensur\w+|handl\w+|control of)\b/i;
/** A word alone, or at the end, that shows a text to be part of a sentence. */
const SENTENCE_FRAGMENT_PATTERN =
  /^(?:and|of|in|at|for|with|to|the|th|st|nd|rd|by|from|on)$|\s(?:and|of|in|at|for|with|to|the|by|from|on|as|between|during|since|under|till|until|&|,|-)$/i;

/** Whether all brackets and quotation marks are closed. */
export const hasBalancedBrackets = (text: string) =>
  text.split('(').length === text.split(')').length &&
  text.split('[').length === text.split(']').length &&
  text.split('"').length % 2 === 1 &&
  text.split('“').length === text.split('”').length;

/** Whether a text has characters that no name has: colons, links, unbalanced brackets, words of a form. */
const isBroken = (text: string) =>
  !/\p{L}/u.test(text) ||
  !hasBalancedBrackets(text) ||
  /[:;|•=<>{}_?!]|@|https?|www\.|\s,|^[,.\-–/&]|\b(?:19|20)\d\d\b/.test(text) ||
  FORM_FIELD_PATTERN.test(text) ||
  SENTENCE_FRAGMENT_PATTERN.test(text) ||
  FILE_NAME_PATTERN.test(text);

/** A legal form joined with the next word: 'LTDfrom'. */
const RUN_TOGETHER_PATTERN = /\b(?:LTD|LLC|LLP|INC|PVT|PLC|GMBH)\p{Ll}/u;
/** The label of a form before a name: 'Company – Acme'. */
const LABELLED_NAME_PATTERN = /^(?:company|client|employer|organi[sz]ation)(?: name)?(?:(?<!\s)\s+)?[-–—:]/iu;

/**
 * Ordinals that do not begin a name: '3rd year', '1st Floor', '2nd of May', unlike '82nd Airborne Division'.
 */
const ORDINAL_START_PATTERN =
  /^\d+(?:st|nd|rd|th)\b(?!\s\p{Lu}[\p{L}.]+\s\p{Lu})|^\d+(?:st|nd|rd|th) (?:Year|Floor|Semester|Standard|Class|Grade|Rank|Prize|Place)\b/u;

/** A title in place of an employer: 'Co-Founder', 'Owner / Director'. */
const ROLE_ALONE_PATTERN =
  /^(?:(?:co-?|senior |managing |executive |general |technical |independent )?(?:founder|owner|director|manager|engineer|consultant|president|chair(?:man|woman)?|executive|advisor|adviser|freelancer|contractor|employee)(?:\s?(?:[&/,]|and)\s?|$))+$/i;

/** A line about the role: 'As a Financial Executive', 'Head of Mechatronic Solutions Department'. */
const POST_LINE_PATTERN =
  /^as an? |^(?:head|director|manager|chief|vice president|team lead(?:er)?|deputy) (?:of|for) |^(?:head|manager) [-–] /i;

/** The first words of names of countries and their parts: 'South India', 'Northern Ireland', 'New Zealand'. */
const PART_OF_COUNTRY_PATTERN =
  /^(?:(?:north|south|east|west)(?:ern)?|central|greater|great|new|united|upper|lower|republic|kingdom)$/i;

/**
 * Whether two words are a company's name with its country, or with the country of its trade: 'Redwell UK', 'India
 * Post'.
 */
function isNational([first = '', second = '']: readonly string[]): boolean {
  if (second === '') return false;
  if (/^(?:Airlines?|Airways|Post|Rail|Bank|Telecom|Group)$/u.test(second)) return true;
  const isAfter = countriesIn(second).length > 0 && countriesIn(first).length === 0;
  return isAfter && !PART_OF_COUNTRY_PATTERN.test(first) && countryOfLocation(first) === undefined;
}

/** What an organisation is, which may stand before its place: 'Ministry of Education, Senegal'. */
const ORGANISATION_PATTERN =
  /\b(?:ministry|department|bank|embassy|commission|government|council|agency|authority|parliament|institute|foundation|association|federation|hospital|company|corporation|industries|airlines|hotels?|group|office of)\b/i;

/** Maximum size of the name of an employer, of a title and of the name of a school. */
const MAX_EMPLOYER_CHARACTERS = 80;
const MAX_EMPLOYER_WORDS = 9;
const MAX_TITLE_CHARACTERS = 90;
const MAX_TITLE_WORDS = 10;
const MAX_SCHOOL_CHARACTERS = 89;
/** Maximum size of a country's name, or of a city and its country: 'Doha Qatar'. */
const MAX_COUNTRY_CHARACTERS = 23;
const MAX_COUNTRY_WORDS = 2;

/**
 * Whether a text can be an employer's name: not a heading, sentence, file name, place, date or type of
 * contract.
 */
export function isOrganisation(text: string, title: string): boolean {
  const name = cleanRawText(text);
  const words = name.split(' ');
  if (
    name.length < 2 ||
    words.length > MAX_EMPLOYER_WORDS ||
    name.length > MAX_EMPLOYER_CHARACTERS ||
    isBroken(name)
  )
    return false;
  if (
    DOCUMENT_HEADING_PATTERN.test(name) ||
    namesNoEmployer(name) ||
    VERB_FIRST_PATTERN.test(name) ||
    MONTH_PATTERN.test(name)
  )
    return false;
  if (RUN_TOGETHER_PATTERN.test(name) || LABELLED_NAME_PATTERN.test(name)) return false;
  if (/\.$/.test(name) && !ABBREVIATION_END_PATTERN.test(name)) return false;
  if (/^\p{Ll}+(?: \p{Ll}+)*$/u.test(name) || ORDINAL_START_PATTERN.test(name)) return false;
  // Places: 'Sharon, PA', 'Doha, Qatar'.
  if (
    !ORGANISATION_PATTERN.test(name.slice(0, name.indexOf(','))) &&
    /^[\p{L} .'’-]+, (?:[A-Z]{2}|\p{Lu}[\p{L} ]+)$/u.test(name) &&
    !/, (?:LP|AG|SE|BV|AB|AS|OY|KG|PC|SL|SA)$/.test(name) &&
    (/, [A-Z]{2}$/.test(name) || countriesIn(name).length > 0)
  )
    return false;
  if (
    countriesIn(name).length > 0 &&
    words.length <= MAX_COUNTRY_WORDS &&
    wordsKey(name).length <= MAX_COUNTRY_CHARACTERS &&
    !isNational(words)
  )
    return false;
  if (ROLE_ALONE_PATTERN.test(name) || POST_LINE_PATTERN.test(name)) return false;
  const isRole =
    words.length > 2 &&
    TITLE_NOUN_PATTERN.test(name) &&
    /^(?:senior|junior|lead|chief|assistant|deputy|software|project|product)\b/i.test(name);
  return (
    wordsKey(name) !== wordsKey(title) &&
    !isRole &&
    !(words.length > 4 && TITLE_NOUN_PATTERN.test(name) && /,/.test(name))
  );
}

/** Degrees and certificates, which are not titles, and words with letters that a font lost: 'So+ware'. */
const NOT_A_POST_PATTERN =
  /\b(?:[Cc]ertificate|[Dd]iploma|[Bb]achelor|Ph\.?[Dd])\b|\bSo\p{Lu}ware|\p{Ll}\+\p{Ll}/u;

/** A reporting line, a wish or a description of the employer in place of a title. */
const INSTEAD_OF_TITLE_PATTERN =
  /^(?:reports?|reporting|reported|targeting|seeking|looking|aspiring|working|worked|currently|presently|leading (?!\p{L}+ (?:engineer|developer|architect|hand|consultant)\b)|empanelled|authori[sz]ed|a (?:leading|global|unit|division|subsidiary)|an? (?:iso|mnc)|subsidiary|division of|client:|department of|joined|from|since|till|until|with|at|for|in|as)\b|\((?:a |an )?(?:govt|government|unit|division|subsidiary|iso|mnc|joint venture)\b|\b(?:(?:govt\.?|government|public sector|state) enterprise|undertaking|contractors|cv|curriculum vitae|resume|pvt|private limited|ltd|llc|inc|gmbh|level assignments?)\b/iu;

/** A sentence about oneself, or an association without a title: 'I was asked to lead', 'Associated with'. */
const NOT_A_TITLE_PATTERN =
  /^(?:I|we|my|our)\s|\bI (?:was|am|have|had)\b|^(?:associated|employed|engaged|deputed)(?: (?:with|by|at|in))?$/iu;

/** Whether a text is the title of a position that can be held. */
export const isPost = (text: string): boolean => TITLE_NOUN_PATTERN.test(text) && isTitle(text);

/** Whether a text can be the title of a role. */
export function isTitle(text: string): boolean {
  const title = cleanRawText(text);
  return (
    title.length > 1 &&
    title.length <= MAX_TITLE_CHARACTERS &&
    title.split(' ').filter((word) => /\p{L}/u.test(word)).length <= MAX_TITLE_WORDS &&
    !isBroken(title) &&
    !VERB_FIRST_PATTERN.test(title) &&
    !NOT_A_POST_PATTERN.test(title) &&
    !INSTEAD_OF_TITLE_PATTERN.test(title) &&
    !NOT_A_TITLE_PATTERN.test(title) &&
    (TITLE_NOUN_PATTERN.test(title) || countryOfLocation(title) === undefined) &&
    !/^\p{Ll}/u.test(title) &&
    !/\.\s|\p{L}\.$/u.test(title.replace(/\b(?:Sr|Jr|Dr|Asst|Asstt|Prof|Dept|Gen|Mgr|Engg?)\./g, ''))
  );
}

const SCHOOL_WORD_PATTERN =
  /universi|college|school|institut|academy|akademie|polytechnic|hochschule|faculdade|escola|escuela|école|ecole|lyc[ée]e|gymnasium|coll[èe]ge|conservator|\b(?:ETH|EPFL|MIT|INSEAD|HEC|LSE|IMD|IESE|ESADE|UCLA|TU|RWTH|AGH|IIT|NIT|BITS|ESSEC|ESCP|EM Lyon|NYU|IIM|NUS|USC|KTH|UNSW|UCL|CMU|BYU|SUNY|CUNY|UT (?:Austin|Dallas|Arlington)|UC (?:Berkeley|Davis|Irvine|San Diego|Los Angeles)|(?:Georgia|Virginia|Texas) Tech|Caltech|Sciences Po|Harvard|Stanford|Wharton)\b/i;

const schoolWordsIn = (text: string): number =>
  text.match(new RegExp(SCHOOL_WORD_PATTERN.source, 'gi'))?.length ?? 0;

/** Whether a text can be the name of one school, or of two that gave a degree together. */
export function isPlausibleSchool(text: string): boolean {
  const school = cleanRawText(text);
  return (
    SCHOOL_WORD_PATTERN.test(school) &&
    school.length <= MAX_SCHOOL_CHARACTERS &&
    !isBroken(school) &&
    !/^(?:school|college|university|institute|academy|institution|national institute of|primary|secondary|high school|higher secondary)\b.{0,3}$/i.test(
      school,
    ) &&
    !/\b(?:hospital|secondary|high school|primary|certificate|board)\b/i.test(school) &&
    // A degree may be of two schools: 'Velmont Polytechnic University & Harbour College'.
    school.split(/\s(?:&|and)\s(?=\p{Lu})/u).every((one) => schoolWordsIn(one) <= 2)
  );
}
