/** Words a degree and its field as part of a sentence. */
import { DEGREE_NAME_PATTERN, FIELD_OF_STUDY_PATTERN } from './degree-patterns';

/** An abbreviation before its subject: 'BEng Mechanics' is a BEng in Mechanics. */
const ABBREVIATED_DEGREE_PATTERN =
  /^((?:[BM]\.? ?(?:[Ss]c|A|S|Eng|Tech|Com|Ed|E)|Ph\.? ?D|LL\.?[BM]|MPhil|M\.?B\.?A)\.?) (?!Hon)(?=\p{Lu}\p{Ll}{3})/u;
/** Degrees that mean little without their subject. */
const BARE_DEGREE_PATTERN =
  /^(?:post ?-?graduate |advanced )?(?:(?:bachelor|master|associate)(?:['’]?s)?(?: degree)?|degree|diploma)$/i;

/** A degree whose faculty stands in the place of its subject: 'Bachelor in Science'. */
const GENERIC_SUBJECT_PATTERN = /^(?:bachelor|master)(?:['’]?s)? in (?:science|arts)$/i;

/** A diploma before its subject: 'Diploma Networking'. */
const DIPLOMA_PATTERN = /^((?:(?:advanced|higher|post ?-?graduate) )?diploma) (?=\p{Lu}\p{Ll}{3})/iu;
/** Additions beside a degree on its line: the length or mode of the course. */
const BESIDE_DEGREE_PATTERN =
  /^(?:have |has )?(?:done|completed) |^(?:one|two|three|four|five|\d)[- ]years? (?:course )?|[- ](?:regular|distance|full[- ]time|part[- ]time|major)$|\.? in the stream of$/giu;
/** Text that is not a degree: a year of one, a computer program, a piece of a sentence, or 'Post diploma' alone. */
const NOT_A_DEGREE_PATTERN =
  /\b(?:i{1,3}(?:st|nd|rd)|[1-4](?:st|nd|rd|th)|first|second|third|final) (?:year|sem)|\bms[- ](?:paint|office|word|excel|dos|project|access|power)|\b(?:in ?accordance|awarded)\b|^post diploma$/iu;
/** A narrower subject after a field: 'Computer Science (Software Engineering)'. A remark does not match. */
const NARROWER_SUBJECT_PATTERN = new RegExp(
  `\\s(?:- )?\\((?=(?:[^()]*\\s)?(?:${FIELD_OF_STUDY_PATTERN.source}))[^()\\d]{3,40}\\)$`,
  'iu',
);

/** Removes honours in brackets, and makes a subject in brackets right after the degree its field: 'MBA(Marketing)'. */
function moveSubjectOutOfBrackets({ degree, field }: { degree: string; field: string }): {
  degree: string;
  field: string;
} {
  const plain = degree
    .replace(/^[\p{Lu}]{2,6}\/(?=MBA$)/u, '')
    .replace(/ ?\((?:hons?|honou?rs)\.?\)(?=$| \p{Lu})/iu, '');
  const [, short = '', subject = ''] = /^([\p{L}.]{2,7}) ?\(([\p{L} ]{3,60})\)$/u.exec(plain) ?? [];
  // A speciality after the subject is left out: 'Information Systems, Specialized in ...'.
  const main = field.split(/, (?=(?:speciali[sz]|minor|major|focus|concentrat|with\b)\p{L}*)/iu)[0] ?? field;
  return subject && !field ? { degree: short, field: subject } : { degree: plain, field: main };
}

/**
 * A degree as part of a sentence: 'Bachelor of Science in Physics'; undefined if it is not a degree, or one that means
 * little without the subject that is missing.
 */
export function spokenDegree(education: { degree: string; field: string }): string | undefined {
  const { degree, field: printed } = moveSubjectOutOfBrackets(education);
  // The subject of 'Honours (Statistics)' is in the brackets.
  const wide = printed.replace(NARROWER_SUBJECT_PATTERN, '');
  const field = FIELD_OF_STUDY_PATTERN.test(wide) ? wide : printed;
  // 'Bachelor of Science - BSc' repeats itself, 'Mini MBA' does not; a speciality after a dash is left out.
  const short = degree.replace(/ (?:- )?\(?(?:[A-Z][A-Za-z.]{0,4}){2,3}\)?$/, '');
  const degreeName = (DEGREE_NAME_PATTERN.test(short) ? short : degree)
    .replace(/ (?:-|–) \p{L}[\p{L} ]*$/u, '')
    .replace(BESIDE_DEGREE_PATTERN, '');
  if (NOT_A_DEGREE_PATTERN.test(degreeName)) return undefined;
  // 'M.Com in Master of Commerce' repeats itself.
  if (/^(?:bachelor|master|doctor) of /i.test(field)) return field;
  const whole = degreeName
    .replace(
      ABBREVIATED_DEGREE_PATTERN,
      (_, degree: string) => `${degree.replace(/^Bsc\b/, 'BSc').replace(/^Msc\b/, 'MSc')} in `,
    )
    .replace(DIPLOMA_PATTERN, '$1 in ')
    .replace(/ In (?=\p{Lu})/u, ' in ');
  if (field && GENERIC_SUBJECT_PATTERN.test(whole)) return `${whole} in ${field}`;
  if (!field || /\sin\s/.test(whole) || /^(?:minor|major)\b/i.test(field))
    return BARE_DEGREE_PATTERN.test(whole) ? undefined : whole;
  return `${whole} in ${field}`;
}
