/**
 * Tells which entries of a section may be certificates, by what they are not, and recognises labels of certificates.
 */
import { anyOf } from '../../language/text/word-lists';
import {
  isBody,
  isCourseOfSchool,
  isExecutiveProgramme,
  isIssuer,
  isMembership,
} from './certificate-issuers';
import { isSchool, organisationScore } from './organisations';
import { isPlace } from './places';
import { isTown } from './towns';

/**
 * Text in or below a section of certificates that is not a certificate: form fields, degrees, driving licences,
 * clearances, languages, knowledge.
 */
const NO_CERTIFICATE_PATTERN = anyOf(
  [
    String.raw`^(?:passport|signature|declaration|place|date|city|company|mailing address|address|attached|enclosed|online courses|courses|certifications?|languages? known|nationality|personal|others?)\b(?:\s*(?:details|:).*)?$`,
    String.raw`\bdetails$|\bdriv(?:er|ing)['’]?s?['’]? licen[cs]e|(?<!\p{L})führerschein|permis de conduire`,
    String.raw`permis b\b|\bpassport\b|\bsecurity clearance\b|^(?:top )?secret clearance\b`,
    String.raw`^(?:fluent|native|bilingual) in\b|carnet de conducir|patente b\b`,
    String.raw`^(?:mba|bachelor|b\.?tech|m\.?tech|b\.?sc|m\.?sc|ph\.?d)\b|^master(?:'s)? (?:of|in|degree)\b`,
    String.raw`^(?:achieved|(?:\p{L}+ )?(?:knowledge|understanding|experience|expertise) (?:of|in|with)\b|proficien\p{L}*|typing|intermediate|matriculation|high school|higher secondary|ssc|hsc)\b`,
  ],
  { flags: 'iu' },
);

/** Words of the names of certificates, which count even if a text also names a school or company. */
const NAMES_CERTIFICATE_PATTERN =
  /certif|course|program|diplom|train|member|fellow|chartered|licen[cs]e|auditor|graduate|boot ?camp|speciali[sz]ation|nanodegree|foundations?\b/i;
/** Minimum `organisationScore` of a company: it has a legal form, or three words of organisations. */
const MIN_COMPANY_SCORE = 4;
/** Entries among certificates that are not certificates: test results, names of columns, prizes, sentences. */
const NOT_AN_ENTRY_PATTERN = anyOf(
  [
    String.raw`^page \d|^(?:in )?progress$|^(?:overall|reading|writing|listening|speaking)\b[^\p{L}]{0,6}\d`,
    String.raw`^(?:course|year|session|percentage|degree|board|university|subject|institut\p{L}{1,4})(?:\s?/\s?\p{L}+)?$`,
    String.raw`^(?:\d{1,2}\s?th\b|b-?tech\b)|^(?:projects?\s?:|please |references? |renewed\b)`,
    '^(?:module )?course title$',
    '^(?:participated|got|won|secured|presented|basics? of (?:computers?|ms|windows|it|programming|internet$)|basic computer|working knowledge|my |i )',
    String.raw`\b(?:competition|experience certificate)\b`,
    String.raw`\s(?:was|were|focus(?:ed|ing) on|designed to|aimed at)\s`,
  ],
  { flags: 'iu' },
);

/** Rows of a form, headings of other sections and results of a school below a heading of certificates. */
const OTHER_ROW_PATTERN =
  /^\(|^(?:role|skills?|projects?|title|company|organi[sz]ation|duration|designation|scope|certificates?|certifi\p{L}{2,6} (?:course|program(?:me)?)|total|sl\.?|experience)\s*(?::|\(|$)|\b(?:experience|strengths?|activities|undertaken|examinations|knowledge)$|\bmatric\b|\b10\s?\+\s?2\b|\bdivision\b|\binter college\b|^internship(?: (?:at|in|with|from)\b.*)?$|\bnational cadet corps\b|^(?:nss|ncc)\b|^\p{Lu}\p{Ll}$/iu;
/** Work or projects, which may follow a misread heading. */
const DUTY_PATTERN =
  /^(?:developed|produced|coded|integrated|created|designed|built|managed|implemented|led|maintained|prepared|handled|installed|performed|hosted|worked|conducted|supported|delivered|assisted|organi[sz]ed|planned|had|explor(?:ed|ing)|arriving|achieving)\s/iu;
const ISSUER_FORM_PATTERN = /\b(?:pvt|ltd|limited|llc|gmbh)\b/iu;

/** Names in title case, as 'Managed Care Professional', and not as 'Managed the care of 40 people'. */
const TITLE_CASE_PATTERN = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|and|&|in|for|the))*$/u;
const endsWithKind = (text: string): boolean =>
  TITLE_CASE_PATTERN.test(text) && KIND_OF_CERTIFICATE_PATTERN.test(text.split(' ').at(-1) ?? '');

