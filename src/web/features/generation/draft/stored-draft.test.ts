// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { FormDraft } from './shape';
import { readStoredDraft, storeDraft } from './stored-draft';

const link = {
  kind: 'link',
  title: 'Interview',
  description: '',
  link: 'https://portside.example/calder',
} as const;
const draft: FormDraft = {
  linkedinUrl: 'ines-calder',
  resume: new File(['x'], 'resume.pdf'),
  supporting: [
    { id: 4, ...link },
    { id: 5, kind: 'document', title: 'Case', description: '', file: new File(['x'], 'case.pdf') },
  ],
};

beforeEach(() => sessionStorage.clear());

it('brings back the address and the links of the same person, and of files what was said about them', () => {
  storeDraft('guest', draft);
  expect(readStoredDraft()).toEqual({
    owner: 'guest',
    draft: {
      linkedinUrl: 'ines-calder',
      supporting: [{ id: -1, ...link }],
      lost: [
        { kind: 'resume', name: 'resume.pdf' },
        { kind: 'document', name: 'case.pdf', title: 'Case', description: '' },
      ],
    },
  });
});

it('goes on naming what an earlier reload lost', () => {
  storeDraft('guest', draft);
  const lost = readStoredDraft()?.draft.lost;
  storeDraft('guest', { linkedinUrl: '', supporting: [], lost });
  expect(readStoredDraft()?.draft.lost).toEqual(lost);
});

it('forgets a draft that is emptied', () => {
  storeDraft('guest', draft);
  storeDraft('guest', { linkedinUrl: '', supporting: [] });
  expect(sessionStorage).toHaveLength(0);
  expect(readStoredDraft()).toBeNull();
});

it('starts empty from something it did not write', () => {
  sessionStorage.setItem('quarterdeck.generation-draft', '{"owner":1}');
  expect(readStoredDraft()).toBeNull();
});
