/** Compares required languages with those that the person speaks. */
import type { Verdict } from '@/shared/roles/role-fit';
import { languagesIn } from '../../language/concepts/languages';
import { cutAtWord } from '../../language/text/hygiene';
import { type Language, languageOf, mainLanguage } from '../../language/text/language';
import type { IndexedPerson } from '../candidate/indexed-person';
import type { SpokenLanguage } from '../candidate/types';

/** A low level before a word that says nothing of the level by itself: 'elementary proficiency'. */
const LOW_LEVEL_BEFORE_SOURCE = String.raw`(?<!(?:limited|intermediate|elementary|basic)\s(?:\p{L}{1,20}\s)?)`;

/**
 * Levels from 1 (elementary) to 5 (native), in the words of LinkedIn, the CEFR and everyday language; those of LinkedIn
 * in all languages of profiles.
 */
const LEVELS = (
  [
    [
      5,
      String.raw`(?<!(?:non|not|nicht|no)[- ](?:an? )?|\p{L})(?:nativ|mother|mutter|matern[ae])|natale|madrelingua|moedertaal|zweisprachig|tweetalig|bilingual|bilingüe|bilingue`,
    ],
    [
      4,
      String.raw`full professional|profess?ion\p{L}{2,5} compl[eè]t[ae]|volledige professionele|(?<!not (?:yet )?|nicht )(?:fluen[tc]|fluênc|fließend|flüssig|vloeiend)|verhandlungssicher|courant|fluid|(?<!\p{L})c[12](?!\d)|excellent|very good|sehr gut|très bon|advanced|avancé|avan[zç]a[dt]o|perfect|expert`,
    ],
    [
      3,
      String.raw`(?<!limited )profess?ion(?!\p{L}* limit)|business|${LOW_LEVEL_BEFORE_SOURCE}(?:working|proficien|conversation)|upper[ -]intermediate|gute|good|(?<!\p{L})b2(?!\d)|dominio|maîtrise`,
    ],
    [
      2,
      String.raw`limit(?:ed|[ée]e?|ad[ao]|at[ao])(?!\p{L})|beperkt|intermedi|intermédi|(?<!\p{L})b1(?!\d)|grundkenntnisse|basic (?:\p{L}+ )?knowledge`,
    ],
    [
      1,
      String.raw`element[aá]r|élémentaire|elemental|basic|básic|basis(?:kennis|vaardig)|(?:conoscenza|livello) (?:di )?base|beginner|anfänger|débutant|principiante|scolaire|notions|(?<!\p{L})a[12](?!\d)`,
    ],
  ] as const
).map(([level, source]) => ({ level, pattern: new RegExp(source, 'iu') }));

const levelOf = (text: string): number | undefined => LEVELS.find(({ pattern }) => pattern.test(text))?.level;

/** The level of a requirement or a person that names none. */
const USUAL_LEVEL = 3;
/** The highest level that is required of anybody: who is fluent meets a requirement for a native speaker. */
const FLUENT_LEVEL = 4;

/** The English names of the languages in which people write, by their codes. */
const NAME_BY_LANGUAGE: Partial<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
};

const OR_PATTERN = /\s(?:and\/|und\/|et\/)?(?:or|oder|ou|o)\s/giu;
/** Number of characters beside 'or' in which the languages between which one may choose are named. */
const CHARACTERS_BESIDE_OR = 40;

/** Whether one of the languages that a requirement names is enough: 'English or German', not 'spoken or written'. */
function isAnyEnough(requirement: string): boolean {
  const isAlternative = [...requirement.matchAll(OR_PATTERN)].some(({ index, 0: or }) => {
    const before = requirement.slice(Math.max(0, index - CHARACTERS_BESIDE_OR), index).replace(/,$/, '');
    const end = index + or.length;
    const after = requirement.slice(end, end + CHARACTERS_BESIDE_OR);
    return [before.split(/[,;]/).at(-1), after.split(/[,;]/)[0]].every(
      (part = '') => languagesIn(part).length > 0,
    );
  });
  return isAlternative || /\bone of\b/i.test(requirement);
}

/** Number of statements that show in which language a person writes; more would not change it. */
const MAX_SAMPLED_STATEMENTS = 40;
/** Maximum characters of a statement that is cited as evidence; the written one is cut. */
const MAX_CITED_CHARACTERS = 400;

/**
 * Judges a requirement that names languages. Statements in a language are evidence for it as well.
 * @returns undefined if the requirement names no language
 */
export function judgeLanguages(
  text: string,
  { person, statements }: IndexedPerson,
): { verdict: Verdict; evidence?: string; ref?: string } | undefined {
  const requiredLanguages = languagesIn(text);
  if (requiredLanguages.length === 0) return undefined;
  const requiredLevel = Math.min(levelOf(text) ?? USUAL_LEVEL, FLUENT_LEVEL);
  const sample = statements.slice(0, MAX_SAMPLED_STATEMENTS);
  const sampleLanguage = mainLanguage(sample.map((one) => one.text));
  const sampled = sample.find((one) => languageOf(one.text) === sampleLanguage);
  const writtenLanguage = sampled && NAME_BY_LANGUAGE[sampleLanguage];
  const statement = statements.find(
    (one) =>
      one.text.length <= MAX_CITED_CHARACTERS &&
      requiredLanguages.every((name) => languagesIn(one.text).includes(name)),
  );
  const languageNamed = (name: string) => person.languages.find((one) => one.name === name);
  // Someone whose documents are in a language has shown that they write it.
  const shares = requiredLanguages.map((name) =>
    languageNamed(name) || name !== writtenLanguage ? levelShareOf(languageNamed(name), requiredLevel) : 1,
  );
  const share = isAnyEnough(text) ? Math.max(...shares) : Math.min(...shares);
  const writtenStatement = requiredLanguages.every((name) => !languageNamed(name) && name === writtenLanguage)
    ? sampled
    : undefined;
  const evidence =
    statement?.text ??
    (writtenStatement && cutAtWord(writtenStatement.text, MAX_CITED_CHARACTERS)) ??
    person.languages
      .filter(({ name }) => requiredLanguages.includes(name))
      .map(({ name, level }) => (level ? `${name} (${level})` : name))
      .join(', ');
  if (share === 1) return { verdict: 'evidenced', evidence, ref: (statement ?? writtenStatement)?.ref };
  if (share > 0 || statement) return { verdict: 'mentioned', evidence, ref: statement?.ref };
  return { verdict: 'gap' };
}

/** How far a spoken language meets the required level: 1, half, or 0 where it is not spoken. */
function levelShareOf(spoken: SpokenLanguage | undefined, requiredLevel: number): number {
  if (!spoken) return 0;
  return (levelOf(spoken.level ?? '') ?? USUAL_LEVEL) >= requiredLevel ? 1 : 0.5;
}
