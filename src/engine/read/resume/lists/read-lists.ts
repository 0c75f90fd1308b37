/** Reads lists of languages, interests, honours and publications. */
import type { TextFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { joinLines } from '../../layout/paragraphs';
import { spokenLanguageOf } from '../../vocabulary/spoken-languages';
import { interestsIn } from './interests-in-sentences';
import { entriesOfList } from './list-entries';
import { interestLines } from './stray-items';

/** Separates two languages in one line: 'English & German', 'Nederlands en Engels', 'German as well as English'. */
const LANGUAGE_SEPARATOR_PATTERN =
  /[,;|•·/\\&+]|\s[–—-]\s|(?<!\s)\s+(?:and|as well as|und|sowie|et|y|e|en|i|og|och)\s+/iu;

/** Codes or levels of spoken languages, or courses of them: 'NL', 'B2', 'Pre-intermediate. Nordhav College'. */
const LANGUAGE_LEVEL_PATTERN =
  /^(?:NL|EN|DE|FR|ES|IT|PT|PL)$|\b[ABC][12]\b|\b(?:(?:upper|pre)[ -]?intermediate|IELTS|TOEFL|TOEIC|DELF|DELE)\b/iu;

/** Whether a section of languages that names none states codes or levels, and so no other languages or skills. */
export const areLanguageLevels = (lines: readonly DocumentLine[]): boolean =>
  lines.some(({ text }) => LANGUAGE_LEVEL_PATTERN.test(text.trim()));

/** Reads spoken languages, without their levels. */
export function readLanguages(builder: FactsBuilder, lines: readonly DocumentLine[]): TextFact[] {
  const languages: TextFact[] = [];
  for (const [index, line] of lines.entries()) {
    const quote = [line.text, levelBelow(line, lines[index + 1])].filter(Boolean).join(' ');
    for (const language of languagesOf(line))
      if (!languages.some((fact) => fact.value === language))
        languages.push(builder.text('language', language, { page: line.page, quote }, 0.9));
  }
  return languages;
}

const languagesOf = ({ cells }: DocumentLine): string[] =>
  cells
    .flatMap((cell) => cell.split(LANGUAGE_SEPARATOR_PATTERN))
    .flatMap((item) => spokenLanguageOf(item) || []);

/** Maximum characters of a level that stands below its language. */
const MAX_LEVEL_CHARACTERS = 40;

/** The level below a language that stands alone in its line: 'Beginner' below 'Spanish'. */
function levelBelow(line: DocumentLine, below: DocumentLine | undefined): string | undefined {
  const isAlone = !line.text.trim().includes(' ') && below?.flow === line.flow;
  return isAlone && below.text.length <= MAX_LEVEL_CHARACTERS && languagesOf(below).length === 0
    ? below.text
    : undefined;
}

/** Reads interests, one fact for each. */
export function readInterests(builder: FactsBuilder, lines: readonly DocumentLine[]): TextFact[] {
  return joinLines(interestLines(lines)).flatMap((paragraph) =>
    interestsIn(paragraph.text.replace(/^[^:]{0,30}:\s*/, '')).map((item) =>
      builder.text('interest', item, { page: paragraph.page, quote: paragraph.quote }, 0.85),
    ),
  );
}

/** Reads honours or publications, one fact for each title. */
export function readTitledEntries(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  stem: 'honour' | 'publication',
): TextFact[] {
  return entriesOfList(lines).map((entry) =>
    builder.text(stem, entry.name, { page: entry.page, quote: entry.quote }, 0.8),
  );
}
