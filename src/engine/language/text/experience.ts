/** Extracts how many years of experience a person states, before or without a verb. */
import { sentencesOf } from './sentences';

const YEARS = "(?:(?:over|more than|nearly|almost|about|around|some) )?\\d{1,2}\\+? ?(?:years|yrs)[’']?";
/** Years before a sentence: 'With over 25 years of IT experience, I bring ...'. */
const BEFORE = new RegExp(
  `^(?:With|Having|Bringing|Drawing on|After) (${YEARS} (?:of |in |as |experience)[^,.;:()]{2,90}), (?=I(?:['’]\\p{L}+)? )`,
  'iu',
);
/**
 * Years without a verb: 'Over 18 years experience as a software engineer', '15+ years building scalable
 * systems'.
 */
const ALONE = new RegExp(`^(${YEARS} (?:of |in |as |experience |\\p{Ll}{2,}ing )[^.;:()]{3,140})\\.?$`, 'iu');
const DOING = new RegExp(`^${YEARS} \\p{Ll}{2,}ing `, 'iu');

const asSentence = (years: string): string => {
  const statedYears = years.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return DOING.test(statedYears)
    ? `I have spent ${statedYears}`
    : `I have ${statedYears.replace(/ years[’']? (?=experience)/, ' years of ')}`;
};

/**
 * Splits such a sentence in two, the first of which states the years: 'I have 25 years of IT experience' and
 * 'I bring calm' for 'With 25 years of IT experience, I bring calm'.
 */
export function withExperience(sentence: string): string[] {
  const [setting, years] = BEFORE.exec(sentence) ?? [];
  if (setting && years) return [asSentence(years), sentence.slice(setting.length)];
  const [, alone] = ALONE.exec(sentence) ?? [];
  return [alone ? asSentence(alone) : sentence];
}

/** The years of experience that a text states, each as a sentence in the first person. */
export const experienceIn = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    withExperience(sentence)
      .slice(0, 1)
      .filter((one) => one !== sentence),
  );
