/**
 * Seniority and function of job titles, by which openings and careers are compared. `../vocabulary/titles` tells titles
 * from other phrases and ranks them.
 */
import type { RoleFunction, Seniority } from '@/shared/roles/role-fit';
import { anyOf } from '../text/word-lists';

/** Words that make a phrase of an advertisement a job title: nouns, and abbreviations such as 'CFO' and 'VP'. */
export const ADVERTISED_TITLE_PATTERN = anyOf(
  [
    String.raw`c[efotimprlhdsx]{1,2}o|chro|cmo|ciso|chief(?: [\p{L}&]+){1,4}|presidents?|founder`,
    'chair(?:man|woman|person)?|directors?|director(?:a|es)?|head|s?vp|evp|avp|manager(?:in|s)?',
    'leads?|leader|partner|principal|counsel|controller|fd|md|gm|ned|treasurer|coach|consultant',
    'advis[eo]r|architect|engineer|developer|designer|analyst|specialist|strategist|administrator',
    'coordinator|officer|secretary|associate|representative|executive|scientist|recruiter|editor',
    'producer|nurse|physician|accountant|bookkeeper|owner|scrum master|board member',
    String.raw`\p{L}*ratsmitglied|non-executive|trustee|marketer|writer|expert(?:e|in)?`,
    String.raw`geschäftsführ\p{L}*(?:[:*_/](?:in|innen))?|\p{L}*leit(?:er|ung|erin)(?:[:*_/·](?:in|innen))?`,
    String.raw`vorst(?:and|änd\p{L}*)|\p{L}*referent(?:[:*_/]?in)?|\p{L}*manager(?:[:*_/]?in)?`,
    String.raw`direktor(?:[:*_/]?in)?|koordinator(?:[:*_/]?in)?|\p{L}*berater(?:[:*_/]?in)?`,
    String.raw`\p{L}*entwickler(?:[:*_/]?in)?|sachbearbeiter(?:[:*_/]?in)?|assistent(?:[:*_/]?in)?`,
    'direct(?:eur|rice)|responsable|chef(?:fe)?|chargée?|intrapreneure?|déploiement',
    'développeu(?:r|se)|conseill(?:er|ère)|secrétaire|gérante?|jefe|jefa|gerente|coordinador[ae]?',
    'responsables?|encargad[oa]|técnic[oa]|consultor[ae]?|asesor[ae]?|subdirector[ae]?',
  ],
  { before: String.raw`(?<![\p{L}])`, after: String.raw`(?![\p{L}])`, flags: 'iu' },
);

