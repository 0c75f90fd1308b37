/** Keeps the tool of a title with it where the employer follows: 'Programadora en Rust en Nordhav Foods'. */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import { titleScore } from '../../vocabulary/titles';
import { joinSegments, type Segment } from './segment';

/** The segments of a line, without a tool between a title and its employer, which is the title's last word. */
export function keepToolsOfTitles(text: string, segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const last = kept.at(-1);
    const isTool =
      last !== undefined &&
      last.label === undefined &&
      last.after === 'in' &&
      segment.before === 'in' &&
      (segment.after === 'in' || segment.after === 'at') &&
      titleScore(last.text) >= 2 &&
      isTechnology(segment.text);
    if (isTool) kept[kept.length - 1] = joinSegments(text, last, segment);
    else kept.push(segment);
  }
  return kept;
}
