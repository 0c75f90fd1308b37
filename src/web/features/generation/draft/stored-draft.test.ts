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

it('the stored draft restores the address and links of the same person, and the descriptions of files', () => {
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

it('the stored draft keeps naming files lost by an earlier reload', () => {
  storeDraft('guest', draft);
  const lost = readStoredDraft()?.draft.lost;
  storeDraft('guest', { linkedinUrl: '', supporting: [], lost });
  expect(readStoredDraft()?.draft.lost).toEqual(lost);
});

it('an emptied draft is not stored', () => {
  storeDraft('guest', draft);
  storeDraft('guest', { linkedinUrl: '', supporting: [] });
  expect(sessionStorage).toHaveLength(0);
  expect(readStoredDraft()).toBeNull();
});

it('the stored draft ignores foreign data', () => {
  sessionStorage.setItem('quarterdeck.generation-draft', '{"owner":1}');
  expect(readStoredDraft()).toBeNull();
});