/** Patterns of titles by seniority; the first match decides. */
const SENIORITY_PATTERNS: readonly [Seniority, RegExp][] = [
  [
    'board',
    /\bnon[- ]executive\b|\bned\b|\bboard (?:member|director|advis)|\bchair(?:man|woman|person)?\b(?! of staff)|\btrustee\b|aufsichtsrat|beirat|administrateur indépendant|consejer/iu,
  ],
  [
    'manager',
    /\b(?:to|of) the (?:ceo|cto|cfo|coo|chief|president)\b|\bchief of staff\b|assistant\b.{0,80}\bto\b|\bproduct owner\b/iu,
  ],
  ['vp', /\b(?:s|e|a)?vp\b|vice[- ]president(?!e)|vice[- ]président/iu],
  [
    'c-level',
    /\bchief\b(?! (?:of staff|engineer|architect))|\bc(?:eo|fo|to|oo|mo|po|ro|io|iso|hro|lo|do|so|co|dto|xo|ao|bo|sco)s?\b|\bexecutive director\b|\bmanaging director\b|\bgeneral counsel\b|\bpresident\b|\bfounder\b|geschäftsführ|vorstand|\bdirect(?:eur|rice)[\p{L}·.()]* (?:général|financi|technique|exécuti)|\bdirector[a]? (?:general|ejecutiv)|\bgérant|\bDAF\b|\bFD\b|\bMD\b|consejer[oa] delegad/iu,
  ],
  [
    'director',
    /\bdirectors?\b|\bdirector[a]\b|\bhead\b|\bdirekt(?:or|ion)|\bdirect(?:eur|rice)|(?:bereichs|betriebs|werks?|klinik|produktions|schul|heim|standort|niederlassungs|abteilungs|haupt|gesamt|verwaltungs|finanz|personal|vertriebs|marketing|entwicklungs|it-|geschäfts(?:bereichs|stellen)?)leit|\bleit(?:er|ung|erin)|\bgeneral manager\b|\bGM\b|\bcountry manager\b|\bpartner\b|\bdirección\b|\bprincipal consultant\b/iu,
  ],
  [
    'manager',
    /\bmanag(?:er|ement)|manager|\blead(?:er)?\b|\bprincipal\b|\bsupervisor|\bcontroller\b|teamleit|gruppenleit|projektleit|\bresponsable\b|\bchef(?:fe)?\b|\bjef[ea]\b|\bgerente\b|\bcoordin|koordinat|\bencargad|scrum master/iu,
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
    /\bpeople\b|\bhr\b|\bhuman (?:resources|capital)|\bchro\b|\btalent\b|recruit|personal(?:leit|wesen|referent|abteilung|management|entwicklung)|ressources humaines|\brh\b|\bdrh\b|recursos humanos|\brrhh\b|learning (?:and|&) development|\bbenefits\b|compensation|culture|diversity|workplace/iu,
  ],
  [
    'finance',
    /financ|finanz|\bcfo\b|\bfd\b|controll(?:er|ing)|treasur|accountant|accounting|\bfp&a\b|\bfp and a\b|\bdaf\b|comptab|buchhalt|audit|\btax\b|contab|tesor|bookkeep|investor relations|rechnungswesen|kaufmännisch/iu,
  ],
  [
    'sales',
    /\bsales\b|\bcro\b|chief revenue|\brevenue\b(?! operations)|vertrieb|verkauf|business development|account (?:manag|executive|director)|commercial|\bventes\b|\bventas\b|comercial|customer success|client (?:partner|director|manag|success)|partnerships?|\bchannel\b|alliances|pre-?sales|renewals|go-to-market/iu,
  ],
  [
    'marketing',
    /marketing|marketer|\bcmo\b|\bbrand\b|communicat|kommunikation|\bgrowth\b|(?<!\p{L})pr(?!\p{L})|public relations|\bcontent\b|öffentlichkeitsarbeit|demand gen|social media|comunicaci|community|\bseo\b|fundrais(?:ing|er)|advancement|communications?|\bpress\b|\bevents\b/iu,
  ],
  [
    'product',
    /\bproduct\b(?!ion)|produkt(?!ion)|\bproduit\b|producto\b|\bux\b|\bdesign(?:er)?\b|user research|\bcpo\b|chief experience/iu,
  ],
  [
    'engineering',
    /engineer|\bcto\b|\bcio\b|\bciso\b|technolog|technical|technik|technisch|software|entwickl|developer|développ|\bit\b|\bdata\b|information (?:officer|security|technology|systems)|architect|devops|infrastructure|security|platform|\bdigital\b(?! (?:marketing|project|program|client|product|sales|content))|machine learning|\bai\b|technique|informatique|tecnolog|informátic|sistemas|\btech\b|science|research and development|\br&d\b|\bqa\b/iu,
  ],
  [
    'operations',
    /operat|\bcoo\b|betrieb|supply chain|logisti|procurement|einkauf|\bproject\b|projekt|programm?e?\b|\bpmo\b|transformation|delivery|produ[ck]tion|producción|fertigung|achats|compras|purchasing|manufactur|\bwerk|plant|process|quality|facilit|service|support|nurs|medical|clinical|orthop|hospital|verwaltung|administration|office|opérat|exploitation|operaciones|proyectos|change|integration|scrum|agile|chef(?:fe)? de projet|care|rehab|warehouse|fulfil|implementation/iu,
  ],
  [
    'general-management',
    /\bceo\b|chief executive|executive director|managing director|general manager|geschäftsführ|\bpresident\b|founder|vorstand|country manager|direct(?:eur|rice) général|director[a]? (?:general|ejecutiv)|strategy|chief of staff|\bboard\b|chair|business unit|\bgérant|regional (?:director|manager)|gerente general|geschäftsstellenleit|partner/iu,
  ],
];

/**
 * Titles that concern an organisation or country as a whole (its head, its board, a chief of staff), whatever else they
 * name.
 */
const WHOLE_ORGANISATION_PATTERN =
  /\bceo\b|chief executive|\bexecutive director\b|\bmanaging director\b|general manager|geschäftsführ|direct(?:eur|rice)[\p{L}·.()]* général|director[a]? (?:general|ejecutiv)|non[- ]executive|aufsichtsrat|\bbeirat|\bboard (?:member|director)|\bchief of staff\b|country manager|\bpresident\b(?<!vice[- ]president)|geschäftsstellenleit/iu;

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
