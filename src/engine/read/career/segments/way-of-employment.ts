/**
 * Keeps the way of employment after a dash with its title: 'Ingénieur logiciel - Alternance', 'Tester – Internship'.
 */
import { titleScore } from '../../vocabulary/titles';
import { joinSegments, type Segment } from './segment';

/** Ways of employment without which a title would say too much; 'Full-time' and 'Remote' add nothing to one. */
const WAY_OF_EMPLOYMENT_PATTERN =
  /^(?:stage|stagiaire|alternance|alternant[e]?|apprenti(?:e|ssage)?|intern|internship|trainee|apprentice(?:ship)?|co-op|praktikum|praktikant(?:in)?|werkstudent(?:in)?|est[áa]gio|est[áa]gi[áa]ri[oa]|tirocinio|tirocinante|prácticas|beca|becari[oa]|staż|стажировка|стажер|стажёр)$/iu;

/** The segments of a line; a title and its way of employment are one of them, since neither is an employer. */
export function keepWayOfEmployment(text: string, segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const last = kept.at(-1);
    const isRest =
      last !== undefined &&
      segment.before === 'dash' &&
      last.after === 'dash' &&
      segment.label === undefined &&
      WAY_OF_EMPLOYMENT_PATTERN.test(segment.text) &&
      titleScore(last.text) >= 1;
    if (last && isRest) kept[kept.length - 1] = joinSegments(text, last, segment);
    else kept.push(segment);
  }
  return kept;
}
