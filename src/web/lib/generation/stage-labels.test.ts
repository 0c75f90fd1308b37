import { expect, it } from 'vitest';
import { advanceProgress, startProgress } from '@/shared/generation/progress';
import { currentStageLine } from './stage-labels';

it('currentStageLine says in one line what a generation is doing', () => {
  let progress = startProgress(['Profile.pdf', 'resume.pdf']);
  expect(currentStageLine(progress)).toBe('Reading what you gave us');
  progress = advanceProgress(progress, { stage: 'reading', about: 'resume.pdf', page: 3, pages: 8 });
  expect(currentStageLine(progress)).toBe('Reading resume.pdf, page 3 of 8');
  expect(currentStageLine(advanceProgress(progress, { stage: 'composing' }))).toBe('Composing');
  expect(currentStageLine(advanceProgress(progress, { stage: 'checking' }))).toBe('Checking every claim');
});
