/** Chooses the certificates and degrees of a profile, and words each as an entry. */
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { upperFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { anyOf } from '../../language/text/word-lists';
import { isPlaceName } from '../../language/vocabulary/places';
import { isTechnology } from '../../language/vocabulary/technologies';
import { isOwnName } from '../statements/own-name';
import { printedName } from '../statements/printed-name';
import { isUnfinished } from '../statements/unfinished';
import { degreesOf } from './degrees';
import { hasClosedBrackets, uniqueEntries } from './entries';
import { isFormField } from './form-fields';
import { statedCertificates } from './stated-certificates';
import { withStudiesInProgress } from './studies-in-progress';

/**
 * Entries in lists of certificates that are not certificates: headings, meetings, lists of tools, examinations of
 * schools, and degrees without a subject.
 */
const NOT_A_CERTIFICATION_PATTERN =
  /^(?:extra[- ]?curricular.*|conferences?|developer (?:ide|tools)|cloud solutions|operating systems?|frameworks?|libraries|achievements?|activities|workshops?|trainings?|courses?|certifications?|others?|hobbies|declaration|strengths?|diploma|degree|certificate|graduat(?:e|ion)|post[- ]graduat(?:e|ion)|matriculation|intermediate|hsc|ssc|ssl?c|cbse)$|^(?:diploma|degree|certificate),? (?:in|of)\b.{0,3}(?:$|,)|\b(?:meetup|conference|hackathon)\b/i;

/** Words, most of them at its beginning, that show an entry to be an activity, a sentence, a row of a form or a URL. */
const NOT_A_CERTIFICATE_NAME_PATTERN = anyOf(
  [
    String.raw`^(?:completed|attend(?:ed|ing)|participat\w+|got|under(?:gone|went)|achieved|received|won|expert in|good|done|did|having|have|hands[- ]on|worked|working|knowledge|course:|invited|relevant|course ?work|self[- ]taught|major|mini|basic knowledge|certificates? (?:of|for) (?:attendance|participation|perticip\w+|appreciation|orientation)|examination|grade|remarks|degree|qualification|course,|institution|skills? &|name of|year|suggestions?|synopsis|projects?(?! management professional)|description|duration|team size|diploma/|\d+ ?(?:days?|weeks?|months?)|install|analy[sz]e|implementation of|(?:installation|deployment|migration) (?:and configuration )?of)\b`,
    String.raw`\b(?:implementation|deployment|tracking system)$|licen[cs]e ?#|\betc\b`,
    String.raw`\b(?:url|codice|certificate of participation|name of the|candidate id|institute /|in progress|in-progress|workshops? programme|10th|12th|presentations?)\b`,
    String.raw`\d\s?%|https?:|:\s*\(`,
  ],
  { flags: 'iu' },
);
/** A label in lower case before an activity: 'duties: planning'. 'Stock Management: Assessing Risks' is a name. */
const LABELLED_ACTIVITY_PATTERN = /(?<!\p{L})\p{Ll}+:\s*\p{L}+ing\b/u;
/** Phrases for courses and degrees that are not finished, and for coursework without a certificate. */
const UNFINISHED_COURSE_PATTERN =
  /\b(?:not (?:yet )?(?:finished|completed)|unfinished|incomplete|(?:in|under) progress|ongoing|coursework|pursuing|dropped out|currently (?:undertaking|undergoing|taking|enrolled|completing|doing|preparing))\b/i;
const MAX_NAME_WORDS = 12;
const MAX_ENTRIES = 30;
/**
 * The description of a certificate's subjects after its name: 'Milling Essentials Certificate - Sorting, storing and
 * ...'.
 */
const DESCRIPTION_PATTERN = /\s[-–—]\s.*$/su;
/** The name of a certificate, without its description if that makes it too long for a list. */
function nameAlone(name: string): string {
  const short = name.replace(DESCRIPTION_PATTERN, '');
  return name.split(' ').length > MAX_NAME_WORDS && CERTIFICATE_WORD_PATTERN.test(short) ? short : name;
}
/** Years and separators in an 'issuer', which is then a remark. */
const REMARK_FOR_ISSUER_PATTERN = /;|\b(?:19|20)\d\d\b/;
/** Words of certificates. An 'issuer' that contains one is a second certificate in the same row. */
const CERTIFICATE_WORD_PATTERN =
  /\b(?:certif\w+|fundamentals|foundations?|essentials|training|trainer|specialist|course|practitioner|associate|administrator|developer|engineer|architect|diploma|level|basics|bootcamp|masterclass|statements?|maintenance|management|data|professional)\b/i;
const ISSUER_PATTERN =
  /\b(?:universit\w+|institut\w*|academy|college|school|association|council|board|society|inc|ltd|llc|gmbh|corporation|foundation|center|centre|alliance|management institute|group|organi[sz]ation|ministry|department)\b/i;

/** Titles of courses, which say less than certificates and degrees. */
const COURSE_PATTERN =
  /\b(?:bootcamp|(?:complete|crash|online|video|beginner['’]?s?) (?:[\p{L}-]+ ){0,4}course|masterclass|from zero to (?:hero|mastery)|zero to hero|for (?:absolute )?beginners|(?:an |the )?introduction to|introductory|getting started|learning path|toolbox|overview|boot ?camp)\b|\b(?:course|kurs|cours|curso)$|^(?:intro to|learn(?:ing)? )/iu;

/**
 * Words of certificates that a body awards after an examination. Others may be courses, which follow further degrees.
 */
const PROFESSIONAL_PATTERN =
  /\b(?:certified|certification|certificates?|chartered|licen[cs]ed?|registered|accredited|member|fellow|attorney|practitioner|professional|auditor|lead implementer|(?:black|green|yellow) belt|scrum|ITIL|PRINCE2|COBIT|TOGAF|CompTIA|CCN[AP]|CCENT|CCIE|NVQ|diploma|award|CISS?[AMP]|PM[IP](?:-\p{Lu}+)?|CPA|CFA|CMA|FRM|ACCA|CAPM|RHCE|RHCSA|CKAD?|MCS[ADE]|MCP|MCTS|OSCP|CEH)\b/iu;

/** A single capitalised word, which does not name a certificate: 'Functional', 'Certified'. */
const SINGLE_WORD_PATTERN = /^(?!(?:Attorney|Barrister|Solicitor|Notary|Pharmacist)$)\p{Lu}\p{Ll}+$/u;

/** An issuer of one word: 'Varna'. */
const ONE_NAME_PATTERN = /^\p{Lu}\p{Ll}{2,}$/u;

/** Minimum words of an entry with two certificates whose columns were read as one line. */
const MIN_GLUED_WORDS = 11;
const isGlued = (text: string): boolean =>
  text.split(' ').length >= MIN_GLUED_WORDS && (text.match(/certifi/giu)?.length ?? 0) > 1;

const isCertificateName = (text: string): boolean =>
  hasClosedBrackets(text) &&
  !SINGLE_WORD_PATTERN.test(text) &&
  !NOT_A_CERTIFICATE_NAME_PATTERN.test(text) &&
  !LABELLED_ACTIVITY_PATTERN.test(text) &&
  !UNFINISHED_COURSE_PATTERN.test(text) &&
  text.split(' ').length <= MAX_NAME_WORDS &&
  // Some providers begin their names with a small letter: 'edX Verified Certificate'.
  !/^(?!\p{Ll}{1,2}\p{Lu})[\p{Ll}&(]/u.test(text) &&
  (text.length > 2 || isTechnology(text));

/** The number of an entry in a list that its author numbered: '8. Milling with Data'. */
const NUMBER_BEFORE_PATTERN = /^\d{1,2}[.)]\s+(?=\p{L})/u;
/** The entries without the numbers that several of them begin with. */
function removeNumbers(entries: CareerFacts['certifications']): CareerFacts['certifications'] {
  const isNumbered = entries.filter(({ value }) => NUMBER_BEFORE_PATTERN.test(value)).length > 1;
  return isNumbered
    ? entries.map((entry) => ({ ...entry, value: entry.value.replace(NUMBER_BEFORE_PATTERN, '') }))
    : entries;
}

/** A certificate whose issuer stands on the next line: 'Cold Storage —'. */
const ISSUER_FOLLOWS_PATTERN = /\s[-–—]$/u;
/** Joins each certificate with its issuer where that was read as the next certificate. */
const joinIssuers = (entries: CareerFacts['certifications']): CareerFacts['certifications'] =>
  entries.flatMap((entry, at) => {
    const previous = entries[at - 1];
    if (previous && ISSUER_FOLLOWS_PATTERN.test(previous.value)) return [];
    const next = ISSUER_FOLLOWS_PATTERN.test(entry.value) ? entries[at + 1] : undefined;
    return [
      next
        ? {
            ...entry,
            value: entry.value.replace(ISSUER_FOLLOWS_PATTERN, ''),
            issuer: next.value,
            spans: [...entry.spans, ...next.spans],
          }
        : entry,
    ];
  });

/** The words of a link to a certificate: '[View credential]'. */
const LINK_PATTERN =
  /(?:(?<!\s)\s{1,3})?\[(?:(?:view|see|show|verify|open)\b[^[\]]{0,40}|link|url|credential)\]\s{0,3}$/iu;
/** What is left of the date of a certificate before its name: 'Issued: Milling Essentials'. */
const CUT_DATE_PATTERN = /^(?:admitted|issued|awarded|obtained|earned|passed|completed)\s*[;,:|]\s*(?=\S)/iu;
/** A certificate without the words of a link, the rest of a date, and an issuer that its name has already. */
function withoutRemarks(entry: CareerFacts['certifications'][number]): CareerFacts['certifications'][number] {
  const value = entry.value.replace(LINK_PATTERN, '').replace(CUT_DATE_PATTERN, '');
  // 'Harbour Signals – Corran' of 'Corran Harbour Signals – Corran' names its issuer twice.
  const [, name = '', issuer = ''] = /^([^-–—]{4,80})\s[-–—]\s(\p{Lu}[^-–—]{0,60})$/u.exec(value) ?? [];
  return { ...entry, value: issuer && wordsKey(name).startsWith(`${wordsKey(issuer)} `) ? name : value };
}

/** Small words of a title whose every word has a capital: 'Principles Of Milling'. */
const CAPITAL_SMALL_WORD_PATTERN =
  /(?<=[\p{L}\p{N})] )(?:In|Of|And|For|The|To|With|On|At|By|From|An)(?= [\p{L}\p{N}])/gu;
/** The word for a certificate in lower case between capitals: 'Level 2 certificate In'. */
const SMALL_CERTIFICATE_PATTERN = /(?<= )(?:certificate|diploma|award)(?= (?:In|in|Of|of) )/gu;
/** An entry in the case of titles. */
const titleCased = (text: string): string =>
  text.search(CAPITAL_SMALL_WORD_PATTERN) >= 0
    ? text
        .replace(CAPITAL_SMALL_WORD_PATTERN, (word) => word.toLowerCase())
        .replace(SMALL_CERTIFICATE_PATTERN, (word) => upperFirst(word))
    : text;

/** Whether an entry only begins another: 'Sea English B2' beside 'Sea English B2, Varn School'. */
const beginsAnother = ({ text }: CitedText, all: readonly CitedText[]): boolean =>
  all.some(
    (other) =>
      wordsKey(other.text).startsWith(`${wordsKey(text)} `) && !/\b(?:associate|expert)\b/iu.test(other.text),
  );

/**
 * All degrees, then certificates stated in the name, headline or summary, those of lists as 'Name, Issuer', and then
 * courses, also those whose titles do not say that they are one.
 */
export function certificationsOf(facts: CareerFacts): CitedText[] {
  const certificateFacts = removeNumbers(joinIssuers(facts.certifications))
    .map(withoutRemarks)
    .filter(
      ({ value, issuer = '' }) =>
        !isFormField(value) &&
        !isFormField(issuer) &&
        !isPlaceName(value) &&
        !NOT_A_CERTIFICATION_PATTERN.test(value) &&
        // A heading that a layout broke: 'CERTIFICATIO NS'.
        !NOT_A_CERTIFICATION_PATTERN.test(value.replaceAll(' ', '')) &&
        !isOwnName(value, facts) &&
        !isOwnName(issuer, facts),
    );
  const citedTexts = certificateFacts.flatMap((fact) => {
    const name = nameAlone(printedName(fact.value));
    const issuer = printedName(fact.issuer ?? '').replace(/\s(?:issued|issue date|expires?)$/i, '');
    const cited = { text: name, spans: spansOf(fact) };
    if (isGlued(`${name} ${issuer}`)) return [];
    if (!issuer || !name || wordsKey(name).includes(wordsKey(issuer))) return [cited];
    if (CERTIFICATE_WORD_PATTERN.test(issuer) && !ISSUER_PATTERN.test(issuer))
      return [cited, { ...cited, text: issuer }];
    return [
      (isCertificateName(issuer) || ONE_NAME_PATTERN.test(issuer)) && !REMARK_FOR_ISSUER_PATTERN.test(issuer)
        ? { ...cited, text: `${name}, ${issuer}` }
        : cited,
    ];
  });
  const certificateNames = citedTexts.filter(({ text }) => isCertificateName(text));
  // A list that consists mostly of other entries is not a list of certificates.
  const certificates =
    certificateNames.length * 2 >= citedTexts.length
      ? certificateNames
      : certificateNames.filter(({ text }) => CERTIFICATE_WORD_PATTERN.test(text));
  const words = wordsKey(certificates.map(({ text }) => text).join(' '));
  const degrees = withStudiesInProgress(degreesOf(facts), facts).filter(
    ({ text }) => !` ${words} `.includes(` ${wordsKey(text.split(',')[0] ?? '')} `),
  );
  // 'ACCA' is the 'ACCA Member' of the list.
  const furtherCertificates = statedCertificates(facts).filter(
    ({ text }) => !` ${words} `.includes(` ${wordsKey(text)} `),
  );
  const named = certificates.filter((one) => !beginsAnother(one, certificates));
  const isCourse = ({ text }: CitedText) => COURSE_PATTERN.test(text);
  const isProfessional = ({ text }: CitedText) => PROFESSIONAL_PATTERN.test(text);
  return uniqueEntries(
    [
      ...degrees,
      ...furtherCertificates,
      ...named.filter((one) => !isCourse(one) && isProfessional(one)),
      ...named.filter((one) => !isCourse(one) && !isProfessional(one)),
      ...named.filter(isCourse),
    ]
      .filter(({ text }) => !isUnfinished(text) && !/\s[àa]$/.test(text))
      .map((cited) => ({ ...cited, text: titleCased(cited.text) })),
    MAX_ENTRIES,
  );
}
