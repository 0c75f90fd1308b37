/** Finds the organisation that offers the role. An agency's unnamed client stays unnamed. */
import { ADVERTISED_TITLE_PATTERN } from '../../language/concepts/seniority-and-function';
import { anyOf } from '../../language/text/word-lists';
import { isCountry, isPlace, isRemote } from '../../read/vocabulary/places';
import { MAX_SEARCHED_LINES, MAX_SEARCHED_TEXT_CHARACTERS } from '../limits';
import { sectionOf } from './headings';
import type { RoleTextLine } from './lines';
import { isNoise } from './noise';

const NAME_SOURCE =
  "(?<name>\\p{Lu}[\\p{L}\\p{N}&.'’·+-]{0,60}(?:[ ](?:\\p{Lu}[\\p{L}\\p{N}&.'’+-]{0,60}|d[’']\\p{Lu}[\\p{L}-]{1,40}|of|the|for|and|&|de|du|des|la|le|der|und|e\\.V\\.|\\d+)){0,5})";
const namePattern = (before: string, after = '') => new RegExp(`${before}${NAME_SOURCE}${after}`, 'gu');

/** A name whose certainties add up to less is not taken for the organisation. */
const MIN_CERTAINTY = 5.5;
/** Patterns with their certainty; higher is more certain. */
const NAME_PATTERNS: readonly [RegExp, number][] = [
  [
    namePattern(
      '(?:^|\\n)(?:Company|Employer|Organi[sz]ation|Unternehmen|Arbeitgeber|Firma|Entreprise|Société|Empresa|Client)\\s*[:\\-–]\\s*\\**\\s*',
    ),
    9,
  ],
  [
    namePattern(
      '',
      ' (?:is|are) (?:currently |now |actively |proudly )?(?:hiring|recruiting|seeking|looking for|searching)\\b',
    ),
    6,
  ],
  [namePattern('', '(?: \\([^()\\n]{2,30}\\))? (?:seeks|invites|needs)\\b'), 5],
  [
    namePattern(
      '(?:^|\\n)',
      ' (?:makes|builds|sells|rents|runs|provides|develops|connects|helps|operates|produces|offers|entwickelt|fertigt|produziert|baut|verkauft|betreibt|bietet|fabrique|développe|propose|conçoit|vend|conecta|desarrolla|ofrece|fabrica|vende)\\b',
    ),
    5.5,
  ],
  [namePattern('\\b(?:Chez|Bei|En) ', ',? (?:nous|wir|arbeiten|sind|somos|trabajamos|on)\\b'), 6],
  [
    namePattern(
      '\\b(?:after|need|here|us|team|CEO|CFO|COO|founder|director|finance|work|job|role|position) at ',
      '(?=[.,;!?]|\\s(?:and|who|is)\\b|\\n|$)',
    ),
    3,
  ],
  [
    namePattern(
      '',
      ', (?:an?|the|one of) [^.\\n]{3,120}?,? (?:seeks|invites|needs|is (?:currently |now )?(?:hiring|seeking|looking for|recruiting))\\b',
    ),
    7,
  ],
  [namePattern("\\b(?:[Ww]e are|[Ww]e[’']re) ", '(?=,? (?:and|—|–) (?:we|I)\\b)'), 6],
  [namePattern('\\b(?:[Ww]ir|[Nn]ous), (?:die |der |das |la |le )?', '(?=,)'), 6],
  [
    /(?:^|\n)(?<name>(?:City|Town|County|Borough|Village|District|State) of \p{Lu}[\p{L}-]{1,40}(?: \p{Lu}[\p{L}-]{1,40}){0,2}|(?:Stadt|Landkreis|Gemeinde) \p{Lu}[\p{L}-]{1,40}|(?:Ville|Mairie|Région|Département) d(?:e |u |es |[’'])\p{Lu}[\p{L}-]{1,40}|Ayuntamiento de \p{Lu}[\p{L}-]{1,40})/gu,
    7,
  ],
  [namePattern('', ' (?:is|are) (?:growing|on a mission|a|an|the|one of)\\b'), 4],
  [namePattern('', ' (?:recrute|recherche|sucht|busca)\\b'), 6],
  [namePattern('', ' (?:est une?|ist ein|es una?)\\b'), 4],
  // A name at the start of a line is the employer's if a description of an organisation follows: 'Redwell is
  // a ...'.
  [namePattern('(?:^|\\n)', ' (?:is|are|est|ist|es) (?:a|an|the|one of|une?|eine?|una?)\\b'), 3.5],
  [
    namePattern(
      '(?:^|\\n)(?:Die|Der|Das|La|Le|El) ',
      ',? (?:eine?|ist|sucht|besetzt|une?|cherche|recherche|una?|busca)\\b',
    ),
    5,
  ],
  [
    namePattern(
      "(?<!\\w)(?:[Aa]bout|ABOUT|Über|À propos (?:de|d[’'])|Sobre|[Ww]ho is|[Ww]hy|[Jj]oin(?:ing)?|JOIN|[Ll]ife at|[Cc]areers at|[Ww]orking at|[Ww]ork at|joining us at|[Bb]enefits at|interest in|offer at) ",
    ),
    4,
  ],
  [namePattern('\\bAt ', ',? (?:we|you|our|everyone|it|the)\\b'), 5],
  [
    namePattern(
      "\\b(?:We are|We[’']re|I am|I[’']m) (?:the \\p{L}+ of )?",
      '(?= [-–—]|, (?:a|an|the|one)\\b|\\. )',
    ),
    4,
  ],
  [
    namePattern(
      '\\b(?:CEO|CTO|COO|CFO|Founder|Co-founder|Director|Head of [A-Z]\\p{L}+|Managing Director|Geschäftsführer\\p{L}*|Gründer\\p{L}*|PDG|Partner),? (?:of |at |& Co-?founder,? )?',
      '(?=\\s*$|\\s*\\n)',
    ),
    4,
  ],
];
/** Words that begin sentences and labels rather than names, and names of others that advertisements often mention. */
const NOT_AN_ORGANISATION_PATTERN = anyOf(
  [
    'The|Our|We|You|Your|This|That|It|In|At|As|If|Job|Role|Position|Company|Team|About|Us|Home|What',
    'Who|Why|How|Here|Remote|Full|Part|Apply|Requirements|Responsibilities|Benefits|Description',
    'Overview|Location|Salary|CEO|CTO|CFO|COO|LinkedIn|Google|Europe|Die|Der|Das|Wir|Uns|Du|Sie|Nous',
    'Le|La|Les|Notre|El|Los|Nuestra|For|And|A|An|Please|There|They|To|With|Sam|Candidates|Someone',
    'Everyone|More|Equal|Learn|Join|English|German|French|Spanish|One|Midwest|Today|Now|Summary',
    'Purpose|Skills|Experience|Qualifications|Duties|He|She|I|By|On|From|These|Those|When|While',
    'Working|Working at|Each|All|Not|Some|Most|Any|Every|Monday|UK|US|USA|EU|EMEA|Interested|REQUEST',
    'Request|Vacancy|VACANCY|Job Description|Notice|Permanent|Hybrid|Onsite|Introduction|Note|Type',
    'Contract|Client|Culture|CDI|CDD',
  ],
  { before: '^', after: '$', flags: 'u' },
);

/** Reads the name of the organisation that offers a role; null if its text gives none. */
export function organisationOf(
  text: string,
  lines: readonly RoleTextLine[],
  title: string | null,
): string | null {
  const content = lines.filter((line) => !isNoise(line));
  const body = content
    .slice(0, MAX_SEARCHED_LINES)
    .map(({ text: line }) => line)
    .join('\n')
    .slice(0, MAX_SEARCHED_TEXT_CHARACTERS);
  const scores = new Map<string, number>();
  const addScore = (raw: string, score: number) => {
    const name = cleanName(raw);
    if (!name || !isName(name, title)) return;
    const key = [...scores.keys()].find((known) => isSameOrganisation(known, name));
    // A name without its legal form counts as the same name.
    const legalFormBonus = key === undefined && ORGANISATION_FORM_PATTERN.test(name) ? 2 : 0;
    scores.set(key ?? name, (scores.get(key ?? name) ?? 0) + score + legalFormBonus);
  };
  content.slice(0, 6).forEach((line, index) => {
    const at = /^(?:at|bei|chez|en|@)\s+(.{2,60})$/iu.exec(line.text);
    if (at) addScore(at[1] ?? '', 10);
    else if (mayNameEmployer(line, index, title)) {
      const parts = employerPartsOf(line, index);
      for (const part of parts.length > 0 ? parts : [removeTown(line.text)]) addScore(part, 7 - index);
    } else
      for (const part of employerPartsOf(line, index))
        addScore(part, ORGANISATION_FORM_PATTERN.test(part) ? 7 : (hasTown(line.text) ? 6.5 : 5) - index);
    const tail =
      index < 2 &&
      /(?<!\s)\s+(?:at|@|bei|chez|for|pour|para|für|[-–—|])\s+(\p{Lu}[^,|()–—]{1,40})$/u.exec(line.text);
    if (tail) addScore(tail[1] ?? '', 6);
  });
  const matchesByName = new Map<string, number>();
  for (const [pattern, score] of NAME_PATTERNS) {
    for (const match of body.matchAll(pattern)) {
      const name = match.groups?.name ?? '';
      const matchCount = (matchesByName.get(name) ?? 0) + 1;
      matchesByName.set(name, matchCount);
      if (matchCount <= 3) addScore(name, score / matchCount);
    }
  }
  const ranked = [...scores].map(([name, score]) => ({
    name,
    score: score + Math.min(4, countRepetitions(text, name.replace(/^The /, ''))),
  }));
  const top = ranked.sort((a, b) => b.score - a.score)[0];
  return top && top.score >= MIN_CERTAINTY ? top.name : null;
}

/** Whether a line may be the employer's name: one of the first, short, and not a title, a place or a heading. */
function mayNameEmployer({ text, bullet, mark }: RoleTextLine, index: number, title: string | null): boolean {
  if (
    bullet ||
    mark > 1 ||
    text.length > 50 ||
    /[:!?,]$|[^.]\.$/.test(text.replace(/\b(?:Inc|Ltd|Co|e\.V|Corp)\.$/, ''))
  )
    return false;
  if (
    text === title ||
    ADVERTISED_TITLE_PATTERN.test(text) ||
    isPlaceLine(text) ||
    sectionOf(text) !== 'none'
  )
    return false;
  return (
    index < 4 &&
    text.split(/\s+/).length <= 6 &&
    !/\s[|·•]\s|\b(?:job|remote|hybrid|salary|posted|full-time|part-time|permanent|contract|interim|gesucht|we|you|hi|hello|dear)\b/i.test(
      text,
    )
  );
}

/** The employer without its town: 'Eastfell Homes, Halifax'. */
const removeTown = (line: string) => /^(\p{L}+ [^,]{2,40}), \p{Lu}[\p{L}-]{2,30}$/u.exec(line)?.[1] ?? line;

const ORGANISATION_FORM_PATTERN =
  /\s(?:GmbH|AG|SE|KG|e\.V\.|Ltd|Limited|Inc|LLC|Corp|plc|PLC|SAS|SARL|SA|S\.A\.|S\.L\.|SL|BV|B\.V\.|NV|Oy|AB|ApS|A\/S)\.?(?: & Co\. KG)?$/;

/** Parts of a line of facts that may be the employer: 'Okapi Mobility · Rotterdam · Hybrid'. */
function employerPartsOf({ text, bullet, mark }: RoleTextLine, index: number): string[] {
  if (bullet || (mark > 0 && mark < 7) || index > 3 || text.length > 110) return [];
  const parts = partsOf(text);
  if (parts.length < 2 || /[.!?]$/.test(text)) return [];
  return parts.filter(
    (part, at) =>
      ORGANISATION_FORM_PATTERN.test(part) ||
      (at === 0 &&
        (/\s[|·•]\s/.test(text) || parts.slice(1).some(isTermOrPlace)) &&
        part.split(/\s+/).length <= 5 &&
        !ADVERTISED_TITLE_PATTERN.test(part) &&
        !isPlaceLine(part) &&
        !isPlace(part) &&
        sectionOf(part) === 'none'),
  );
}

const WORK_TERM_PATTERN =
  /^(?:CDI|CDD|remote|hybrid|full[- ]time|part[- ]time|permanent|vollzeit|teilzeit|indefinido)\b/i;
const partsOf = (text: string) => text.split(/\s[|·•–—]\s|,\s/).map((part) => part.trim());

/**
 * Whether a part is a fact that may follow an employer's name on its line: 'Grenoble (38)', 'CDI', 'Hybrid'.
 */
const isTermOrPlace = (part: string) =>
  WORK_TERM_PATTERN.test(part) || FRENCH_TOWN_PATTERN.test(part) || isPlace(part);
/** Whether a part after the first is a French town with its department: 'Grenoble (38)'. */
const hasTown = (text: string) =>
  partsOf(text)
    .slice(1)
    .some((part) => FRENCH_TOWN_PATTERN.test(part));
/** A French town with the number of its department. */
const FRENCH_TOWN_PATTERN = /^\p{Lu}[\p{L}' -]{1,40} \((?:\d{2,3}|2[AB])\)$/u;

const isPlaceLine = (text: string) =>
  isRemote(text) ||
  /^remote\b/i.test(text) ||
  isCountry(text) ||
  (text.includes(',') && isPlace(text)) ||
  /[–-]\s*(?:USA|UK|Remote)$/.test(text);

function cleanName(raw: string): string {
  return raw
    .replace(/^(?:About|Über|Sobre|À propos (?:de |d[’'])) ?(?=\p{Lu})/u, '')
    .replace(/[’']s$/u, '')
    .replace(/(?<!\s)\s+(?:of|the|for|and|&|de|du|des|la|le|der|und)$/u, '')
    .replace(/(?<!\s)\s+(?:Job|Jobs|Careers|Team|Website|Recruiting|Hiring)$/u, '')
    .replace(/(?<![\s.,:;|–-])[\s.,:;|–-]+$/u, (end) =>
      /\.$/.test(end) && /\b(?:e\.V|Inc|Ltd|Co)\.$/.test(raw) ? '.' : '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function isName(name: string, title: string | null): boolean {
  if (
    name.length < 2 ||
    name.length > 60 ||
    NOT_AN_ORGANISATION_PATTERN.test(name) ||
    NOT_AN_ORGANISATION_PATTERN.test(name.split(' ')[0] ?? '')
  ) {
    // 'The Rails Foundation' is a name; 'The' alone is not.
    if (!/^The \p{Lu}/u.test(name)) return false;
  }
  // Two sentences: 'Nadia. We are'.
  if (/\p{Ll}{2}\. \p{Lu}/u.test(name)) return false;
  if (/^\d/.test(name) || ADVERTISED_TITLE_PATTERN.test(name)) return false;
  return !title?.toLowerCase().includes(name.toLowerCase());
}

const normalizeName = (name: string) =>
  name.toLowerCase().replace(/^the |[^\p{L}\p{N}]|(?: (?:inc|ltd|llc|gmbh|ag|limited|plc|e\.?v)\.?$)/gu, '');
const isSameOrganisation = (one: string, other: string) => {
  const [a, b] = [normalizeName(one), normalizeName(other)];
  return a === b || (a.length > 3 && b.length > 3 && (a.startsWith(b) || b.startsWith(a)));
};

/** How often a text repeats a name, counted up to a limit; -1 if it does not have it. */
function countRepetitions(text: string, name: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0 && count < 5; at = text.indexOf(name, at + name.length))
    count += 1;
  return count - 1;
}
