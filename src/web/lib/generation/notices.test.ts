// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { type GenerationNotice, noticeSchema } from '@/shared/generation/notice-schema';
import { clearGenerationNotices, readGenerationNotices, saveGenerationNotices } from './notices';

beforeEach(() => sessionStorage.clear());

const notices: GenerationNotice[] = [{ kind: 'unread', about: 'deck.pptx', message: 'Not read.' }];

it('stored generation notices are kept for their account until they are dismissed', () => {
  expect(readGenerationNotices('one')).toEqual([]);
  saveGenerationNotices('one', notices);
  expect(readGenerationNotices('one')).toEqual(notices);
  expect(readGenerationNotices('two')).toEqual([]);
  clearGenerationNotices();
  expect(readGenerationNotices('one')).toEqual([]);
});

it('stored generation notices can be of every kind', () => {
  const each = noticeSchema.shape.kind.options.map(
    (kind): GenerationNotice => ({ kind, message: `A notice: ${kind}` }),
  );
  expect(each.map(({ kind }) => kind)).toContain('writer');
  saveGenerationNotices('one', each);
  expect(readGenerationNotices('one')).toEqual(each);
});

it('invalid stored generation notices are ignored', () => {
  for (const garbage of ['[', '[]', '{"userId":"one","notices":[{"kind":"odd"}]}']) {
    sessionStorage.setItem('quarterdeck.generation-notices', garbage);
    expect(readGenerationNotices('one')).toEqual([]);
  }
});
