/** Where in a document work is told of. */
import type { DocumentLine } from '../layout/line';
import type { HeadedLines } from '../resume/sections';

/** Lines read together: a section of work, with what only looked like other sections inside it. */
export interface Scope {
  lines: DocumentLine[];
  /** The lines of the section itself. */
  own: readonly DocumentLine[];
  /** A heading says that it tells of work. */
  work: boolean;
  volunteering: boolean;
  heading: string;
}

/** Sections that never tell of jobs, whatever dates stand in them. */
const OTHERS = new Set<string>([
  'education',
  'certifications',
  'publications',
  'awards',
  'courses',
  'references',
  'projects',
  'memberships',
]);

/** The scopes of a document in its order. Without a heading that names work, everything that may be is one. */
export function scopesOf(sections: readonly HeadedLines[]): Scope[] {
  const scopes: Scope[] = [];
  let open: Scope | undefined;
  for (const section of sections) {
    const [kind = 'other'] = section.kinds;
    if (kind === 'experience' || kind === 'volunteering') {
      open = {
        lines: [...section.lines],
        own: section.lines,
        work: kind === 'experience',
        volunteering: kind === 'volunteering',
        heading: section.heading,
      };
      scopes.push(open);
    } else if ((kind === 'other' || kind === 'highlights') && open) {
      // A company set like a heading, or a heading inside an entry.
      open.lines.push(...(section.line ? [section.line] : []), ...section.lines);
    } else open = undefined;
  }
  if (scopes.some((scope) => scope.work && scope.lines.some(({ text }) => /\d{2}/.test(text)))) return scopes;
  const rest = sections.filter(({ kinds: [kind = 'other'] }) => !OTHERS.has(kind) && kind !== 'volunteering');
  return [
    ...scopes.filter((scope) => scope.volunteering),
    {
      own: [],
      lines: rest.flatMap((section) => [...(section.line ? [section.line] : []), ...section.lines]),
      work: false,
      volunteering: false,
      heading: '',
    },
  ];
}
