/**
 * The brief: at most two pages, always in the same type size. What does not fit is omitted in a fixed order.
 * First page: the personas are omitted, then the facts are shortened, then the prose. If only the facts were
 * too long, the personas return.
 * Second page: the skills are omitted, then the second reference; then the outcomes of roles and the stories
 * are shortened; last, the oldest roles, the other reference and the stories are omitted.
 */
import type { DocumentReference, DocumentStory, ProfileDocument, RoleLine } from '../document';
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

interface FirstPage {
  /** Whether the personas are shown. */
  personas: boolean;
  /** Maximum number of entries in a list of facts. */
  items: number;
  /** Maximum characters of an entry in a list of facts. */
  item: number;
  /** Maximum characters of an engagement term. */
  term: number;
  /** Maximum characters of the opening. */
  lede: number;
  /** Maximum characters of the text after the opening; 0 to leave it out. */
  meet: number;
  /** Maximum characters of the sweet spot. */
  sweetSpot: number;
  /** Maximum characters of each superpower. */
  power: number;
}

const FIRST_PAGE_STEPS: FirstPage[] = [
  { personas: true, items: 8, item: 120, term: 160, lede: 520, meet: 620, sweetSpot: 420, power: 180 },
  { personas: false, items: 8, item: 120, term: 160, lede: 520, meet: 620, sweetSpot: 420, power: 180 },
  { personas: false, items: 6, item: 80, term: 160, lede: 520, meet: 620, sweetSpot: 420, power: 180 },
  { personas: false, items: 4, item: 60, term: 120, lede: 420, meet: 420, sweetSpot: 320, power: 140 },
  { personas: false, items: 3, item: 50, term: 90, lede: 300, meet: 300, sweetSpot: 240, power: 110 },
  { personas: false, items: 3, item: 36, term: 60, lede: 200, meet: 0, sweetSpot: 160, power: 80 },
  { personas: false, items: 2, item: 30, term: 40, lede: 120, meet: 0, sweetSpot: 100, power: 50 },
];

interface SecondPage {
  /** Maximum characters of a case story; 0 for no stories. */
  story: number;
  /** Whether the skills are shown. */
  skills: boolean;
  /** Maximum number of references. */
  references: number;
  /** Maximum number of roles. */
  roles: number;
  /** Maximum characters of an outcome, or of a role printed on one line. */
  outcome: number;
}

const SECOND_PAGE_STEPS: SecondPage[] = [
  { story: 420, skills: true, references: 2, roles: 12, outcome: 320 },
  { story: 420, skills: false, references: 2, roles: 12, outcome: 320 },
  { story: 420, skills: false, references: 1, roles: 12, outcome: 320 },
  { story: 300, skills: false, references: 1, roles: 12, outcome: 200 },
  { story: 240, skills: false, references: 1, roles: 11, outcome: 140 },
  { story: 180, skills: false, references: 1, roles: 9, outcome: 140 },
  { story: 180, skills: false, references: 1, roles: 7, outcome: 120 },
  { story: 180, skills: false, references: 0, roles: 7, outcome: 120 },
  { story: 120, skills: false, references: 0, roles: 5, outcome: 100 },
  { story: 0, skills: false, references: 0, roles: 3, outcome: 60 },
];

export const LAST_STEPS: ShorteningSteps = {
  first: FIRST_PAGE_STEPS.length - 1,
  second: SECOND_PAGE_STEPS.length - 1,
};

/** A section of facts that only the whole profile has. */
const OMITTED_FACTS_TITLE = 'Personal Interests';
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
  const first = FIRST_PAGE_STEPS[steps.first] ?? (FIRST_PAGE_STEPS.at(-1) as FirstPage);
  const second = SECOND_PAGE_STEPS[steps.second] ?? (SECOND_PAGE_STEPS.at(-1) as SecondPage);
  const [lede = '', ...meet] = document.meet.paragraphs.length
    ? document.meet.paragraphs
    : document.description;
  const opening = shorten(lede, first.lede);
  // The remainder of a shortened paragraph is dropped; the text continues with the next paragraph.
  const rest = shorten(meet.join('\n'), first.meet);
  return {
    joined,
    name: shorten(document.name, MAX_TITLE_CHARACTERS),
    role: shorten(document.role, 2 * MAX_TITLE_CHARACTERS),
    place: [shorten(document.place, MAX_TITLE_CHARACTERS), document.available].filter(Boolean).join('. '),
    facts: [
      ...termsOf(document, first.term),
      ...document.facts.filter(({ title }) => title !== OMITTED_FACTS_TITLE).map(createFactShortener(first)),
    ],
    lede: opening,
    meet: first.meet > 0 && rest ? rest.split('\n') : [],
    superpowers: document.superpowers.slice(0, MAX_PORTRAITS).map(({ title, text }) => ({
      title: shorten(title, MAX_TITLE_CHARACTERS),
      text: shorten(text, first.power),
    })),
    sweet_spot: shorten(document.sweetSpot.join(' '), first.sweetSpot),
    personas:
      first.personas || steps.personas
        ? document.personas.slice(0, MAX_PORTRAITS).map(({ title, items }) => ({
            title: shorten(title, MAX_TITLE_CHARACTERS),
            text: shorten(items[0] ?? '', first.power),
          }))
        : [],
    roles: document.roles.slice(0, second.roles).map((role) => roleOf(role, second.outcome)),
    references: document.references.filter(isShort).slice(0, second.references),
    stories: second.story
      ? document.stories.slice(0, MAX_STORIES).map((story) => storyOf(story, second.story))
      : [],
    skills: second.skills
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
  ({ items: maxItems, item: length }: FirstPage) =>
  ({ title, items }: ProfileDocument['facts'][number]) => ({
    title,
    items: items.slice(0, maxItems).map((item) => shorten(item, length)),
  });

/** The terms as facts, except those printed below the name. */
const termsOf = ({ engagement, available }: ProfileDocument, length: number) =>
  engagement
    .filter(({ term }) => !available || (term !== 'availability' && term !== 'capacity'))
    .map(({ label, text }) => ({ title: label, items: [shorten(text, length)] }));

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

function roleOf(role: RoleLine, outcome: number): RoleLine {
  if ('line' in role) return { line: shorten(role.line, outcome) };
  return {
    years: role.years,
    title: shorten(role.title, MAX_TITLE_CHARACTERS),
    organisation: shorten(role.organisation, MAX_TITLE_CHARACTERS),
    ...(role.outcome && { outcome: shorten(role.outcome, outcome) }),
  };
}
