/** The parts of a document that are about work. */
import { findRange } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { isDegree } from '../resume/education';
import type { HeadedLines } from '../resume/sections';
import { sectionKinds } from '../vocabulary/headings';
import { isSchool } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { isSentence } from './openings';

/** Lines read together: a section of work, with what only looked like other sections inside it. */
export interface Scope {
  lines: DocumentLine[];
  /** The lines of the section itself. */
  own: readonly DocumentLine[];
  /** Whether the heading is about work. */
  work: boolean;
  volunteering: boolean;
  heading: string;
}

/** Sections that are never about jobs, whatever dates they contain. */
export const SECTIONS_WITHOUT_JOBS = new Set<string>([
  'publications',
  'awards',
  'references',
  'memberships',
  'volunteering',
]);

/** Labels inside an entry that could be headings in other places: 'Project:', 'Job Summary', 'Tools used:'. */
const LABEL =
  /^(?:projects?|job (?:summary|profile|description)|(?:tools?|software|technolog(?:y|ies)) used)\s*(?:name|details?|title|handled)?\s*(?:\d+\s*)?[:：–-]*$/i;

/** The same, of what a job was made of, which no section of work is called. */
const DUTIES = /^(?:job |key |main )?(?:roles?|dut(?:y|ies))\s?(?:and|&|\/)\s?responsibilit/i;

/**
 * Returns the kind of a section. A label inside an entry belongs to that entry, and a summary of a career counts as work.
 */
function kindOf({ kinds: [kind = 'other', ...more], heading, lines }: HeadedLines, isInside: boolean) {
  if (DUTIES.test(heading.trim())) return 'other';
  // 'Profile: Nordhav Foods is ...', next to its text: a field of an entry, of what its company does.
  if (isInside && kind === 'summary' && isField(heading, lines)) return 'other';
  const isDated = () => lines.some(({ text }) => findRange(text) !== undefined);
  if (kind === 'summary' && more.includes('experience') && isDated()) return 'experience';
  const isLabel =
    isInside && LABEL.test(heading.trim()) && (/[:：–-]\s*$/.test(heading) || /^job/i.test(heading));
  return isLabel ? 'other' : kind;
}

/** Whether a heading is the label of the text in its row. */
const isField = (heading: string, [first]: readonly DocumentLine[]) =>
  first?.shared === true && /^(?:company )?profile\s*[:：]/i.test(`${heading} ${first.text}`);

/** A heading that is known and names nothing of a career: 'Case stories'. An unknown one may be a company. */
const isNoWork = ({ heading }: HeadedLines) => sectionKinds(heading)[0] === 'other';

/** The scopes of a document in its order. Without a heading that names work, everything that may be is one. */
export function scopesOf(sections: readonly HeadedLines[]): Scope[] {
  const scopes: Scope[] = [];
  let open: Scope | undefined;
  for (const section of sections) {
    const kind = kindOf(section, open !== undefined);
    if (kind === 'experience' || kind === 'volunteering') {
      open = {
        lines: [...section.lines],
        own: section.lines,
        work: kind === 'experience',
        volunteering: kind === 'volunteering',
        heading: section.heading,
      };
      scopes.push(open);
    } else if (isNoWork(section)) {
      open = undefined;
    } else if ((kind === 'other' || kind === 'highlights') && open) {
      // A company set like a heading, or a heading inside an entry.
      open.lines.push(...(section.line ? [section.line] : []), ...section.lines);
    } else {
      open = undefined;
      const told = SECTIONS_WITHOUT_JOBS.has(kind) || kind === 'education' ? [] : toldIn(section);
      if (told.length > 0)
        scopes.push({ own: [], lines: told, work: false, volunteering: false, heading: '' });
    }
  }
  if (scopes.some((scope) => scope.work && scope.lines.some(({ text }) => /\d{2}/.test(text)))) return scopes;
  return [
    ...scopes.filter((scope) => scope.volunteering),
    { own: [], lines: sections.flatMap(restOf), work: false, volunteering: false, heading: '' },
  ];
}

/** The lines of another section from the first sentence with dates about a role on. */
function toldIn({ lines }: HeadedLines): DocumentLine[] {
  const first = lines.findIndex(
    ({ text }, at) =>
      WORKED.test(text) &&
      isSentence(text) &&
      lines.slice(at, at + TOLD_LINES).some((line) => findRange(line.text) !== undefined),
  );
  return first < 0 ? [] : lines.slice(first);
}

/** A project is described with 'worked' too; a role is described with its employer or title. */
const WORKED = /\bwork(?:ed|ing)\s+(?:as|at|with|in|for)\s+\S/i;
/** Lines over which a sentence about a role and its dates go. */
const TOLD_LINES = 3;

/**
 * Returns the lines of a section that may contain jobs although its heading names none; in a section of studies, those
 * after the first job title.
 */
function restOf({ kinds: [kind = 'other'], line, lines }: HeadedLines): DocumentLine[] {
  if (SECTIONS_WITHOUT_JOBS.has(kind)) return [];
  if (kind !== 'education') return [...(line ? [line] : []), ...lines];
  const first = lines.findIndex(
    ({ text, bullet }) =>
      !bullet && text.length < MAX_HEADER && titleScore(text) >= 2 && !isDegree(text) && !isSchool(text),
  );
  return first < 0 ? [] : lines.slice(first);
}

const MAX_HEADER = 110;