/** A holder of a certificate, before whose number nobody writes an address: 'Certified Crane Operator 48213'. */
const HOLDER_PATTERN = /^(?:certified|licen[cs]ed|registered)\s/i;
/** A number of five digits, which is a postcode of an address unless it is that of a standard. */
const POSTCODE_PATTERN =
  /(?<!\b(?:ISO(?:\/IEC)?|OHSAS|OSHAS|IEC|EN|AS|BS|SA|DIN|VDE|IEEE)(?:: ?|[ -])?)\b\d{5}\b/;
/** The number of a certificate with its label: 'licence 48213', 'No. 48213', '#48213'. */
const LABELLED_NUMBER_PATTERN =
  /(?:#\s?|\b(?:licen[cs]e|certificat(?:e|ion)|registration|id|number)(?: (?:no\.?|number))?:?\s|\bn[or][.:]\s?)\d{5}\b/i;

/** Whether a text may name a certificate. */
export function isCertificate(text: string): boolean {
  const isSchoolAlone =
    isSchool(text) &&
    !NAMES_CERTIFICATE_PATTERN.test(text) &&
    !isExecutiveProgramme(text) &&
    !isCourseOfSchool(text);
  // The end of an item that wraps: its town, or the issuing company.
  const isRest =
    isTown(text) ||
    isPlace(text) ||
    (organisationScore(text) >= MIN_COMPANY_SCORE && !NAMES_CERTIFICATE_PATTERN.test(text));
  return (
    !isRest &&
    !OTHER_ROW_PATTERN.test(text.trim()) &&
    (!DUTY_PATTERN.test(text.trim()) || endsWithKind(text.trim())) &&
    (!ISSUER_FORM_PATTERN.test(text) || NAMES_CERTIFICATE_PATTERN.test(text)) &&
    !NOT_AN_ENTRY_PATTERN.test(text.trim()) &&
    !NO_CERTIFICATE_PATTERN.test(text.trim()) &&
    !isSchoolAlone &&
    !isIssuer(text) &&
    !isBody(text) &&
    !isMembership(text) &&
    (!POSTCODE_PATTERN.test(text) || HOLDER_PATTERN.test(text) || LABELLED_NUMBER_PATTERN.test(text))
  );
}

/** The label of certificates among the skills: 'Certifications: ...'. */
export const CERTIFICATES_LABEL_PATTERN =
  /^(?:(?:professional |technical )?(?:certifications?|certificates?)(?: (?:include[sd]?|held))?|licen[cs]es(?: (?:&|and) certifications)?|zertifi(?:kate?|zierung(?:en)?)|certificats?|certificaci(?:ón|ones)|certificados?|certificaç(?:ão|ões)|certificazion[ei]|certificati|certificaten|certificeringen|certyfikaty|сертификаты)\s*[:：]\s*(?=\S)/iu;

/** The label of certificates in a cell of its own, where it needs no colon. */
export const CERTIFICATES_CELL_PATTERN =
  /^(?:(?:professional |technical )?(?:certifications?|certificates?)|licen[cs]es(?: (?:&|and) certifications)?|zertifi(?:kate|zierungen)|certificats|certificaciones|certificados|certificações|certificazioni|certificati|certificaten|certificeringen|certyfikaty|сертификаты)\s*[:：]?$/iu;

/** Words with which names of certificates often end, and which alone are not the name of one. */
export const KIND_OF_CERTIFICATE_PATTERN =
  /^(?:Program(?:me)?|Certificat(?:e|ion)|Diploma|Course|Professional|Practitioner|Specialist|Associate|Expert|Consultant|Manager|Analyst|Administrator|Developer|Architect|Engineer|Foundation|Level|Training|Coach|Auditor|Examiner|Planner|Programm|Zertifikat|Programa|Formation)$/;
