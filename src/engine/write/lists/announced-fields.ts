/** Reads the fields that a summary announces: 'specializing in cloud transformation and enterprise resilience'. */
import { upperFirst } from '../../language/text/casing';
import { FILLER_PATTERN } from '../../language/vocabulary/filler';
import { INDUSTRIES } from '../../language/vocabulary/industries';
import { countriesIn } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { isTool } from './skill-kind';
import { canBeSkill, isKnownSkill, skillCase } from './skill-names';

/** Words that announce what the person is known for. */
const ANNOUNCEMENT_PATTERN =
  /\b(?:speciali[sz](?:ing|ed|es?) in|specialists? (?:in|for)|subject matter experts? (?:in|for|on)|expertise in|experts? in)\s+/giu;
/** The end of an announced list. */
const LIST_END_PATTERN =
  /[.;:()]|\s(?:with|for|to|at|by|in|of|across|within|where|who|that|which|while|including|as well as|from|using|through|over|into)\s|$/u;
const SEPARATOR_PATTERN = /,\s*(?:and |& )?|\s(?:and|&)\s/;
/** Sentences about studies, whose field is not that of the work. */
const STUDY_PATTERN =
  /\b(?:degrees?|graduated?|bachelor\S*|master\S* (?:in|of)|ph\.?d|mba|studied|computer science)\b/i;
/** Last words of entries that name no field. */
const VAGUE_ENDING_PATTERN =
  / (?:practices|principles|methodologies|technologies|solutions|skills|roles|areas|fields)$/i;
const MAX_WORDS = 4;
/** Maximum words of an announced field that no vocabulary contains. */
const MAX_UNKNOWN_WORDS = 3;

/** Industries that are also fields of work, and so may be announced as such. */
const FIELD_INDUSTRIES = new Set([
  'Artificial intelligence',
  'Cybersecurity',
  'E-commerce',
  'Logistics and supply chain',
  'Robotics and automation',
  'Software',
  'Marketing and advertising',
  'Manufacturing',
  'Management consulting',
  'Information technology services',
]);

/** Whether a name is only that of an industry: 'Banking', 'Financial services'. */
export function isIndustryName(name: string): boolean {
  const lower = name.toLowerCase();
  return INDUSTRIES.some(
    (industry) =>
      !FIELD_INDUSTRIES.has(industry.name) &&
      (industry.name.toLowerCase() === lower || industry.pattern.exec(lower)?.[0] === lower),
  );
}

/** Adjectives of a description, which a field is not called by: 'strict access controls', 'initial implementation'. */
const DESCRIBED_PATTERN =
  /^(?:initial|strict|real-time|hands-on|modern|enterprise-grade|production-ready|end-to-end|high-quality|seamless|emerging|complex|multiple|various)\s/i;

/** An activity: 'building conversational AI solutions', 'influence architecture standards'. */
const ACTIVITY_PATTERN = /^(?:influence|shape|guide|drive|champion|address|advise|improve)\s\S+\s\S/i;
/** A gerund before its object; those of practices and of things also begin names: 'building management systems'. */
const GERUND_PATTERN = /^(\p{L}{2,}ing)\s\S+\s\S/u;
const NOMINAL_GERUND_PATTERN =
  /^(?:building|engineering|manufacturing|marketing|planning|monitoring|testing|training|learning|lending|processing|computing|programming|banking|mining|shipping|operating|working|reporting|engineering)$/i;

const beginsWithGerund = (name: string): boolean => {
  const gerund = GERUND_PATTERN.exec(name)?.[1];
  return gerund !== undefined && !NOMINAL_GERUND_PATTERN.test(gerund) && !isKnownSkill(gerund, true);
};

/** Whether a name describes a task rather than naming a field. */
export const isDescription = (name: string): boolean =>
  DESCRIBED_PATTERN.test(name) || ACTIVITY_PATTERN.test(name) || beginsWithGerund(name);

/** Whether an entry that no vocabulary contains is written as a name: 'Enterprise Resilience'. */
const isWrittenAsName = (entry: string): boolean =>
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,2}$/u.test(entry) && entry.split(' ').length <= MAX_UNKNOWN_WORDS;

/** The fields that a text announces, as printed. */
export function announcedFieldsIn(text: string): string[] {
  if (STUDY_PATTERN.test(text)) return [];
  return [...text.matchAll(ANNOUNCEMENT_PATTERN)].flatMap((match) => {
    const [list = ''] = text.slice(match.index + match[0].length).split(LIST_END_PATTERN);
    return list
      .split(SEPARATOR_PATTERN)
      .map((entry) => entry.trim().replace(/^(?:the|an?|all)\s/i, ''))
      .filter(
        (entry) =>
          entry.length > 2 &&
          entry.split(' ').length <= MAX_WORDS &&
          canBeSkill(entry) &&
          (isKnownSkill(entry, true) || isWrittenAsName(entry)) &&
          !isTool(entry) &&
          !isIndustryName(entry) &&
          !isDescription(entry) &&
          !VAGUE_ENDING_PATTERN.test(entry) &&
          !TITLE_NOUN_PATTERN.test(entry) &&
          !FILLER_PATTERN.test(entry) &&
          countriesIn(entry).length === 0,
      )
      .map((entry) => skillCase(upperFirst(entry)));
  });
}
