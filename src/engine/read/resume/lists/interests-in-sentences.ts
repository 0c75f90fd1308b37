/** Reads interests that are stated in a sentence: 'Fan de cinéma et de romans policiers, j'aime ...'. */
import { splitItems } from './items';

/** Words before the names of interests: 'Fan of cinema', 'Passionnée par le cinéma', 'I enjoy cooking'. */
const INTEREST_INTRODUCTION_PATTERN =
  /^(?:(?:je suis |ich bin |i am |i'm |soy |sono )?(?:an? |un |une )?(?:big |great |grand |grande |avid )?(?:fans?|lover|enthusiast|passionnée?s?|amat(?:eur|rice)s?|adepte|férue?|aficionad[oa]|amante|apasionad[oa]|appassionat[oa]|begeisterte?r?) (?:of|de|du|des|d['’]|par|por|di|von)\s?|(?:i (?:love|like|enjoy)|j['’]aime|ich mag|me gusta[n]?|mi piace|lubię) )/iu;
/** Sentences in the first person, of which no part is the name of an interest. */
const FIRST_PERSON_SENTENCE_PATTERN = /(?:^|\s)(?:I|[Jj]e|[Jj]['’]\p{L}+|[Ii]ch)\s/u;

/** An adverb after the introduction, which shows that a sentence follows and no interest: 'également résoudre ...'. */
const ADVERB_BEFORE_VERB_PATTERN = /^(?:également|aussi|beaucoup|also|auch|también|anche)\s/iu;

/** The interests of a paragraph, each by its name. */
export function interestsIn(text: string): string[] {
  return splitClauses(text).flatMap((clause) => {
    const rest = clause.replace(INTEREST_INTRODUCTION_PATTERN, '');
    if (ADVERB_BEFORE_VERB_PATTERN.test(rest)) return [];
    if (rest !== clause)
      return splitItems(rest.split(/\s(?:et|y|e|und|and)\s(?:de |du |des |d['’]|of |von )?/iu).join(', '));
    return FIRST_PERSON_SENTENCE_PATTERN.test(clause) ? [] : splitItems(clause);
  });
}

/** The clauses of a text in the first person; any other text as a whole, since its commas are those of a list. */
const splitClauses = (text: string): string[] =>
  INTEREST_INTRODUCTION_PATTERN.test(text) || FIRST_PERSON_SENTENCE_PATTERN.test(text)
    ? text.split(/,\s+(?:et |and |und |y )?(?=(?:j['’]|je |i |ich |me ))/iu)
    : [text];
