/** Separates the name of a certificate from its issuer, and both from remarks. */
import { isBody, isIssuer, isTrainingInstitution } from '../../vocabulary/certificate-issuers';
import { isSchool, organisationScore } from '../../vocabulary/organisations';
import { isCapitals } from '../headings/typography';

/** Phrases before the name of a certificate: 'successfully completed Crane Safety'. */
const COMPLETED_BEFORE_NAME_PATTERN =
  /^(?:certified with (?:an? )?(?=.{2,80}\bcertificat)|course\s*[:–-]+\s*|holder of\s+|(?:i )?got (?:an? )?(?=.{2,80}\bcertifi)|passed (?:an? |the )?(?=.{2,80}\bexam)|(?:i have |have |has )?(?:successfully )?(?:course )?(?:completed|obtained|done|undergone|attended|participat(?:ed|ing) in)\s+(?:an? |the )?(?=\p{L}|\d+ (?:days?|weeks?|months?|years?)))/iu;
/** The word 'exam' after a name, with a clause about it: 'Nordhav Developer exam proving my competence'. */
const PROOF_CLAUSE_PATTERN = /\sexam(?:(?:ination)?\s(?:proving|showing|demonstrating|that|which)\b.*)?$/iu;
/** What somebody did besides, after the name. */
const BESIDES_REMARK_PATTERN = /\s(?:(?:&|and)\s(?:work(?:ed|ing)|have|has|also)|@)\s.*$/iu;
/** Words between a certificate's name and its issuer. */
const BEFORE_ISSUER_PATTERN =
  /(?<!:)\s[–—-]?(?:(?:conducted|organi[sz]ed|offered|issued|awarded|provided|given|held|accredited) (?:by|at)|[Ff]rom|FROM|by|at(?! (?:Work|Heights?|Sea|Home)\b)|through)\s+(?:the\s+)?(?=["“]?\p{Lu})/u;
/** What is left between name and issuer after a date was removed: 'Safety Certificate, : Nordhav Academy'. */
const AFTER_DATE_PATTERN = /(?<!\s)\s*,\s*:\s+/u;
/** A dash before the subject: 'Certificate program in -Harbour Safety'. */
const DASH_OF_FIELD_PATTERN = /(?<=^certifi\p{L}+ (?:\p{L}+ )?(?:in|on) )[–-]\s?(?=\p{L})/iu;

const PLATFORM_AND_SCHOOL_PATTERN = /^(.{2,120}\S)\s[–—-]\s(\p{Lu}[^–—()]{1,60}) \(([^()]{2,60})\)$/u;
/** How a course was ended, behind its issuer and before a date that was removed: ', Audited, Completed'. */
const ENDED_PATTERN =
  /(?<![\s,])(?:,? \(?(audited)\)?)?(?:, (?:completed|passed|obtained|achieved|earned|finished)),?$/iu;
/** A course without such words; that it was only audited is told behind its name. */
function removeEnd(text: string): { text: string; remark: string } {
  const [end = '', audited] = ENDED_PATTERN.exec(text.trim()) ?? [];
  return end === ''
    ? { text, remark: '' }
    : { text: text.trim().slice(0, -end.length), remark: audited ? ' (audited)' : '' };
}

/**
 * Splits the text of a certificate into its name and its issuer ('' if none): 'AutoCAD from Nordwerk Academy,
 * Oslo'.
 */
export function nameAndIssuer(given: string): { name: string; issuer: string } {
  const { text, remark } = removeEnd(given);
  const { name, issuer } = partsOf(text);
  return { name: `${name}${remark}`, issuer };
}

function partsOf(text: string): { name: string; issuer: string } {
  const [beforeDate = '', afterDate = ''] = text
    .replace(COMPLETED_BEFORE_NAME_PATTERN, '')
    .replace(PROOF_CLAUSE_PATTERN, '')
    .replace(BESIDES_REMARK_PATTERN, '')
    .replace(DASH_OF_FIELD_PATTERN, '')
    .split(AFTER_DATE_PATTERN);
  if (afterDate !== '') return { name: removeMarks(beforeDate), issuer: afterDate };
  const issuedBy = BEFORE_ISSUER_PATTERN.exec(beforeDate);
  // 'Registered at ...' is not the name of a certificate without the organisation, so it is not split.
  if (issuedBy && issuedBy.index > 1 && !/^\p{L}+ed$/u.test(beforeDate.slice(0, issuedBy.index))) {
    const issuer = beforeDate.slice(issuedBy.index + issuedBy[0].length);
    // Among capitals 'FROM' may be a word of the name: 'DATABASES FROM THE BEGINNING'.
    if (!isCapitals(beforeDate) || isKnownIssuer(issuer))
      return { name: removeMarks(beforeDate.slice(0, issuedBy.index)), issuer };
  }
  // A platform and the school whose course it gives: 'Harbour Law – Redwell Online (Nordhav University)'.
  const [, course = '', platform = '', school = ''] = PLATFORM_AND_SCHOOL_PATTERN.exec(beforeDate) ?? [];
  if (isIssuer(platform)) return { name: removeMarks(course), issuer: `${platform} (${school})` };
  const [, beforeBracket = '', inBrackets = ''] = /^(.{2,100}?)\s\(([^()]{2,60})\)$/u.exec(beforeDate) ?? [];
  if (beforeBracket !== '' && !isSchool(beforeBracket) && isKnownIssuer(inBrackets))
    return { name: removeMarks(beforeBracket), issuer: inBrackets };
  // A colon may separate them too: 'CSM: Nordhav Alliance'.
  const [, beforeColon = '', issuer = ''] = /^([^:]{2,60}):\s(\p{Lu}[^:]{2,60})$/u.exec(beforeDate) ?? [];
  if (isIssuer(issuer) || isBody(issuer)) return { name: removeMarks(beforeColon), issuer };
  // The issuer may also stand before the colon: 'Nordhav Academy: Crane Safety'.
  if (
    beforeColon !== '' &&
    (isIssuer(beforeColon) || isTrainingInstitution(beforeColon) || isBody(beforeColon))
  )
    return { name: removeMarks(issuer), issuer: beforeColon };
  // A dash may separate name and issuer: 'Networks, OpenFlow & NFV – Nordhav Academy'.
  const [, before = '', after = ''] = /^(.{2,120}\S)\s[–—-]\s(\p{Lu}[^–—]{2,80})$/u.exec(beforeDate) ?? [];
  // A level behind the dash is a part of the name: 'Cargo Architect – Associate, Nordhav'.
  const hasLevel = LEVEL_BEFORE_ISSUER_PATTERN.test(after);
  const body = after.replace(COUNTRY_AFTER_BODY_PATTERN, '');
  if (
    !hasLevel &&
    (isIssuer(after) || isBody(body) || (!COURSE_NAME_END_PATTERN.test(after) && isKnownIssuer(after)))
  )
    return { name: removeMarks(before), issuer: after };
  const parts = beforeDate.split(/,\s+/);
  const from = parts.findIndex(
    (part, index) => index > 0 && isKnownIssuer(part) && isWholeName(parts.slice(0, index).join(', ')),
  );
  return from < 0
    ? { name: removeMarks(beforeDate), issuer: '' }
    : { name: removeMarks(parts.slice(0, from).join(', ')), issuer: parts.slice(from).join(', ') };
}

/** Whether a text names somebody who gives certificates: a known issuer, a body, a school, an academy or a company. */
const isKnownIssuer = (text: string) =>
  isIssuer(text) ||
  isBody(text) ||
  isTrainingInstitution(text) ||
  isSchool(text) ||
  organisationScore(text) >= MIN_ORGANISATION_SCORE;

/** Whether a text may be a certificate without the body after it, as 'Fellow' in 'Fellow, Harbour Institute' is not. */
const isWholeName = (text: string) =>
  !/^(?:fellow|member|associate|accredited|registered|chartered|certified|licensed|graduate|diplomate)$/iu.test(
    text,
  );

/** The country of a body, behind its name: 'Association of Harbour Accountants, UK'. */
const COUNTRY_AFTER_BODY_PATTERN = /, (?:\p{Lu}{2,4}|\p{Lu}\p{Ll}[\p{L} ]{2,24})$/u;

/** The level of a certificate before its issuer. */
const LEVEL_BEFORE_ISSUER_PATTERN =
  /^(?:associate|professional|specialty|expert|foundation|advanced|practitioner|intermediate),\s/iu;
/** The end of the name of a course: 'Cloud Academy Foundations'. */
const COURSE_NAME_END_PATTERN = /\b(?:foundations?|fundamentals|essentials|basics)$/i;

/**
 * Minimum `organisationScore` of an organisation that gives certificates: a legal form, or two words typical of
 * companies.
 */
const MIN_ORGANISATION_SCORE = 3;

const removeMarks = (text: string) =>
  text
    .replace(/^[–-]\s?(?=\p{L})/u, '')
    .replace(/(?<![\s,;])[\s,;]+\)/gu, ')')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '');
