/** Removes words of praise from a sentence about oneself, so that they do not cost the facts beside them. */
import { aOrAn } from '../grammar/indefinite-article';

/** Adjectives that only praise; not before 'about', 'and', 'for' and 'in', where they are the predicate. */
const HOLLOW =
  /\b(an? )?(?:(?:highly |truly |very )?(?:unwavering|relentless|unparalleled|passionate|hard-?working|results?[- ](?:driven|oriented)|seasoned|visionary|self-motivated|highly motivated|detail-oriented|dynamic(?! (?:pricing|programming|positioning|systems?|routing|testing|content))|go-getting)(?:, (?:and )?| and | )){1,4}(?=(?!about\b|and\b|in\b|for\b|by\b|with\b|to\b)(\p{L}[\p{L}-]*))/giu;
/** Results that are not named: 'business results', 'stakeholder value'. */
const UNNAMED =
  '(?:business|stakeholder|shareholder|exceptional|outstanding|tangible|measurable|real|meaningful) (?:results|value|outcomes)';
/** Such results as the first of several objects: 'driving business results, change and growth'. */
const FIRST_OBJECT = new RegExp(
  `\\b((?:driv|deliver|achiev|produc|generat|creat)(?:ing|es|ed|e)) ${UNNAMED}, (?:and )?(?=(\\p{L}+))`,
  'giu',
);
/** A setting that every job has: 'in a fast-paced environment'. */
const PACE =
  /,? (?:in|within|for) (?:an? )?(?:[\p{L}-]+,? (?:and )?){0,3}fast[- ]paced(?:,? (?:and )?[\p{L}-]+){0,3} (?:environments?|settings?|workplaces?)(?=[,.;]|$| (?:and|with)\b)/giu;

/** A sentence without empty praise: 'A focus on risk', of 'An unwavering focus on risk'. */
export const removeHollowWords = (sentence: string): string =>
  sentence
    .replace(HOLLOW, (whole, article: string | undefined, noun: string) => {
      const capital = /^\p{Lu}/u.test(whole);
      const plain = article ? aOrAn(noun) : '';
      return capital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    })
    .replace(FIRST_OBJECT, (_, verb: string, next: string) => (/ing$/.test(next) ? '' : `${verb} `))
    .replace(PACE, '')
    .replace(/\bresultados reais\b/giu, 'resultados')
    .replace(/\ba wealth of (?=experience|knowledge)/gi, '')
    .replace(/\ba diverse range of\b/gi, 'a range of')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
