/**
 * The brief: at most two pages, always in the same type size. What does not fit is omitted in a fixed order.
 * First page: the personas are omitted, then the facts are shortened, then the prose. If only the facts were
 * too long, the personas return.
 * Second page: the skills are omitted, then the second reference; then the outcomes of roles and the stories
 * are shortened; last, the oldest roles, the other reference and the stories are omitted.
 */
import {
  type DocumentReference,
  type DocumentStory,
  PERSONAL_INTERESTS_TITLE,
  type ProfileDocument,
  type RoleLine,
} from '../document';
import { shorten } from './shorten';
import { storyRow } from './whole';

/** How much each page was shortened. */
export interface ShorteningSteps {
  /** Index in `FIRST_PAGE_STEPS`: 0 for a first page that was not shortened. */
  first: number;
  /** Index in `SECOND_PAGE_STEPS`: 0 for a second page that was not shortened. */
  second: number;
  /** Whether the personas are shown although the first page was shortened. */
  personas?: boolean;
}

/** What the first page holds. */
interface FirstPageLimits {
  /** Whether the personas are shown. */
  showsPersonas: boolean;
  /** Maximum number of entries in a list of facts. */
  maxItems: number;
  /** Maximum characters of an entry in a list of facts. */
  maxItemCharacters: number;
  /** Maximum characters of an engagement term. */
  maxTermCharacters: number;
  /** Maximum characters of the opening. */
  maxOpeningCharacters: number;
  /** Maximum characters of the text after the opening; 0 to leave it out. */
  maxMeetCharacters: number;
  /** Maximum characters of the sweet spot. */
  maxSweetSpotCharacters: number;
  /** Maximum characters of each superpower. */
  maxSuperpowerCharacters: number;
}

const MOST_GENEROUS_LIMITS: FirstPageLimits = {
  showsPersonas: true,
  maxItems: 8,
  maxItemCharacters: 120,
  maxTermCharacters: 160,
  maxOpeningCharacters: 520,
  maxMeetCharacters: 620,
  maxSweetSpotCharacters: 420,
  maxSuperpowerCharacters: 180,
};

const FIRST_PAGE_STEPS: FirstPageLimits[] = [
  MOST_GENEROUS_LIMITS,
  { ...MOST_GENEROUS_LIMITS, showsPersonas: false },
  {
    showsPersonas: false,
    maxItems: 6,
    maxItemCharacters: 80,
    maxTermCharacters: 160,
    maxOpeningCharacters: 520,
    maxMeetCharacters: 620,
    maxSweetSpotCharacters: 420,
    maxSuperpowerCharacters: 180,
  },
  {
    showsPersonas: false,
    maxItems: 4,
    maxItemCharacters: 60,
    maxTermCharacters: 120,
    maxOpeningCharacters: 420,
    maxMeetCharacters: 420,
    maxSweetSpotCharacters: 320,
    maxSuperpowerCharacters: 140,
  },
  {
    showsPersonas: false,
    maxItems: 3,
    maxItemCharacters: 50,
    maxTermCharacters: 90,
    maxOpeningCharacters: 300,
    maxMeetCharacters: 300,
    maxSweetSpotCharacters: 240,
    maxSuperpowerCharacters: 110,
  },
  {
    showsPersonas: false,
    maxItems: 3,
    maxItemCharacters: 36,
    maxTermCharacters: 60,
    maxOpeningCharacters: 200,
    maxMeetCharacters: 0,
    maxSweetSpotCharacters: 160,
    maxSuperpowerCharacters: 80,
  },
  {
    showsPersonas: false,
    maxItems: 2,
    maxItemCharacters: 30,
    maxTermCharacters: 40,
    maxOpeningCharacters: 120,
    maxMeetCharacters: 0,
    maxSweetSpotCharacters: 100,
    maxSuperpowerCharacters: 50,
  },
];

