/** Finds the parts of a document that are about work. */
import { findRange } from '../dates/dates';
import { comparableText } from '../layout/comparable';
import type { DocumentLine } from '../layout/line';
import { isDegree } from '../resume/education/education';
import { hasHeadingStyleOf } from '../resume/headings/section-style';
import type { HeadedLines } from '../resume/headings/sections';
import { sectionKinds } from '../vocabulary/headings';
import { isSchool } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { isDatedPost, isTitledHeader } from './entry-lines/dated-post';
import { separateEntryLines } from './entry-lines/entry-lines';
import { separatePairedPosts } from './entry-lines/paired-posts';
import { separateColumns } from './entry-lines/posts-in-columns';
import { listsProjects } from './entry-lines/project-sections';
import { namedColumnsOf } from './forms/table-columns';
import { mayBeLabelled } from './segments/label-cuts';
import { isJobSentence, statesDuration } from './sentences/job-sentences';
import { postOfSentence } from './sentences/post-in-sentence';

/**
 * Lines whose entries are read together: a section of work experience, with the parts of it that look like sections.
 */
export interface Scope {
  lines: DocumentLine[];
  /** The lines of the section itself, without those parts. */
  own: readonly DocumentLine[];
  /** Whether the heading is about work. */
  work: boolean;
  volunteering: boolean;
  heading: string;
  /** Whether it lists consultancies beside the career, whose clients are unlikely to be employers. */
  isBesideCareer?: boolean;
}

/** The heading of consultancies: 'Consultancy Services'. */
const CONSULTANCY_PATTERN = /\bconsult(?:ancy|ancies|ing|ations?)\b/iu;

/** Sections that never contain jobs, even if they contain dates. */
export const SECTIONS_WITHOUT_JOBS = new Set<string>([
  'publications',
  'awards',
  'references',
  'memberships',
  'volunteering',
]);

/** Labels inside an entry that elsewhere may be headings: 'Project:', 'Job Summary', 'Tools used:'. */
const ENTRY_LABEL_PATTERN =
  /^(?:projects?|job (?:summary|profile|description)|(?:tools?|software|technolog(?:y|ies)) used)\s*(?:name|details?|title|handled)?\s*(?:\d+\s*)?[:：–-]*$/i;

/** Labels of the duties of a job; unlike other headings with 'role' they never begin a section of work. */
const DUTIES_LABEL_PATTERN = /^(?:job |key |main )?(?:roles?|dut(?:y|ies))\s?(?:and|&|\/)\s?responsibilit/i;

/**
 * The kind of a section. A label inside an entry belongs to that entry, and a summary of a career counts as
 * work.
 */
function kindOf({ kinds: [kind = 'other', ...more], heading, lines }: HeadedLines, isInside: boolean) {
  if (DUTIES_LABEL_PATTERN.test(heading.trim())) return 'other';
  // A field that describes the company: 'Profile: Nordhav Foods is ...', next to its text.
  if (isInside && kind === 'summary' && isField(heading, lines)) return 'other';
  const isDated = () => lines.some(({ text }) => findRange(text) !== undefined);
  if (kind === 'summary' && more.includes('experience') && isDated()) return 'experience';
  // A table of posts under another heading: 'Articleship' over 'Employer | Designation | Period'.
  if (kind === 'other' && lines[0] && namedColumnsOf(lines[0])) return 'experience';
  // A portfolio of posts, as held by fractional executives, as opposed to one of works.
  if (kind === 'projects' && /\bportfolio\b/i.test(heading) && lines.some(isDatedPost)) return 'experience';
  const isLabel =
    isInside &&
    ENTRY_LABEL_PATTERN.test(heading.trim()) &&
    (/[:：–-]\s*$/.test(heading) || /^job/i.test(heading));
  return isLabel ? 'other' : kind;
}

/** Whether a heading is the label of a company's profile, which is the text in the same row. */
const isField = (heading: string, [first]: readonly DocumentLine[]) =>
  first?.shared === true && /^(?:company )?profile\s*[:：]/i.test(`${heading} ${first.text}`);

/**
 * Whether a heading is known not to be about a career: 'Case stories'. An unknown heading may be a company.
 */
const isNotWork = ({ heading }: HeadedLines) => sectionKinds(heading)[0] === 'other';

/**
 * The scopes of a document in its order. Without a section of work that has dates, all sections that may contain jobs
 * form one scope.
 */
export const scopesOf = (sections: readonly HeadedLines[]): Scope[] =>
  workScopesOf(sections)
    .flatMap(separatePairedPosts)
    .flatMap(separateColumns)
    .map((scope) => ({
      ...scope,
      lines: separateEntryLines(scope.lines),
      own: separateEntryLines(scope.own),
    }));

