/** Finds what a statement is about, as the subjects of three tables. */
import { withoutAccents } from '@/shared/text/without-accents';
import { memoizeByText } from '../text/memoize';
import { BUSINESS_SUBJECTS } from './business-subjects';
import { OPERATIONS_AND_PEOPLE_SUBJECTS } from './operations-and-people-subjects';
import type { Subject } from './subject';
import { TECHNOLOGY_SUBJECTS } from './technology-subjects';

export type { Subject } from './subject';

/** Every subject. Earlier rows are narrower, and win if two match at the same position. */
export const SUBJECTS: readonly Subject[] = [
  ...BUSINESS_SUBJECTS,
  ...OPERATIONS_AND_PEOPLE_SUBJECTS,
  ...TECHNOLOGY_SUBJECTS,
];

/** Subjects of many kinds of work. One of them is the first of a statement only if no narrower one matches. */
const BROAD_SUBJECTS = new Set(['softwaredev', 'programmes', 'platform', 'migration', 'process', 'strategy']);
/** An intended result, which is not claimed to have been achieved: '... to reduce response times'. */
const PURPOSE_PATTERN =
  /(?<=\S )(?:in order |so as |aimed |aiming |designed |intended )?to (?:cut|reduce|shorten|lower|improve|increase|grow|raise|boost|drive|achieve|win|generate) [^,;.]*/g;
/** A subject whose match begins later than this is not that of the verb and its object, but of a circumstance. */
const MAX_CORE_CHARACTERS = 110;

/** Words that begin the means or circumstances of an act: 'using' in 'repaired pumps using the parts catalogue'. */
const MEANS_PATTERN =
  /\b(?:using|utili[sz]ing|via|that|which|who|showcasing|featuring|based on|specific to|as part of|while|when|where)\b/;
/** Minimum characters of an act: a text with fewer before its means is kept whole. */
const MIN_ACT_CHARACTERS = 13;

/** The act that a text tells, without its means or circumstances. */
function coreOf(text: string): string {
  const end = MEANS_PATTERN.exec(text)?.index ?? -1;
  return end >= MIN_ACT_CHARACTERS ? text.slice(0, end) : text;
}

/**
 * The subjects of an English statement, first that of its verb and object. In doubt, a statement has none:
 * phrases that only look similar ('customer health', 'social security') are not subjects.
 */
export const subjectsOf = memoizeByText((text: string): readonly Subject[] => {
  const lower = coreOf(withoutAccents(text).replace(PURPOSE_PATTERN, ' '));
  return SUBJECTS.map((subject, row) => ({ subject, row, at: subject.pattern.exec(lower)?.index ?? -1 }))
    .filter(({ subject, at }) => at >= 0 && at < MAX_CORE_CHARACTERS && !subject.unlike?.test(lower))
    .sort(
      (a, b) =>
        Number(BROAD_SUBJECTS.has(a.subject.id)) - Number(BROAD_SUBJECTS.has(b.subject.id)) ||
        a.at - b.at ||
        a.row - b.row,
    )
    .map(({ subject }) => subject);
});
