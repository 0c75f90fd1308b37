/** Classifies requirements; the most specific type is tried first. */
import type { RequirementType } from '@/shared/roles/role-fit';
import { languagesIn } from '../../language/concepts/languages';
import { anyWordOf } from '../../language/text/word-lists';

const REQUIRED_YEARS_PATTERN =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s*(?:\+|plus|or more|[-–]\s*\d+\+?|to \w+)?\s*(?:\(\d+\)\s*)?\+?\s*(?:years?|yrs?)\b|\b(?:\d{1,2}|zwei|drei|fünf|zehn|mehrjährige)[-\s]*(?:\+\s*)?(?:jahre\b|jährige)|mehrjährig|\d{1,2}\s*\+?\s*ans\b|\d{1,2}\s*\+?\s*años\b|years of (?:experience|\w+ experience)/i;
const PLACE_REQUIREMENT_PATTERN =
  /right to work|work (?:permit|visa|authori)|authori[sz]ed to work|eligible to work|\btravel\b|relocat|based in|located in|reside|time ?zones?\b|candidates from|\b(?:be|work) in (?:our |the )?\p{Lu}\p{L}+|in the office|arbeitserlaubnis|reisebereit|déplacements|permis de travail|desplazamientos|permiso de trabajo/iu;
const CREDENTIAL_PATTERN = anyWordOf(
  [
    String.raw`bachelor|master(?:['’]?s)?(?:\b(?= (?:degree|in|of|prefer))|['’]s)|mba|ph\.?d|degrees?|diploma`,
    String.raw`certifi(?:ed|cat\w+)|licen[cs]ed?|chartered|cpa|cfa|aca|acca|cima|cipd|pmp|cissp|cism|cisa|itil`,
    String.raw`ccna|togaf|prince2|cma|frm|phr|sphr|cscp|cpim|shrm|admitted to|bar\b`,
    'qualified (?:accountant|lawyer|solicitor)|law degree|university|accredited|hochschulstudium',
    String.raw`hochschulabschluss|studium|abschluss|ausbildung|diplôme|bac\s?\+|master|licence`,
    String.raw`formation supérieure|licenciatura|titulación|título|grado en|corporate secret\w+`,
  ],
  'iu',
);
const SCALE_REQUIREMENT_PATTERN =
  /\b(?:team of|teams of|staff of|lead(?:ing)? (?:a )?(?:staff|team)|organi[sz]ation(?:s)? of|reports?\b.{0,20}\b\d|\d+\+? (?:people|employees|engineers|reports|staff|members)|p&l|budget of|headcount|high[- ]growth|complex organi[sz]ation|managed? (?:managers|directors)|multi-?site|levels reporting|personalverantwortung|führungsverantwortung)\b/i;
const DOMAIN_PATTERN =
  /\b(?:industry|sector|domain|market(?:s)? experience|saas|fintech|health ?care|non-?profit|public compan\w+|public sector|start-?ups?|scale-?ups?|venture|fundrais\w+|series [a-d]\b|b2b|b2c|e-?commerce|enterprise software|employment law|regulat\w+|international|ipo|going public|consult(?:ing|ancy)|bank(?:ing)?|insurance|manufactur\w+|retail|automotive|logistics|media|gaming|branche|secteur|politiques publiques|sector|ecosystem|transformations?)\b/i;

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
