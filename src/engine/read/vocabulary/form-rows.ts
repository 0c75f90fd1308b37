/** Recognises rows and headings within or after a list that are not items of it. */
import { memoizeByText } from '../../language/text/memoize';
import { anyOf } from '../../language/text/word-lists';

/** Personal details, a declaration and its signature: every list ends at these. */
const PERSONAL_DETAILS_PATTERN =
  /^(?:personal (?:info\p{L}*|details?|profile|dossier|data|particulars|vitae)|passport(?: (?:details?|no\.?|number|information))?|declaration|date of birth|place of birth|marital status|martial status|religion|nationality|father['’]?s? name|mother['’]?s? name|husband['’]?s? name|permanent address|present address|mailing address|driving licen[cs]e(?: details?| no\.?)?|visa (?:status|details?)|yours (?:faithfully|sincerely|truly)|sincerely|signature)\b/iu;

/** Labels and headings that have no meaning without the following text. */
const ROW_LABEL_PATTERN = anyOf(
  [
    String.raw`curriculum vitae|curricul\p{L}* vita\p{L}*|resume|résumé|date|place|read|write|speak|others?`,
    'some|various|etc|include[sd]?|excellence|basics?|hard|soft|link|links|linkedin|link to company',
    'portfolio|tech stack|stack|positive traits|traits|strengths?|weakness(?:es)?|designation|client',
    'clients|company|employer|languages? known|duration|period|team size|role|roles|zones?|project',
    'projects|project handled|projects? (?:details?|handled|completed)|completed projects',
    '(?:(?:key|main|job|my|major) )?(?:responsibilit(?:y|ies)|duties)(?: .{0,30})?',
    String.raw`job resp\p{L}* ?\p{L}*|(?:some |work |professional |working |previous |total )?experience`,
    'employment(?: history)?|work history|education|(?:academic |educational )?qualifications?',
    'achievements?|awards?|honou?rs|medals|publications?|conferences?|memberships?',
    String.raw`prof\p{L}+ memberships?|references?|hobbies|interests?|extra[- ]?curricular(?: activities)?`,
    '(?:areas?|fields?) of (?:expertise|interest|experience)',
    'trainings?(?: program(?:me)?s?)?(?: attended| undertaken)?|seminars?(?: attended)?|skills?',
    'key skills|core skills|no skills available|undergraduate|graduate|post ?graduate|professional',
    'career goals?|objectives?|summary|profile|extracurricular|kluczowe umiejętności',
  ],
  { before: '^', after: '$', flags: 'iu' },
);

/** Whether a text is a label, a heading or a personal detail of a form, and not an item of a list. */
export const isFormRow = memoizeByText((text): boolean => {
  const normalized = labelTextOf(text);
  return ROW_LABEL_PATTERN.test(normalized) || PERSONAL_DETAILS_PATTERN.test(normalized);
});

/** Whether a line begins the personal details or the declaration at the end of a resume. */
export function startsPersonalDetails(text: string): boolean {
  return PERSONAL_DETAILS_PATTERN.test(labelTextOf(text));
}

/** Labels are no longer than this; the rest of a text does not matter. */
const MAX_LABEL_CHARACTERS = 60;

const labelTextOf = (text: string) =>
  text
    .trim()
    .replace(/^[^\p{L}]+/u, '')
    .slice(0, MAX_LABEL_CHARACTERS)
    .replace(/[^\p{L}\p{N})]+$/u, '');
