/** Limits on how much of one file is read. What exceeds a limit is left out, and a notice says so. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { overLimitsNotice } from '@/shared/generation/notices';
import type { CareerFacts } from '@/shared/record/facts';
import type { Extracted, JsonResume, JsonResumeEntry, Page, Paragraph } from './extract/types';

/** Maximum characters of a line, a paragraph or a cell; of a longer one the beginning is read. */
export const MAX_LINE_CHARACTERS = 8_000;
/** Maximum characters of all lines together: about 200 dense pages. */
const MAX_TEXT_CHARACTERS = 800_000;

/** Maximum number of entries of each kind. The first are kept, which are the newest or most prominent. */
const MAX_ENTRIES = {
  roles: 150,
  education: 50,
  certifications: 200,
  skills: 300,
  industries: 50,
  languages: 50,
  interests: 100,
  honours: 200,
  publications: 300,
  about: 150,
  statements: 400,
} as const;
const ENTRY_NAMES: Partial<Record<keyof typeof MAX_ENTRIES, string>> = {
  education: 'schools',
  certifications: 'certificates',
  about: 'sentences of the summary',
  statements: 'other statements',
};
const MAX_SKILL_GROUPS = 60;
const MAX_STATEMENTS_PER_ROLE = 60;
const MAX_STATEMENTS_OF_ROLES = 800;

/** Cuts a text to the limits. @param omitted counts the characters that are left out */
export function cutText(extracted: Extracted, omitted: OmittedCounts): Extracted {
  let remaining = MAX_TEXT_CHARACTERS;
  const count = (what: string, over: number) => {
    if (over > 0) omitted.set(what, (omitted.get(what) ?? 0) + over);
  };
  const cut = (text: string) => {
    const line = text.slice(0, MAX_LINE_CHARACTERS);
    const shortened = line.slice(0, remaining);
    remaining -= shortened.length;
    count(
      `characters beyond the first ${MAX_LINE_CHARACTERS.toLocaleString('en')} of a line`,
      text.length - line.length,
    );
    count(
      `characters beyond the first ${MAX_TEXT_CHARACTERS.toLocaleString('en')} of all`,
      line.length - shortened.length,
    );
    return shortened;
  };
  const rows = (all: string[][]) => all.map((row) => row.map(cut));
  const paragraphs = (all: Paragraph[]) => all.map((each) => ({ ...each, cells: each.cells.map(cut) }));
  if (extracted.kind === 'json-resume') return { ...extracted, resume: cutResume(extracted.resume, cut) };
  if (extracted.kind === 'tables')
    return { ...extracted, tables: extracted.tables.map((each) => ({ ...each, rows: rows(each.rows) })) };
  if (extracted.kind === 'sheets')
    return { ...extracted, sheets: extracted.sheets.map((each) => ({ ...each, rows: rows(each.rows) })) };
  if (extracted.kind === 'pages') {
    const items = (page: Page) => page.items.map((item) => ({ ...item, text: cut(item.text) }));
    return { ...extracted, pages: extracted.pages.map((page) => ({ ...page, items: items(page) })) };
  }
  const { notes } = extracted;
  return {
    ...extracted,
    paragraphs: paragraphs(extracted.paragraphs),
    ...(notes && { notes: paragraphs(notes) }),
  };
}

function cutResume(resume: JsonResume, cut: (text: string) => string): JsonResume {
  const entry = ({ texts, lists }: JsonResumeEntry): JsonResumeEntry => ({
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cut(text)])),
    lists: Object.fromEntries(Object.entries(lists).map(([name, all]) => [name, all.map(cut)])),
  });
  return {
    basics: entry(resume.basics),
    place: entry(resume.place),
    profiles: resume.profiles.map(entry),
    sections: Object.fromEntries(
      Object.entries(resume.sections).map(([name, entries]) => [name, entries.map(entry)]),
    ),
  };
}

/** The number of omitted things of each kind, by name and limit. */
export type OmittedCounts = Map<string, number>;

/** Reduces facts to the limits. @param omitted counts what is left out */
export function cutFacts(facts: CareerFacts, omitted: OmittedCounts): CareerFacts {
  const count = (what: string, over: number) => {
    if (over > 0) omitted.set(what, (omitted.get(what) ?? 0) + over);
  };
  const cut = <T>(all: T[], max: number, what: string): T[] => {
    count(`${what} beyond the first ${max}`, all.length - max);
    return all.length > max ? all.slice(0, max) : all;
  };
  const limited = { ...facts };
  for (const key of Object.keys(MAX_ENTRIES) as (keyof typeof MAX_ENTRIES)[]) {
    Object.assign(limited, { [key]: cut<unknown>(facts[key], MAX_ENTRIES[key], ENTRY_NAMES[key] ?? key) });
  }
  limited.skillGroups = cut(facts.skillGroups, MAX_SKILL_GROUPS, 'groups of skills').map((group) =>
    group.skills.length > MAX_ENTRIES.skills
      ? { ...group, skills: group.skills.slice(0, MAX_ENTRIES.skills) }
      : group,
  );
  let remaining = MAX_STATEMENTS_OF_ROLES;
  limited.roles = limited.roles.map((role) => {
    const statements = role.statements.slice(0, Math.min(MAX_STATEMENTS_PER_ROLE, remaining));
    remaining -= statements.length;
    const over = role.statements.length - statements.length;
    count(
      `lines under roles beyond the first ${MAX_STATEMENTS_PER_ROLE} of each and ${MAX_STATEMENTS_OF_ROLES} in all`,
      over,
    );
    return over > 0 ? { ...role, statements } : role;
  });
  return limited;
}

/** One notice about everything of a source that exceeded a limit; none if nothing did. */
export function noticesOf(about: string, omitted: OmittedCounts): GenerationNotice[] {
  const words = [...omitted].map(([what, over]) => `${over.toLocaleString('en')} ${what}`);
  return words.length > 0 ? [overLimitsNotice(about, words)] : [];
}
