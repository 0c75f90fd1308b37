/** Classifies requirements; the most specific type is tried first. */
import type { RequirementType } from '@/shared/roles/role-fit';
import { languagesIn } from '../../language/concepts/languages';
import { anyOf, anyWordOf } from '../../language/text/word-lists';

const REQUIRED_YEARS_PATTERN = anyOf(
  [
    String.raw`\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s*(?:\+|plus|or more|[-–]\s*\d+\+?|to \w+)?\s*(?:\(\d+\)\s*)?\+?\s*(?:years?|yrs?)\b`,
    String.raw`\b(?:\d{1,2}|zwei|drei|fünf|zehn|mehrjährige)[-\s]*(?:\+\s*)?(?:jahre\b|jährige)|mehrjährig`,
    String.raw`\d{1,2}\s*\+?\s*ans\b|\d{1,2}\s*\+?\s*años\b|years of (?:experience|\w+ experience)`,
  ],
  { flags: 'i' },
);
const PLACE_REQUIREMENT_PATTERN = anyOf(
  [
    String.raw`right to work|work (?:permit|visa|authori)|authori[sz]ed to work|eligible to work|\btravel\b`,
    String.raw`relocat|based in|located in|reside|time ?zones?\b|candidates from`,
    String.raw`\b(?:be|work) in (?:our |the )?\p{Lu}\p{L}+|in the office|arbeitserlaubnis|reisebereit`,
    'déplacements|permis de travail|desplazamientos|permiso de trabajo',
  ],
  { flags: 'iu' },
);
const CREDENTIAL_PATTERN = anyWordOf(
  [
    String.raw`bachelor|master(?:['’]?s)?(?:\b(?= (?:degree|in|of|prefer))|['’]s)|mba|ph\.?d|degrees?|diploma`,
    String.raw`certifi(?:ed|cat\w+)|licen[cs]ed?|chartered|cpa|cfa|aca|acca|cima|cipd|pmp|cissp|cism|cisa|itil`,
    String.raw`ccna|togaf|prince2|cma|frm|phr|sphr|cscp|cpim|shrm|admitted to|bar\b`,
    'qualified (?:accountant|lawyer|solicitor)|law degree|university|accredited|hochschulstudium',
    String.raw`hochschulabschluss|studium|abschluss|ausbildung|diplôme|bac\s?\+\s?\d|master|licence`,
    String.raw`formation supérieure|licenciatura|titulación|título|grado en|corporate secret\w+`,
  ],
  'iu',
);
const SCALE_REQUIREMENT_PATTERN = anyOf(
  [
    'team of|teams of|staff of|lead(?:ing)? (?:a )?(?:staff|team)|organi[sz]ation(?:s)? of',
    String.raw`reports?\b.{0,20}\b\d|\d+\+? (?:people|employees|engineers|reports|staff|members)|p&l|budget of`,
    'headcount|high[- ]growth|complex organi[sz]ation|managed? (?:managers|directors)|multi-?site',
    'levels reporting|personalverantwortung|führungsverantwortung',
  ],
  { before: String.raw`\b`, after: String.raw`\b`, flags: 'i' },
);
const DOMAIN_PATTERN = anyOf(
  [
    'industry|sector|domain|market(?:s)? experience|saas|fintech|health ?care|non-?profit',
    String.raw`public compan\w+|public sector|start-?ups?|scale-?ups?|venture|fundrais\w+|series [a-d]\b|b2b`,
    String.raw`b2c|e-?commerce|enterprise software|employment law|regulat\w+|international|ipo|going public`,
    String.raw`consult(?:ing|ancy)|bank(?:ing)?|insurance|manufactur\w+|retail|automotive|logistics|media`,
    'gaming|branche|secteur|politiques publiques|sector|ecosystem|transformations?',
  ],
  { before: String.raw`\b`, after: String.raw`\b`, flags: 'i' },
);

/** The type of a requirement by its words. */
export function requirementTypeOf(text: string): RequirementType {
  if (
    /\blead\w*\b|\bmanag\w+\b/i.test(text) &&
    /\d\+?\)?\s*(?:\+\)\s*)?(?:of )?(?:employees|people|staff|engineers|reports)/i.test(text)
  )
    return 'leadership-scale';
  if (REQUIRED_YEARS_PATTERN.test(text)) return 'experience-years';
  if (isLanguage(text)) return 'language';
  if (CREDENTIAL_PATTERN.test(text)) return 'credential';
  if (PLACE_REQUIREMENT_PATTERN.test(text)) return 'place';
  if (SCALE_REQUIREMENT_PATTERN.test(text)) return 'leadership-scale';
  return DOMAIN_PATTERN.test(text) ? 'domain' : 'skill';
}

/** Whether a requirement is for a spoken language: it names one, and its level or use unless it is very short. */
function isLanguage(text: string): boolean {
  if (languagesIn(text).length === 0) return false;
  if (text.split(/\s+/).length <= 3) return true;
  return /fluen|native|speak|spoken|written|proficien|command|bilingual|language|level|c1|c2|b2|kenntnisse|sprache|fließend|muttersprach|sprichst|verhandlungssicher|courant|fluid|avanzad|nativ|langue|maîtrise|bilingue|parl|nivel|idioma|dominio|hablad|ideally/i.test(
    text,
  );
}
