/** Labels for the stages of a generation, shared by every screen that shows them. */
import type { GenerationProgress, SourceProgress } from '@/shared/generation/progress';

export const STAGE_LABELS = { composing: 'Composing', checking: 'Checking every claim' };

/** How far the reading of a source is: 'Reading resume.pdf, page 3 of 8'. */
export function readingLabel({ about, page, pages }: SourceProgress): string {
  const where = page ? `, page ${page}${pages ? ` of ${pages}` : ''}` : '';
  return `Reading ${about}${where}`;
}

/** The current stage in one line; if several sources are being read, the first. */
export function currentStageLine({ stage, sources }: GenerationProgress): string {
  if (stage !== 'reading') return STAGE_LABELS[stage];
  const source = sources.find(({ state }) => state === 'reading');
  return source ? readingLabel(source) : 'Reading what you gave us';
}
