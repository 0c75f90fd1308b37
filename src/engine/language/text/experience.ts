/**
 * Extracts how many years of experience a person states: before a sentence, without a verb, or inside a longer
 * sentence.
 */
import { sentencesOf } from './sentences';

const NUMBER_SOURCE =
  '(?:\\d{1,2}\\+?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|thirty|forty)';
const YEARS_OF_EXPERIENCE_SOURCE = `(?:(?:over|more than|nearly|almost|about|around|some) )?${NUMBER_SOURCE} ?(?:years|yrs)[’']?`;
/** Years before a sentence: 'With over 25 years of IT experience, I bring ...'. */
const YEARS_BEFORE_SENTENCE_PATTERN = new RegExp(
  `^(?:With|Having|Bringing|Drawing on|After) (${YEARS_OF_EXPERIENCE_SOURCE} (?:of |in |as |experience)[^,.;:()]{2,90}), (?=I(?:['’]\\p{L}+)? )`,
  'iu',
);
/**
 * Years without a verb: 'Over 18 years experience as a software engineer', '15+ years building scalable
 * systems'.
 */
const YEARS_WITHOUT_VERB_PATTERN = new RegExp(
  `^(${YEARS_OF_EXPERIENCE_SOURCE} (?:of |in |as |experience |\\p{Ll}{2,}ing )(?:[^.;:()]|\\([A-Z]{2,6}\\)){3,200})\\.?$`,
  'iu',
);
/**
 * Years inside a sentence of other claims: 'An able miller with over 12 years of experience in ..., who ...'.
 */
const YEARS_WITHIN_SENTENCE_PATTERN = new RegExp(
  `^(?:[\\p{L}&/’'-]+,? ){1,12}(?:with|having|has|have|possesses|possessing|of) (${YEARS_OF_EXPERIENCE_SOURCE} (?:of )?(?:[\\p{Ll}-]+ ){0,3}experience (?:in|as|of|with|across|within) [^.;:,()]{4,120})`,
  'iu',
);
/** Words with which the field of the experience ends and another claim begins. */
const NEXT_CLAIM_PATTERN =
  / (?:with|having|who|which|that|along with|as well as|including|and (?:an? |a proven |proven |strong |good |excellent |exceptional |expertise |ability |able |capable )|(?=\p{Lu}\p{Ll}+ in )).*$/u;
/** Maximum words of the years and their field. */
const MAX_EXPERIENCE_WORDS = 24;
const YEARS_WITH_GERUND_PATTERN = new RegExp(`^${YEARS_OF_EXPERIENCE_SOURCE} \\p{Ll}{2,}ing `, 'iu');

const asSentence = (years: string): string => {
  const statedYears = years.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return YEARS_WITH_GERUND_PATTERN.test(statedYears)
    ? `I have spent ${statedYears}`
    : `I have ${statedYears.replace(/ years[’']? (?=experience)/, ' years of ')}`;
};

/**
 * Splits a sentence that begins with years of experience in two, the first of which states them: 'I have 25 years of IT
 * experience' and 'I bring calm' for 'With 25 years of IT experience, I bring calm'. Years without a verb become one
 * sentence; any other sentence is returned as it is.
 */
export function splitOffExperience(sentence: string): string[] {
  const [setting, years] = YEARS_BEFORE_SENTENCE_PATTERN.exec(sentence) ?? [];
  if (setting && years) return [asSentence(years), sentence.slice(setting.length)];
  const [, alone] = YEARS_WITHOUT_VERB_PATTERN.exec(sentence) ?? [];
  return [alone ? asSentence(alone) : sentence];
}

/**
 * The first years of experience with their field in a text, from a sentence that cannot be used as a whole: 'I have
 * over 12 years of experience in milling'.
 */
export function experienceWithin(text: string): string | undefined {
  for (const sentence of sentencesOf(text)) {
    const years = YEARS_WITHIN_SENTENCE_PATTERN.exec(sentence)?.[1]?.replace(NEXT_CLAIM_PATTERN, '').trim();
    const words = years?.split(' ') ?? [];
    if (years && words.length <= MAX_EXPERIENCE_WORDS && /experience \p{L}+ \p{L}/u.test(years))
      return asSentence(years);
  }
  return undefined;
}

/** The years of experience that a text states, each as a sentence in the first person. */
export function experienceIn(text: string): string[] {
  const within = experienceWithin(text);
  const statedYears = sentencesOf(text).flatMap((sentence) =>
    splitOffExperience(sentence)
      .slice(0, 1)
      .filter((one) => one !== sentence),
  );
  return within ? [...statedYears, within] : statedYears;
}