/** The most that the second page holds. */
interface SecondPageLimits {
  /** Maximum characters of a case story; 0 for no stories. */
  maxStoryCharacters: number;
  /** Whether the skills are shown. */
  showsSkills: boolean;
  /** Maximum number of references. */
  maxReferences: number;
  /** Maximum number of roles. */
  maxRoles: number;
  /** Maximum characters of an outcome, or of a role printed on one line. */
  maxOutcomeCharacters: number;
}

const SECOND_PAGE_STEPS: SecondPageLimits[] = [
  { maxStoryCharacters: 420, showsSkills: true, maxReferences: 2, maxRoles: 12, maxOutcomeCharacters: 320 },
  { maxStoryCharacters: 420, showsSkills: false, maxReferences: 2, maxRoles: 12, maxOutcomeCharacters: 320 },
  { maxStoryCharacters: 420, showsSkills: false, maxReferences: 1, maxRoles: 12, maxOutcomeCharacters: 320 },
  { maxStoryCharacters: 300, showsSkills: false, maxReferences: 1, maxRoles: 12, maxOutcomeCharacters: 200 },
  { maxStoryCharacters: 240, showsSkills: false, maxReferences: 1, maxRoles: 11, maxOutcomeCharacters: 140 },
  { maxStoryCharacters: 180, showsSkills: false, maxReferences: 1, maxRoles: 9, maxOutcomeCharacters: 140 },
  { maxStoryCharacters: 180, showsSkills: false, maxReferences: 1, maxRoles: 7, maxOutcomeCharacters: 120 },
  { maxStoryCharacters: 180, showsSkills: false, maxReferences: 0, maxRoles: 7, maxOutcomeCharacters: 120 },
  { maxStoryCharacters: 120, showsSkills: false, maxReferences: 0, maxRoles: 5, maxOutcomeCharacters: 100 },
  { maxStoryCharacters: 0, showsSkills: false, maxReferences: 0, maxRoles: 3, maxOutcomeCharacters: 60 },
];

/** The steps by which both pages are shortened as much as they can be. */
export const LAST_STEPS: ShorteningSteps = {
  first: FIRST_PAGE_STEPS.length - 1,
  second: SECOND_PAGE_STEPS.length - 1,
};

/** Maximum characters of a title: one or two lines. */
const MAX_TITLE_CHARACTERS = 90;
/** Maximum number of personas, and of superpowers. */
const MAX_PORTRAITS = 4;
/** Maximum characters of a reference. A longer one is omitted, since references are never shortened. */
const MAX_REFERENCE_CHARACTERS = 600;
const MAX_STORIES = 2;
const MAX_SITUATION_CHARACTERS = 160;
/** Maximum characters of what the number of a case story counts. */
const MAX_COUNTS_CHARACTERS = 80;
const MAX_SKILL_GROUPS = 6;
const MAX_SKILLS_OF_GROUP = 5;
const MAX_SKILL_CHARACTERS = 60;
/** Maximum number of referees named below a story. */
const MAX_CONFIRMERS = 2;

/**
 * The input of the brief's template.
 * @param joined puts everything on one page, to test whether it fits
 */
