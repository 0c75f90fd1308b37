/** Finds the title of a role in its text. */
import { capitalise } from '@/shared/text/capitalise';
import { ADVERTISED_TITLE_PATTERN, functionsOf } from '../../language/concepts/seniority-and-function';
import { anyOf } from '../../language/text/word-lists';
import { MAX_SEARCHED_TEXT_CHARACTERS } from '../limits';
import { sectionOf } from './headings';
import type { RoleTextLine } from './lines';
import { isNoise } from './noise';

const LEVEL_PREFIXES_SOURCE =
  '(?:senior |junior |lead |principal |staff |interim |fractional |part-time |full-time |temporary |freelance )*';
/**
 * Phrases before a title: 'is hiring an Executive Director', 'Wir suchen ab sofort ein*e Betriebsleiter:in in
 * Vollzeit'.
 */
const PHRASES_BEFORE_TITLE: readonly RegExp[] = [
  /\b(?:is|are|we['’]?re|we are|currently)?\s*(?:hiring|recruiting|seeking|searching for|looking for|in search of|appointing)(?: for)?(?: an?| our(?: next| first| new)?| the(?: next)?)\s+(?<title>[^.,;:!?\n(]{3,90})/giu,
  /(?<=[\p{L})]) (?:wants?|needs?|requires?|would like)(?: to hire)? an?\s+(?<title>[^.,;:!?\n(]{3,70})/giu,
  /\b(?:role|position|post|job|vacancy|opening) (?:of|as|for)(?: an?| the| our)?\s+(?<title>[^.,;:!?\n(]{3,70})/giu,
  /\bas (?:our|an?|the)(?: new| next| first)?\s+(?<title>[^.,;:!?\n(]{3,60}),? (?:you|reporting|you['’]ll)/giu,
  /\b(?:suchen|sucht|suche)\b(?: wir| dich| sie)?(?: [^.:!?\n]{0,60}?)?\b(?:ein(?:e[nr]?|[:*_]e[nr]?|e[:*_][nr])?(?:\([nr]\))?|als)\s+(?<title>[^.,;!?\n(]{3,70})/giu,
  /\b(?:suchen|sucht|suche|looking for|seeking|need|hiring|cherche|recherche|recrute|busca|buscamos)\b[^.:!?\n]{0,200}[ ,](?:einen?|an?|une?|un[ao]?) (?<title>\p{Lu}[^.,;!?\n(]{3,70})/giu,
  /\b(?:recrutons?|recrute|recherchons|recherche|cherchons|cherche)\b(?: [^.:!?\n]{0,30}?)?\b(?:une? ou une?|une?(?:[·.]e)?|son|sa|notre)\s+(?<title>[^.,;!?\n(]{3,70})/giu,
  /\b(?:buscamos|busca|contratamos|incorporamos|selecciona(?:mos)?|precisa(?:mos)?)\b(?: [^.:!?\n]{0,30}?)?(?:\ba)?\b(?:un(?:[ao](?:\/a)?)?|nuestr[oa]|al|a la)\s+(?<title>[^.,;!?\n(]{3,70})/giu,
];
/** Words that end a title within a sentence. */
const TITLE_END_PATTERN = anyOf(
  [
    'to (?!the (?:ceo|cto|cfo|coo|chief|board))|who|that|with|which',
    String.raw`for (?:our|a|an|the|its|their|this|\d|one|two|three|four|five|six|twelve|up to|about|around)|at `,
    'in (?:our|the|a|an|vollzeit|teilzeit|full|part|charge)|based|on (?:a|an|our)|from |reporting',
    'responsible|as (?:a|an|we)|and (?:you|we|is|are)|is |are |will |has |have |roughly|about|working',
    'within|joining|located|für |zur |zum |mit |der |die |das |ab |in vollzeit|pour |qui |chez ',
    'basée? |afin |para |que |con |capable|experienced',
  ],
  { before: String.raw`(?<!\s)\s+`, after: String.raw`\b.*$`, flags: 'isu' },
);
const GENDER_SUFFIX_PATTERN =
  /(?:(?<!\s)\s+)?[([](?:m|w|f|d|x|h|gn|all genders?|mwd|m\/w\/d|w\/m\/d|f\/m\/d|m\/f\/d|f\/m\/x|h\/f|f\/h|m\/f|h\/m)(?:[\s/|*,·]+(?:m|w|f|d|x|h|div|gn))*[)\]]|(?<!\s)\s+(?:m\/w\/d|w\/m\/d|m\/f\/d|f\/m\/d|h\/f|f\/h)\b/giu;
const WORKPLACE_SUFFIX_PATTERN = anyOf(
  [
    'remote|hybrid|on-?site|télétravail|home ?office|teletrabajo|vollzeit|teilzeit|full[- ]time',
    String.raw`part[- ]time|contract|permanent|freelance|temps plein|CDI|CDD|jornada completa|\d{1,3}\s?%`,
  ],
  {
    before: String.raw`(?:(?<!\s)\s+)?(?:[-–—|,·@:/(]\s*)?\(?(?:(?:100\s?%|fully|full|completely|partly)\s*)?`,
    after: String.raw`[\p{L} ()]{0,80}$`,
    flags: 'iu',
  },
);
const TITLE_LABEL_PATTERN =
  /^(?:we(?:['’]re| are) hiring(?=\s*[!:])|now hiring(?=\s*[!:])|job title|title|position|role|stelle|stellenbezeichnung|poste|intitulé(?: du poste)?|puesto|vacancy|job|re|fwd?|subject|betreff|objet|asunto)\s*[:!\-–]\s*/iu;

/** Closing phrases of letters. */
const CLOSING_PATTERN = anyOf(
  [
    '(?:best|kind|warm|many thanks|with kind)(?: regards| wishes)?|regards|thanks(?: again)?|cheers',
    String.raw`sincerely|yours(?: \p{L}+)?|(?:mit )?(?:freundlichen|besten|herzlichen|viele[n]?|beste) grüßen?`,
    'viele grüße|liebe grüße|cordialement|bien (?:à (?:toi|vous)|cordialement)|bonne journée',
    '(?:un |cordiales )?saludos?|atentamente|un abrazo',
  ],
  { before: '^', after: '[,.!]?$', flags: 'iu' },
);

/** Maximum length of a title in a sentence, and of one that is a heading. */
const BODY_LIMIT = { characters: 110, words: 12 };
const HEADING_LIMIT = { characters: 150, words: 18 };

/** Number of characters of a line that are searched for phrases before a title. */
const MAX_SEARCHED_CHARACTERS = 1_500;

interface Candidate {
  title: string;
  score: number;
}

/** Reads the title of a role from its text; null if the text has none. */
export function roleTitleOf(text: string, lines: readonly RoleTextLine[]): string | null {
  const content = lines.filter((line) => !isNoise(line));
  const lower = text.slice(0, MAX_SEARCHED_TEXT_CHARACTERS).toLowerCase();
  const candidates: Candidate[] = [];
  const addCandidate = (raw: string, score: number, { characters, words } = BODY_LIMIT) => {
    const title = cleanTitle(raw);
    if (title.length < 3 || title.length > characters || !ADVERTISED_TITLE_PATTERN.test(title)) return;
    if (title.split(/\s+/).length > words) return;
    // A single word may occur anywhere, so its frequency is not counted.
    const frequency = title.includes(' ') ? Math.min(3, countOccurrences(lower, title.toLowerCase())) : 0;
    candidates.push({ title, score: score + frequency + (functionsOf(title).length > 0 ? 1 : 0) });
  };
  let isAmongOtherRoles = false;
  let isBelowSignature = false;
  content.slice(0, 80).forEach((line, index) => {
    const isTitleLine = TITLE_LABEL_PATTERN.test(line.text);
    const section = sectionOf(line.text);
    isAmongOtherRoles = section === 'other-roles' || (isAmongOtherRoles && section === 'none' && !line.mark);
    isBelowSignature ||= index > 2 && CLOSING_PATTERN.test(line.text);
    // Mails are signed with their author's own title, which is not the role's.
    if (isAmongOtherRoles || isBelowSignature) return;
    // The first line and headings may be longer than other titles.
    const limit = index === 0 || line.mark > 0 ? HEADING_LIMIT : BODY_LIMIT;
    const isAlone = standsAlone(line, limit);
    const first = Math.max(0, (index === 0 ? 12 : 9) - index * (isAlone ? 0.6 : 1.6));
    if (isAlone && (index < 25 || isTitleLine))
      addCandidate(line.text, first + (line.mark && line.mark < 3 ? 2 : 0) + (isTitleLine ? 6 : 0), limit);
    for (const pattern of PHRASES_BEFORE_TITLE) {
      for (const match of line.text.slice(0, MAX_SEARCHED_CHARACTERS).matchAll(pattern)) {
        addCandidate(trimToTitle(match.groups?.title ?? ''), 4.5 + Math.max(0, 5 - index * 0.25));
      }
    }
  });
  const title = bestTitle(candidates);
  return title && capitaliseTitle(removeEmployer(title, text));
}

/** A title from a sentence begins in lower case; names such as 'eCommerce' do so as well. */
const capitaliseTitle = (title: string) => (/^\p{Ll}+(?!\p{L})/u.test(title) ? capitalise(title) : title);

/**
 * Removes an employer after a dash, recognised because its name occurs again: 'Chief Operating Officer –
 * Ashdown Toys'.
 */
function removeEmployer(title: string, text: string): string {
  const [, titleAlone = '', name = ''] = /^(.{4,}?)\s[-–—|]\s(\p{Lu}[^|–—]{1,50})$/u.exec(title) ?? [];
  const isNamedAgain = text.split(name, 3).length > 2;
  return name &&
    ADVERTISED_TITLE_PATTERN.test(titleAlone) &&
    isNamedAgain &&
    !ADVERTISED_TITLE_PATTERN.test(name) &&
    functionsOf(name).length === 0
    ? titleAlone
    : title;
}

const bestTitle = (candidates: readonly Candidate[]) =>
  candidates.reduce<Candidate | undefined>(
    (top, candidate) => (top && top.score >= candidate.score ? top : candidate),
    undefined,
  )?.title ?? null;

/**
 * Whether a line consists of a title: short, and not a sentence, a list item or the label of something else.
 */
function standsAlone(line: RoleTextLine, { characters, words }: typeof BODY_LIMIT): boolean {
  const { bullet, mark } = line;
  const text = line.text.replace(TITLE_LABEL_PATTERN, '');
  if (
    bullet ||
    text.length > characters + 10 ||
    /[.!?;]$/.test(text.replace(/\b(?:e\.V|Inc|Ltd|Sr|Jr)\.$/, ''))
  )
    return false;
  if (
    /\b(?:is|are|we|you|will|suchen|recrute|hiring|your|reports? to|about|ceo,|sent|wrote|who)\b/iu.test(text)
  )
    return false;
  if (
    /^(?:location|company|team|department|reports? to|contact|from|to|cc|date|key words?|salary|hiring manager)\s*:/iu.test(
      text,
    )
  )
    return false;
  return mark > 0 || text.split(/\s+/).length <= words;
}

/** Removes praise before a title, and the rest of the sentence after it. */
const trimToTitle = (words: string) =>
  words
    .replace(
      /^(?:strong|experienced|talented|passionate|great|new|full-time|part-time|hands-on|seasoned|dynamic|motivated|senior-level|highly|skilled|exceptional|ambitious)\s+/iu,
      '',
    )
    .replace(TITLE_END_PATTERN, '');

function cleanTitle(raw: string): string {
  let title = raw
    .replace(TITLE_LABEL_PATTERN, '')
    .replace(GENDER_SUFFIX_PATTERN, '')
    .replace(/\s+/g, ' ')
    .trim();
  title = title.replace(/(?<!\s)\s+(?:at|@|bei|chez|en)\s+\p{Lu}[\p{L}\p{N}&.' -]{1,40}$/u, '');
  for (let round = 0; round < 3; round += 1) title = title.replace(WORKPLACE_SUFFIX_PATTERN, '').trim();
  title = title.replace(
    new RegExp(`^(?:une?|ein[e]?|an?|the)\\s+(?=${LEVEL_PREFIXES_SOURCE}\\p{L})`, 'iu'),
    '',
  );
  return title.replace(/^[\s\-–—:|,#*]+|(?<![\s\-–—:|,(])[\s\-–—:|,(]+$/g, '');
}

function countOccurrences(text: string, words: string): number {
  let count = 0;
  for (let at = text.indexOf(words); at >= 0 && count < 5; at = text.indexOf(words, at + words.length))
    count += 1;
  return count;
}
