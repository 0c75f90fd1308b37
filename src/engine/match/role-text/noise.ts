/**
 * Recognises text of a page that is not part of the advertisement: menus, cookie notices, buttons, legal
 * boilerplate.
 */
import { anyOf } from '../../language/text/word-lists';
import type { RoleTextLine } from './lines';

/** Notices of the page: about cookies, copyright and terms of use. */
const PAGE_NOTICE_PATTERN = anyOf(
  [
    String.raw`\bcookies?\b.{0,80}\b(?:use|store|storing|accept|consent|device|personali[sz]e|analy[sz]e|settings|policy|verwende|utilis)`,
    String.raw`\b(?:use|verwenden|utilisons|utilizamos|accept|accepter|akzeptieren|aceptar)\b.{0,40}\bcookies?\b`,
    'all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|^©',
    String.raw`\bterms (?:of (?:use|service)|& conditions)\b.{0,20}$`,
  ],
  { flags: 'i' },
);
const BUTTON_PATTERN = anyOf(
  [
    'skip to (?:main )?content|apply(?: now| today| here| for this (?:job|position|role))?!?',
    'apply this position|accept(?: all)?|reject(?: all)?',
    '(?:back to|see|view|browse) (?:all )?(?:results|jobs|openings|search|vacancies|positions)',
    'save(?: this)? job|share(?: this)?(?: job)?|report(?: this)? job|sign (?:in|up)|log ?in|register',
    'subscribe|follow us|read more|show more|menu|search|home|jetzt bewerben|zurück|teilen|merken',
    'drucken|anmelden|postuler|partager|retour|se connecter|compartir|solicitar|inscribirse|volver',
    'pdf version|print|submit',
  ],
  { before: '^', after: String.raw`(?:\s*[|·/»›>]*\s*)$`, flags: 'i' },
);
/** Statements on equal opportunities, and notices to recruiting agencies. */
const LEGAL_NOTICE_PATTERN = anyOf(
  [
    'equal (?:employment )?opportunit|without regard to',
    'regardless of (?:race|age|gender|sex|ethnic|nationality|religion|background|origin)',
    String.raw`discriminat\w{1,20} (?:on|based|because)|do(?:es)? not discriminate`,
    'protected (?:characteristic|veteran|class|status)|reasonable accommodation',
    'all qualified applicants|people of all backgrounds',
    'unabhängig von (?:geschlecht|herkunft|alter|nationalität|ethn|religion|behinderung)',
    'schwerbehindert|gleicher eignung|alle menschen willkommen|quels que soient',
    'égalité (?:des chances|professionnelle)|sans distinction|situation de handicap',
    'independientemente de|igualdad de oportunidades|recruiters? or agencies|unsolicited resumes',
    'no agencies',
  ],
  { flags: 'i' },
);

/** An amount, which shows that a line is more than boilerplate: 'We pay £900 a day. No agencies please.' */
const AMOUNT_PATTERN = /[£$€]\s?\d|\d\s?(?:€|£|EUR|GBP|USD|CHF)/;

/**
 * Terms of the work, which show that a line is not a menu: 'Okapi Mobility · Rotterdam · Hybrid · Full-time'.
 */
const WORK_TERMS_PATTERN =
  /\b(?:full[- ]time|part[- ]time|permanent|hybrid|remote|on-?site|contract|interim|fractional|vollzeit|teilzeit|unbefristet|CDI|CDD|temps (?:plein|partiel)|jornada|indefinido|h[íi]brido)\b/i;

/** The beginning of a requirement, whose subject may be cookies or equal opportunities. */
const REQUIREMENT_BEGINNING_PATTERN =
  /^\W{0,4}(?:(?:strong|proven|deep|solid|good) )?(?:experience|knowledge|understanding|familiarity|expertise|background) (?:of|with|in)\b/i;

/** Whether a text is a row of a menu: short parts between bars or wide spaces. */
function isMenu(text: string): boolean {
  if (WORK_TERMS_PATTERN.test(text)) return false;
  const parts = text.split(/\s*[|·•›»]\s*|\s{3,}/).filter(Boolean);
  return parts.length >= 4 && parts.every((part) => part.length <= 24 && !/\d/.test(part));
}

/** Whether a line belongs to the page and not to the advertisement. */
export function isNoise({ text }: Pick<RoleTextLine, 'text'>): boolean {
  if (REQUIREMENT_BEGINNING_PATTERN.test(text)) return false;
  return BUTTON_PATTERN.test(text) || PAGE_NOTICE_PATTERN.test(text) || isMenu(text);
}

/** Whether a sentence is an equal opportunity statement or a notice to agencies, and states no amount. */
export const isLegalNotice = (text: string) =>
  LEGAL_NOTICE_PATTERN.test(text) && !AMOUNT_PATTERN.test(text) && !REQUIREMENT_BEGINNING_PATTERN.test(text);
