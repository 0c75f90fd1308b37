/** Certificates that a headline or summary states: '3x AWS Certified', 'PMP'. */
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { headlineParts } from './role-line';

/** Abbreviations of certificates. */
const LETTERS =
  /^(?:PMP|ACCA|FCCA|CPA|CFA|CMA|CIMA|CIA|CISA|CISM|CISSP|FRM|FMVA|PRINCE2|SPHR|PHR|SHRM-S?CP|CSM|CSPO|CSCP|CPIM)®?$/u;
/** 'AWS Certified', 'AWS Certified Developer', 'Certified Mill Auditor', each with a number before it. */
const NAMED =
  /^(?:\d{1,2}x\s)?(?:(?:\p{Lu}[\p{L}\d.+&-]*\s){1,4}Certified(?:\s\p{Lu}[\p{L}\d.+&-]*){0,4}|Certified(?:\s\p{Lu}[\p{L}\d.+&-]*){1,5})$/u;
/** Words for a certificate that the person only wants or still studies for. */
const NOT_YET = /\b(?:pursuing|candidate|aspiring|in progress|studying|preparing|student|level|part)\b/iu;

/** The certificates that a part of the headline names. */
export function statedCertificates({ headline }: CareerFacts): CitedText[] {
  if (!headline) return [];
  return headlineParts(headline.value)
    .flatMap((part) => part.split(/,\s+/))
    .map((part) => part.trim())
    .filter((part) => (LETTERS.test(part) || NAMED.test(part)) && !NOT_YET.test(part))
    .map((text) => ({ text, spans: spansOf(headline) }));
}
