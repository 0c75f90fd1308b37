import type { EducationFact } from '@/shared/facts';
import { aOrAn, phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import type { Dossier } from '../statements/dossier';
import { printed } from '../statements/dossier';
import { isSchool } from '../statements/plausible';
import { lowerFirst } from '../text/casing';
import { chosen } from '../text/choose';
import { clean, fold, pointed, unpointed } from '../text/hygiene';
import type { Language } from '../text/language';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { countriesIn } from '../vocabulary/places';

const DEGREE =
  /\b(?:bachelor\w*|master\w*|doctor\w*|ph\.? ?d|mba|emba|b\.? ?sc|m\.? ?sc|b\.? ?a|m\.? ?a|b\.? ?s|m\.? ?s|b\.?eng|m\.?eng|ll\.?b|ll\.?m|diplom\w*|licenciatura|licence|magister|staatsexamen|md|jd|degree|mestrado|doutorado)\b/i;

function degreeLine(education: EducationFact): { degree: string; field: string; school: string } {
  const degree = printed(education.degree ?? '')
    .replace(/(?:(?<!\s)\s+)?[-,]\s*(?=[A-Z]{2,4}$)/, ' (')
    .replace(/( \([A-Z]{2,4})$/, '$1)')
    .replace(/\s(?:em|en|in|of|de)$/i, '');
  const field = printed(education.field ?? '');
  return { degree: /\(\d|^\(/.test(degree) ? '' : degree, field, school: printed(education.school) };
}

/** Whether an entry is one study at one school, not two lines read as one. */
function isOneEntry({ school, degree = '', field = '' }: EducationFact): boolean {
  const all = `${degree} ${field}`;
  const degrees = all.match(new RegExp(DEGREE.source, 'gi')) ?? [];
  return (
    isSchool(school) &&
    !/universi|college|school|institut/i.test(all) &&
    all.length < 110 &&
    degrees.length <= 2 &&
    countriesIn(field).length === 0 &&
    !/^[^\p{L}]|\b(?:19|20)\d\d\b|[|;:•]|\b(?:gpa|cgpa|currently|expected|present|ongoing|thesis|courses?|candidate|student|candidature|class|division|from|at|email|office)\b/iu.test(
      all.trim(),
    )
  );
}

/** The highest education as one sentence; a degree that is still being read for is not claimed. */
function educationOf(dossier: Dossier): Piece[] {
  const phrases = phrasesOf(dossier.language);
  const [first] = dossier.facts.education
    .filter((item) => clean(item.school) || clean(item.degree ?? ''))
    .filter(isOneEntry)
    .sort((a, b) => height(b) - height(a));
  if (!phrases || !first || !dossier.first) return [];
  const { degree, field, school } = degreeLine(first);
  const unfinished =
    first.end !== undefined &&
    dossier.roles.some(
      (role) => role.end === 'present' && role.start && first.end && role.start.year < first.end.year - 6,
    );
  const full =
    field &&
    degree &&
    !(/\bMBA\b/.test(degree) && /^business admin/i.test(field)) &&
    !fold(degree).includes(fold(field))
      ? dossier.language === 'en' && !/\bin\b/.test(degree)
        ? `${degree} in ${field}`
        : `${degree}, ${field}`
      : degree;
  if (degree && DEGREE.test(degree) && !unfinished)
    return [{ text: pointed(degreeSentence(dossier, full, school)), spans: spansOf(first) }];
  if (!school || !field) return [];
  return [{ text: pointed(phrases.studied(dossier.first, field, school)), spans: spansOf(first) }];
}

/** English has several ways to say it; other languages one each. */
function degreeSentence(dossier: Dossier, degree: string, school: string): string {
  const { first, language } = dossier;
  const phrases = phrasesOf(language);
  if (language !== 'en' || !school) return phrases?.degree(first, degree, school) ?? '';
  const from = theOrganisation(school);
  const a = aOrAn(degree);
  const options = [
    `${first} holds ${a}${degree} from ${from}`,
    `${first} earned ${a}${degree} at ${from}`,
    `${first} graduated from ${from} with ${a}${degree}`,
    `${first} has ${a}${degree} from ${from}`,
    `At ${from}, ${first} took ${a}${degree}`,
    `${first} studied at ${from} (${degree})`,
  ];
  return chosen(options, `${dossier.name}|degree|${school}`) ?? '';
}

function height(item: EducationFact): number {
  const text = `${item.degree ?? ''}`;
  if (/\b(?:ph\.? ?d|doctor\w*|promotion|dr\.)\b/i.test(text)) return 3;
  if (/\b(?:master\w*|mba|m\.? ?sc|m\.? ?a|m\.? ?s|m\.?eng|diplom-\w+|mestrado|magister)\b/i.test(text))
    return 2;
  return DEGREE.test(text) ? 1 : 0;
}

/** Where names of languages take no capital. */
const LOWER: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

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
function languagesOf(dossier: Dossier): Piece[] {
  const phrases = phrasesOf(dossier.language);
  const names = dossier.facts.languages
    .filter((fact) => !/\b(?:elementary|basic|grundkenntnisse|a1|a2|notions|básico)\b/i.test(fact.value))
    .map((fact) => ({ fact, name: unpointed(clean(fact.value).replace(/(?:(?<!\s)\s+)?[([:–-].*$/s, '')) }))
    .filter(({ name }) => name.length > 1 && name.length < 40 && !OWN[dossier.language]?.test(name));
  if (!phrases || !dossier.first || names.length === 0) return [];
  const distinct = [
    ...new Set(names.map(({ name }) => (LOWER.has(dossier.language) ? lowerFirst(name) : name))),
  ];
  const text = phrases
    .speaks(dossier.first, listed(distinct.slice(0, 6), phrases.and))
    .replace(/ y (?=h?i(?!e))/g, dossier.language === 'es' ? ' e ' : ' y ');
  return [{ text: pointed(text), spans: spansOf(...names.map(({ fact }) => fact)) }];
}

/** Education and languages, each a sentence; where both are short they stand as one. */
export function backgroundOf(dossier: Dossier): Piece[] {
  const [education, languages] = [educationOf(dossier)[0], languagesOf(dossier)[0]];
  if (
    education?.text.startsWith(`${dossier.first} `) &&
    languages &&
    dossier.language === 'en' &&
    education.text.length < 110
  ) {
    const spoken = unpointed(languages.text);
    const tail = spoken.startsWith(`${dossier.first} `)
      ? ` and ${spoken.slice(dossier.first.length + 1)}`
      : '';
    if (tail.startsWith(' and ')) {
      return [{ text: pointed(`${unpointed(education.text)}${tail}`), spans: spansOf(education, languages) }];
    }
  }
  return [education, languages].filter((piece) => piece !== undefined);
}
