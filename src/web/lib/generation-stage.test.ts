import { expect, it } from 'vitest';
import { advanceProgress, startProgress } from '@/shared/generation-progress';
import { stageNow } from './generation-stage';

it('says in one line what a generation is doing', () => {
  let progress = startProgress(['Profile.pdf', 'resume.pdf']);
  expect(stageNow(progress)).toBe('Reading what you gave us');
  progress = advanceProgress(progress, { stage: 'reading', about: 'resume.pdf', page: 3, pages: 8 });
  expect(stageNow(progress)).toBe('Reading resume.pdf, page 3 of 8');
  expect(stageNow(advanceProgress(progress, { stage: 'composing' }))).toBe('Composing');
  expect(stageNow(advanceProgress(progress, { stage: 'checking' }))).toBe('Checking every claim');
});
