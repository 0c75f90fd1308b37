/** Words for what belongs to a person, in sentences that are turned from the first person into the third. */
import { aOrAn } from './indefinite-article';

/** Nouns of one's own that need no article: 'applying experience', for 'applying my experience'. */
const WITHOUT_ARTICLE_PATTERN =
  /^(?:experience|expertise|knowledge|work|leadership|creativity|fluency|insight|research|craftsmanship)$/i;
/** Nouns of one's own that take 'a': 'a love of numbers', for 'my love of numbers'. */
const NOUN_WITH_ARTICLE_PATTERN =
  /^(?:foundation|background|passion|love|approach|ability|eye|focus|interest|perspective|mindset|toolkit|skill-?set|drive|career|network|thesis|degree|profession|understanding|record|talent|flair|sense|role|relationship)$/i;
/**
 * People and things that no article can make another's; 'my' stays before them, and a profile leaves the sentence out.
 */
const PRIVATE_LIFE_PATTERN =
  /\b(?:parents?|kids?|sons?|daughters?|dogs?|cats?|friends?|hands?|hobbies|roots|dreams?|eyes|goals|thoughts|words|days|limits|fingers|grandparents?|brothers?|sisters?|pets?|holidays)\b/i;
/** 'My' or 'our' and the one to four words after it, before a preposition, a conjunction or punctuation. */
const OWN_PHRASE_PATTERN =
  /\b(?:my|our) (?!own\b)((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=$|[,.;:)]|\s(?:of|in|for|with|to|and|or|as|from|on|at|by|through|across|while|that|which|into|towards?)\b)/giu;

/** The phrase with an article or none in place of 'my'; undefined if it is not certain which. */
function phraseOf(phrase: string): string | undefined {
  const noun = phrase.split(' ').at(-1) ?? '';
  if (PRIVATE_LIFE_PATTERN.test(phrase)) return undefined;
  if (WITHOUT_ARTICLE_PATTERN.test(noun) || /[^s]s$/.test(noun)) return phrase;
  return NOUN_WITH_ARTICLE_PATTERN.test(noun) ? `${aOrAn(phrase)}${phrase}` : undefined;
}

/** A business of one's own: 'my own advisory firm'. */
const OWN_BUSINESS_PATTERN =
  /\bmy own ((?:[\p{L}-]+ ){0,3}(?:firm|company|business|practice|agency|consultancy|studio|start-?up|venture|brand))\b/giu;

/**
 * Replaces 'my' and 'our' where the noun needs no owner: 'applying a strong analytical foundation', for 'applying my
 * strong analytical foundation'. Any other 'my' or 'our' stays.
 */
export const removeMy = (text: string): string =>
  text
    .replace(OWN_BUSINESS_PATTERN, (_, business: string) => `${aOrAn(business)}${business}`)
    .replace(OWN_PHRASE_PATTERN, (whole, phrase: string) => phraseOf(phrase) ?? whole);

/** A pastime's hours at the end: 'I teach programming in my spare time'. */
const SPARE_TIME_PATTERN = / (?:in|during) (?:my|his|her) (?:[\p{L}-]+ )?(?:spare|free) time$/iu;
/** Relative clauses of one's own career: 'in every position I have held'. */
const HELD_CLAUSE_PATTERN =
  /(?<=\b(?:every|each|all) (?:[\p{L}-]{1,20} )?\p{L}{1,20}) (?:that )?I(?:['’]ve| have) (?=(?:held|had|done|\p{L}+ed)\b)/giu;

/** A clause of the first person at the end: 'leads the oldest mill of the coast, where we grind for nine ports'. */
const OWN_END_PATTERN =
  /^(.{24,}?), (?:where|when|which|while|as|so|because|since|whose) (?:[^,.;]{0,60}\s)?(?:we|our|my|I)\b.*$/u;
/** What something did for the person at the end: 'has a master's certificate, which allows me to steer ferries'. */
const OWN_BENEFIT_PATTERN =
  /^(.{24,}?),? (?:enabling|allowing|helping|giving|preparing|which (?:gives?|gave|allow(?:s|ed)?|help(?:s|ed)?|makes?|made|enable[sd]?)) me\b.*$/u;
/** Removes a clause at the end about what something did for the person, which needs another subject. */
export const removeOwnEnd = (text: string): string => {
  const whole = OWN_BENEFIT_PATTERN.exec(text)?.[1] ?? text;
  return OWN_END_PATTERN.exec(whole)?.[1] ?? whole;
};

/** Removes clauses of the first person that a sentence can do without. */
export const removeOwnClauses = (text: string): string =>
  text.replace(SPARE_TIME_PATTERN, '').replace(HELD_CLAUSE_PATTERN, ' ');
