/** Sentences that mean little without another one: they point back at it, or tell half. */
import type { RoleFact } from '@/shared/record/facts';
import { hasFigure } from './figures';

/** 'these classes', 'those legacy systems': the thing pointed at, up to its last word. */
const POINTER =
  /\b(?:these|those|the said|the above|the aforementioned|the latter) (?!who\b|that\b|which\b|of\b|in\b|with\b|at\b|from\b|days\b)((?:\p{Ll}[\p{L}-]* ){0,1}\p{Ll}[\p{L}-]*)/iu;
/** 'the Company', where no employer is named beside it. */
const THE_EMPLOYER = /\b(?:the|this|our) (?:company|firm|organi[sz]ation|agency|bank|institution|group)\b/i;

/** 'the usage of the tool': a thing of which only another sentence says what it is. */
const THE_THING =
  /\b(?:usage|use|adoption|performance|development|stability|launch) of the (tool|system|app|application|platform|product|site|solution|service|project)(?=[,;.]|$| (?:by|in|and|from|to|with)\b)/i;

/** Whether a sentence points to what only another sentence names: 'most of these classes', 'the Company' of no employer. */
export function pointsElsewhere(text: string, role: RoleFact | undefined): boolean {
  const pointer = POINTER.exec(text);
  const things = pointer?.[1]?.toLowerCase().split(' ') ?? [];
  const before = text.slice(0, pointer?.index ?? 0).toLowerCase();
  if (pointer && !things.some((thing) => before.includes(thing))) return true;
  const thing = THE_THING.exec(text);
  if (
    thing &&
    !text
      .slice(0, thing.index)
      .toLowerCase()
      .includes(thing[1]?.toLowerCase() ?? '')
  )
    return true;
  return role !== undefined && role.organisation === '' && THE_EMPLOYER.test(text);
}

/** Verbs of what came of a deed that the sentence before tells. */
const CAME_OF_IT =
  /^(?:(?:this|which|thereby|thus|successfully) )?(?:achiev|enhanc|improv|ensur|enabl|allow|result|increas|reduc|decreas|minimi[sz]|strengthen|boost|provid|facilitat|contribut)(?:e?d|ing|es|ed)\b/i;
/** How or for whom something was achieved, within the same sentence. */
const MEANS = /\b(?:by|through|via|using|with|utili[sz]ing|leveraging|for|of|from|to|in|on|at|across)\s|,/i;

/** Whether a sentence is only what came of another one: 'Achieved high availability'. */
export const isOnlyResult = (text: string): boolean =>
  CAME_OF_IT.test(text) && !hasFigure(text) && !MEANS.test(text);

/**
 * Whether a sentence says that the one before it was to prevent something: without it, 'Made the press fail' would tell
 * of a harm.
 */
export const saysPrevention = (text: string | undefined): boolean =>
  /^(?:(?:the|its|my|our) )?(?:main |overall )?(?:aim|goal|purpose|objective|idea|intention|intent)s? (?:was|were|is|being) (?:\S+ ){0,3}(?:prevent|reduc|avoid|stop|detect|find|eliminat|minimi[sz]|lower|fix|protect|mitigat)/i.test(
    text ?? '',
  );
