/**
 * Recognises text beside a title that is not the name of an employer: kinds and durations of employment, work on one's
 * own account, grades, and legal forms without a name.
 */
import { isDuration } from '../dates/dates';

const EMPLOYMENT_FORM_PATTERN =
  /^(?:(?:full|part)[- ]?time(?:[ ,/-].*)?|permanent|contract(?: position)?|freelance|self-employed|internship|intern(?:ship)? position|remote|hybrid|on-?site|temporary|seasonal|volunteer|summer|co-op(?: positions?)?|stage(?: (?:&|et) (?:cdi|cdd))?|cdi|cdd|mission|alternance|int[ée]rim|vollzeit|teilzeit|praktikum|festanstellung|werkstudent|minijob|tiempo completo|media jornada|prácticas|est[áa]gio|tempo integral|tirocinio|stage curriculare|umowa o pracę|praktyki|полная занятость|стажировка)$/iu;

/** Whether a text is a kind of employment: 'Full-time', 'Praktikum', 'CDI'. */
export function isEmploymentForm(text: string): boolean {
  return EMPLOYMENT_FORM_PATTERN.test(text.trim());
}

/** A short text with years after it, which may be a kind of employment: 'CONTRACT 2006', 'Perm 1999-2000'. */
const EMPLOYMENT_WITH_YEARS_PATTERN = /^(.{3,20}?) (?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)?$/u;
const SHORTENED_EMPLOYMENT_PATTERN = /^(?:perm|temp|con|project|ftc)\.?$/i;

/** Whether a text is a kind of employment, also a shortened one, with its years. */
export function isEmploymentWithYears(text: string): boolean {
  const [, form = ''] = EMPLOYMENT_WITH_YEARS_PATTERN.exec(text) ?? [];
  return form !== '' && (isEmploymentForm(form) || SHORTENED_EMPLOYMENT_PATTERN.test(form));
}

/** Words before the duration of an employment. */
const BEFORE_DURATION_PATTERN =
  /^(?:(?:employed|worked|tenure|total)(?: for)?|for|approx(?:\.|imately)?|about|over|ca\.)\s*:?\s+/iu;

/** Whether a text states the duration of an employment in place of dates: 'Employed 5 years', '2 yrs 3 months'. */
export const isTimeEmployed = (text: string): boolean =>
  isDuration(text.replace(BEFORE_DURATION_PATTERN, ''));

const SELF_EMPLOYMENT_PATTERN =
  /^(?:self|self\s?[-–]?\s?employ(?:ed|ment)|free-?lance|free-?lancer|independent(?: (?:contractor|consultant))?|indépendante?|independiente|independente|profesional independiente|auto-?entrepreneur|freiberuflich|freiberufler|selbst(?:st)?ändig|trabalho autônomo|autônomo|autónomo|por cuenta propia|libero professionista|własna działalność|независимый|самозанятый|фриланс|фрилансер)$/iu;

/** Whether a text says that somebody works on their own account and has no employer: 'Self-employed', 'Freelance'. */
export function isOwnAccount(text: string): boolean {
  return SELF_EMPLOYMENT_PATTERN.test(text.trim());
}

const GRADE_PATTERN =
  /^(?:\p{Lu}{0,3}\d+(?:\.\d)?|(?:level|grade|band|class|tier) \p{L}?\d+|FTE?|PTE?|HQ|SME|WFH)$/iu;

/** Whether a remark after a title is its grade, working time or the like: 'EL2', 'Level 3', 'FTE', 'HQ'. */
export function isGrade(text: string): boolean {
  return GRADE_PATTERN.test(text.trim());
}

const LEGAL_FORM_CELL_PATTERN =
  /^(?:(?:inc|ltd|llc|llp|pty|plc|gmbh|mbh|gbr|kg|ag|co|lp|limited|corp|corporation|company|companies|firm|employer|group|pvt|pte|private|the)\b[\s.,&]*)+$|^(?:ООО|ОАО|ЗАО|ПАО|АО|ТОО|ТОВ|ИП|ЧП|ФОП|НПО|ГУП|МУП|ФГУП)$/i;

/** Whether a text is a legal form, or a word such as 'Company', without a name: 'Pvt. Ltd.', 'ООО' before «Нордхав». */
export function isLegalForm(text: string): boolean {
  return LEGAL_FORM_CELL_PATTERN.test(text);
}
