/** Removes what surrounds a name in its line: forms of address, degrees, labels, the word for the document. */
import { memoizeByText } from '@/engine/language/text/memoize';

/** The word for the document before a name: 'CV of Mira Solberg'. */
const DOCUMENT_WORD_BEFORE_PATTERN =
  /^(?:curr?ic\p{L}{1,8}[\s–—:-]*v[ia]{1,2}te?\p{L}{0,2}(?!\p{L})|curriculum|cv|resume|résumé|bio[- ]?data|lebenslauf|hoja de vida|curriculo|currículo|życiorys|profile|profil)(?:\s*(?:of|von|de|[-–—:|])\s*)?/iu;
/** The word for the document after a name: 'Mira Solberg’s CV', 'Mira Solberg – Lebenslauf'. */
const DOCUMENT_WORD_AFTER_PATTERN =
  /(?:['’`]s\s|\s[–—|-]\s|,\s|\s)(?:cv|c\.v\.|resume|résumé|curriculum vitae|lebenslauf|bio[- ]?data)\W*$/iu;
/** The date of birth in brackets after a name: 'Mira Solberg (16/06/89)'. */
const DATE_OF_BIRTH_PATTERN = /\s?\((?:\*\s?|born\s)?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\)$/iu;
/** Forms of address before a name. */
const HONORIFIC_START_PATTERN = /^(?:(?:mr|mrs|ms|miss|er|shri|smt|herr|frau|dhr|mevr)\b\.?\s*)+(?=\p{Lu})/iu;
/** Degrees, certificates, honours and pronouns that people put after their names. */
const POST_NOMINAL_PATTERN =
  /(?:(?<![,\s])[,\s]+|(?:(?<!\s)\s+)?[-–|(]\s*)(?:(?:M\.?B\.?A|Ph\.?\s?D|M\.?D|J\.?D|C\.?P\.?A|C\.?F\.?A|P\.?M\.?P|M\.?Sc|B\.?Sc|M\.?A|B\.?A|M\.?S|B\.?S|M\.?Eng|B\.?Eng|MPA|MPH|CISSP|CISA|CISM|ACCA|FCCA|CIPD|FCA|ACA|CA|RN|BSN|MSN|DNP|OCN|CCRN|CRNA|LPN|PharmD|RPh|PsyD|DDS|DVM|MHA|MSW|LCSW|PMI-ACP|CSP|PHR|Esq|P\.?E|SHRM-SCP|SHRM-CP|SPHR|CSM|CSPO|DBA|LL\.?M|LL\.?B|EMBA|FRSA|GAICD|FAICD|OBE|MBE|CBE|[BM]\.?Tech|[BM]\.?Com|[BM]\.E|FCMA|ACMA|CGMA|MRICS|FRICS|MCIPS|FCIPS|MCIPD|FCIPD|CFP|PgMP|PfMP|GPHR|FACHE|CEng|MIET|FIET|\(Hons\)|he\/him|she\/her|they\/them)\.?\)?)+(?=$|[\s,|(–-])/giu;

/** The subject of a German doctorate, in lower case: 'Dr. med. Mira Solberg'. */
const DOCTORATE_FIELD_PATTERN =
  /^((?:Prof\.\s?)?Dr\.)(?:[\s-]?(?:med|phil|jur|iur|rer|nat|pol|oec|ing|habil|dent|vet|h\.\s?c)\.)+\s?(?=\p{Lu})/iu;
/** A military rank before a full name: 'Lt. Col. Mira Solberg', 'Captain (Retd) Mira Solberg'. */
const RANK_PATTERN =
  /^(?:(?:Lt|Lieutenant|Wg|Wing|Sqn|Squadron|Gp|Group|Maj|Major|Brig)\b\.? (?=Col|Cdr|Commander|Capt|Gen|Ldr|Leader))?(?:Lt|Lieutenant|Brig|Brigadier|Maj|Major|Col|Colonel|Cdr|Commander|Capt|Captain|Cmde|Commodore|(?<=[.\p{Ll}] )(?:Gen|General|Ldr|Leader))\b\.?\s?(?:\(Ret(?:d|ired)?\.?\)\s?)?(?=\p{Lu}[\p{L}.'’-]*\s\p{Lu})/u;
/** The remark that a rank was left, after a name: 'Mira Solberg (Retd.)'. */
const RETIRED_PATTERN = /,?\s?\(?\bRet(?:d|['’]d|ired)\b\.?\)?$/u;
/** The name at birth: 'Mira Solberg (née Lind)'. */
const BIRTH_NAME_PATTERN = /\s\((?:née?|geb\.?|geborene?|born)\s\p{Lu}[^()]{1,30}\)$/iu;
/** Credentials after a full stop or comma without a space: 'R.OKAFOR.,BE.,'. */
const GLUED_CREDENTIALS_PATTERN = /\.?,(?=\p{Lu}{2})/gu;

/** Invisible characters that join or separate letters. */
const INVISIBLE_JOINER_PATTERN = /[\u200b-\u200f\u2060\ufeff]/gu;

/** The sign of a registered name after a certificate: 'PMP®'. */
const REGISTERED_SIGN_PATTERN = /\s?[®™©]/gu;

/** The name in a text, without honorifics, credentials, nicknames, labels and remarks around it. */
export const cleanName = memoizeByText((text): string =>
  removeCredentials(
    text
      .replace(INVISIBLE_JOINER_PATTERN, '')
      .replace(REGISTERED_SIGN_PATTERN, '')
      .replace(GLUED_CREDENTIALS_PATTERN, ', ')
      .replace(/(?<![\s,])[\s,]+$/u, ''),
  )
    .replace(/\s\.(?=\p{Lu}$)/u, ' ')
    .replace(/^(?:name|nome|nom|nombre|姓名|氏名|이름)\s*[:：]\s*/iu, '')
    .replace(/^(?:(?:hi|hello|hey)[,!]?\s+)?(?:i['’]m|i am|my name is)\s+(.*?)[.!]?$/iu, '$1')
    .replace(/^[\s_*=~–—-]+|(?<![\s_*=~–—-])[\s_*=~–—-]{2,}$/gu, '')
    .replace(DOCUMENT_WORD_BEFORE_PATTERN, '')
    .replace(DOCUMENT_WORD_AFTER_PATTERN, '')
    .replace(DATE_OF_BIRTH_PATTERN, '')
    .replace(HONORIFIC_START_PATTERN, '')
    .replace(DOCTORATE_FIELD_PATTERN, '$1 ')
    .replace(RANK_PATTERN, '')
    .replace(RETIRED_PATTERN, '')
    .replace(BIRTH_NAME_PATTERN, '')
    .replace(/(?<=\p{L}) @ (?=\p{L})/u, ' ')
    .replace(/,\s+(?=(?:Jr|Sr|II|III|IV)\b|\(\p{Lu}\p{L}{1,14}\)$)/gu, ' ')
    .replace(/\s?\((?:male|female)\b[^()]{0,30}\)$/iu, '')
    .replace(CREDENTIALS_AFTER_DASH_PATTERN, '')
    .replace(NICKNAME_PATTERN, '')
    .replace(CREDENTIALS_IN_BRACKETS_PATTERN, '')
    .replace(POST_NOMINAL_PATTERN, ' ')
    .replace(/(?<=\p{L}{3})[.´`¨]$/u, '')
    .replace(/^\((\P{N}+)\)$/u, '$1')
    .replace(/^([^()]+)\)$/u, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|:–-]+|(?<![\s,|:–-])[\s,|:–-]+$/gu, ''),
);

/** A nickname in brackets between the names: 'JAMES (J.J.) MARLOWE', 'Robert (Bob) Marlowe'. */
const NICKNAME_PATTERN = /(?<=\p{L}) \(["“]?(?:(?:\p{Lu}\.?){1,3}|\p{Lu}\p{Ll}{1,14})["”]?\)(?= \p{Lu})/gu;

/** The name with the nickname in brackets that a line has after one of its words: 'Robert (Bob) Marlowe'. */
export function addNickname(name: string, line: string): string {
  const [nickname] = line.match(NICKNAME_PATTERN) ?? [];
  const before = nickname && line.split(nickname, 1)[0]?.split(/\s/).at(-1)?.toLowerCase();
  return name
    .split(' ')
    .map((word) => (word.toLowerCase() === before ? `${word}${nickname}` : word))
    .join(' ');
}

/** Two or more credentials in capitals after a dash or a bar: 'Mira Solberg - MSCIS, SAA, CSM'. */
export const CREDENTIALS_AFTER_DASH_PATTERN =
  /(?<=[\p{Ll})])\s[-–—|]\s\p{Lu}[\p{Lu}\d-]{1,7}(?:,\s\p{Lu}[\p{Lu}\d-]{1,7})+$/u;

/** Credentials in brackets after a name: '(M.B.A, SOCPA, B.COM)', '(B.E. Mechanical)'. */
const CREDENTIALS_IN_BRACKETS_PATTERN =
  /\s?\((?:(?:[\p{Lu}.]{2,10}(?:[\s,/&]{1,3}|(?=\))))+|(?:[BM]\.?\s?(?:E|Tech|Com|Sc)|MBA|MCA|BBA|BCA|Ph\.?D)\b\.?[^()]{0,30})\)?$/u;

/** Removes credentials after the commas of a full name: 'Ifeoma Okwuosa, PhD, FRS'. */
function removeCredentials(text: string): string {
  const [name = '', ...rest] = text.split(/,\s+/);
  const isCredential = (part: string) =>
    CREDENTIAL_PATTERN.test(part) && /\p{Lu}.*\p{Lu}/u.test(part) && !GENERATION_PATTERN.test(part);
  const isWhole =
    INITIAL_AND_NAME_PATTERN.test(name) ||
    (/\p{L}\s\p{L}/u.test(name) && (/\p{Ll}/u.test(name) || rest.every((part) => part.length < 7)));
  const others = rest.filter((part) => !isCredential(part));
  return isWhole && others.length < rest.length ? [name, ...others].join(', ') : text;
}

/** One credential: 'PhD', '(D.El.Ed)', 'CMA (ICWAI)', 'SAFe 5 SPC'. */
const CREDENTIAL_PATTERN =
  /^(?:\(?[\p{L}.®™ -]{2,14}\.?\)?|[\p{L}.]{2,8} \([\p{L}. ]{2,14}\)|\p{Lu}[\p{L}]{1,5} ?\d(?: \p{Lu}{2,5})?)$/u;
/** A name with an initial before it, without a space: 'M.Okafor'. */
const INITIAL_AND_NAME_PATTERN = /^(?:\p{Lu}\.){1,3}\p{L}{3,20}\.?$/u;
const GENERATION_PATTERN = /^(?:Jr|Sr|II|III|IV)\.?$/;

/** Whether a text consists of credentials only: 'MBA, CFA'. */
export function isCredentials(text: string): boolean {
  return text.trim() !== '' && ` ${text}`.replace(POST_NOMINAL_PATTERN, '').trim() === '';
}

/** A degree with its field: 'MS Data Science', 'MSc in Maritime Law'. */
const DEGREE_WITH_FIELD_PATTERN = /^(\p{Lu}[\p{L}.]{1,7})(?: in)?(?: (?:and |& |of )?\p{Lu}[\p{L}-]+){1,3}$/u;

/** A credential in capitals, with or without a grade behind a hyphen: 'CHP', 'CHP-M'. */
const CAPITALS_WITH_GRADE_PATTERN = /^\p{Lu}{2,6}(?:-\p{Lu}{1,4})?[®™]?$/u;

/**
 * Removes degrees and credentials from the end of a full name if nothing else follows its first comma: 'Mira Solberg,
 * MS Data Science, MBA'. Other text may belong to the name, so it keeps all of them.
 */
export function removeListedCredentials(text: string): string {
  const [name = '', ...rest] = text.split(/,\s+/);
  const isKnown = (part: string) =>
    isCredentials(part) || isCredentials(DEGREE_WITH_FIELD_PATTERN.exec(part)?.[1] ?? '');
  // Beside one that is known, another one in capitals is a credential too: 'PhD, CHP-M'.
  const isCredential = (part: string) => isKnown(part) || CAPITALS_WITH_GRADE_PATTERN.test(part);
  return /\p{L} \p{L}/u.test(name) && rest.every(isCredential) && rest.some(isKnown) ? name : text;
}
