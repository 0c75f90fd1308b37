/** Determines how a sentence in a language other than English can be used in prose about the person. */
import { foreignToThirdPerson } from '../../language/grammar/foreign';
import { isFirstPerson } from '../../language/grammar/person';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import type { Language } from '../../language/text/language';
import { FILLER_PATTERN } from '../../language/vocabulary/filler';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { firstOfJoinedLines } from './foreign-joined-lines';
import { predicateShape, type SentenceShape } from './shape';
import type { Statement } from './statement';

/** The words for 'is' and 'has' in each language. */
const IS_AND_HAS: Partial<Record<Language, { is: string; has: string }>> = {
  it: { is: 'è', has: 'ha' },
  nl: { is: 'is', has: 'heeft' },
  de: { is: 'ist', has: 'hat' },
  fr: { is: 'est', has: 'a' },
  es: { is: 'es', has: 'tiene' },
  pt: { is: 'é', has: 'tem' },
};

/**
 * The words before the first comma, preposition or participle such as 'spécialisé': what somebody calls themselves, if
 * a title is among them.
 */
const HEAD_OF_SENTENCE_PATTERN =
  /^(?!(?:le|la|les|l|un|une|ce|cette|el|los|las|der|die|das|ein|eine|o|os|as|um|uma|il|lo|gli|de|het|een|stage|prácticas|estágio|formation|formación|formação|master|licence|licenciad[oa]|bachelor|diplôme|studium|ausbildung)[\s’'])\p{L}[\p{L}’'/&().-]*(?: [\p{L}’'/&.-]+){0,6}?(?=,| (?:con|nel|nella|in|met|voor|mit|im|für|aus|avec|dans|depuis|en|com|em|de|du|des|da|do|di|spécialis\p{L}+|especializad\p{L}+|especialista|centré\p{L}*|orienté\p{L}*|basad\p{L}+) )/iu;
/** An infinitive at the beginning, as of an objective, or a verb of working as something: 'Atuar como ...'. */
const INFINITIVE_PATTERN = /^\p{L}+(?:[aeiô]r|re|ir)\s(?!de |da |du |do )|^\p{L}+ (?:como|comme|als)\s/iu;
const isInfinitive = (text: string): boolean =>
  INFINITIVE_PATTERN.test(text) && !TITLE_NOUN_PATTERN.test(text.split(' ', 1)[0] ?? '');
/** A wish about one's next post. */
const WISH_FOR_POST_PATTERN =
  /^(?:je (?:recherche|cherche|souhaite|désire|suis (?:actuellement )?(?:à la recherche|en recherche))|(?:eu )?(?:busc[oa]|procur[oa]|almejo|pretendo|espero|gostaria|desejo)|(?:yo )?(?:quiero|deseo|aspiro)|ich (?:suche|möchte|wünsche)|cerco|ik zoek|à la recherche|en busca|em busca|auf der suche)(?!\p{L})/iu;
/** A reference to what another sentence has said: 'J’applique ces mêmes recettes'. */
const POINTS_BACK_PATTERN =
  /(?<!\p{L})(?:c(?:es|e|ette) mêmes?|est[aeo]s? mism[ao]s?|ess[ae]s? mesm[ao]s?|dieselben|quest[iea] stess[iea])(?!\p{L})/iu;
/** Another verb of the sentence, whose subject the head would be. */
const FINITE_VERB_PATTERN =
  /\s(?:est|sont|es|son|ist|sind|é|são|è|is|zijn|a été|wird|werden|will|permet|doit)\s/iu;

/** Years of experience without a verb: '15 ans d’expérience en agence'. */
const YEARS_WITHOUT_VERB_PHRASE_PATTERN =
  /^(?:(?:plus d[e’']|más de|mais de|oltre|über|mehr als|meer dan|ruim) )?\d{1,2}\+? (?:ans|années|años|anos|anni|jahren?|jaar)(?: d[’']| de | di | )(?:\p{L}+ ){0,2}(?:expérience|experiencia|experiência|esperienza|erfahrung|berufserfahrung|ervaring)/iu;

/** A profession with its years, whatever the profession: 'Ingénieure avec 12 ans d’expérience'. */
const PROFESSION_WITH_YEARS_PATTERN =
  /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,5} (?:avec|con|com|mit|met) (?:plus de |más de |mais de |oltre |über |mehr als |meer dan |ruim )?\d{1,2}\+? (?:ans|années|años|anos|anni|jahren?|jaar)(?!\p{L})/iu;
/** French and Spanish qualities without a verb: 'Respectueux des consignes de sécurité'. */
const QUALITIES: Partial<Record<Language, RegExp>> = {
  fr: /^(?:dynamique|autonome|rigoureu(?:x|se)|respectueu(?:x|se)|curieu(?:x|se)|polyvalente?|organisée?|sérieu(?:x|se)|ponctuelle?|ponctuel|créati(?:f|ve)|réacti(?:f|ve)|sensibilisée?|attenti(?:f|ve))(?:,| et| des?| à| aux?) (?:[^\s.:;]+ ?){2,20}$/iu,
  es: /^(?:dinámic[oa]|autónom[oa]|riguros[oa]|curios[oa]|organizad[oa]|puntual|creativ[oa]|responsable|respetuos[oa])(?:,| y| con) (?:[^\s.:;]+ ?){2,20}$/iu,
};

/** Words for the present that can be omitted: 'Atualmente lidero ...'. */
const OMITTED_TODAY_PATTERN = /^(?:Atualmente|Hoje|Actualmente|Hoy|Actuellement),? (?=\p{Ll})/u;

/** A state before the subject and its verb: 'Dynamique et autonome, je suis ...', 'Con base en Lugo, dirijo ...'. */
const STATE_BEFORE: Partial<Record<Language, RegExp>> = {
  fr: /^(\p{Lu}[^,.;:]{4,90}), (?=j(?:e\s|['’]))/u,
  es: /^(\p{Lu}[^,.;:]{4,90}), (?=(?:soy|tengo|trabajo|dirijo|gestiono|lidero|disfruto|aporto|diseño|coordino)\s)/u,
  pt: /^(\p{Lu}[^,.;:]{4,90}), (?=(?:sou|tenho|trabalho|lidero|atuo|coordeno|desenvolvo)\s)/u,
};
/** The role in which something was done, which the sentence can omit. */
const POST_PHRASE_PATTERN =
  /^(?:en tant|en qualité|comme|como|au sein|dans c|à ce|quand|lorsque|si|cuando|quando|se)(?!\p{L})/iu;

/** A sentence with its state before the subject; undefined if there is none. */
function shapeWithState(text: string, language: Language): SentenceShape | undefined {
  const [whole = '', state] = STATE_BEFORE[language]?.exec(text) ?? [];
  if (!state || POST_PHRASE_PATTERN.test(state) || isFirstPerson(state, language)) return undefined;
  const third = foreignToThirdPerson(upperFirst(text.slice(whole.length)), language);
  if (!third?.predicate) return undefined;
  const shape = predicateShape(third.text, 'present');
  return FILLER_PATTERN.test(state) ? shape : { ...shape, before: state };
}

/** The shape of a line without a verb that says what somebody is, or how many years they have worked. */
function nominalShape(text: string, language: Language): SentenceShape | undefined {
  const verbs = IS_AND_HAS[language];
  if (!verbs || isFirstPerson(text, language)) return undefined;
  if (YEARS_WITHOUT_VERB_PHRASE_PATTERN.test(text))
    return predicateShape(`${verbs.has} ${lowerFirst(text)}`, 'present');
  if (QUALITIES[language]?.test(text) && !FINITE_VERB_PATTERN.test(text))
    return predicateShape(`${verbs.is} ${lowerFirst(text)}`, 'present');
  if (PROFESSION_WITH_YEARS_PATTERN.test(text) && !FINITE_VERB_PATTERN.test(text))
    return predicateShape(`${verbs.is} ${language === 'de' ? text : lowerFirst(text)}`, 'present');
  const head = HEAD_OF_SENTENCE_PATTERN.exec(text)?.[0];
  if (!head || !TITLE_NOUN_PATTERN.test(head) || FINITE_VERB_PATTERN.test(text) || isInfinitive(text))
    return undefined;
  return predicateShape(`${verbs.is} ${language === 'de' ? text : lowerFirst(text)}`, 'present');
}

/** Words for experience in languages without a grammar here. */
const EXPERIENCE_PATTERN =
  /doświadcz|specjali|опыт|специали|досвід|спеціал|zkušenost|skúsenost|tapasztalat|erfarenhet|erfaring|kokemus|deneyim|iskust|experien[tț]|\d\+? ?(?:lat|лет|років|let|år|év|yıl|ani|godin\p{L}*)(?!\p{L})/iu;
/** Length, in words, of a self-description that is used verbatim. */
const MIN_DESCRIPTION_WORDS = 4;
const MAX_DESCRIPTION_WORDS = 40;

/** Whether a sentence without a verb of the first person says what somebody is: 'Handlowiec z doświadczeniem ...'. */
function isNominalSelfDescription(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length >= MIN_DESCRIPTION_WORDS &&
    words.length <= MAX_DESCRIPTION_WORDS &&
    (TITLE_NOUN_PATTERN.test(words.slice(0, 4).join(' ')) || EXPERIENCE_PATTERN.test(text))
  );
}

/** The shape of a sentence in a language other than English; undefined if it cannot be used. */
export function foreignShape(
  line: string,
  language: Language,
  origin: Statement['origin'],
): SentenceShape | undefined {
  const whole = firstOfJoinedLines(line, language);
  const text = upperFirst(whole.replace(OMITTED_TODAY_PATTERN, ''));
  // Without a grammar of the language a line is used verbatim, or not at all.
  if (language === 'other')
    return isFirstPerson(text, language) || (origin === 'about' && !isNominalSelfDescription(text))
      ? undefined
      : { form: 'quoted', text };
  if (origin === 'about' && (WISH_FOR_POST_PATTERN.test(text) || POINTS_BACK_PATTERN.test(text)))
    return undefined;
  const nominal =
    origin === 'about' ? (nominalShape(text, language) ?? shapeWithState(whole, language)) : undefined;
  if (nominal) return nominal;
  const third = foreignToThirdPerson(text, language);
  if (!third) return undefined;
  return third.predicate ? predicateShape(third.text, 'present') : { form: 'quoted', text: third.text };
}
