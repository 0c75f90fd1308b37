import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { aOrAn, phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { lowerFirst, upperFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';

/** First words of organisations that are words of their own. */
const COMMON_FIRST =
  /^(?:global|group|national|international|university|royal|digital|central|first|general|united|american|european|software|health|marketing|capital|standard|innovate|spectrum|summit)$/;

/** Whether a claim's own words already name its organisation. */
export function namesEmployer(claim: Claim): boolean {
  const organisation = fold(claim.role?.organisation ?? '');
  const text = ` ${fold(claim.text)} `;
  const [first = ''] = organisation.split(' ');
  return (
    organisation !== '' &&
    (text.includes(` ${organisation} `) ||
      (first.length > 4 && !COMMON_FIRST.test(first) && text.includes(` ${first} `)))
  );
}

/**
 * How a sentence begins, so that neighbours differ: with the place, the person, or the office held; 'here'
 * after a sentence that has just named the employer.
 */
export type Opening = 'place' | 'person' | 'office' | 'here';

/** Words of a noun phrase that may safely begin in lower case after 'includes'. */
const COMMON_NOUN =
  /^(?:\p{Lu}?\p{Ll}+(?:tion|ment|ing|ance|sis|ity|al|ship|ure|age|ery)|Growth|Profits|Product|System|Process|Sales|Design|Support|Work|Increase|Reduction|A|An|The)s?\s/u;

function body(claim: Claim, subject: string): string {
  if (claim.predicate) return subject ? `${subject} ${claim.predicate.text}` : claim.predicate.text;
  if (claim.form === 'possessive') return `${subject}’s ${claim.text}`;
  if (claim.form === 'person') {
    const phrase = /^\p{Lu}\p{L}+ \p{Lu}/u.test(claim.text) ? claim.text : lowerFirst(claim.text);
    return `${subject} is ${isPlural(phrase) ? '' : aOrAn(phrase)}${phrase}`;
  }
  return claim.text;
}

/** 'Engineers and builders of ...' takes no article; 'sales leader' does, although its first word ends in s. */
function isPlural(phrase: string): boolean {
  if (
    /^(?:sales|business|operations|logistics|communications|systems|analytics|mathematics|sports|news|process|access|cross|wireless|press)\s/i.test(
      phrase,
    )
  )
    return false;
  return /^(?:\p{L}+s|\p{L}+ership)\s/u.test(phrase);
}

/**
 * A claim as one sentence of prose. A statement of a role names its organisation, unless its own words do;
 * another language is set beside the organisation instead of being built into a sentence.
 */
export function tell(
  claim: Claim,
  dossier: Dossier,
  opening: Opening = 'person',
  subject = dossier.first,
): Piece | undefined {
  const { role } = claim;
  const spans = spansOf(claim.fact, opening === 'office' || !namesEmployer(claim) ? role : undefined);
  const placed = role?.organisation && !namesEmployer(claim) && opening !== 'here';
  const organisation = placed ? theOrganisation(role.organisation) : '';
  const phrases = phrasesOf(claim.language);
  if (claim.language !== 'en') {
    const text = claim.predicate && !role ? `${subject} ${claim.predicate.text}` : claim.text;
    if (claim.predicate && !role && !subject) return undefined;
    return { text: pointed(organisation && phrases ? phrases.placed(organisation, text) : text), spans };
  }
  const personal = claim.predicate || claim.form === 'possessive' || claim.form === 'person';
  if (personal && !subject && (!claim.predicate || /^(?:is|has|was)\s/.test(claim.predicate.text)))
    return undefined;
  if (personal && opening === 'office' && role?.title && organisation) {
    return { text: pointed(`As ${role.title} at ${organisation}, ${body(claim, subject)}`), spans };
  }
  if (personal && opening === 'here' && role && claim.predicate?.tense === 'past' && !namesEmployer(claim))
    return { text: pointed(`There, ${body(claim, subject)}`), spans };
  if (personal)
    return {
      text: pointed(
        organisation ? `At ${organisation}, ${body(claim, subject)}` : upperFirst(body(claim, subject)),
      ),
      spans,
    };
  if (claim.form === 'clause') {
    return {
      text: pointed(organisation ? `At ${organisation}, ${lowerCommon(claim.text)}` : claim.text),
      spans,
    };
  }
  if (!organisation || !COMMON_NOUN.test(claim.text)) return undefined;
  const verb = role?.end === 'present' ? 'includes' : 'included';
  return { text: pointed(`The work at ${organisation} ${verb} ${lowerCommon(claim.text)}`), spans };
}

function lowerCommon(text: string): string {
  return COMMON_NOUN.test(text) ? lowerFirst(text) : text;
}

/** A claim as a list entry or note: verb first, no subject, the organisation in brackets where it is wanted. */
export function note(claim: Claim, place: 'named' | 'bare'): Piece {
  const organisation = claim.role?.organisation ?? '';
  const wanted = place === 'named' && organisation !== '' && !namesEmployer(claim);
  const text = upperFirst(claim.predicate?.bare ?? claim.text);
  return {
    text: wanted ? placedAt(text, claim, organisation) : text,
    spans: spansOf(claim.fact, wanted ? claim.role : undefined),
  };
}

/** Two brackets in a row read badly: then the organisation comes first. */
function placedAt(text: string, claim: Claim, organisation: string): string {
  if (!text.endsWith(')')) return `${text} (${organisation})`;
  return claim.predicate && claim.language === 'en'
    ? `At ${theOrganisation(organisation)}, ${lowerFirst(text)}`
    : `${organisation}: ${text}`;
}

/** Whether a claim can stand without a subject in a list. */
export function standsAlone(claim: Claim): boolean {
  return (
    claim.form !== 'possessive' &&
    claim.form !== 'person' &&
    !(
      claim.predicate &&
      /^(?:has|is|was|had|ist|hat|war|est|a|es|ha|é|tem)\s/.test(claim.predicate.text) &&
      !/^(?:Responsible|Accountable|In charge|Promoted|Appointed|Awarded|Invited|Selected|Elected|Recogni[sz]ed|Nominated|Named|Ranked|Mandated)/.test(
        claim.predicate.bare,
      )
    )
  );
}
