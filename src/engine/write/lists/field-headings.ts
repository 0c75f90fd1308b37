/** Tells headings of a list of skills that name a field from those of a level, a title or a kind of tool. */
import { anyOf } from '../../language/text/word-lists';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { isTool } from './skill-kind';

/** Headings in the source that state a level or a kind of tool, and not a field of work. */
const LEVEL_HEADING_PATTERN = anyOf(
  [
    String.raw`(?:programming |coding |scripting |markup |spoken |foreign |web )*(?:languages?|tools?|frameworks?|libraries|platforms?|databases?|softwares?|hardware|technolog(?:y|ies)|systems?|operating systems?|ides?|web|os|cloud|applications?|packages|stack|environments?)(?:(?: and |\s?[&/,]\s?| et | y | e | und ).*)?`,
    String.raw`(?:very )?(?:proficient|competent|expert|advanced|intermediate|basic|familiar|beginner|experienced|good|strong)\b.*`,
    String.raw`(?:other|further|more|additional|various|general|main|core|key|hard|soft|technical|computer|it|professional|personal|digital|misc\w*|domain|special)(?: (?:skills?|competenc(?:y|ies|es)|expertise|strengths|knowledge|areas?|technolog(?:y|ies)|tools?|software|systems?|languages?|frameworks?|platforms?))*`,
    'skills?|competenc(?:y|ies|es)|expertise|areas? of expertise|keywords?|concepts?|langages?|outils',
    'lenguajes|herramientas|linguagens|ferramentas|sprachen|werkzeuge|kenntnisse|langues?|idiomas?',
    'linguaggi|strumenti|others?',
    // Levels in other languages.
    'basiche|base|buon[ei]|discrete|ottime|avanzat[ei]|intermedi[oaei]|(?:sehr )?gut\\p{L}*|fortgeschritten\\p{L}*',
    'grundkenntnisse|grundlagen|b[áa]sic[oa]s?|avan[çz]a\\p{L}*|débutant|confirmé|expert[oea]?|notions|goed|gevorderd',
  ],
  { before: '^', after: '$', flags: 'iu' },
);
const MAX_HEADING_WORDS = 5;

/** Whether a heading of the source names a field, and can be a heading of skills in a profile. */
export const isFieldHeading = (name: string): boolean =>
  /^\p{Lu}/u.test(name) &&
  name.split(' ').length <= MAX_HEADING_WORDS &&
  !/[.:;,()\d]/.test(name) &&
  !LEVEL_HEADING_PATTERN.test(name) &&
  !TITLE_NOUN_PATTERN.test(name.split(' ').at(-1) ?? '') &&
  !isTool(name);