function workScopesOf(sections: readonly HeadedLines[]): Scope[] {
  const scopes: Scope[] = [];
  let open: Scope | undefined;
  let openSection: HeadedLines | undefined;
  for (const section of sections) {
    const readKind = kindOf(section, open !== undefined);
    const isOfProjects =
      listsProjects(section, readKind, open !== undefined, scopes) &&
      (open === undefined || hasHeadingStyleOf(section, openSection, sections));
    const kind = isOfProjects ? 'projects' : readKind;
    const designated = scopes.findLast((scope) => scope.work && firstDesignatedPost(scope.lines) >= 0);
    if (open?.work && kind === 'experience' && isLabelInEntries(section, sections))
      open.lines.push(...section.lines);
    else if (open?.work && KINDS_OF_LABELS.has(kind) && isRepeated(section, sections))
      open.lines.push(...(section.line ? [section.line] : []), ...section.lines);
    else if (kind === 'experience' || kind === 'volunteering') {
      open = {
        lines: [...section.lines],
        own: section.lines,
        work: kind === 'experience',
        volunteering: kind === 'volunteering',
        heading: section.heading,
      };
      scopes.push(open);
      openSection = section;
    } else if (designated && firstDesignatedPost(section.lines) >= 0) {
      open = designated;
      open.lines.push(...section.lines.slice(firstDesignatedPost(section.lines)));
    } else if (
      isNotWork(section) ||
      (kind === 'highlights' && hasHeadingStyleOf(section, openSection, sections))
    ) {
      open = undefined;
      scopes.push(...scopeOfPostsIn(section, kind));
    } else if (open && (kind === 'other' || kind === 'highlights' || isFormOfPosts(section))) {
      // The 'section' is a company in the style of headings, or a heading inside an entry.
      open.lines.push(...(section.line ? [section.line] : []), ...section.lines);
    } else {
      const [posts] = scopeOfPostsIn(section, kind);
      if (posts) scopes.push(posts);
      // A career without a heading goes on below the labels inside its entries.
      open = firstDescribedPost(section, kind) >= 0 ? posts : undefined;
    }
  }
  if (scopes.some((scope) => scope.work && scope.lines.some(({ text }) => /\d{2}/.test(text)))) return scopes;
  return [
    ...scopes.filter((scope) => scope.volunteering),
    { own: [], lines: sections.flatMap(possibleJobLines), work: false, volunteering: false, heading: '' },
  ];
}

/** Minimum number of equal headings that are labels of single entries: 'JOB PROFILE:' below each. */
const MIN_EQUAL_LABELS = 3;

/** Kinds of sections whose repeated headings are labels of single posts: 'Technologies:' in each of them. */
const KINDS_OF_LABELS = new Set(['skills', 'projects', 'summary', 'highlights']);

const isRepeated = ({ heading }: HeadedLines, sections: readonly HeadedLines[]): boolean =>
  sections.filter((section) => comparableText(section.heading) === comparableText(heading)).length >=
  MIN_EQUAL_LABELS;

/**
 * Whether a heading of work is the label of an entry's duties: there are several equal ones, and none begins a form's
 * record.
 */
function isLabelInEntries(section: HeadedLines, sections: readonly HeadedLines[]): boolean {
  const [first] = section.lines;
  if (!first || mayBeLabelled(first, 'organisation')) return false;
  return isRepeated(section, sections);
}

/**
 * Whether records of posts continue below a heading inside them: 'Projects' of one post, then 'Company: ...' of the
 * next.
 */
const isFormOfPosts = ({ kinds, lines }: HeadedLines): boolean =>
  kinds[0] === 'projects' &&
  (['organisation', 'title'] as const).every((label) => lines.some((line) => mayBeLabelled(line, label)));

const DESIGNATION_PATTERN = /^designation\s*[:：]/iu;
/** Minimum characters before the dates of a post: a name, and not only the label of the dates. */
const MIN_NAME_CHARACTERS = 8;

/**
 * Index of the first name with dates above a person's designation, as posts have and projects have not; -1 if there is
 * none. Posts go on like this below the list of one post's projects.
 */
const firstDesignatedPost = (lines: readonly DocumentLine[]): number =>
  lines.findIndex(({ text, bullet }, at) => {
    if (bullet || !DESIGNATION_PATTERN.test(lines[at + 1]?.text ?? '')) return false;
    const name = text.slice(0, findRange(text)?.index ?? 0).trimEnd();
    return name.length >= MIN_NAME_CHARACTERS && !/[:：]$/u.test(name);
  });

/** The scope of the posts that a section with another heading holds, from the first of them to its end. */
function scopeOfPostsIn(section: HeadedLines, kind: string): Scope[] {
  if (SECTIONS_WITHOUT_JOBS.has(kind) || kind === 'education') return [];
  const starts = [
    firstJobSentence(section),
    firstLabelledPost(section, kind),
    firstDescribedPost(section, kind),
  ].filter((at) => at >= 0);
  const lines = starts.length > 0 ? section.lines.slice(Math.min(...starts)) : [];
  const isBesideCareer = CONSULTANCY_PATTERN.test(section.heading);
  return lines.length > 0
    ? [{ own: [], lines, work: false, volunteering: false, heading: '', isBesideCareer }]
    : [];
}

