// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readStoredDraft, storeDraft } from './stored-draft';
import type { FormDraft } from './types';

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

it('the stored draft restores the address and the links, and lists its files as lost, with their descriptions', () => {
  storeDraft('guest', draft);
  expect(readStoredDraft()).toEqual({
    owner: 'guest',
    draft: {
      linkedinUrl: 'ines-calder',
      supporting: [{ id: -1, ...link }],
      lostFiles: [
        { kind: 'resume', name: 'resume.pdf' },
        { kind: 'document', name: 'case.pdf', title: 'Case', description: '' },
      ],
    },
  });
});

it('the stored draft keeps naming files lost by an earlier reload', () => {
  storeDraft('guest', draft);
  const lostFiles = readStoredDraft()?.draft.lostFiles;
  storeDraft('guest', { linkedinUrl: '', supporting: [], lostFiles });
  expect(readStoredDraft()?.draft.lostFiles).toEqual(lostFiles);
});

it('an emptied draft is not stored', () => {
  storeDraft('guest', draft);
  storeDraft('guest', { linkedinUrl: '', supporting: [] });
  expect(sessionStorage).toHaveLength(0);
  expect(readStoredDraft()).toBeNull();
});

it('a stored draft of another shape is ignored', () => {
  sessionStorage.setItem('quarterdeck.generation-draft', '{"owner":1}');
  expect(readStoredDraft()).toBeNull();
});
