/** Reads posts whose employer is in brackets after the title: 'Finance Director (Redwell), 2006 – 2010'. */
import { isEmploymentForm, isGrade, isOwnAccount } from '../../vocabulary/employment';
import { COMPANY_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { AnchoredLines } from '../entry-lines/anchors';
import { isDoubtfulName } from '../names/doubtful-name';
import { isAnyPlace } from '../segments/place-parts';
import type { LocatedPost } from '../sentences/post-in-sentence';

/** A title and a remark in brackets, before or after dates. */
const BRACKETED_TITLE_REMARK_PATTERN = /^(\p{Lu}[^()]{2,70}?)\s?\(([^()]{2,60})\)[\s,;:|·•–—-]*$/u;
/** Minimum number of employers in brackets in one section; a single remark may be a product: 'Consultant (SAP)'. */
const MIN_BRACKETED_EMPLOYERS = 2;

/** The posts of a section that have their employer in brackets, by line. */
export function bracketedPosts({ lines, anchors }: AnchoredLines): ReadonlyMap<number, LocatedPost> {
  const posts = new Map<number, LocatedPost>();
  for (const { at, range, isWeak } of anchors) {
    const text = lines[at]?.text ?? '';
    if (!range?.range || isWeak) continue;
    const before = text.slice(0, range.index);
    const from = before.trim() === '' ? range.index + range.length : 0;
    const after = from > 0 ? '' : text.slice(range.index + range.length).replace(/^[\s|,·•–—-]+/u, '');
    const post = postIn(from > 0 ? text.slice(from) : before, from);
    if (post && (after === '' || isAnyPlace(after))) posts.set(at, post);
  }
  if ([...posts.keys()].filter((at) => hasNameAbove(lines, at)).length >= MIN_NAMES_ABOVE) return new Map();
  const names = [...posts.values()].map(({ employer }) => employer.text);
  const isStyle = new Set(names.filter((name) => !isOwnAccount(name))).size >= MIN_BRACKETED_EMPLOYERS;
  const isSure = ({ employer: { text } }: LocatedPost) =>
    isStyle || isOwnAccount(text) || organisationScore(text) >= ORGANISATION_WORD_SCORE;
  return new Map([...posts].filter(([, post]) => isSure(post)));
}

/** Minimum number of posts with a name above them that show that the employers stand there, and remarks in brackets. */
const MIN_NAMES_ABOVE = 3;
const MAX_NAME_WORDS = 6;

/** Whether a bold line directly above a post that is not bold consists of a name. */
function hasNameAbove(lines: AnchoredLines['lines'], at: number): boolean {
  const [above, post] = [lines[at - 1], lines[at]];
  return (
    above !== undefined &&
    above.strong === true &&
    !post?.strong &&
    !above.bullet &&
    above.cells.length === 1 &&
    above.text.split(' ').length <= MAX_NAME_WORDS &&
    /^[\p{L}\p{N}]/u.test(above.text) &&
    !/[.:;]$/.test(above.text) &&
    titleScore(above.text) === 0
  );
}

function postIn(text: string, offset: number): LocatedPost | undefined {
  const lead = text.length - text.trimStart().length;
  const [, title = '', employer = ''] = BRACKETED_TITLE_REMARK_PATTERN.exec(text.trim()) ?? [];
  if (titleScore(title) < 2 || organisationScore(title) >= COMPANY_SCORE || !isEmployer(employer, title))
    return undefined;
  // 'NORDHAV S.R.O. | Velmont, Norland Senior Engineer (Primary Structure)' names its employer before the bar.
  const [first = '', ...others] = title.split(/\s[|•·]\s/u);
  if (others.length > 0 && titleScore(first) === 0) return undefined;
  const from = offset + lead;
  const open = text.indexOf('(') + 1 + offset;
  return {
    title: { text: title.trim(), from, to: from + title.trim().length },
    employer: { text: employer.trim(), from: open, to: open + employer.length },
    isUnsure: false,
  };
}

const isEmployer = (name: string, title: string): boolean =>
  isOwnAccount(name) ||
  (/^[\p{Lu}\p{N}]/u.test(name) &&
    titleScore(name) < 1 &&
    !isGrade(name) &&
    !isEmploymentForm(name) &&
    !isWorkArea(name) &&
    !isAnyPlace(name) &&
    !isDoubtfulName(name) &&
    !isShortFormOf(name, title));

/** Whether a name is the abbreviation of a title: 'Chief Technology Officer (CTO)'. */
const isShortFormOf = (name: string, title: string): boolean =>
  name === (title.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
