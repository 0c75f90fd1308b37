/** Reads the requirements of a role: the items under its headings, and sentences elsewhere that state one. */
import type { Requirement, Responsibility } from '@/shared/roles/role-fit';
import { anyWordOf } from '../../language/text/word-lists';
import { comparableText } from '../../read/layout/comparable';
import { MAX_REQUIREMENT_CHARACTERS, MAX_REQUIREMENTS } from '../limits';
import type { RoleTextBlock } from './blocks';
import { isMustHave, roleTextClausesOf } from './clauses';
import { sectionOf } from './headings';
import type { RoleTextLine } from './lines';
import { isLegalNotice } from './noise';
import { plainText } from './plain-text';
import { requirementTypeOf } from './requirement-type';

/** Sentences that require something of a person, outside lists of requirements. */
const REQUIREMENT_PATTERN = anyWordOf(
  [
    String.raw`experience[ds]?|years|degree|knowledge|familiar|fluen(?:t|cy)|proficien\w+|expertise`,
    String.raw`track record|background in|ability to|able to|skills?|certifi\w+|qualified|must|required?`,
    'someone who|comfortable (?:with|in)|understanding of|insight',
    'you (?:have|need|must|should have|can|know|possess|bring|hold)|erfahrung|kenntnisse',
    String.raw`abgeschlossen\w*|studium|ausbildung|fähigkeit|sprichst|beherrsch\w+|mitbring\w*|expérience`,
    'maîtrise|connaissances?|diplôme|capacité|formation|experiencia|conocimientos?|dominio|titulación',
    'capacidad',
  ],
  'iu',
);
/** Sentences that require something, in texts without a heading for requirements: a mail, an advertisement in prose. */
const ASKS_PLAINLY_PATTERN = anyWordOf(
  [
    "you(?:'ll|’ll| will)? (?:must|need|should)(?: to)? (?:have|be|bring|know|speak)",
    "you(?:'ve|’ve| have) (?!access|the opportunity|a chance)|you(?:'d|’d| would) (?:need|have|bring)",
    'must (?:have|be|know|speak|hold|possess|bring|understand|demonstrate|show|own)',
    String.raw`(?:is|are) (?:required|essential|mandatory|a must)|\d+\+? (?:or more )?years`,
    String.raw`(?:need|want|seek(?:ing)?|looking for|require[sd]?) (?:somebody|someone|a person|people|candidates|an? [\p{L} ,/-]{3,50}) (?:who|with|that|to have)`,
    String.raw`experience (?:in|with|of|as)|knowledge of|mindestens \d|wichtig (?:ist|sind)`,
    'erfahrung(?:en)? (?:in|im|mit|als)|kenntnisse (?:in|im|der|von)|vorausgesetzt',
    'du (?:hast|bringst|verfügst|solltest)|sie (?:haben|bringen|verfügen)',
    'vous (?:avez|justifiez|maîtrisez|devez)|tu (?:as|connais|maîtrises)',
    'experiencia (?:en|de|con|mínima)|imprescindible|il (?:faut|faudra|faudrait|vous faut)',
    'vous (?:aurez|êtes|disposez)|expérience (?:de|en|dans|significative)|sie sollten|du solltest',
    "hay que|debe(?:s|rás)? (?:tener|haber)|we(?:'d|’d| would) like (?:someone|somebody|you)",
  ],
  'iu',
);
/** Phrases for where a person must be or may work, which may be in any part of an advertisement. */
const PLACE_ASKED_PATTERN = anyWordOf(
  [
    'right to work|work (?:permit|visa)|authori[sz]ed to work',
    '(?:eligible|eligibility|permission|permitted) to work|legally (?:authori[sz]ed|entitled|able)',
    'must (?:be|live|reside) (?:based|located|in|within|resident)',
    'only (?:considering|accepting|hiring|consider|accept|hire) (?:candidates|applicants|people)',
    '(?:expected|required|willing(?:ness)?|able|need) to (?:travel|relocate)|security clearance',
    'arbeitserlaubnis|reisebereitschaft|permis de travail|permiso de trabajo',
    'disponibilidad para viajar',
  ],
  'i',
);
const NOT_ASKED_PATTERN =
  /\b(?:do(?:n['’]t| not) (?:need|have) to(?!.*\bbut you (?:should|must|need))|held accountable|exciting|great opportunity|looking to|apply (?:today|now|even)|we (?:offer|provide|are proud)|visa sponsorship)\b/i;

interface Span {
  text: string;
  at: number;
  /** The kind of requirement according to the heading, if there is one. */
  under?: 'must' | 'nice';
}

/** The requirements in the blocks of a role, without duplicates, in the order of the text. */
export function requirementsOf(text: string, blocks: readonly RoleTextBlock[]): Requirement[] {
  const requirements: Omit<Requirement, 'id'>[] = [];
  const seen = new Set<string>();
  const add = (span: Span, under: 'must' | 'nice') => {
    for (const clause of roleTextClausesOf(span.text)) {
      const words = plainText(clause.text);
      const key = comparableText(words);
      if (
        seen.has(key) ||
        words.length < 3 ||
        isLegalNotice(words) ||
        NOT_A_REQUIREMENT_PATTERN.test(words) ||
        words.length > MAX_REQUIREMENT_CHARACTERS
      )
        continue;
      seen.add(key);
      const must = under === 'nice' ? isMustHave(words) && !clause.nice : !clause.nice;
      requirements.push({ text: clause.text, at: span.at + clause.at, must, type: requirementTypeOf(words) });
    }
  };
  for (const { section, lines } of blocks) {
    if (section === 'must' || section === 'nice') {
      if (!isOffer(lines)) for (const span of itemsOf(text, lines)) add(span, span.under ?? section);
      continue;
    }
    for (const line of lines) {
      const inline = splitInlineList(text, line);
      if (inline) for (const span of inline.spans) add(span, inline.section);
      else if (!SECTIONS_WITHOUT_REQUIREMENTS.has(section))
        for (const span of sentencesAskingForPlace(text, line)) add(span, 'must');
    }
  }
  if (!requirements.some(({ must }) => must))
    for (const span of requirementsInProse(text, blocks)) add(span, 'must');
  return requirements
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_REQUIREMENTS)
    .map((requirement, index) => ({ id: `q${index + 1}`, ...requirement }));
}

/** Words for benefits, which are not requirements wherever they are listed. */
const BENEFIT_PATTERN =
  /\bcompetitive (?:salary|compensation|pay)|\b(?:stipend|parental leave|paid (?:time|leave|vacation|holiday)|vacation days|days(?: of)? (?:holiday|vacation|leave)|health (?:insurance|care plan)|dental|401\(?k|stock options|equity|pension|laptop|macbook|flexible (?:schedule|hours|working)|learning (?:budget|and development budget)|home[- ]office set|gym|retreat|snacks|urlaub|altersvorsorge|jobrad|obstkorb|mutuelle|tickets? restaurant|RTT|seguro médico)\b/i;
/** Items of lists that require nothing: documents of the application, hashtags and equipment. */
const NOT_A_REQUIREMENT_PATTERN =
  /^(?:your |an? )?(?:up-to-date )?(?:cv|curriculum|r[ée]sum[ée]|cover letter|write-up|portfolio link|profile links)\b|^#\w|^personal computer/i;

/** Whether a list states what the role offers, and not what it requires. */
function isOffer(lines: readonly RoleTextLine[]): boolean {
  const bullets = lines.filter(({ bullet }) => bullet);
  const benefitCount = bullets.filter(({ text }) => BENEFIT_PATTERN.test(text)).length;
  return benefitCount >= 2 && benefitCount * 3 >= bullets.length;
}

const SECTIONS_WITHOUT_REQUIREMENTS = new Set(['legal', 'process', 'metrics', 'about']);

/** The responsibilities that the role lists as bullets, without duplicates. */
export function responsibilitiesOf(text: string, blocks: readonly RoleTextBlock[]): Responsibility[] {
  const seen = new Set<string>();
  return blocks
    .filter(({ section }) => section === 'responsibilities')
    .flatMap(({ lines }) => lines.filter(({ bullet }) => bullet))
    .map((line) => ({ text: text.slice(line.at, line.end), at: line.at }))
    .filter(({ text: words }) => !seen.has(words) && seen.add(words))
    .slice(0, MAX_REQUIREMENTS);
}

const spanOf = (text: string, line: RoleTextLine): Span => ({
  text: text.slice(line.at, line.end),
  at: line.at,
});

/**
 * The items of a block of requirements: its bullets, its lines if it is a list without bullets, or its sentences if it
 * is prose.
 */
function itemsOf(text: string, lines: readonly RoleTextLine[]): Span[] {
  const hasBullets = lines.some(({ bullet }) => bullet);
  const prose = lines.filter(({ bullet }) => !bullet);
  const isPlainList =
    !hasBullets &&
    prose.length >= 2 &&
    prose.every((line) => line.text.length < 240 && countSentences(line.text) <= 1) &&
    (prose.length >= 3 || prose.every((line) => !/[.:]$/.test(line.text)));
  // Prose after a list under the same heading rarely states further requirements.
  const asks = hasBullets ? ASKS_PLAINLY_PATTERN : REQUIREMENT_PATTERN;
  const run = hasBullets ? [] : firstRun(prose);
  return lines.flatMap((line) => {
    const span = spanOf(text, line);
    if (line.bullet || isPlainList || run.includes(line)) return [span];
    const inline = splitInlineList(text, line);
    if (inline) return inline.spans.map((item) => ({ ...item, under: inline.section }));
    return sentencesOf(span).filter(({ text: words }) => asks.test(words) && !NOT_ASKED_PATTERN.test(words));
  });
}

/** The lines of a list without bullets: close to each other, none a sentence, up to the first gap. */
function firstRun(lines: readonly RoleTextLine[]): readonly RoleTextLine[] {
  const gap = lines.findIndex(({ spaced }, index) => index > 0 && spaced);
  const run = gap < 0 ? lines : lines.slice(0, gap);
  return run.length >= 2 && run.every(({ text }) => text.length < 160 && !/[.:]$/.test(text)) ? run : [];
}

const countSentences = (text: string) => sentencesOf({ text, at: 0 }).length;

function sentencesOf({ text, at }: Span): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]["”)]?\s+(?=["“(]?\p{Lu})/gu)) {
    const end = match.index + match[0].length;
    if (/\b(?:e\.g|i\.e|incl|etc|ex|z\. ?B|bzw)\.$/i.test(text.slice(from, match.index + 1))) continue;
    spans.push({ text: text.slice(from, end).trimEnd(), at: at + from });
    from = end;
  }
  if (from < text.length) spans.push({ text: text.slice(from), at: at + from });
  return spans;
}

