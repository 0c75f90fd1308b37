import type { Claim } from './claim';

/** What changed, rather than how large something was. */
const CHANGE =
  /%|\bfrom\b.{1,40}\bto\b|[$€£]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|AUD|SGD|million|billion)\b|^(?:grew|cut|raised|reduced|doubled|saved|increased|lowered|lifted|scaled|generated)\b/i;
/** How large a task was, said with its verb. */
const SIZED = /^(?:leads?|led|manages?|managed|heads?|headed|oversees|oversaw|employs?|is|was) /i;

/** Whether a claim says what changed or what it came to. */
export const saysChange = (claim: Claim): boolean => CHANGE.test(claim.text);

/** Whether a text has a figure, not only the number in the name of a product or a version. */
export const hasFigure = (text: string): boolean => /\d/.test(text.replace(/\([^)]*\)|\S*\p{L}\d\S*/gu, ' '));

/** Whether a claim only says how large a task is: 'leads 85 people in 5 countries'. */
export const saysScale = (claim: Claim): boolean =>
  SIZED.test(claim.predicate?.text ?? claim.text) && hasFigure(claim.text);

/** The worth of a claim as proof: a change in figures before the size of a task, whoever held the more senior office. */
const proofWorth = (claim: Claim): number =>
  claim.weight + (saysChange(claim) && hasFigure(claim.text) ? 2 : 0) - (saysScale(claim) ? 3 : 0);

/** The claims, the strongest proof first. */
export function byProof(claims: readonly Claim[]): Claim[] {
  return [...claims].sort((a, b) => proofWorth(b) - proofWorth(a));
}
