/** Words that show a phrase to be the name of a company, school or public body. */

import { alphanumericWords } from '../../language/text/keys';
import { memoizeByText } from '../../language/text/memoize';
import { anyOf } from '../../language/text/word-lists';

const ORGANISATION_WORDS = new Set(
  (
    'inc incorporated llc llp ltd limited plc corp corporation company co gmbh ag kg se sa sas sarl srl spa bv nv ab as oy aps pty pte lp ltda sl sro zrt kk ohg gbr ev ' +
    'group holdings holding partners ventures capital bank banking labs lab laboratories laboratory technologies technology solutions systems services consulting consultants advisory associates industries enterprises international global worldwide ' +
    'university college institute school academy hospital clinic health healthcare medical ministry department agency council authority commission foundation association society federation network networks ' +
    'media studios studio pictures games software digital interactive analytics data cloud energy power oil gas petroleum pharma pharmaceuticals biotech insurance airlines airways logistics shipping transport motors automotive electronics semiconductor ' +
    'foods restaurant restaurants hotels hotel resorts retail stores store brands fashion university universitat hochschule institut ecole universite universidad universidade universita politecnico escuela banco banque versicherung verein stiftung stadt werke ' +
    'agencia agence agentur agenzia bureau cafe coffee contracting contractors developers est establishment factory farm farms gallery garage grill infrastructure infra kitchen mart mall mills motor park petrochemicals plant products schools station steel superette supermarket supermarkets sweets theater theatre trading travel travels warehouse workshop builders constructions sdn bhd pvt private saog saoc wll fze fzco fzc cooperative committee union bakery brewery brothers sons enterprise infotech softech infosystems informatics pharmacy tourism transports salon ministere mairie prefecture commune caisse assurance assurances groupe societe sociedad sociedade prefeitura instituto fundacao fundacion empresa grupo clinica laboratorio secretaria camara tribunal azienda gruppo istituto comune ospedale fondazione cooperativa klinik klinikum krankenhaus gesellschaft ministerium gruppe verlag forschungszentrum fraunhofer bedrijf gemeente stichting uniwersytet politechnika szkola spolka zaklad fundacja centrum fakultat faculty universitet universitetet kommun region lycee college rectorat cnrs inria ballet opera orchestra theatre университет институт компания банк завод группа студия агентство ооо оао пао зао нии министерство школа центр ' +
    'communications telecom telecommunications mobile wireless securities investments investment fund trust realty properties construction engineering works designs outfitters market markets exchange government army navy force police nhs church center centre museum library club'
  ).split(/\s+/),
);
const LEGAL_FORM_PATTERN =
  /\b(?:Inc|LLC|LLP|Ltd|Limited|PLC|Corp|GmbH|GbR|AG|KG|S\.?A\.?|SAS|SARL|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|A\/S|AB|Oy|ApS|Pty|Pte|LP|L\.P|Ltda|Lda|Pvt|Bhd|W\.?L\.?L|FZE|FZCO|SAOG|Sp\. ?z ?o\.? ?o|s\.r\.o|a\.s|e\.V|Est|Co|LTD|LIMITED|PVT|CORP|INC|[Pp]vt\.? ltd|[Pp]rivate limited|ltd)\b\.?,?$/;
const UNSPACED_ORGANISATION_PATTERN =
  /(?:公司|集团|集團|银行|銀行|大学|大學|学院|株式会社|有限会社|주식회사|대학교|은행|그룹|شركة|جامعة|بنك|חברת|בנק|אוניברסיט)/u;

/** The `organisationScore` of a name with a legal form: 'Nordhav Ltd'. */
export const LEGAL_FORM_SCORE = 4;
/** Minimum `organisationScore` of a company: it has a legal form, or two words of organisations. */
export const COMPANY_SCORE = 3;
/** The `organisationScore` of a name with one word of organisations: 'Nordhav Foods'. */
export const ORGANISATION_WORD_SCORE = 1.5;

/** Public bodies whose names begin with words that are units of companies elsewhere. */
const PUBLIC_BODY_PATTERN =
  /^(?:service public|services? publics? |conseil (?:départemental|régional|général)|chambre (?:de commerce|des métiers)|office (?:national|fédéral|cantonal)|administration (?:fédérale|cantonale|communale)|direction générale de|bundesamt|landesamt|landratsamt|ministerio de|consejería|ayuntamiento|diputación|junta de|câmara municipal|regione|provincia di|agenzia (?:delle|regionale))(?!\p{L})/iu;

