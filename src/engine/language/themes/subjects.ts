import { foldAccents } from '../text/accents';
import { memoizeByText } from '../text/memoize';
import { BUSINESS_SUBJECTS } from './rows-business';
import { CRAFT_SUBJECTS } from './rows-craft';
import { PEOPLE_SUBJECTS } from './rows-people';
import type { Subject } from './subject-row';

export type { Subject } from './subject-row';

/** Every subject; earlier rows are narrower and win where two match at the same place. */
export const SUBJECTS: readonly Subject[] = [...BUSINESS_SUBJECTS, ...PEOPLE_SUBJECTS, ...CRAFT_SUBJECTS];

/** Software work that every trade has: it only decides the subject of a statement if no narrower subject does. */
const BROAD = new Set(['softwaredev', 'programmes', 'platform', 'migration', 'process', 'strategy']);
/** An intended result, which the statement does not claim to have achieved: '... to reduce response times'. */
const AIM =
  /(?<=\S )(?:in order |so as |aimed |aiming |designed |intended )?to (?:cut|reduce|shorten|lower|improve|increase|grow|raise|boost|drive|achieve|win|generate) [^,;.]*/g;
/** Number of characters that contain the verb and its object; later words are circumstances. */
const CORE = 110;

/** Words that separate an act from its means: 'wrote blog posts showcasing automations using the IoT platform'. */
const MEANS =
  /\b(?:using|utili[sz]ing|via|that|which|who|showcasing|featuring|based on|specific to|as part of|while|when|where)\b/;
const SHORTEST_DEED = 12;

function coreOf(text: string): string {
  const end = MEANS.exec(text)?.index ?? -1;
  return end > SHORTEST_DEED ? text.slice(0, end) : text;
}

/**
 * The subjects of an English statement, first the one that its verb and object name. Prefers none to a doubtful
 * one: a phrase that only looks similar ('customer health', 'social security') is not a subject.
 */
export const subjectsOf = memoizeByText((text: string): readonly Subject[] => {
  const lower = coreOf(foldAccents(text).replace(AIM, ' '));
  return SUBJECTS.map((subject, row) => ({ subject, row, at: subject.pattern.exec(lower)?.index ?? -1 }))
    .filter(({ subject, at }) => at >= 0 && at < CORE && !subject.unlike?.test(lower))
    .sort(
      (a, b) =>
        Number(BROAD.has(a.subject.id)) - Number(BROAD.has(b.subject.id)) || a.at - b.at || a.row - b.row,
    )
    .map(({ subject }) => subject);
});
