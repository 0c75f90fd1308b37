import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/draft';
import { stagesOf } from './stages';

const file = new File(['x'], 'Profile.pdf');
const full: Draft = {
  linkedinUrl: 'ines-calder',
  linkedinFile: file,
  resume: new File(['x'], 'resume.pdf'),
  supporting: [{ id: 1, kind: 'link', title: 'Talk', description: '', link: 'https://portside.example/' }],
};
const states = (stage: 'sending' | 'working' | 'done', draft = full) =>
  stagesOf({ draft, stage }).map(({ state }) => state);

describe('the stages', () => {
  it('name only what was given', () => {
    const labels = (draft: Draft) => stagesOf({ draft, stage: 'sending' }).map(({ label }) => label);
    expect(labels(full)).toEqual([
      'Send what you attached',
      'Read the LinkedIn file',
      'Read the resume',
      'Read documents and links',
      'Put roles, dates and figures together',
      'Write the profile',
      'Check every line against its source',
    ]);
    expect(labels({ linkedinUrl: 'ines-calder', supporting: [] })[0]).toBe('Send your LinkedIn address');
    expect(labels({ linkedinUrl: 'ines-calder', supporting: [] })).toHaveLength(4);
  });

  it('are done only when they surely are', () => {
    expect(states('sending')).toEqual(['now', ...Array(6).fill('ahead')]);
    expect(states('working')).toEqual(['done', 'now', ...Array(5).fill('ahead')]);
    expect(states('done')).toEqual(Array(7).fill('done'));
  });
});