/**
 * Scores how clearly words name an organisation: 0 if not at all, higher the more words of organisations it has. 'The'
 * and any word for a university at the beginning count a little.
 */
export const organisationScore = memoizeByText((text): number => {
  if (LEGAL_FORM_PATTERN.test(text.trim())) return LEGAL_FORM_SCORE;
  if (UNSPACED_ORGANISATION_PATTERN.test(text)) return COMPANY_SCORE;
  // The 'Co' in 'Co-Founder' is not the legal form 'Co.'.
  const words = alphanumericWords(text.replace(/\bco-(?=\p{L})/giu, '')).map((word) =>
    word.replace(/[.']/g, ''),
  );
  const score = words.filter((word) => ORGANISATION_WORDS.has(word)).length * ORGANISATION_WORD_SCORE;
  return (
    score +
    (/^(?:the\b|universit)/i.test(text) ? 0.5 : 0) +
    (PUBLIC_BODY_PATTERN.test(text) ? 2 * ORGANISATION_WORD_SCORE : 0)
  );
});

/** The first word of a name that begins with a small letter and has a capital inside: 'redWell Studios'. */
const INNER_CAPITAL_PATTERN = /^\p{Ll}{1,12}\p{Lu}/u;
/** Maximum words of a company's name that begins with a small letter, with its legal form. */
const MAX_SMALL_NAME_WORDS = 4;

/**
 * A name with a capital first letter, if it begins with a small one as some companies do: 'RedWell' for 'redWell',
 * 'Nordhav GmbH' for 'nordhav GmbH'. Any other text is returned as it is.
 */
export function capitalisedName(text: string): string {
  const isName =
    INNER_CAPITAL_PATTERN.test(text) ||
    (/^\p{Ll}{3}/u.test(text) &&
      LEGAL_FORM_PATTERN.test(text.trim()) &&
      text.trim().split(/\s+/).length <= MAX_SMALL_NAME_WORDS);
  return isName ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Whether a name only says what kind of organisation it is: 'College', 'Medical Services'. */
export function isGenericName(text: string): boolean {
  const words = alphanumericWords(text);
  return (
    words.length > 0 &&
    words.length <= 2 &&
    !LEGAL_FORM_PATTERN.test(text.trim()) &&
    words.every((word) => ORGANISATION_WORDS.has(word))
  );
}

/**
 * Whether a text is the end of a company's name without its beginning: 'Infrastructure Ltd.', 'Engineering. Co.'.
 * @param maxOtherWords maximum number of its words that are not legal forms
 */
export function isRestOfCompany(text: string, maxOtherWords = 1): boolean {
  const words = alphanumericWords(text).map((word) => word.replace(/[.']/g, ''));
  const otherWords = words.filter((word) => !LEGAL_FORM_WORDS.has(word));
  return (
    LEGAL_FORM_PATTERN.test(text.trim()) &&
    otherWords.length > 0 &&
    otherWords.length <= maxOtherWords &&
    otherWords.length < words.length &&
    otherWords.every((word) => ORGANISATION_WORDS.has(word))
  );
}

/** Words of legal forms, folded. */
const LEGAL_FORM_WORDS = new Set('inc llc llp ltd limited plc corp gmbh co pvt private wll est p'.split(' '));

const SCHOOL_NAME_PATTERN = anyOf(
  [
    'universit|college|institut|school|academy|hochschule|fachhochschule|akademie|école|ecole',
    'polytech|politec|escuela|facultad|faculdade|universid|scuola|liceo|gymnasium|lycée|lyceum|liceum',
    'szkoła|technikum|vysoká škola|střední škola|gimnázium|főiskola|egyetem|yliopisto|hogeschool',
    'høgskole|højskole|istituto|politécnic|училище|колледж|гимназия|seminary|conservator|högskola',
    'universitet|uniwersytet|politechnika|üniversite|университет|институт|大学|大學|学院|學院|학교|جامعة',
    String.raw`אוניברסיט|\b(?:MIT|UCLA|INSEAD|IESE|HEC|LSE|IIT|NYU|ETH|EPFL|IIM|BITS)\b`,
  ],
  { flags: 'iu' },
);

/** Whether a text names a school or university. */
export function isSchool(text: string): boolean {
  return SCHOOL_NAME_PATTERN.test(text);
}
