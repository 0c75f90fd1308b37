/** Compares required languages with those that the person speaks. */
import type { Verdict } from '@/shared/roles/role-fit';
import { languagesIn } from '../../language/concepts/languages';
import { type Language, mainLanguage } from '../../language/text/language';
import type { IndexedPerson } from '../candidate/indexed-person';
import type { SpokenLanguage } from '../candidate/types';

/** Levels from 1 (elementary) to 5 (native), in the words of LinkedIn, the CEFR and everyday language. */
const LEVELS: readonly [number, RegExp][] = [
  [5, /native|mother|mutter|maternel|nativ|bilingual|bilingüe|bilingue/i],
  [
    4,
    /full professional|fluent|fließend|verhandlungssicher|courant|fluid|c1|c2|excellent|sehr gut|advanced|perfect|expert/i,
  ],
  [3, /professional|business|working|gute|good|b2|proficien|conversation|dominio|maîtrise/i],
  [2, /limited|intermediate|b1|grundkenntnisse|basic knowledge/i],
  [1, /elementary|basic|beginner|a1|a2|notions/i],
];
const levelOf = (text: string) =>
  /limited working/i.test(text) ? 2 : LEVELS.find(([, pattern]) => pattern.test(text))?.[0];

/** The English names of the languages in which people write, by their codes. */
const NAME_BY_LANGUAGE: Partial<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

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
  const isAnyEnough = /\bor\b|\boder\b|\bou\b|one of|and\/or/i.test(text);
  const requiredLevel = Math.min(levelOf(text) ?? 3, 4);
  const writtenLanguage = NAME_BY_LANGUAGE[mainLanguage(statements.slice(0, 40).map((one) => one.text))];
  const statement = statements.find(
    (one) => one.text.length < 400 && requiredLanguages.every((name) => languagesIn(one.text).includes(name)),
  );
  const languageNamed = (name: string) => person.languages.find((one) => one.name === name);
  // Someone whose documents are in a language has shown that they write it.
  const shares = requiredLanguages.map((name) =>
    languageNamed(name) || name !== writtenLanguage ? levelShareOf(languageNamed(name), requiredLevel) : 1,
  );
  const share = isAnyEnough ? Math.max(...shares) : Math.min(...shares);
  const writtenStatement = requiredLanguages.every((name) => !languageNamed(name) && name === writtenLanguage)
    ? statements[0]
    : undefined;
  const evidence =
    statement?.text ??
    writtenStatement?.text ??
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
  const level = levelOf(spoken.level ?? '') ?? 3;
  return level >= requiredLevel || level >= 4 ? 1 : 0.5;
}