/** Index of the first sentence that states a post, or a job with its dates; -1 if there is none. */
function firstJobSentence({ lines }: HeadedLines): number {
  // One sentence with an employer in lower case may be about anything, several are posts.
  const areSeveral = lines.filter(({ text }) => postOfSentence(text)?.title).length > 1;
  return lines.findIndex(
    ({ text }, at) =>
      (WORK_VERB_PATTERN.test(text) || isDatedSentence(text)) &&
      isJobSentence(text) &&
      ((areSeveral ? postOfSentence(text)?.title !== undefined : statesEmployerAndTitle(text)) ||
        lines.slice(at, at + MAX_JOB_SENTENCE_LINES).some((line) => findRange(line.text) !== undefined)),
  );
}

/** Whether a sentence begins with its dates and states a post: 'May 2012 to June 2014 as Buyer for Nordhav Foods'. */
const isDatedSentence = (text: string) =>
  /^\P{L}{0,3}(?:\p{L}{3,9}|\d)/u.test(text) &&
  findRange(text) !== undefined &&
  postOfSentence(text)?.title !== undefined;

/** Number of lines that may hold the dates of a labelled post, that of its label included. */
const MAX_LABELLED_POST_LINES = 3;

/**
 * Index of the first record of a post that labels its employer or title and has dates; -1 if there is none. The text
 * box of such a post may stand below another heading in the file. Records of projects have such labels too.
 */
function firstLabelledPost({ lines }: HeadedLines, kind: string): number {
  if (kind === 'projects') return -1;
  const at = lines.findIndex((line, index) => {
    if (line.bullet) return false;
    const isDated = (count: number) =>
      lines.slice(index, index + count).some(({ text }) => findRange(text) !== undefined);
    return (
      (mayBeLabelled(line, 'organisation') && isDated(MAX_LABELLED_POST_LINES)) ||
      (mayBeLabelled(line, 'title') && isDated(1))
    );
  });
  const above = lines[at - 1];
  const isHeaded = above && lines[at] && mayBeLabelled(lines[at], 'title') && !above.bullet && above.strong;
  return isHeaded ? at - 1 : at;
}

/** Minimum number of headers of posts that show that a section under another heading holds a career. */
const MIN_DESCRIBED_POSTS = 2;
/** Maximum characters of the header of a post that has title, employer, place and dates in one line. */
const MAX_WHOLE_HEADER_CHARACTERS = 140;

/**
 * Index of the first of several posts with text below each, in a resume that goes on from the summary to the career
 * without a heading; -1 if there are none. Headers without text between them list posts that are described elsewhere.
 */
function firstDescribedPost({ lines }: HeadedLines, kind: string): number {
  if (kind === 'projects') return -1;
  const isHeader = (line: DocumentLine | undefined) =>
    line !== undefined &&
    !line.bullet &&
    line.text.length <= MAX_WHOLE_HEADER_CHARACTERS &&
    titleScore(line.text) >= 2 &&
    findRange(line.text) !== undefined;
  const headers = lines.flatMap((line, at) => (isHeader(line) && !isHeader(lines[at + 1]) ? [at] : []));
  return headers.length >= MIN_DESCRIBED_POSTS ? (headers[0] ?? -1) : -1;
}

/**
 * Whether a sentence clearly states an employer and a title, and not only a duration: '7 years of experience as ...'.
 */
function statesEmployerAndTitle(text: string): boolean {
  const post = statesDuration(text) ? undefined : postOfSentence(text);
  return post?.title !== undefined && !post.isUnsure;
}

/**
 * A verb that introduces a role. Since projects are described with it too, it must be followed by an employer
 * or title.
 */
const WORK_VERB_PATTERN = /\bwork(?:ed|ing)\s+(?:as|at|with|in|for)\s+\S/i;
/** Maximum number of lines that a sentence about a role and its dates may span. */
const MAX_JOB_SENTENCE_LINES = 3;

/**
 * The lines of a section that may contain jobs although its heading does not say so; in a section of education,
 * those after the first job title.
 */
function possibleJobLines({ kinds: [kind = 'other'], line, lines }: HeadedLines): DocumentLine[] {
  if (SECTIONS_WITHOUT_JOBS.has(kind)) return [];
  if (kind !== 'education') return [...(line ? [line] : []), ...lines];
  const first = lines.findIndex(
    (each) => isTitledHeader(each) && !isDegree(each.text) && !isSchool(each.text),
  );
  return first < 0 ? [] : lines.slice(first);
}
