import { lowerFirst } from '../../language/text/casing';
import { chooseByKey } from '../../language/text/choose';
import { type CitedText, spansOf } from '../../language/text/cited-text';
import { clean, pointed, unpointed } from '../../language/text/hygiene';
import type { Language } from '../../language/text/language';
import { listed } from '../../language/text/sentences';
import { phrasesOf } from '../phrases';
import type { CareerContext } from '../statements/career-context';

/** Languages of profiles in which names of languages take no capital. */
const LOWER: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

const MOST = 6;

/** A profile's own language by name: it is not listed. */
const OWN: Partial<Record<Language, RegExp>> = {
  en: /^(?:english|englisch|anglais|inglés|inglês)$/i,
  de: /^(?:deutsch|german)$/i,
  it: /^(?:italiano|italian)$/i,
  nl: /^(?:nederlands|dutch)$/i,
  fr: /^(?:français|french)$/i,
  es: /^(?:español|castellano|spanish)$/i,
  pt: /^(?:português|portuguese)$/i,
};

/** Writes the languages other than the profile's own as one sentence, without proficiencies. */
export function languagesSentences(context: CareerContext): CitedText[] {
  const phrases = phrasesOf(context.language);
  const names = context.facts.languages
    .filter((fact) => !/\b(?:elementary|basic|grundkenntnisse|a1|a2|notions|básico)\b/i.test(fact.value))
    .map((fact) => ({ fact, name: unpointed(clean(fact.value).replace(/(?:(?<!\s)\s+)?[([:–-].*$/s, '')) }))
    .filter(({ name }) => name.length > 1 && name.length < 40 && !OWN[context.language]?.test(name));
  if (!phrases || !context.first || names.length === 0) return [];
  const distinct = [
    ...new Set(names.map(({ name }) => (LOWER.has(context.language) ? lowerFirst(name) : name))),
  ];
  const spoken = listed(distinct.slice(0, MOST), phrases.and);
  const own = context.facts.languages.find(({ value }) => /^english\b/i.test(clean(value)));
  const beside =
    context.language === 'en' && own ? `Besides English, ${context.first} speaks ${spoken}` : undefined;
  const among =
    context.language === 'en' && distinct.length > 1
      ? `${spoken} are among the languages that ${context.first} speaks`
      : undefined;
  const plain = phrases
    .speaks(context.first, spoken)
    .replace(/ y (?=h?i(?!e))/g, context.language === 'es' ? ' e ' : ' y ');
  const text = chooseByKey([plain, beside, among], `${context.name}|languages`) ?? plain;
  const facts = [...names.map(({ fact }) => fact), ...(text === beside ? [own] : [])];
  return [{ text: pointed(text), spans: spansOf(...facts) }];
}
