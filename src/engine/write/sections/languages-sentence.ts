/** Writes the sentence about the languages that a person speaks. */
import type { TextFact } from '@/shared/record/facts';
import { languageName } from '@/shared/text/language-names';
import { type CitedText, spansOf } from '../../check/cited-text';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { addFinalPeriod } from '../../language/text/hygiene';
import type { Language } from '../../language/text/language';
import { joinAsList } from '../../language/text/sentences';
import { codeOfLanguage, listedLanguage } from '../../language/vocabulary/spoken-languages';
import { phrasesOf } from '../phrases';
import { chooseByKey } from '../sentences/choose';
import type { CareerContext } from '../statements/career-context';

/** Languages in which the names of languages are written in lower case. */
const LOWER_CASE_LANGUAGES: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

const MAX_LANGUAGES = 6;
const MAX_NAME_CHARACTERS = 39;

/** Levels below those at which somebody 'speaks' a language; such languages are not mentioned. */
const BEGINNER_PATTERN =
  /(?<!\p{L})(?:elementary|elementare|limit(?:ed|[ée]e?|ad[ao]|at[ao])|beperkte?|basics?|basis\p{L}*|(?:conoscenza|livello) (?:di )?base|beginner|grundkenntnisse|a1|a2|b1(?!\s?[-–/]\s?b2)|notions|débutant|scolaire|b[áa]sic[oa]|(?<!upper[ -])intermediate|intermedi[oa](?![ -]alt[oa])|intermediári[oa]|intermédiaire|(?:mittlere|schul)kenntnisse)(?!\p{L})/iu;
const NATIVE_LEVEL_PATTERN =
  /(?<!\p{L}|non[- ])(?:native|mother tongue|bilingual|bilingue|bilingüe|muttersprach\p{L}*|zweisprachig|maternelle|natale|materna|nativ[oa]|madrelingua|moedertaal|tweetalig)(?!\p{L})/iu;

/** The text between a language and the next one: ': Native ∙ English: Fluent' gives ': Native '. */
const LEVEL_PATTERN = /^[^,;|∙•·▪]*?(?=[,;|∙•·▪]|\s\p{Lu}\p{Ll}{2,}\s?:|$)/u;

/** A language with the level after it in its source: 'Italian (Native or Bilingual)'. */
function levelOf({ value, spans }: TextFact): string {
  const quote = spans[0]?.quote ?? '';
  const at = quote.indexOf(value);
  const rest = quote.slice(at + value.length);
  // Between bars, one level applies to all languages before it: '| German, Italian (Basic)'.
  const shared = quote.includes('|')
    ? /^(?:, ?\p{L}{2,20}){1,6} ?\(([^()|]{2,40})\)/u.exec(rest)?.[1]
    : undefined;
  return at < 0 ? value : `${value} ${shared ?? LEVEL_PATTERN.exec(rest)?.[0] ?? ''}`;
}

/** Whether a source names a language only before a word for a school or subject: 'Hebrew University'. */
function isOfEducation({ value, spans }: TextFact): boolean {
  const quote = spans.map((span) => span.quote).join(' ');
  const places = quote.split(value).slice(1);
  return (
    places.length > 0 &&
    places.every((after) =>
      /^ (?:university|college|school|institute|literature|studies|philology)\b/i.test(after),
    )
  );
}

/** One fact for each language of a line that lists several: 'English, Hindi'. */
function eachLanguage(fact: TextFact): TextFact[] {
  const parts = fact.value.split(/[,;/&]|\s(?:and|und|et|y|e|en)\s/).map((part) => part.trim());
  const isList = parts.length > 1 && parts.every((part) => codeOfLanguage(listedLanguage(part)));
  return isList ? parts.map((value) => ({ ...fact, value })) : [fact];
}

/**
 * The name of a language in the profile's language, whatever language the source uses. Of an unknown name only the
 * first letter's case is changed.
 */
function nameIn(language: Language, read: string): { name: string; code?: string } {
  const code = codeOfLanguage(read);
  const name = code ? languageName(code, language) : upperFirst(read);
  return {
    name: LOWER_CASE_LANGUAGES.has(language) ? lowerFirst(name) : upperFirst(name),
    ...(code ? { code } : {}),
  };
}

/** One sentence about the languages that a person speaks, without levels; none if that is the profile's own alone. */
export function languagesSentences(context: CareerContext): CitedText[] {
  const phrases = phrasesOf(context.language);
  const languageFacts = context.facts.languages.flatMap(eachLanguage);
  const names = languageFacts
    .filter((fact) => !BEGINNER_PATTERN.test(levelOf(fact)) && !isOfEducation(fact))
    .sort(
      (a, b) => Number(NATIVE_LEVEL_PATTERN.test(levelOf(b))) - Number(NATIVE_LEVEL_PATTERN.test(levelOf(a))),
    )
    .map((fact) => ({ fact, read: listedLanguage(fact.value) }))
    .filter(({ read }) => read.length > 1 && read.length <= MAX_NAME_CHARACTERS)
    .map(({ fact, read }) => ({ fact, ...nameIn(context.language, read) }))
    .filter(({ code }) => code !== context.language || context.language === 'en');
  // An English profile does not state that its person speaks only English.
  const others = names.filter(({ code }) => code !== context.language);
  if (!phrases || !context.first || others.length === 0) return [];
  const distinctNames = [...new Set(names.map(({ name }) => name))];
  const languageList = joinAsList(distinctNames.slice(0, MAX_LANGUAGES), phrases.and);
  const listedEnglish = languageFacts.find(({ value }) => codeOfLanguage(listedLanguage(value)) === 'en');
  const isNative = others.some(({ fact }) => NATIVE_LEVEL_PATTERN.test(levelOf(fact)));
  const beside =
    context.language === 'en' && listedEnglish && !isNative
      ? `Besides English, ${context.first} speaks ${joinAsList([...new Set(others.map(({ name }) => name))].slice(0, MAX_LANGUAGES), phrases.and)}`
      : undefined;
  const among =
    context.language === 'en' && distinctNames.length > 1 && !listedEnglish
      ? `${languageList} are among the languages that ${context.first} speaks`
      : undefined;
  const plain = phrases
    .speaks(context.first, languageList)
    .replace(/ y (?=h?i(?!e))/g, context.language === 'es' ? ' e ' : ' y ');
  const text = chooseByKey([plain, beside, among], `${context.name}|languages`) ?? plain;
  const facts = [...names.map(({ fact }) => fact), ...(text === beside ? [listedEnglish] : [])];
  return [{ text: addFinalPeriod(text), spans: spansOf(...facts) }];
}
