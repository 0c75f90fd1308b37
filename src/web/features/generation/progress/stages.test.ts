import { describe, expect, it } from 'vitest';
import { advanceProgress, type GenerationProgress, startProgress } from '@/shared/generation/progress';
import { progressStagesOf } from './stages';

const start = startProgress(['Profile.pdf', 'resume.pdf', 'Talk']);
const stagesOf = (progress: GenerationProgress, stage: 'sending' | 'working' | 'done' = 'working') =>
  progressStagesOf({ progress, stage }).map(({ label, state }) => `${state}: ${label}`);

describe('the stages of a generation', () => {
  it('are the attached sources before the server reports any', () => {
    expect(stagesOf(start, 'sending')).toEqual([
      'now: Sending 3 sources',
      'ahead: Reading Profile.pdf',
      'ahead: Reading resume.pdf',
      'ahead: Reading Talk',
      'ahead: Composing',
      'ahead: Checking every claim',
    ]);
    expect(stagesOf(startProgress([]), 'sending')[0]).toBe('now: Sending your LinkedIn address');
  });

  it('follow the server’s events, with the page that is being read', () => {
    let progress = advanceProgress(start, { stage: 'reading', about: 'Profile.pdf' });
    progress = advanceProgress(progress, { stage: 'reading', about: 'resume.pdf', page: 3, pages: 8 });
    progress = advanceProgress(progress, { stage: 'read', about: 'Profile.pdf', ok: true });
    progress = advanceProgress(progress, { stage: 'read', about: 'Talk', ok: false });
    expect(stagesOf(progress)).toEqual([
      'done: Sending 3 sources',
      'done: Read Profile.pdf',
      'now: Reading resume.pdf, page 3 of 8',
      'unread: Talk could not be read',
      'ahead: Composing',
      'ahead: Checking every claim',
    ]);
    expect(stagesOf(advanceProgress(progress, { stage: 'checking' })).slice(-2)).toEqual([
      'done: Composing',
      'now: Checking every claim',
    ]);
  });

  it('distinguish two files of the same name, and add an unannounced source', () => {
    let progress = startProgress(['cv.pdf', 'cv.pdf']);
    for (const about of ['cv.pdf', 'Look-up'])
      progress = advanceProgress(progress, { stage: 'read', about, ok: true });
    expect(stagesOf(progress).slice(1, 4)).toEqual([
      'done: Read cv.pdf',
      'ahead: Reading cv.pdf',
      'done: Read Look-up',
    ]);
  });

  it('are all done at the end', () => {
    const states = progressStagesOf({ progress: start, stage: 'done' }).map(({ state }) => state);
    expect(states).toEqual(Array(6).fill('done'));
  });
});
