/** A private version of a profile: which sections a reader gets, in which order, and the lines left out of them. */

import { SECTION_LINES, type SectionLine } from '../profile/lines';
import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS, type SectionName } from '../profile/sections';
import { STORY_SECTIONS, type StorySection } from '../profile/story-sections';

/** The sections of the narrow column, always shown in this order. */
export const FACT_SECTIONS = [
  'description',
  'focusAreas',
  'industries',
  'geographicalCoverage',
  'stages',
  'personalInterests',
  'certifications',
] as const satisfies readonly SectionName[];

/** The sections that a private version can leave out: every section but name and role. */
export type VersionSection = StorySection | (typeof FACT_SECTIONS)[number];
export const VERSION_SECTIONS: readonly VersionSection[] = [...STORY_SECTIONS, ...FACT_SECTIONS];

/** The sections of running text, whose lines are its paragraphs. */
export const PROSE_SECTIONS: readonly VersionSection[] = [
  'meetIntro',
  'description',
  'sweetSpot',
  'userManual',
];

/** A line that a version leaves out. The optional fields are set only when an edit of the profile is followed. */
export interface HiddenLine {
  section: VersionSection;
  /** Empty for an empty row, and for lines that were emptied. */
  text: string;
  /** The texts that its owner hid, of which this one is an edited form. */
  was?: string[];
  /** Set if the line was emptied: the line above it, below which the next text replaces it. Empty at the top. */
  below?: string;
  /** The number of lines that were emptied there. */
  lines?: number;
  /**
   * Set on a line that was hidden automatically, until its owner confirms that it stays hidden: the section of the
   * hidden words that were found in it, or its own section if the line may say in other words what was hidden there.
   */
  from?: VersionSection;
  /** The hidden words are in another line of the same section. */
  within?: true;
  /** Set once the owner has decided about new lines of its section, which were hidden because this one is gone. */
  answered?: true;
  /** Set on text that was cut from a hidden section or case story: it hides lines wherever its words are pasted. */
  cut?: true;
}

/** The selection of one private version: everything is shown except what is listed as hidden. */
export interface VersionChoice {
  /** The sections of the main column; those that are missing follow at its end. */
  order: StorySection[];
  hidden: VersionSection[];
  /** Identified by their text; at most `VERSION_LIMITS.hiddenLines`. */
  hidden_lines: HiddenLine[];
}

/** Everything, in the order of the public page. */
export const WHOLE_PROFILE: VersionChoice = { order: [...STORY_SECTIONS], hidden: [], hidden_lines: [] };

/** The complete order of the main column: the chosen sections, then those that the choice does not name. */
export function storyOrder({ order }: Pick<VersionChoice, 'order'>): StorySection[] {
  return [...new Set([...order, ...STORY_SECTIONS])];
}

/** The lines of a section that can be left out individually. */
export const versionLinesOf = (profile: ProfileData, section: VersionSection): SectionLine[] =>
  SECTION_LINES[section].read(profile);

/** Whether the section has content that a reader of the whole profile sees. */
export const isSectionFilled = (profile: ProfileData, section: VersionSection): boolean =>
  versionLinesOf(profile, section).length > 0;

/**
 * The texts of a section's lines that a choice leaves out. A line that was edited since is recognised by its words, so
 * that correcting a comma does not reveal it.
 */
export function hiddenTexts(
  profile: ProfileData,
  section: VersionSection,
  choice: VersionChoice,
): Set<string> {
  const listedTexts = choice.hidden_lines
    .filter((line) => line.section === section && !line.cut)
    .map(({ text }) => text);
  if (listedTexts.length === 0) return new Set();
  const texts = versionLinesOf(profile, section).map(({ text }) => text);
  const present = new Set(texts);
  const hidden = new Set(listedTexts.filter((text) => present.has(text)));
  const missing = listedTexts.filter((text) => !present.has(text));
  // A term is identified by its name, whatever its value.
  if (missing.length === 0 || section === 'engagement') return hidden;
  const others = texts.filter((text) => !hidden.has(text));
  return new Set([...hidden, ...findEditedTexts(missing, others).values()]);
}

/**
 * Recognises edited texts by the words that stayed the same.
 * @returns the edited form by the original text, for those of `texts` that have one among `candidates`; each candidate
 * is used once
 */
export function findEditedTexts(texts: Iterable<string>, candidates: Iterable<string>): Map<string, string> {
  const remaining = new Map([...candidates].map((text) => [text, wordsOf(text)]));
  const editedTextByOriginal = new Map<string, string>();
  for (const text of texts) {
    const edited = closestCandidate(wordsOf(text), remaining);
    if (edited === undefined) continue;
    editedTextByOriginal.set(text, edited);
    remaining.delete(edited);
  }
  return editedTextByOriginal;
}

