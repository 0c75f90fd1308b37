import { phrasesOf } from '../phrases';
import type { Dossier } from '../statements/dossier';
import { lowerFirst } from '../text/casing';
import { chosen } from '../text/choose';
import { clean, pointed, unpointed } from '../text/hygiene';
import type { Language } from '../text/language';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';

/** Where names of languages take no capital. */
const LOWER: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

const MOST = 6;

/** The language a profile is written in goes without saying in it. */
const OWN: Partial<Record<Language, RegExp>> = {
  en: /^(?:english|englisch|anglais|inglés|inglês)$/i,
  de: /^(?:deutsch|german)$/i,
  it: /^(?:italiano|italian)$/i,
  nl: /^(?:nederlands|dutch)$/i,
  fr: /^(?:français|french)$/i,
  es: /^(?:español|castellano|spanish)$/i,
  pt: /^(?:português|portuguese)$/i,
};

/** The languages beside the profile's own as one phrase, without the proficiency in brackets. */
export function spokenBy(dossier: Dossier): Piece[] {
  const phrases = phrasesOf(dossier.language);
  const names = dossier.facts.languages
    .filter((fact) => !/\b(?:elementary|basic|grundkenntnisse|a1|a2|notions|básico)\b/i.test(fact.value))
    .map((fact) => ({ fact, name: unpointed(clean(fact.value).replace(/(?:(?<!\s)\s+)?[([:–-].*$/s, '')) }))
    .filter(({ name }) => name.length > 1 && name.length < 40 && !OWN[dossier.language]?.test(name));
  if (!phrases || !dossier.first || names.length === 0) return [];
  const distinct = [
    ...new Set(names.map(({ name }) => (LOWER.has(dossier.language) ? lowerFirst(name) : name))),
  ];
  const spoken = listed(distinct.slice(0, MOST), phrases.and);
  const own = dossier.facts.languages.find(({ value }) => /^english\b/i.test(clean(value)));
  const beside =
    dossier.language === 'en' && own ? `Besides English, ${dossier.first} speaks ${spoken}` : undefined;
  const among =
    dossier.language === 'en' && distinct.length > 1
      ? `${spoken} are among the languages that ${dossier.first} speaks`
      : undefined;
  const plain = phrases
    .speaks(dossier.first, spoken)
    .replace(/ y (?=h?i(?!e))/g, dossier.language === 'es' ? ' e ' : ' y ');
  const text = chosen([plain, beside, among], `${dossier.name}|languages`) ?? plain;
  const facts = [...names.map(({ fact }) => fact), ...(text === beside ? [own] : [])];
  return [{ text: pointed(text), spans: spansOf(...facts) }];
}
