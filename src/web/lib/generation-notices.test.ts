// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Notice } from '@/shared/generation';
import { clearGenerationNotices, readGenerationNotices, saveGenerationNotices } from './generation-notices';

beforeEach(() => sessionStorage.clear());

const notices: Notice[] = [{ kind: 'unread', about: 'deck.pptx', message: 'Not read.' }];

it('keeps notices for their own account until they are dismissed', () => {
  expect(readGenerationNotices('one')).toEqual([]);
  saveGenerationNotices('one', notices);
  expect(readGenerationNotices('one')).toEqual(notices);
  expect(readGenerationNotices('two')).toEqual([]);
  clearGenerationNotices();
  expect(readGenerationNotices('one')).toEqual([]);
});

it('reads garbage as none', () => {
  for (const garbage of ['[', '[]', '{"userId":"one","notices":[{"kind":"odd"}]}']) {
    sessionStorage.setItem('quarterdeck.generation-notices', garbage);
    expect(readGenerationNotices('one')).toEqual([]);
  }
});
