/** Indexes a person once for many requirements: the concepts of each statement, post and skill. */

import {
  addConceptsOf,
  type ConceptSet,
  conceptsOfLongestMatches,
  emptySet,
  stemPrefixOf,
  stemsOf,
} from '../../language/concepts';
import { functionsOf } from '../../language/concepts/seniority-and-function';
import { sectorsOf } from '../concept-weights';
import { MAX_CONCEPT_TEXT_CHARACTERS } from '../limits';
import {
  functionsInTitle,
  functionsNamedIn,
  removePassingMentions,
  responsibilityIn,
  sustainedFunctionsOf,
} from './held-functions';
import { peopleLedIn } from './people-led';
import type { Person } from './types';

export interface IndexedStatement {
  text: string;
  ref?: string;
  post?: number;
  /**
   * Concepts that the statement itself shows. Lines of work are included only if they were the person's own.
   */
  own: ConceptSet;
  /** All concepts that it mentions. */
  said: ConceptSet;
  /** The stems of its words. */
  words: ReadonlySet<string>;
  /** Whether it states a result with a number. */
  hasOutcome: boolean;
  /** Whether the result is a change: 'from 21 to 6 working days', '38 %'. */
  hasChange: boolean;
  /**
   * Whether the change has a start and an end, and the statement an amount in money, millions or per cent: 'margin
   * from $18m to $34m'.
   */
  isMeasuredChange: boolean;
  /** The largest number of people that it says the person led; 0 if none. */
  led: number;
}

export interface IndexedPost {
  /** Concepts of title and employer. */
  context: ConceptSet;
  /** Concepts of title, employer and all statements of the post. */
  all: ConceptSet;
  /** First month, and month after the last, since year 0; absent if there are no dates. */
  span?: [from: number, to: number];
  words: ReadonlySet<string>;
}

export interface IndexedPerson {
  person: Person;
  statements: IndexedStatement[];
  posts: IndexedPost[];
  /** The functions held in any post, as concepts; undefined for people who led a whole organisation. */
  held: ReadonlySet<number> | undefined;
  headline: ConceptSet;
  /** Concepts of headline and summary, which belong to no single post. */
  about: ConceptSet;
  skills: { text: string; own: ConceptSet; words: ReadonlySet<string> }[];
  /** All concepts except those of the list of skills. */
  shown: ConceptSet;
  /** The concepts of the list of skills. */
  listed: ConceptSet;
  credentials: ConceptSet;
}

/** Words which show that a figure is an outcome: after the first figure, before the last, or its unit. */
const AFTER_FIGURE_PATTERN =
  /\b(?:from|to|up|down|grew|raised|closed|cut|saved|built|won|increased|reduced|doubled|tripled|led|of|in)\b/i;
const BEFORE_FIGURE_PATTERN =
  /\b(?:from|grew|raised|closed|cut|saved|built|won|increased|reduced|doubled|tripled|up|down)\b/i;
const FIGURE_UNIT_PATTERN = /\d\s?%|[$£€]\s?\d|\d\s?(?:Mio|M€|k€|million|billion)/i;
const CHANGE_PATTERN =
  /\bfrom\b[^.;]{0,30}\d[^.;]{0,30}\bto\b[^.;]{0,15}\d|\d\s?%|\b(?:up|down|by)\s+\d|divisé par|von \d[^.;]{0,20} auf \d|de \d[^.;]{0,20} à \d/i;
const FROM_AND_TO_PATTERN =
  /\b(?:from|von|de|du|del)\b[^.;]{0,24}\d[^.;]{0,20}(?<!\w)(?:to|auf|à|a|al)(?!\w)[^.;]{0,15}\d/i;

/** Whether a text states a result in figures. */
function isOutcome(text: string): boolean {
  const first = text.search(/\d/);
  if (first < 0) return false;
  const end = (/^.*\d/s.exec(text)?.[0] ?? '').length;
  return (
    AFTER_FIGURE_PATTERN.test(text.slice(first)) ||
    BEFORE_FIGURE_PATTERN.test(text.slice(0, end)) ||
    FIGURE_UNIT_PATTERN.test(text)
  );
}

/**
 * The concepts and words of a text; of a very long one, those of its beginning.
 * @param context what the text is known to be about, which decides the sense of ambiguous words
 */
export function conceptsAndWordsOf(
  text: string,
  context?: ConceptSet,
): { own: ConceptSet; words: ReadonlySet<string> } {
  const tokens = stemsOf(text.slice(0, MAX_CONCEPT_TEXT_CHARACTERS));
  return { own: conceptsOfLongestMatches(tokens, context), words: new Set(tokens.map(stemPrefixOf)) };
}

/** Replaces superiors and what they do by 'the executive', since it does not describe the person; boards stay. */
const removeSuperiors = (text: string) =>
  text.replace(
    /\breport(?:ed|s|ing)? (?:directly |jointly |functionally )?(?:in)?to (?!(?:the |an? |both )?(?:board|executive board))[^.;,()]{1,160}/giu,
    'reported to the executive',
  );

/**
 * Indexes a person in time linear in the length of their texts.
 * @param now the year and month that 'present' stands for
 */
