/** Parses the text of a role into typed facts. Facts that the text does not state are null or unset. */
import { asksForRightToWork } from '@/shared/roles/right-to-work';
import type { RoleFacts, RoleLanguage } from '@/shared/roles/role-fit';
import { languagesIn } from '../../language/concepts/languages';
import { functionsOf, seniorityOf } from '../../language/concepts/seniority-and-function';
import { type Language, mainLanguage } from '../../language/text/language';
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { COMPANY_STAGES } from '../../language/vocabulary/stages';
import { MAX_SEARCHED_TEXT_CHARACTERS } from '../limits';
import { roleTextBlocksOf } from './blocks';
import { engagementOf } from './engagement';
import { type RoleTextLine, roleTextLinesOf } from './lines';
import { isLegalNotice, isNoise } from './noise';
import { organisationOf } from './organisation';
import { payOf } from './pay';
import { placesOf, remoteOf } from './places';
import { requirementsOf, responsibilitiesOf } from './requirements';
import { startDateOf } from './start';
import { roleTitleOf } from './title';

export { plainText } from './plain-text';

/** Reads the first `MAX_ROLE_TEXT_CHARACTERS` of a role's text, in linear time. */
export function readRole(text: string): RoleFacts {
  const lines = roleTextLinesOf(text);
  const blocks = roleTextBlocksOf(lines);
  const relevantLines = advertisementLines(
    lines,
    blocks.filter(({ section }) => !SECTIONS_WITHOUT_TERMS.has(section)).flatMap((block) => block.lines),
  );
  const sentences = relevantLines.flatMap(sentencesOf);
  const title = roleTitleOf(text, lines);
  const requirements = requirementsOf(text, blocks);
  const functions = functionsOf(title ?? '');
  const organisation = organisationOf(text, lines, title);
  return {
    title,
    organisation,
    seniority: title ? seniorityOf(title) : null,
    functions: functions.length > 0 ? functions : mainFunction(blocks.flatMap((block) => block.lines)),
    engagement: engagementOf(sentences, title),
    places: placesOf(relevantLines, organisation),
    remote: remoteOf(sentences),
    pay: payOf(relevantLines),
    start: startDateOf(sentences),
    languages: languagesOf(requirements),
    workAuthorisation:
      requirements.find(({ text: words }) => asksForRightToWork(words) || CANDIDATES_FROM_PATTERN.test(words))
        ?.text ?? null,
    industry: industriesIn(relevantLines),
    stage: stageIn(sentences),
    textLanguage: knownLanguage(mainLanguage(sentences.slice(0, MAX_SAMPLED_LINES))),
    requirements,
    responsibilities: responsibilitiesOf(text, blocks),
  };
}

/** Sections whose numbers are not terms of the role. */
const SECTIONS_WITHOUT_TERMS = new Set(['metrics', 'process', 'legal']);

/** Number of lines or sentences that show the function and the language of a text; more would not change them. */
const MAX_SAMPLED_LINES = 300;
/** The stage of the company is named near the beginning. */
const MAX_SENTENCES_WITH_STAGE = 200;

/** Words by which a requirement limits the countries of candidates. */
const CANDIDATES_FROM_PATTERN = /candidates from/i;

const knownLanguage = (language: Language) => (language === 'other' ? null : language);

/** The lines of the advertisement, and headings that state facts, without menus and boilerplate. */
function advertisementLines(
  lines: readonly RoleTextLine[],
  inBlocks: readonly RoleTextLine[],
): RoleTextLine[] {
  const inBlock = new Set(inBlocks);
  return lines.filter(
    (line) => (inBlock.has(line) || line.mark > 0) && !isNoise(line) && !isLegalNotice(line.text),
  );
}

/** A line of fewer characters is one sentence: a heading, an item, a term. */
const MIN_PROSE_CHARACTERS = 160;
const sentencesOf = ({ text }: RoleTextLine) =>
  text.length < MIN_PROSE_CHARACTERS ? [text] : text.split(/(?<=[.!?])\s+(?=["“(]?\p{Lu})/u);

/** The function that most lines of a text are about, used if the title names none. */
function mainFunction(lines: readonly RoleTextLine[]): RoleFacts['functions'] {
  const votes = new Map<RoleFacts['functions'][number], number>();
  for (const { text } of lines.slice(0, MAX_SAMPLED_LINES)) {
    for (const name of functionsOf(text)) votes.set(name, (votes.get(name) ?? 0) + 1);
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  return best ? [best[0]] : [];
}

/** The languages that requirements name, without duplicates; required if any of their requirements is. */
function languagesOf(requirements: RoleFacts['requirements']): RoleLanguage[] {
  const mustByName = new Map<string, boolean>();
  for (const { text, must, type } of requirements) {
    if (type !== 'language') continue;
    for (const name of languagesIn(text)) mustByName.set(name, must || mustByName.get(name) === true);
  }
  return [...mustByName].map(([name, must]) => ({ name, must }));
}

const MAX_INDUSTRIES = 3;

/** The industries that the text names more than once, the most frequent first. */
function industriesIn(lines: readonly RoleTextLine[]): string[] {
  const text = lines
    .map((line) => line.text.toLowerCase())
    .join('\n')
    .slice(0, MAX_SEARCHED_TEXT_CHARACTERS);
  return INDUSTRIES.map(({ name, pattern }) => ({
    name,
    count: [...text.matchAll(new RegExp(pattern.source, 'gu'))].length,
  }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_INDUSTRIES)
    .map(({ name }) => name);
}

/** A stage that is a round of funding, of which a company passes several. */
const FUNDING_ROUND_PATTERN = /^(?:Pre-seed|Seed|Series)\b/;

/**
 * The stage of the company: the latest round of funding in the first sentence that names one, since later sentences
 * tell its past; otherwise the first stage of the list that is named.
 */
function stageIn(sentences: readonly string[]): string | null {
  const stagesBySentence = sentences
    .slice(0, MAX_SENTENCES_WITH_STAGE)
    .map((sentence) => COMPANY_STAGES.flatMap(({ name, pattern }) => (pattern.test(sentence) ? [name] : [])));
  const isRound = (name: string) => FUNDING_ROUND_PATTERN.test(name);
  const round = stagesBySentence.find((names) => names.some(isRound))?.findLast(isRound);
  const named = new Set(stagesBySentence.flat());
  return round ?? COMPANY_STAGES.find(({ name }) => named.has(name))?.name ?? null;
}
