/**
 * Recognises sentences that need another one to be understood: they refer to it, or state only its result.
 */
import type { RoleFact } from '@/shared/record/facts';
import { hasFigure } from './figures';

/** A reference with the thing it refers to: 'these classes', 'those legacy systems'. */
const POINTER_PATTERN =
  /\b(?:these|those|the said|the above|the aforementioned|the latter) (?!who\b|that\b|which\b|of\b|in\b|with\b|at\b|from\b|days\b)((?:\p{Ll}[\p{L}-]* ){0,1}\p{Ll}[\p{L}-]*)/iu;
/** 'the Company', which is unclear if no employer is named. */
const THE_EMPLOYER_PATTERN =
  /\b(?:the|this|our) (?:company|firm|organi[sz]ation|agency|bank|institution|group)\b/i;

/** A thing that only another sentence describes: 'the usage of the tool'. */
const THE_THING_PATTERN =
  /\b(?:usage|use|adoption|performance|development|stability|launch) of the (tool|system|app|application|platform|product|site|solution|service|project)(?=[,;.]|$| (?:by|in|and|from|to|with)\b)/i;

/**
 * Whether a sentence refers to something that only another sentence names: 'most of these classes', or 'the
 * Company' in a role without an employer.
 */
export function pointsElsewhere(text: string, role: RoleFact | undefined): boolean {
  const pointer = POINTER_PATTERN.exec(text);
  const things = pointer?.[1]?.toLowerCase().split(' ') ?? [];
  const before = text.slice(0, pointer?.index ?? 0).toLowerCase();
  if (pointer && !things.some((thing) => before.includes(thing))) return true;
  const thing = THE_THING_PATTERN.exec(text);
  if (
    thing &&
    !text
      .slice(0, thing.index)
      .toLowerCase()
      .includes(thing[1]?.toLowerCase() ?? '')
  )
    return true;
  return role !== undefined && role.organisation === '' && THE_EMPLOYER_PATTERN.test(text);
}

/** Whether a sentence outside a post is about 'the company' without a name that says which: 'Sold the company'. */
export function isAboutUnnamedCompany(text: string): boolean {
  const company = THE_EMPLOYER_PATTERN.exec(text);
  return company !== null && !NAME_INSIDE_PATTERN.test(text.slice(0, company.index));
}

/** A name inside a sentence. */
const NAME_INSIDE_PATTERN = /\s\p{Lu}\p{Ll}/u;

/** Verbs of a result whose cause is in the sentence before. */
const RESULT_VERB_PATTERN =
  /^(?:(?:this|which|thereby|thus|successfully) )?(?:achiev|enhanc|improv|ensur|enabl|allow|result|increas|reduc|decreas|minimi[sz]|strengthen|boost|provid|facilitat|contribut)(?:e?d|ing|es|ed)\b/i;
/** Words before the means or the audience of a result, which the sentence itself then states. */
const MEANS_OR_AUDIENCE_PATTERN =
  /\b(?:by|through|via|using|with|utili[sz]ing|leveraging|for|of|from|to|in|on|at|across|without|while)\s|,/i;

/** Whether a sentence is only the result of another: 'Achieved high availability'. */
export const isOnlyResult = (text: string): boolean =>
  RESULT_VERB_PATTERN.test(text) && !hasFigure(text) && !MEANS_OR_AUDIENCE_PATTERN.test(text);

/**
 * Whether a sentence says that the one before was meant to prevent something: 'Made the press fail' alone
 * would sound like damage.
 */
export const saysPrevention = (text: string | undefined): boolean =>
  /^(?:(?:the|its|my|our) )?(?:main |overall )?(?:aim|goal|purpose|objective|idea|intention|intent)s? (?:was|were|is|being) (?:\S+ ){0,3}(?:prevent|reduc|avoid|stop|detect|find|eliminat|minimi[sz]|lower|fix|protect|mitigat)/i.test(
    text ?? '',
  );
