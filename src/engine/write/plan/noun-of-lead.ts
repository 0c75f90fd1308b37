/** The noun of a persona for somebody who leads others below the head of an organisation. */

/** Nouns for somebody who leads others; a title that has one of them keeps it. */
const LEAD_NOUN_PATTERN = /\b(?:Manager|Supervisor|Coordinator)\b/;
/** Managers of a field, who lead it: 'Planning Manager'. Those of projects, products or accounts may lead nobody. */
const LEADS_FIELD_PATTERN =
  /^(?!.*\b(?:projects?|products?|accounts?|programs?|programmes?|office|case|property|store|shop|branch|community|general|success|relationship|task|process|release|service|area|shift|assistant|deputy|junior|\p{L}+ senior)\b).*\bmanager\b/iu;

/** The noun after the field of a title: 'Leader' for 'Planning Manager', 'Manager' for 'Project Manager'. */
export const nounOfLead = (title: string): string =>
  LEADS_FIELD_PATTERN.test(title) ? 'Leader' : (LEAD_NOUN_PATTERN.exec(title)?.[0] ?? 'Lead');
