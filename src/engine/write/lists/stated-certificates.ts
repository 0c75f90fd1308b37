/** Certificates that a name, a headline or a text about oneself states: '3x AWS Certified', 'PMP'. */
import { parsePersonName } from '@/shared/people/person-name';
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { wordsKey } from '../../language/text/keys';
import { headlineParts } from './role-line';

/** Abbreviations of certificates. */
const CERTIFICATE_LETTERS_PATTERN =
  /^(?:PMP|PMI-ACP|PgMP|PE|CEng|ACCA|FCCA|FCA|ACA|CPA|CFA|CFP|CMA|CIMA|CIA|CISA|CISM|CISSP|CRISC|FRM|FMVA|PRINCE2|SPHR|GPHR|PHR|SHRM-S?CP|CSM|CSPO|CSCP|CPIM|RN)[®™]?$/u;
/**
 * 'AWS Certified', 'Microsoft Certified: Azure Fundamentals', 'Certified Mill Auditor', each with or without a number
 * before it.
 */
const COUNTED_CERTIFICATE_PATTERN =
  /^(?:\d{1,2}x\s)?(?:(?:\p{Lu}[\p{L}\d.+&-]*\s){1,4}Certified:?(?:\s\p{Lu}[\p{L}\d.+&-]*){0,4}|Certified(?:\s\p{Lu}[\p{L}\d.+&-]*){1,5})$/u;
/** Words for a certificate that the person only wants or still studies for. */
const CERTIFICATE_NOT_YET_HELD_PATTERN =
  /\b(?:pursuing|candidate|aspiring|in progress|studying|preparing|student|level|part)\b/iu;

/** The letters of a certificate in brackets after its name: 'Project Management Professional (PMP #12)'. */
const SPELLED_OUT_PATTERN =
  /(?<=\p{Lu}\p{L}{2,20} (?:(?:of|in|for|and) )?\p{Lu}[\p{L}-]{2,30} )\(([A-Z][A-Za-z-]{1,8})[®™]?(?:,? (?:#|[Nn]o\.?|[Nn]umber|ID|[Ll]icen[cs]e)[^()]{0,30})?\)/gu;
/** Words of a sentence that lists certificates; others may name one that somebody else holds. */
const LISTS_CERTIFICATES_PATTERN =
  /\b(?:certifi(?:ed|cates?|cations?)|credentials?|accreditations?|licen[cs]es?)\b/i;

/** A sentence that only names a certificate: 'Certified Lean Six Sigma Black Belt.' */
const CERTIFICATE_SENTENCE_PATTERN =
  /^(?:I am (?:an? )?)?((?:(?:Certified|Chartered) (?:\p{Lu}[\p{L}\d+&-]*|of|in|and)(?: (?:\p{Lu}[\p{L}\d+&-]*|of|in|and)){0,6}))\.?$/u;

/** The certificates that a text about oneself spells out. */
function certificatesInText({ about }: CareerFacts): CitedText[] {
  return about
    .filter(
      ({ value }) => LISTS_CERTIFICATES_PATTERN.test(value) && !CERTIFICATE_NOT_YET_HELD_PATTERN.test(value),
    )
    .flatMap((fact) => {
      const [, whole] = CERTIFICATE_SENTENCE_PATTERN.exec(fact.value.trim()) ?? [];
      const letters = [...fact.value.matchAll(SPELLED_OUT_PATTERN)]
        .map(([, one = '']) => one)
        .filter((one) => CERTIFICATE_LETTERS_PATTERN.test(one));
      return [...(whole ? [whole] : []), ...letters].map((text) => ({ text, spans: spansOf(fact) }));
    });
}

/** The letters after a name: 'Ruth Calloway, PMP®, CFA'. */
function certificatesAfterName({ name }: CareerFacts): CitedText[] {
  if (!name) return [];
  const { plain } = parsePersonName(name.value);
  const ofName = new Set(wordsKey(plain).split(' '));
  // A resume's name is read without the letters after it, which stand in the line that it was read from.
  return [...new Set([name.value, ...name.spans.map(({ quote }) => quote)])]
    .flatMap((text) => text.replace(plain, '').split(/[\s,;|()]+/))
    .filter((part) => CERTIFICATE_LETTERS_PATTERN.test(part) && !ofName.has(wordsKey(part)))
    .map((text) => ({ text, spans: spansOf(name) }));
}

/** The certificates that the name, a part of the headline or a text about oneself states, each once. */
export function statedCertificates(facts: CareerFacts): CitedText[] {
  const { headline } = facts;
  const inHeadline = headline
    ? headlineParts(headline.value)
        .flatMap((part) => part.split(/,\s+/))
        .map((part) => part.trim())
        .filter(
          (part) =>
            (CERTIFICATE_LETTERS_PATTERN.test(part) || COUNTED_CERTIFICATE_PATTERN.test(part)) &&
            !CERTIFICATE_NOT_YET_HELD_PATTERN.test(part),
        )
        .map((text) => ({ text, spans: spansOf(headline) }))
    : [];
  const all = [...certificatesAfterName(facts), ...inHeadline, ...certificatesInText(facts)].map(
    ({ text, spans }) => ({
      text: text.replace(/[®™]$/u, ''),
      spans,
    }),
  );
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
}