/** Maximum words of a line that are compared; with more, a long profile would slow a page down. */
const MAX_COMPARED_WORDS = 60;
/** Two lines with this share of common words or more count as one line before and after an edit. */
const MIN_SHARED_WORDS_SHARE = 0.5;

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_COMPARED_WORDS));

function closestCandidate(
  words: ReadonlySet<string>,
  candidates: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  let best: { text: string; share: number } | undefined;
  for (const [candidate, others] of candidates) {
    let shared = 0;
    for (const word of others) if (words.has(word)) shared += 1;
    const share = shared / Math.max(1, words.size + others.size - shared);
    if (share >= MIN_SHARED_WORDS_SHARE && share > (best?.share ?? 0)) best = { text: candidate, share };
  }
  return best?.text;
}

/** The profile that the reader of the version gets, without anything that is left out. */
export function applyChoice(profile: ProfileData, choice: VersionChoice): ProfileData {
  const hidden = new Set<SectionName>(choice.hidden);
  let shown = profile;
  for (const section of VERSION_SECTIONS) {
    if (hidden.has(section)) shown = { ...shown, ...emptySection(shown, section) };
    else {
      const texts = hiddenTexts(profile, section, choice);
      if (texts.size > 0) shown = SECTION_LINES[section].keep(shown, (text) => !texts.has(text));
    }
  }
  return shown;
}

function emptySection(profile: ProfileData, section: VersionSection): Partial<ProfileData> {
  const fields = SECTION_FIELDS[section] as readonly (keyof ProfileData)[];
  return Object.fromEntries(fields.map((field) => [field, Array.isArray(profile[field]) ? [] : '']));
}

/** A line that was hidden automatically: it has words that its owner hid, or may say the same in others. */
export type FollowedLine = Required<Pick<HiddenLine, 'section' | 'text' | 'from'>> &
  Pick<HiddenLine, 'within'>;

/** The lines of shown sections that were hidden automatically and that their owner has not confirmed yet. */
export function followedLines(profile: ProfileData, choice: VersionChoice): FollowedLine[] {
  const lines = choice.hidden_lines.flatMap((line): FollowedLine[] => {
    const { section, from, within } = line;
    if (!from || choice.hidden.includes(section)) return [];
    const texts = hiddenTexts(profile, section, { ...choice, hidden_lines: [line] });
    return [...texts].map((text) => ({ section, text, from, ...(within && { within }) }));
  });
  return [...new Map(lines.map((line) => [`${line.section}\n${line.text}`, line])).values()];
}

/** Counts how much of a profile a private version shows. Empty sections are not counted. */
export function countShown(profile: ProfileData, choice: VersionChoice) {
  const filled = VERSION_SECTIONS.filter((section) => isSectionFilled(profile, section));
  const shown = filled.filter((section) => !choice.hidden.includes(section));
  const lines = shown.reduce((sum, section) => sum + hiddenTexts(profile, section, choice).size, 0);
  return {
    filled: filled.length,
    shown: shown.length,
    hiddenSections: filled.filter((section) => choice.hidden.includes(section)),
    hiddenLines: lines,
    followed: followedLines(profile, choice).length,
  };
}

/**
 * A choice that shows only some sections and lines of a profile, for instance those that meet a role's requirements.
 * @param show the sections in the reader's order; of a section with entries in `lines`, only these lines are shown
 */
export function choiceOf(
  profile: ProfileData,
  show: { sections: readonly VersionSection[]; lines?: VersionChoice['hidden_lines'] },
): VersionChoice {
  const shownSections = new Set<VersionSection>(show.sections);
  const shownLines = new Map<VersionSection, Set<string>>();
  for (const { section, text } of show.lines ?? []) {
    shownLines.set(section, (shownLines.get(section) ?? new Set()).add(text));
  }
  const isStory = (section: VersionSection): section is StorySection =>
    (STORY_SECTIONS as readonly string[]).includes(section);
  return {
    order: storyOrder({ order: show.sections.filter(isStory) }),
    hidden: VERSION_SECTIONS.filter((section) => !shownSections.has(section)),
    hidden_lines: show.sections.flatMap((section) => {
      const lines = shownLines.get(section);
      if (!lines) return [];
      return versionLinesOf(profile, section)
        .filter(({ text }) => !lines.has(text))
        .map(({ text }) => ({ section, text }));
    }),
  };
}

/** What one concurrent edit overwrote of a private version's texts and last day, until its owner has chosen. */
export interface OverwrittenTexts {
  name?: string;
  for_whom?: string;
  note?: string;
  open_until?: string | null;
}

/** What was overwritten as it is stored: earlier releases stored one edit, or `null`, in place of the list. */
export type StoredOverwritten = OverwrittenTexts[] | OverwrittenTexts | null;

/** The list of what concurrent edits overwrote, oldest first. */
export const overwrittenOf = (stored: StoredOverwritten | undefined): OverwrittenTexts[] =>
  [stored ?? []].flat();
