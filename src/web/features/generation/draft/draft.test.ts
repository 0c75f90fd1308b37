// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIMITS } from '@/shared/limits';
import { changeDraft, clearDraft, countSources, isLeftOut, lostFileSentence, useFormDraft } from './draft';

const draftOf = (userId: string) => renderHook(() => useFormDraft(userId)).result.current;

beforeEach(() => {
  draftOf('guest');
  act(clearDraft);
});
// A mounted form of another account would take the draft over.
afterEach(cleanup);

it('the draft of the generation form, with its files, is kept when its screen is left', () => {
  const resume = new File(['x'], 'resume.pdf');
  const { result, unmount } = renderHook(() => useFormDraft('guest'));
  act(() => changeDraft({ linkedinUrl: 'ines-calder', resume }));
  expect(result.current.linkedinUrl).toBe('ines-calder');
  unmount();
  expect(draftOf('guest').resume).toBe(resume);
  expect(countSources(draftOf('guest'))).toBe(1);
});

it('the draft of the generation form says that a lost resume has to be added again, until one is added', () => {
  act(() => changeDraft({ lostFiles: [{ kind: 'resume', name: 'resume.pdf' }] }));
  expect(lostFileSentence(draftOf('guest'), 'resume')).toContain('resume.pdf has to be added again');
  expect(lostFileSentence(draftOf('guest'), 'linkedinFile')).toBeUndefined();
  act(() => changeDraft({ resume: new File(['x'], 'resume-2.pdf') }));
  expect(lostFileSentence(draftOf('guest'), 'resume')).toBeUndefined();
});

it('the draft of the generation form stays with a guest who signs in, and is never shown to another account', () => {
  act(() => changeDraft({ linkedinUrl: 'ines-calder' }));
  expect(draftOf('account-1').linkedinUrl).toBe('ines-calder');
  expect(draftOf('account-2').linkedinUrl).toBe('');
  act(() => changeDraft({ linkedinUrl: 'someone' }));
  expect(draftOf('guest').linkedinUrl).toBe('');
});

it('sources that will be left out are not counted as attached', () => {
  const tooLarge = new File([new Uint8Array(LIMITS.documentBytes + 1)], 'deck.pdf');
  const documents = [new File(['x'], 'board.pdf'), tooLarge];
  const supporting = documents.map((file, id) => ({
    id,
    kind: 'document' as const,
    title: file.name,
    description: '',
    file,
  }));
  act(() => changeDraft({ supporting }));
  expect(draftOf('guest').supporting.map(isLeftOut)).toEqual([false, true]);
  expect(countSources(draftOf('guest'))).toBe(1);
});