export function indexPerson(person: Person, now: { year: number; month: number }): IndexedPerson {
  const posts = person.posts.map((post): IndexedPost => {
    const { own, words } = conceptsAndWordsOf(`${post.title}. ${post.organisation}`);
    return { context: own, all: Uint32Array.from(own), words, span: spanOf(post.start, post.end, now) };
  });
  const shown = emptySet();
  const statementConcepts = person.statements.map(({ text, post }) =>
    conceptsAndWordsOf(removeSuperiors(text), post === undefined ? undefined : posts[post]?.context),
  );
  const heldFunctionsOf = createHeldFunctionsLookup(person, statementConcepts);
  const everHeld = new Set(person.statements.flatMap((statement) => [...heldFunctionsOf(statement)]));
  const statements = person.statements.map((statement, index): IndexedStatement => {
    const { own: said, words } = statementConcepts[index] ?? conceptsAndWordsOf('');
    const heldConcepts = removePassingMentions(said, heldFunctionsOf(statement));
    addConceptsOf(shown, heldConcepts);
    const post = statement.post === undefined ? undefined : posts[statement.post];
    if (post) addConceptsOf(post.all, heldConcepts);
    return {
      ...statement,
      own: heldConcepts,
      said,
      words,
      hasOutcome: isOutcome(statement.text),
      hasChange: CHANGE_PATTERN.test(statement.text),
      isMeasuredChange: FROM_AND_TO_PATTERN.test(statement.text) && FIGURE_UNIT_PATTERN.test(statement.text),
      led: peopleLedIn(statement.text),
    };
  });
  shareSectors(person, posts);
  for (const post of posts) addConceptsOf(shown, post.all);
  const headline = conceptsAndWordsOf(person.headline).own;
  addConceptsOf(shown, headline);
  const about = Uint32Array.from(headline);
  for (const { own, post } of statements) if (post === undefined) addConceptsOf(about, own);
  const skills = person.skills.map((text) => ({ text, ...conceptsAndWordsOf(text) }));
  const listed = emptySet();
  for (const { own } of skills) addConceptsOf(listed, own);
  const credentials = emptySet();
  for (const { text } of person.credentials) addConceptsOf(credentials, conceptsAndWordsOf(text).own);
  addConceptsOf(shown, credentials);
  return {
    person,
    statements,
    posts,
    held: ledWholeOrganisation(person) ? undefined : everHeld,
    headline,
    about,
    skills,
    shown,
    listed,
    credentials,
  };
}

/** People who led a whole organisation were responsible for every line of work in it. */
const ledWholeOrganisation = ({ headline, posts }: Person) =>
  [headline, ...posts.map(({ title }) => title)].some(
    (title) => functionsOf(title)[0] === 'general-management',
  );

/** Creates a look-up of the functions that the person held in the post of a statement. */
function createHeldFunctionsLookup(
  { headline, posts, statements }: Person,
  statementConcepts: readonly { own: ConceptSet }[],
): (statement: Person['statements'][number]) => ReadonlySet<number> {
  const titles = posts.map(({ title }) => functionsInTitle(title, conceptsAndWordsOf(title).own));
  const functionsByPost = posts.map((_, post) => {
    const postConcepts = statementConcepts.flatMap(({ own: said }, index) =>
      statements[index]?.post === post ? [said] : [],
    );
    const titleFunctions = titles[post] ?? [];
    return new Set([...titleFunctions, ...sustainedFunctionsOf(postConcepts, titleFunctions.length > 0)]);
  });
  const anywhere = new Set([
    ...functionsInTitle(headline, conceptsAndWordsOf(headline).own),
    ...titles.flat(),
    ...functionsByPost.flatMap((functions) => [...functions]),
  ]);
  return ({ text, post }) => {
    const functions = (post === undefined ? undefined : functionsByPost[post]) ?? anywhere;
    const responsibility = responsibilityIn(text);
    if (!responsibility) return functions;
    return new Set([...functions, ...functionsNamedIn(responsibility)]);
  };
}

/** Applies the industry shown by one post to all posts at the same employer. */
function shareSectors({ posts: personPosts }: Person, posts: readonly IndexedPost[]) {
  const conceptsByEmployer = new Map<string, ConceptSet>();
  const employerOfPost = (index: number) => personPosts[index]?.organisation.trim().toLowerCase() ?? '';
  for (const [index, { all }] of posts.entries()) {
    const name = employerOfPost(index);
    if (name) conceptsByEmployer.set(name, addConceptsOf(conceptsByEmployer.get(name) ?? emptySet(), all));
  }
  for (const [index, { all }] of posts.entries()) {
    const shown = conceptsByEmployer.get(employerOfPost(index));
    if (shown) addConceptsOf(all, sectorsOf(shown));
  }
}

type PostDate = { year: number; month?: number };

function spanOf(
  start: PostDate | undefined,
  end: PostDate | 'present' | undefined,
  now: { year: number; month: number },
): [number, number] | undefined {
  if (!start || !end) return undefined;
  const from = start.year * 12 + (start.month ?? 1) - 1;
  const to = end === 'present' ? now.year * 12 + now.month : end.year * 12 + (end.month ?? 12);
  return to > from ? [from, to] : undefined;
}