/** Splits a line of a heading with its items: 'Lovely but not essential: Xero, first audit'. */
function splitInlineList(
  text: string,
  line: RoleTextLine,
): { section: 'must' | 'nice'; spans: Span[] } | undefined {
  if (line.bullet) return undefined;
  const span = spanOf(text, line);
  const match = /^([^:]{4,48}):[\s*_]+(?=\S)/.exec(span.text);
  const head = match?.[1] ?? '';
  // Key words are labels of the page and not requirements.
  if (!match || /\bkey\b/i.test(head)) return undefined;
  const section = sectionOf(plainText(head));
  if (section !== 'must' && section !== 'nice') return undefined;
  const rest: Span = { text: span.text.slice(match[0].length), at: span.at + match[0].length };
  const items = rest.text.split(/[,;]\s+/);
  const isList = items.length > 1 && items.every((item) => item.split(/\s+/).length <= 9);
  if (!isList) return { section, spans: sentencesOf(rest) };
  let at = rest.at;
  const spans = items.map((item) => {
    const lead = /^(?:and|or|und|et|y)\s+/i.exec(item)?.[0].length ?? 0;
    const span = { text: item.slice(lead).replace(/\.\s*$/, ''), at: text.indexOf(item, at) + lead };
    at += item.length;
    return span;
  });
  return { section, spans };
}

/** The sentences of a line that say where a person must be or may work. */
const sentencesAskingForPlace = (text: string, line: RoleTextLine) =>
  PLACE_ASKED_PATTERN.test(line.text)
    ? sentencesOf(spanOf(text, line)).filter(
        ({ text: words }) => PLACE_ASKED_PATTERN.test(words) && !NOT_ASKED_PATTERN.test(words),
      )
    : [];

/** Sentences with a requirement, in a text without a heading for requirements. */
const requirementsInProse = (text: string, blocks: readonly RoleTextBlock[]) =>
  blocks
    .filter(({ section }) => !['benefits', 'legal', 'process', 'metrics'].includes(section))
    .flatMap(({ lines }) => lines)
    .flatMap((line) => sentencesOf(spanOf(text, line)))
    .filter(
      ({ text: words }) =>
        (ASKS_PLAINLY_PATTERN.test(words) || roleTextClausesOf(words)[0]?.nice) &&
        !NOT_ASKED_PATTERN.test(words),
    );
