/**
 * Seniority and function of job titles, by which openings and careers are compared. `../vocabulary/titles`
 * distinguishes titles from other phrases and ranks them. Lists are grouped by language: English, German, then
 * French and Spanish.
 */
import type { RoleFunction, Seniority } from '@/shared/roles/role-fit';
import { anyOf } from '../text/word-lists';

/** Words that make a phrase of an advertisement a job title: nouns, and abbreviations such as 'CFO' and 'VP'. */
export const ADVERTISED_TITLE_PATTERN = anyOf(
  [
    // Abbreviations.
    'c[efotimprlhdsx]{1,2}o|s?vp|evp|avp|fd|md|gm|ned',
    // Heads and boards.
    String.raw`chief(?: [\p{L}&]+){1,4}|presidents?|founder|owner|partner|principal|executive|officer`,
    'chair(?:man|woman|person)?|board member|non-executive|trustee|director(?:s|a|es)?|head',
    'manager(?:in|s)?|leads?|leader|administrator|coordinator|representative|associate|secretary',
    // Professions.
    'counsel|controller|treasurer|accountant|bookkeeper|analyst|coach|consultant|advis[eo]r|strategist',
    'architect|engineer|developer|designer|scientist|scrum master|specialist|expert(?:e|in)?|recruiter',
    'editor|writer|marketer|producer|nurse|physician',
    // German.
    String.raw`\p{L}*ratsmitglied|vorst(?:and|änd\p{L}*)|geschäftsführ\p{L}*(?:[:*_/](?:in|innen))?`,
    String.raw`\p{L}*leit(?:er|ung|erin)(?:[:*_/·](?:in|innen))?|\p{L}*manager(?:[:*_/]?in)?`,
    'direktor(?:[:*_/]?in)?|koordinator(?:[:*_/]?in)?|sachbearbeiter(?:[:*_/]?in)?|assistent(?:[:*_/]?in)?',
    String.raw`\p{L}*(?:referent|berater|entwickler)(?:[:*_/]?in)?`,
    // French.
    'direct(?:eur|rice)|responsables?|chef(?:fe)?|chargée?|gérante?|secrétaire|conseill(?:er|ère)',
    'développeu(?:r|se)|intrapreneure?|déploiement',
    // Spanish.
    'jefe|jefa|gerente|coordinador[ae]?|encargad[oa]|técnic[oa]|consultor[ae]?|asesor[ae]?',
    'subdirector[ae]?',
  ],
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/** Patterns of titles by seniority; the first match decides. */
const SENIORITY_PATTERNS: readonly [Seniority, RegExp][] = [
  [
    'board',
    anyOf(
      [
        String.raw`\bnon[- ]executive\b|\bned\b|\bboard (?:member|director|advis)|\btrustee\b`,
        String.raw`\bchair(?:man|woman|person)?\b(?! of staff)`,
        'aufsichtsrat|beirat|administrateur indépendant|consejer',
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'manager',
    /\b(?:to|of) the (?:ceo|cto|cfo|coo|chief|president)\b|\bchief of staff\b|assistant\b.{0,80}\bto\b|\bproduct owner\b/iu,
  ],
  ['vp', /\b(?:s|e|a)?vp\b|vice[- ]president(?!e)|vice[- ]président/iu],
  [
    'c-level',
    anyOf(
      [
        String.raw`\bchief\b(?! (?:of staff|engineer|architect))`,
        String.raw`\bc(?:eo|fo|to|oo|mo|po|ro|io|iso|hro|lo|do|so|co|dto|xo|ao|bo|sco)s?\b|\bDAF\b|\bFD\b|\bMD\b`,
        String.raw`\bexecutive director\b|\bmanaging director\b|\bgeneral counsel\b|\bpresident\b|\bfounder\b`,
        'geschäftsführ|vorstand',
        String.raw`\bdirect(?:eur|rice)[\p{L}·.()]* (?:général|financi|technique|exécuti)|\bgérant`,
        String.raw`\bdirectora? (?:general|ejecutiv)|consejer[oa] delegad`,
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'director',
    anyOf(
      [
        String.raw`\bdirectors?\b|\bhead\b|\bgeneral manager\b|\bGM\b|\bcountry manager\b|\bpartner\b`,
        String.raw`\bprincipal consultant\b`,
        String.raw`\bdirekt(?:or|ion)|\bleit(?:er|ung|erin)`,
        '(?:bereichs|betriebs|werks?|klinik|produktions|schul|heim|standort|niederlassungs|abteilungs|haupt)leit',
        '(?:gesamt|verwaltungs|finanz|personal|vertriebs|marketing|entwicklungs|it-)leit',
        '(?:geschäfts(?:bereichs|stellen)?)leit',
        String.raw`\bdirect(?:eur|rice)|\bdirectora\b|\bdirección\b`,
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'manager',
    anyOf(
      [
        String.raw`manager|\bmanagement|\blead(?:er)?\b|\bprincipal\b|\bsupervisor|\bcontroller\b|scrum master`,
        'teamleit|gruppenleit|projektleit|koordinat',
        String.raw`\bresponsable\b|\bchef(?:fe)?\b|\bcoordin`,
        String.raw`\bjef[ea]\b|\bgerente\b|\bencargad`,
      ],
      { flags: 'iu' },
    ),
  ],
];

/** The seniority of a title; 'ic' (individual contributor) for a title without authority over others. */
export function seniorityOf(title: string): Seniority {
  if (
    /\b(?:account|product|project|program|community|social media|case|campaign)\w* manager\b/iu.test(title) &&
    !/\b(?:director|head|vp|chief)\b/i.test(title)
  )
    return 'manager';
  return SENIORITY_PATTERNS.find(([, pattern]) => pattern.test(title))?.[0] ?? 'ic';
}

/** Patterns of titles by function; of several that match, the first ones count, see `functionsOf`. */
const FUNCTION_PATTERNS: readonly [RoleFunction, RegExp][] = [
  [
    'legal',
    /\blegal\b|\bcounsel\b|\blawyer|attorney|\bclo\b|compliance|\brecht(?:s|\b)|juri(?:st|di)|jurídic|privacy officer|data protection/iu,
  ],
  [
    'people',
    anyOf(
      [
        String.raw`\bpeople\b|\bhr\b|\bhuman (?:resources|capital)|\bchro\b|\btalent\b|recruit|\bbenefits\b`,
        'learning (?:and|&) development|compensation|culture|diversity|workplace',
        'personal(?:leit|wesen|referent|abteilung|management|entwicklung)',
        String.raw`ressources humaines|\brh\b|\bdrh\b|recursos humanos|\brrhh\b`,
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'finance',
    anyOf(
      [
        String.raw`financ|\bcfo\b|\bfd\b|controll(?:er|ing)|treasur|accountant|accounting|\bfp&a\b|\bfp and a\b`,
        String.raw`audit|\btax\b|bookkeep|investor relations`,
        'finanz|buchhalt|rechnungswesen|kaufmännisch',
        String.raw`\bdaf\b|comptab|contab|tesor`,
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'sales',
    anyOf(
      [
        String.raw`\bsales\b|\bcro\b|chief revenue|\brevenue\b(?! operations)|business development|commercial`,
        'account (?:manag|executive|director)|client (?:partner|director|manag|success)|customer success',
        String.raw`partnerships?|\bchannel\b|alliances|pre-?sales|renewals|go-to-market`,
        'vertrieb|verkauf',
        String.raw`\bventes\b|\bventas\b|comercial`,
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'marketing',
    anyOf(
      [
        String.raw`marketing|marketer|\bcmo\b|\bbrand\b|communicat|\bgrowth\b|(?<!\p{L})pr(?!\p{L})|public relations`,
        String.raw`\bcontent\b|demand gen|social media|community|\bseo\b|fundrais(?:ing|er)|advancement`,
        String.raw`\bpress\b|\bevents\b`,
        'kommunikation|öffentlichkeitsarbeit|comunicaci',
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'product',
    /\bproduct\b(?!ion)|produkt(?!ion)|\bproduit\b|producto\b|\bux\b|\bdesign(?:er)?\b|user research|\bcpo\b|chief experience/iu,
  ],
  [
    'engineering',
    anyOf(
      [
        String.raw`engineer|\bcto\b|\bcio\b|\bciso\b|technolog|technical|software|developer|\bit\b|\bdata\b`,
        'information (?:officer|security|technology|systems)|architect|devops|infrastructure|security|platform',
        String.raw`\bdigital\b(?! (?:marketing|project|program|client|product|sales|content))|machine learning`,
        String.raw`\bai\b|\btech\b|science|research and development|\br&d\b|\bqa\b`,
        'technik|technisch|entwickl',
        'technique|informatique|développ|tecnolog|informátic|sistemas',
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'operations',
    anyOf(
      [
        String.raw`operat|\bcoo\b|supply chain|logisti|procurement|purchasing|\bproject\b|programm?e?\b|\bpmo\b`,
        'transformation|delivery|change|integration|implementation|scrum|agile|process|quality|facilit',
        'produ[ck]tion|manufactur|plant|warehouse|fulfil|service|support|administration|office',
        'nurs|medical|clinical|orthop|hospital|care|rehab',
        String.raw`betrieb|einkauf|projekt|fertigung|\bwerk|verwaltung`,
        'achats|opérat|exploitation|chef(?:fe)? de projet|producción|compras|operaciones|proyectos',
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'general-management',
    anyOf(
      [
        String.raw`\bceo\b|chief executive|executive director|managing director|general manager|\bpresident\b`,
        String.raw`founder|country manager|strategy|chief of staff|\bboard\b|chair|business unit|partner`,
        'regional (?:director|manager)',
        'geschäftsführ|vorstand|geschäftsstellenleit',
        String.raw`direct(?:eur|rice) général|\bgérant|directora? (?:general|ejecutiv)|gerente general`,
      ],
      { flags: 'iu' },
    ),
  ],
];

/**
 * Titles that concern an organisation or country as a whole (its head, its board, a chief of staff), whatever else they
 * name.
 */
const WHOLE_ORGANISATION_PATTERN = anyOf(
  [
    String.raw`\bceo\b|chief executive|\bexecutive director\b|\bmanaging director\b|general manager`,
    String.raw`country manager|\bpresident\b(?<!vice[- ]president)|\bchief of staff\b`,
    String.raw`non[- ]executive|\bboard (?:member|director)`,
    String.raw`geschäftsführ|aufsichtsrat|\bbeirat|geschäftsstellenleit`,
    String.raw`direct(?:eur|rice)[\p{L}·.()]* général|directora? (?:general|ejecutiv)`,
  ],
  { flags: 'iu' },
);

/** The functions that a title belongs to, best first: usually one, rarely two ('Sales and Marketing') or none. */
export function functionsOf(title: string): RoleFunction[] {
  if (WHOLE_ORGANISATION_PATTERN.test(title) && !/\bvice\b/i.test(title)) return ['general-management'];
  const functions = FUNCTION_PATTERNS.filter(([, pattern]) => pattern.test(title)).map(([name]) => name);
  const isCombined = /\p{L}\s*(?:&|\/|\s(?:and|und|et|y)\s)\s*\p{L}/u.test(title);
  if (isCombined && functions.length > 1)
    return functions.filter((name) => COMBINED_FUNCTIONS.has(name)).slice(0, 2);
  return functions.slice(0, 1);
}

/** Functions that titles often combine with 'and'. */
const COMBINED_FUNCTIONS = new Set<RoleFunction>([
  'legal',
  'people',
  'finance',
  'sales',
  'marketing',
  'product',
  'engineering',
  'operations',
]);
