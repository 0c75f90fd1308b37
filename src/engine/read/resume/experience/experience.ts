/** Reads the experience section into roles. */
import type { RoleFact, StatementFact, TextFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { joinLines } from '../../layout/paragraphs';
import { statementsOf } from '../../statements';
import { namesEarlierPosts } from '../../vocabulary/earlier-posts';
import { isOwnAccount } from '../../vocabulary/employment';
import { organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { displayHeadline } from '../head/headline';
import { isCapitals } from '../headings/typography';
import { splitItems } from '../lists/items';
import { isHeaderLike, resumeEntriesOf } from './entries';
import type { ResumeEntry } from './entry';
import { type HeaderParts, type PartOrder, readHeader } from './title-organisation';

/** The result of reading a section of roles: the roles, and the skills listed by name in their texts. */
export interface ReadRoles {
  roles: RoleFact[];
  skills: TextFact[];
}

/** Titles of lists of projects, and words in place of a name, which are not employers. */
const NO_EMPLOYER_PATTERN =
  /^(?:personal|own|private|side|various|academic|university|open source)(?:\s|$).*(?:projects?|learning|work|clients?)\b|^(?:projects?|various|n\/a|confidential)$/i;

/** An entry with the parts of its header. */
export interface ReadEntry {
  entry: ResumeEntry;
  parts: HeaderParts;
  /** Whether the words of the header alone decided which part is the title and which the organisation. */
  sure: boolean;
}

/** Reads the roles of a section, in the order of the text (nearly always newest first). */
export function readRoles(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  kind: RoleFact['kind'],
): ReadRoles {
  const roles: RoleFact[] = [];
  const skills: TextFact[] = [];
  for (const { entry, parts } of headersOf(lines)) {
    const { statements, skills: entrySkills } = readEntryBody(builder, entry.body);
    skills.push(...entrySkills);
    roles.push(roleOf(builder, entry, parts, statements, kind));
  }
  return { roles, skills };
}

/** The entries that are roles, found by rules and not by the trained model. */
export function headersOf(lines: readonly DocumentLine[]): ReadEntry[] {
  const entries = resumeEntriesOf(lines);
  const habit = learnHabit(entries);
  const entriesWithParts = entries.map((entry) => {
    const { sure, ...parts }: HeaderParts & { sure: boolean } = entry.named
      ? { ...entry.named, sure: true }
      : readHeader(entry.header, habit);
    return { entry, parts, sure };
  });
  const roles: ReadEntry[] = [];
  let organisation = '';
  entriesWithParts.forEach(({ entry, parts, sure }, index) => {
    if (parts.title === '' && parts.organisation !== '') {
      const next = entriesWithParts[index + 1]?.parts;
      // An entry with only a company and the total time there, followed by roles with their own dates, is not
      // a role.
      if (next && next.organisation === '' && entry.body.length === 0) {
        organisation = parts.organisation;
        return;
      }
      takeTitleFromBody(entry, parts);
    }
    if (isRoleAtSameCompany(entriesWithParts[index - 1]?.entry, entry, parts))
      Object.assign(parts, { title: wholeTitle(entry), organisation });
    if (parts.organisation === '' && parts.title !== '') parts.organisation = organisation;
    else organisation = parts.organisation;
    if (parts.title !== '' || parts.organisation !== '') roles.push({ entry, parts, sure });
  });
  return roles;
}

/**
 * Whether an entry is a further role at the company of the entry before: its header is one line such as 'Vice
 * President, Claims', while the previous header named its company in a line of its own.
 */
function isRoleAtSameCompany(
  previous: ResumeEntry | undefined,
  entry: ResumeEntry,
  parts: HeaderParts,
): boolean {
  const lines = (each: ResumeEntry) => each.header.filter(({ cells }) => cells.length > 0).length;
  const [only] = entry.header.flatMap(({ cells }) => cells);
  return (
    previous !== undefined &&
    previous.named === undefined &&
    lines(previous) > 1 &&
    lines(entry) === 1 &&
    only === `${parts.title}, ${parts.organisation}` &&
    organisationScore(parts.organisation) === 0
  );
}

const wholeTitle = (entry: ResumeEntry) => entry.header.flatMap(({ cells }) => cells)[0] ?? '';

/**
 * The order of titles and organisations in this section, learnt from the entries whose headers are unambiguous;
 * titles come first if these are none or undecided.
 */
function learnHabit(entries: readonly ResumeEntry[]): PartOrder {
  let votes = 0;
  for (const entry of entries) {
    const header = readHeader(entry.header, { titleFirst: true });
    if (header.sure && header.titleFirst !== undefined) votes += header.titleFirst ? 1 : -1;
  }
  return { titleFirst: votes >= 0 };
}

/** Maximum characters of a line below the header that is its title. */
const MAX_TITLE_CHARACTERS = 80;

function takeTitleFromBody(entry: ResumeEntry, parts: HeaderParts): void {
  const first = entry.body[0];
  if (!first || !isHeaderLike(first) || titleScore(first.text) < 2) return;
  if (first.text.length > MAX_TITLE_CHARACTERS) return;
  parts.title = first.text;
  entry.header.push({ line: first, cells: first.cells });
  entry.body = entry.body.slice(1);
}

/** Builds the role fact of an entry. */
export function roleOf(
  builder: FactsBuilder,
  entry: ResumeEntry,
  parts: HeaderParts,
  statements: StatementFact[],
  kind: RoleFact['kind'],
): RoleFact {
  const { range } = entry;
  const isNone = NO_EMPLOYER_PATTERN.test(parts.organisation) || isOwnAccount(parts.organisation);
  const employer = isNone ? '' : parts.organisation;
  const first = entry.header[0]?.line;
  return {
    id: builder.id('role'),
    title: toNormalCase(parts.title),
    organisation: isCapitals(employer) ? normaliseEmployer(employer) : employer,
    ...(range?.start && { start: range.start }),
    ...(range?.end && { end: range.end }),
    ...(parts.location && { location: parts.location }),
    spans: [
      builder.span({ page: first?.page, quote: entry.header.map(({ line }) => line.text).join(' · ') }),
    ],
    confidence: 0.85,
    statements,
    kind,
  };
}

/**
 * Converts a company's name from capitals to normal case. What may be an abbreviation is kept: short words, a
 * short name of one word ('TIBCO') and words without a vowel ('KPMG').
 */
function normaliseEmployer(text: string): string {
  if (/^\p{Lu}{2,5}$/u.test(text)) return text;
  return text
    .replace(/\p{Lu}{4,}/gu, (word) =>
      /[AEIOUYÄÖÜÉÈÁÍÓÚ]/.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
    )
    .replace(/(?<=\p{Ll}['’])S(?!\p{L})/gu, 's')
    .replace(/\b(?:LTD|PVT|INC|LDA)\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(
      /(?<=\p{L} )(?:AND|AT|BY|FOR|IN|OF|OFF|ON|THE|TO|WITH|PER (?:LA|LO|GLI|LE|IL))(?= \p{L})/gu,
      (word) => word.toLowerCase(),
    );
}

/** Converts a long word in capitals to normal case; a short one may be an abbreviation and is kept. */
function toNormalCase(text: string): string {
  return isCapitals(text) && /\p{Lu}{5}/u.test(text) ? displayHeadline(text) : text;
}

/** The label of a list of tools: 'Tech stack:', 'Tools used:'. */
const TOOLS_PATTERN =
  /^(?:tech(?:nical)?(?:nologies)?(?: stack| environment| used)?|technologies(?: used)?|stack|tools(?: used)?|skills(?: used)?|environment|keywords|technologien|tecnologías|tecnologias)\s*[:：]\s*/iu;

/** A heading of earlier posts, which are not the entry's: 'EARLIER CAREER HIGHLIGHTS | 1998 – 2011'. */
const EARLIER_POSTS_PATTERN =
  /^(?:earlier|early|previous|prior|other|additional|further) (?:career|professional|work|employment|experience|positions|roles|posts)\b[^.;:]{0,50}$/iu;

/** Reads the lines below an entry's header, up to a heading of earlier posts: statements, and tools listed by name. */
export function readEntryBody(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
): { statements: StatementFact[]; skills: TextFact[] } {
  const earlier = lines.findIndex(
    ({ text, bullet }) =>
      (EARLIER_POSTS_PATTERN.test(text) && isCapitals(text)) || (!bullet && namesEarlierPosts(text)),
  );
  const paragraphs = joinLines(earlier < 0 ? lines : lines.slice(0, earlier));
  const toolLists = paragraphs.filter((paragraph) => TOOLS_PATTERN.test(paragraph.text));
  const skills = toolLists.flatMap((paragraph) =>
    splitItems(paragraph.text.replace(TOOLS_PATTERN, '')).map((item) =>
      builder.text('skill', item, { page: paragraph.page, quote: paragraph.quote }, 0.6),
    ),
  );
  return {
    statements: statementsOf(
      builder,
      paragraphs.filter((paragraph) => !toolLists.includes(paragraph)),
    ),
    skills,
  };
}