export function briefOf(document: ProfileDocument, steps: ShorteningSteps, joined = false) {
  const first = FIRST_PAGE_STEPS[steps.first] ?? (FIRST_PAGE_STEPS.at(-1) as FirstPageLimits);
  const second = SECOND_PAGE_STEPS[steps.second] ?? (SECOND_PAGE_STEPS.at(-1) as SecondPageLimits);
  const [lede = '', ...meet] = document.meet.paragraphs.length
    ? document.meet.paragraphs
    : document.description;
  const opening = shorten(lede, first.maxOpeningCharacters);
  // The remainder of a shortened paragraph is dropped; the text continues with the next paragraph.
  const rest = shorten(meet.join('\n'), first.maxMeetCharacters);
  return {
    joined,
    name: shorten(document.name, MAX_TITLE_CHARACTERS),
    role: shorten(document.role, 2 * MAX_TITLE_CHARACTERS),
    place: [shorten(document.place, MAX_TITLE_CHARACTERS), document.available].filter(Boolean).join('. '),
    facts: [
      ...termsOf(document, first.maxTermCharacters),
      ...document.facts
        .filter(({ title }) => title !== PERSONAL_INTERESTS_TITLE)
        .map(createFactShortener(first)),
    ],
    lede: opening,
    meet: first.maxMeetCharacters > 0 && rest ? rest.split('\n') : [],
    superpowers: document.superpowers.slice(0, MAX_PORTRAITS).map(({ title, text }) => ({
      title: shorten(title, MAX_TITLE_CHARACTERS),
      text: shorten(text, first.maxSuperpowerCharacters),
    })),
    sweet_spot: shorten(document.sweetSpot.join(' '), first.maxSweetSpotCharacters),
    personas:
      first.showsPersonas || steps.personas
        ? document.personas.slice(0, MAX_PORTRAITS).map(({ title, items }) => ({
            title: shorten(title, MAX_TITLE_CHARACTERS),
            text: shorten(items[0] ?? '', first.maxSuperpowerCharacters),
          }))
        : [],
    roles: document.roles.slice(0, second.maxRoles).map((role) => roleOf(role, second.maxOutcomeCharacters)),
    references: document.references.filter(isShort).slice(0, second.maxReferences),
    stories: second.maxStoryCharacters
      ? document.stories.slice(0, MAX_STORIES).map((story) => storyOf(story, second.maxStoryCharacters))
      : [],
    skills: second.showsSkills
      ? document.skills.slice(0, MAX_SKILL_GROUPS).map(({ title, described, named }) => ({
          title: shorten(title, MAX_TITLE_CHARACTERS),
          items: [...described.map((skill) => skill.title || skill.text), ...named]
            .slice(0, MAX_SKILLS_OF_GROUP)
            .map((item) => shorten(item, MAX_SKILL_CHARACTERS)),
        }))
      : [],
  };
}

/** Creates a function that shortens a list of facts to the limits of a first page. */
const createFactShortener =
  ({ maxItems, maxItemCharacters }: FirstPageLimits) =>
  ({ title, items }: ProfileDocument['facts'][number]) => ({
    title,
    items: items.slice(0, maxItems).map((item) => shorten(item, maxItemCharacters)),
  });

/** The terms as facts, except those printed below the name. */
const termsOf = ({ engagement, available }: ProfileDocument, maxCharacters: number) =>
  engagement
    .filter(({ term }) => !available || (term !== 'availability' && term !== 'capacity'))
    .map(({ label, text }) => ({ title: label, items: [shorten(text, maxCharacters)] }));

const isShort = ({ name, office, words, statements }: DocumentReference) =>
  [name, office, ...words, ...statements].join(' ').length <= MAX_REFERENCE_CHARACTERS;

function storyOf(story: DocumentStory, maxTextCharacters: number) {
  const row = storyRow(story);
  return {
    ...row,
    where: shorten(row.where, MAX_TITLE_CHARACTERS),
    situation: shorten(row.situation, MAX_SITUATION_CHARACTERS),
    counts: shorten(row.counts, MAX_COUNTS_CHARACTERS),
    text: shorten(row.text, maxTextCharacters),
    confirmed: row.confirmed.slice(0, MAX_CONFIRMERS).map((line) => shorten(line, 2 * MAX_TITLE_CHARACTERS)),
  };
}

function roleOf(role: RoleLine, maxOutcomeCharacters: number): RoleLine {
  if ('line' in role) return { line: shorten(role.line, maxOutcomeCharacters) };
  return {
    years: role.years,
    title: shorten(role.title, MAX_TITLE_CHARACTERS),
    organisation: shorten(role.organisation, MAX_TITLE_CHARACTERS),
    ...(role.outcome && { outcome: shorten(role.outcome, maxOutcomeCharacters) }),
  };
}
