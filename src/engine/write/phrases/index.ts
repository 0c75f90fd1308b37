import type { Language } from '../../language/text/language';
import { dutchPhrases } from './dutch';
import { englishPhrases } from './english';
import { germanPhrases } from './german';
import type { Phrases, Years } from './phrases';
import { frenchPhrases, italianPhrases, portuguesePhrases, spanishPhrases } from './romance';

export { aOrAn } from '../../language/grammar/indefinite-article';
export type { AchievementParts, Phrases, Years } from './phrases';

const PHRASES_BY_LANGUAGE: Partial<Record<Language, Phrases>> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
  pt: portuguesePhrases,
  it: italianPhrases,
  nl: dutchPhrases,
};

/** The connecting phrases of a language; undefined if there are none, so that its text is only quoted. */
export function phrasesOf(language: Language): Phrases | undefined {
  return PHRASES_BY_LANGUAGE[language];
}

/** The function that formats years in a language: as '2010–2017' and '2017–' if the language has no phrases. */
export function yearsIn(language: Language): (years: Years) => string {
  return PHRASES_BY_LANGUAGE[language]?.years ?? yearsWithoutWords;
}

const yearsWithoutWords = ({ start, end }: Years): string => {
  if (end === 'present') return start ? `${start}–` : '';
  return start && end && start !== end ? `${start}–${end}` : `${start ?? end ?? ''}`;
};
