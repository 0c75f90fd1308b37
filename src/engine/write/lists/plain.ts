import type { CareerFacts, TextFact } from '@/shared/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { isFirstPerson } from '../../language/grammar/person';
import { upperFirst } from '../../language/text/casing';
import { clean, foldText, unpointed } from '../../language/text/hygiene';
import { isFormField } from '../../language/vocabulary/form-fields';
import { hobbiesIn } from '../../language/vocabulary/interests';
import { isPlaceName } from '../../language/vocabulary/places';
import { TITLE_NOUN } from '../../language/vocabulary/titles';
import { printed } from '../statements/career-context';
import { isPlausiblePlace } from '../statements/person';
import { isUnfinished } from '../statements/refuse';
import { degreesOf } from './degrees';

/** List entries without repetition, in order. */
export function unique(citedTexts: CitedText[], most: number): CitedText[] {
  const seen = new Set<string>();
  return citedTexts
    .filter(({ text }) => {
      const key = foldText(text);
      if (!key || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

/** Returns the place where the person lives; empty if the fact cannot be a place. */
export function citedPlace({ location, skills }: CareerFacts): CitedText {
  const text = printed(location?.value ?? '').replace(/^([^(]*)\)$/, '$1');
  return location &&
    isPlausiblePlace(
      text,
      skills.map(({ value }) => value),
    )
    ? { text, spans: spansOf(location) }
    : { text: '', spans: [] };
}

/** Whether a text is the person's name, or only words of it, as in a signature. */
function isOwnName(text: string, { name }: CareerFacts): boolean {
  const own = foldText(name?.value ?? '').split(' ');
  const words = foldText(text).split(' ');
  const shared = words.filter((word) => own.includes(word)).length;
  // 'Ruth M. Calloway' under a text of Ruth Mary Calloway.
  return words.length > 1 && (shared === words.length || (shared > 1 && words.length <= own.length));
}

/** Headings, meetings and lists of tools among certificates. */
const NOT_HELD =
  /^(?:extra[- ]?curricular.*|conferences?|developer (?:ide|tools)|cloud solutions|operating systems?|frameworks?|libraries|achievements?|activities|workshops?|trainings?|courses?|certifications?|others?|hobbies|declaration|strengths?|diploma|degree|certificate|graduat(?:e|ion)|post[- ]graduat(?:e|ion)|matriculation|intermediate|hsc|ssc|ssl?c|cbse)$|^(?:diploma|degree|certificate),? (?:in|of)\b.{0,3}(?:$|,)|\b(?:meetup|conference|hackathon)\b/i;

/** Beginnings of an activity, a sentence, a row of a form or an address in a list of certificates. */
const NO_NAME =
  /^(?:completed|attend(?:ed|ing)|participat\w+|got|under(?:gone|went)|achieved|received|won|expert in|good|done|did|having|have|hands[- ]on|worked|working|knowledge|course:|invited|major|mini|basic knowledge|certificates? (?:of|for) (?:attendance|participation|perticip\w+|appreciation|orientation)|examination|grade|remarks|degree|qualification|course,|institution|skills? &|name of|year|suggestions?|synopsis|projects?|description|duration|team size|diploma\/|\d+ ?(?:days?|weeks?|months?))\b|licen[cs]e ?#|\betc\b|\b(?:url|codice|certificate of participation|name of the|candidate id|institute \/|in progress|in-progress|workshops? programme|10th|12th|presentations?)\b|\d\s?%|https?:|(?<!\p{L})\p{Ll}+:\s*\p{L}+ing\b|:\s*\(/iu;
const MAX_WORDS = 12;
/** Words of certificates: an 'issuer' that contains one is a second certificate in the same row. */
const OF_CERTIFICATE =
  /\b(?:certif\w+|fundamentals|foundations?|essentials|training|trainer|specialist|course|practitioner|associate|administrator|developer|engineer|architect|diploma|level|basics|bootcamp|masterclass|statements?|maintenance|management|data|professional)\b/i;
const ISSUER =
  /\b(?:universit\w+|institut\w*|academy|college|school|association|council|board|society|inc|ltd|llc|gmbh|corporation|foundation|center|centre|alliance|management institute|group|organi[sz]ation|ministry|department)\b/i;

/** A single word that names no certificate: 'Functional', 'Certified'. */
const ORDINARY_WORD = /^\p{Lu}\p{Ll}+$/u;
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;

const isCertificateName = (text: string): boolean =>
  isClosed(text) &&
  !ORDINARY_WORD.test(text) &&
  !NO_NAME.test(text) &&
  text.split(' ').length <= MAX_WORDS &&
  !/^[\p{Ll}&(]/u.test(text) &&
  text.length > 2;

/** 'Name, Issuer', then the highest degrees. */
export function certificationsOf(facts: CareerFacts): CitedText[] {
  const known = facts.certifications.filter(
    ({ value, issuer = '' }) =>
      !isFormField(value) &&
      !isFormField(issuer) &&
      !isPlaceName(value) &&
      !NOT_HELD.test(value) &&
      !isOwnName(value, facts) &&
      !isOwnName(issuer, facts),
  );
  const citedTexts = known.flatMap((fact) => {
    const name = printed(fact.value);
    const issuer = printed(fact.issuer ?? '').replace(/\s(?:issued|issue date|expires?)$/i, '');
    const told = { text: name, spans: spansOf(fact) };
    if (!issuer || !name || foldText(name).includes(foldText(issuer))) return [told];
    if (OF_CERTIFICATE.test(issuer) && !ISSUER.test(issuer)) return [told, { ...told, text: issuer }];
    return [isCertificateName(issuer) ? { ...told, text: `${name}, ${issuer}` } : told];
  });
  const named = citedTexts.filter(({ text }) => isCertificateName(text));
  // A list that consists mostly of other things is not a list of certificates.
  const held =
    named.length * 2 >= citedTexts.length ? named : named.filter(({ text }) => OF_CERTIFICATE.test(text));
  const words = foldText(held.map(({ text }) => text).join(' '));
  const degrees = degreesOf(facts).filter(({ text }) => !words.includes(foldText(text.split(',')[0] ?? '')));
  return unique(
    [...held, ...degrees].filter(({ text }) => !isUnfinished(text) && !/\s[àa]$/.test(text)),
    30,
  );
}

/** 'My hobbies are ...', 'Outside the office, I’m an avid ...', 'When not working, you will find me ...'. */
const INTERESTS =
  /(?:^|\.\s)(?:(?:my|personal|other)?\s*(?:interests|hobbies)(?:\s+(?:include|includes|are)|\s*:)|(?:outside (?:of )?(?:work|the office|my work)|away from (?:work|the office|my desk)|beyond work|off the clock|in my (?:spare|free|own) time|when (?:i['’]?m |i am )?not (?:working|at work|at my desk)),? (?:i(?:['’]m| am)? (?:also |usually |often )?(?:enjoy|love|like|an? (?:avid|keen|passionate)|can be found|spend (?:my )?time)|you(?:['’]ll| will| can) (?:usually |often |likely |probably )?find me))\s+([^.]{3,300})/i;
/** Nouns for people who do something for pleasure, with the pastime. */
const PASTIME_OF: ReadonlyMap<string, string> = new Map([
  ['hiker', 'hiking'],
  ['runner', 'running'],
  ['reader', 'reading'],
  ['cyclist', 'cycling'],
  ['skier', 'skiing'],
  ['sailor', 'sailing'],
  ['swimmer', 'swimming'],
  ['gardener', 'gardening'],
  ['traveler', 'travel'],
  ['traveller', 'travel'],
  ['photographer', 'photography'],
  ['golfer', 'golf'],
  ['climber', 'climbing'],
  ['surfer', 'surfing'],
  ['cook', 'cooking'],
  ['baker', 'baking'],
]);
/** Words from private life that are not pastimes. */
const AT_HOME =
  /\b(?:husband|wife|spouse|partner|kids?|child(?:ren)?|sons?|daughters?|family|dogs?|cats?|friends)\b/i;

function interestsIn(fact: TextFact): CitedText[] {
  const list = INTERESTS.exec(clean(fact.value))?.[1] ?? '';
  return list
    .replace(/^(?:time )?(?:an? )?(?:avid|keen|passionate) /i, '')
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+|;\s*/)
    .filter((text) => !AT_HOME.test(text) && !/^with\s/i.test(text))
    .map((text) => unpointed(text).replace(/^(?:an? )?(?:avid|keen) /i, ''))
    .map((text) => upperFirst(PASTIME_OF.get(text.toLowerCase()) ?? text))
    .filter((text) => text.length > 2 && text.length < 80 && !isFirstPerson(text))
    .map((text) => ({ text, spans: fact.spans }));
}

const MAX_INTERESTS = 8;

/** 'Areas of interest' in an application are fields of work. */
const AT_WORK =
  /\b(?:management|sales|merchandising|accounting|marketing|operations|administration|procurement|coordination|correspondence|e-?governance)\b/i;

/** Whether a text is a short name of an interest: no sentence, address, quotation or field of a form. */
const isInterest = (text: string) =>
  text.length > 2 &&
  text.split(' ').length <= 7 &&
  !/[\d@“”":/]|\p{Lu}{5,}/u.test(text) &&
  !TITLE_NOUN.test(text) &&
  !isPlaceName(text) &&
  !/\b(?:planning|english|hindi|block|working as|communication|quality|excellence|skills?|passion for|technolog\w+|achievements?|finalist|winner)\b/i.test(
    text,
  ) &&
  !/^(?:have|having|also|has|possess\w*|good|strong|ability|known|written|verbal)\b/i.test(text) &&
  !isFirstPerson(text) &&
  !/(?:^|\s)i[’']?m?\s/i.test(text) &&
  !AT_WORK.test(text) &&
  !isFormField(text);

/** The share of known pastimes in a list from which unknown entries of one or two words are accepted. */
const BELIEVED = 0.7;
/** Maximum words of one interest; a longer entry with several pastimes is a row that was not split. */
const LONGEST_INTEREST = 5;

/** Interests as they were listed, and those that an 'About' names as such; fields of work are left out. */
export function interestsOf(facts: CareerFacts): CitedText[] {
  const listed = facts.interests.flatMap((fact) =>
    clean(fact.value)
      .split(/[;|]|,\s(?=\p{L})/u)
      .map((text) => ({ text: upperFirst(unpointed(text)), spans: fact.spans })),
  );
  const likely = [...listed, ...facts.about.flatMap(interestsIn)].filter(
    ({ text }) => isInterest(text) && !isOwnName(text, facts),
  );
  const known = likely.filter(({ text }) => hobbiesIn(text) > 0).length;
  const believed = known > 1 && known / likely.length >= BELIEVED;
  const isOne = (text: string) => {
    const words = text.split(' ').length;
    if (!isClosed(text)) return false;
    if (hobbiesIn(text) === 0) return believed && words <= 2;
    return words <= LONGEST_INTEREST && (hobbiesIn(text) < 3 || /,|&|\band\b/.test(text));
  };
  return unique(
    likely.filter(({ text }) => isOne(text)),
    MAX_INTERESTS,
  );
}

/** The link of the profile, if it is safe to follow. */
export function linkOf(facts: CareerFacts): string {
  const url = (facts.linkedinUrl ?? '').trim();
  return /^https?:\/\/\S+$/i.test(url) && url.length <= 2_000 ? url : '';
}
