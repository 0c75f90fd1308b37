/** Removes words of praise from a sentence about oneself, so that they do not cost the facts beside them. */
import { aOrAn } from '../grammar/indefinite-article';
import { upperFirst } from './casing';

/** Words before which an adjective is a predicate and cannot be left out: 'passionate about', 'kept it dynamic as'. */
const WORD_AFTER_PREDICATE_SOURCE =
  '(?:about|above|across|after|against|all|along|alongside|although|amid|among|and|are|around|as|at|because|before|behind|below|beyond|both|but|by|despite|down|during|enough|even|except|for|from|had|has|have|if|in|inside|into|is|like|near|nor|of|off|on|once|onto|or|out|outside|over|rather|since|so|than|that|though|through|throughout|to|toward|towards|under|unless|until|up|upon|was|were|when|where|whether|while|who|with|within|without|yet)(?![\\p{L}-])';
/** Adjectives that only praise, before the noun that is left without them. */
const HOLLOW_ADJECTIVES_PATTERN = new RegExp(
  String.raw`\b(an? )?(?:(?:highly |truly |very )?(?:unwavering|relentless|unparalleled|passionate|hard-?working|results?[- ](?:driven|oriented)|seasoned|visionary|self-motivated|highly motivated|detail-oriented|dynamic(?! (?:pricing|programming|positioning|systems?|routing|testing|content))|go-getting)(?:, (?:and )?| and | )){1,4}(?=(?!${WORD_AFTER_PREDICATE_SOURCE})(\p{L}[\p{L}-]*))`,
  'giu',
);
/** Results that are not named: 'business results', 'stakeholder value'. */
const UNNAMED_RESULTS_SOURCE =
  '(?:business|stakeholder|shareholder|exceptional|outstanding|tangible|measurable|real|meaningful) (?:results|value|outcomes)';
/** Results that are not named, as the first of several objects: 'driving business results, change and growth'. */
const UNNAMED_FIRST_OBJECT_PATTERN = new RegExp(
  `\\b((?:driv|deliver|achiev|produc|generat|creat)(?:ing|es|ed|e)) ${UNNAMED_RESULTS_SOURCE}, (?:and )?(?=(\\p{L}+))`,
  'giu',
);
/** A setting that every job has: 'in a fast-paced environment'. */
const FAST_PACE_PATTERN =
  /(?:,? even)?,? (?:in|within|for) (?:an? )?(?:[\p{L}-]+,? (?:and )?){0,3}fast[- ]paced(?:,? (?:and )?[\p{L}-]+){0,3} (?:environments?|settings?|workplaces?)(?=[,.;]|$| (?:and|with)\b)/giu;

/** Phrases whose noun says as much alone, each with what is left of it. */
const PRAISED_NOUNS: readonly (readonly [phrase: RegExp, plain: string])[] = [
  [/\bresultados reais\b/giu, 'resultados'],
  [/(?<=\b(?:with|and|has|have) )(?:a )?(?:proven|demonstrated) ability(?= to\b)/gi, 'the ability'],
  [/\ba wealth of (?=experience|knowledge)/gi, ''],
  [/\ba diverse range of\b/gi, 'a range of'],
];

/**
 * A sentence without empty praise, with its first letter capitalised: 'A focus on risk', of 'An unwavering focus on
 * risk'.
 */
export function removeHollowWords(sentence: string): string {
  const withoutPraise = sentence
    .replace(HOLLOW_ADJECTIVES_PATTERN, (whole, article: string | undefined, noun: string, at: number) => {
      // Inside a sentence two capitals are those of a name: 'built Dynamic Cranes'.
      if (at > 0 && /^(?:an? )?\p{Lu}/u.test(whole) && /^\p{Lu}/u.test(noun)) return whole;
      const plain = article ? aOrAn(noun) : '';
      return /^\p{Lu}/u.test(whole) ? upperFirst(plain) : plain;
    })
    .replace(UNNAMED_FIRST_OBJECT_PATTERN, (_, verb: string, next: string) =>
      /ing$/.test(next) ? '' : `${verb} `,
    )
    .replace(FAST_PACE_PATTERN, '');
  return upperFirst(
    PRAISED_NOUNS.reduce((text, [phrase, plain]) => text.replace(phrase, plain), withoutPraise),
  );
}
