/** A profile as a document: its parts in reading order, without what is empty. Every printed format starts here. */
import { type CaseStory, STORY_FIELDS, shownStories } from '@/shared/case-stories/case-story';
import { availabilityLine, type ShownTerm, shownTerms } from '@/shared/engagement/shown-terms';
import { firstName } from '@/shared/people/person-name';
import { type KeyRole, readKeyRole } from '@/shared/profile/key-role';
import { profileLanguage } from '@/shared/profile/language';
import type { ProfileData } from '@/shared/profile/profile-data';
import { confirmationSentence, type ShownReference } from '@/shared/references/reference';
import {
  confirmedTextsOf,
  confirmingReferencesOf,
  storyConfirmedBy,
} from '@/shared/references/story-confirmation';
import { directionOf } from '@/shared/text/text-direction';

/** An entry of Key Roles: its parts if the line has the product's format, or the unchanged line if it has not. */
export type RoleLine = KeyRole | { line: string };

export interface DocumentEntry {
  title: string;
  text: string;
}

export interface DocumentStory extends CaseStory {
  /** Lines such as 'Confirmed by Ingrid Solheim, Chief executive of Tanager Health until 2022', without duplicates. */
  confirmed: string[];
}

/** A reference, shown whole and unedited. */
export interface DocumentReference {
  name: string;
  office: string;
  /** How the reference was confirmed: 'Confirmed by e-mail from @tanager.example'. */
  confirmed: string;
  /** The paragraphs of the reference, in quotation marks as a whole. */
  words: string[];
  /** Case stories and statements that the referee confirmed, and corrected statements with their wording. */
  statements: string[];
}

export interface ProfileDocument {
  name: string;
  role: string;
  place: string;
  /** BCP 47 tag of the prose; absent if there is too little prose to detect it. */
  language?: string;
  rightToLeft: boolean;
  /** URLs of the person's public pages. */
  links: { linkedin?: string; page?: string };
  /** Short lists, in the order of the page. */
  facts: { title: string; items: string[] }[];
  description: string[];
  meet: { title: string; paragraphs: string[] };
  personas: { title: string; items: string[] }[];
  superpowers: DocumentEntry[];
  roles: RoleLine[];
  sweetSpot: string[];
  stories: DocumentStory[];
  references: DocumentReference[];
  /** The terms that readers see. */
  engagement: ShownTerm[];
  /** The availability: 'Available from 11 January 2027, 6 to 8 days a month'; '' if nothing is stated. */
  available: string;
  skills: { title: string; described: DocumentEntry[]; named: string[] }[];
  manual: { title: string; paragraphs: string[] };
}

/** The title of the interests, which only the whole profile prints. */
export const PERSONAL_INTERESTS_TITLE = 'Personal Interests';
/** The short lists of a profile with their titles, in the order of the page. */
const FACT_LISTS = [
  ['Focus Areas', 'focus_areas'],
  ['Industries', 'industries'],
  ['Geographical Coverage', 'geographical_coverage'],
  ['Stage', 'stage_focus'],
  ['Certifications', 'certifications'],
  [PERSONAL_INTERESTS_TITLE, 'personal_interests'],
] as const satisfies [string, keyof ProfileData][];

const trimLines = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);
const paragraphs = (text: string) => trimLines(text.split('\n'));
const entry = ({ title, description }: { title: string; description: string }): DocumentEntry => ({
  title: title.trim(),
  text: description.trim(),
});
/**
 * Splits an entry into its parts. The outcome begins with a capital, since it has its own line instead of
 * following a colon.
 */
function roleOf(line: string): RoleLine {
  const role = readKeyRole(line);
  if (!role?.outcome) return role ?? { line };
  const [first = '', ...rest] = role.outcome;
  return { ...role, outcome: first.toLocaleUpperCase() + rest.join('') };
}

const storyOf = (story: CaseStory, references: readonly ShownReference[]): DocumentStory => ({
  ...story,
  ...Object.fromEntries(STORY_FIELDS.map((field) => [field, story[field].trim()])),
  confirmed: confirmingReferencesOf(story, references).map(storyConfirmedBy),
});

function referenceOf(reference: ShownReference, stories: readonly CaseStory[]): DocumentReference {
  const { name, office, domain, words, corrected } = reference;
  const confirmed = confirmedTextsOf(reference, stories);
  const quoted = words.trim() ? paragraphs(`“${words.trim()}”`) : [];
  return {
    name,
    office,
    confirmed: confirmationSentence(domain),
    words: quoted,
    statements: [
      ...confirmed.stories.map((story) => `Confirms the case story: ${story}`),
      ...confirmed.statements.map((text) => `Confirms: ${text}`),
      ...corrected.map(({ text, other }) => `${text} Put otherwise: “${other}”`),
    ],
  };
}

const hasText = ({ title, text }: DocumentEntry) => title !== '' || text !== '';

/**
 * The document of a profile, with its texts trimmed and without what is empty.
 * @param page the URL of the public profile; absent if it has none
 * @param references those that readers of the profile see
 */
export function documentOf(
  profile: ProfileData,
  page?: string,
  references: readonly ShownReference[] = [],
): ProfileDocument {
  const personName = firstName(profile.name, undefined, profile.given_name);
  const stories = shownStories(profile.case_stories);
  return {
    name: profile.name.trim() || 'Unnamed',
    role: profile.role.trim(),
    place: profile.location.trim(),
    language: profileLanguage(profile),
    rightToLeft: directionOf(profile.meet_them || profile.summary || profile.name) === 'rtl',
    links: { ...(profile.linkedinUrl && { linkedin: profile.linkedinUrl }), ...(page && { page }) },
    facts: FACT_LISTS.map(([title, field]) => ({ title, items: trimLines(profile[field]) })).filter(
      ({ items }) => items.length > 0,
    ),
    description: paragraphs(profile.summary),
    meet: { title: `Meet ${personName}`, paragraphs: paragraphs(profile.meet_them) },
    personas: profile.personas
      .map(({ title, bullets }) => ({ title: title.trim(), items: trimLines(bullets) }))
      .filter(({ title, items }) => title || items.length > 0),
    superpowers: profile.superpowers.map(entry).filter(hasText),
    roles: trimLines(profile.highlights).map(roleOf),
    references: references.map((reference) => referenceOf(reference, stories)),
    sweetSpot: paragraphs(profile.sweetspot),
    stories: stories.map((story) => storyOf(story, references)),
    engagement: shownTerms(profile.engagement),
    available: availabilityLine(profile.engagement),
    skills: profile.functional_skills
      .map(({ name, value }) => {
        const skills = value.map(entry).filter(hasText);
        return {
          title: name.trim(),
          described: skills.filter(({ text }) => text),
          named: skills.filter(({ text }) => !text).map(({ title }) => title),
        };
      })
      .filter(({ described, named }) => described.length > 0 || named.length > 0),
    manual: { title: `${personName}’s User Manual`, paragraphs: paragraphs(profile.user_manual) },
  };
}
