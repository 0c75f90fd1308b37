// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import { readRequestDraft, requestAbout, storeRequestDraft } from './draft';

beforeEach(() => sessionStorage.clear());

it('a request for a reference is stored while it differs from its initial form', () => {
  const fresh = requestAbout([]);
  storeRequestDraft({ ...fresh, name: 'Henrik' }, fresh);
  expect(readRequestDraft([]).name).toBe('Henrik');
  storeRequestDraft(fresh, fresh);
  expect(sessionStorage).toHaveLength(0);
});

it('a request stored by an earlier release keeps its topics', () => {
  const topics = [{ key: 'role:Tanager Health', label: 'Tanager Health', statements: [], company: '' }];
  const { topics: _none, ...typed } = requestAbout([]);
  storeText('reference-request', { ...typed, name: 'Henrik', matters: ['role:Tanager Health', 'gone'] });
  const draft = readRequestDraft(topics);
  expect(draft).toMatchObject({ name: 'Henrik', topics: ['role:Tanager Health'] });
  storeRequestDraft({ ...draft, note: 'Thank you' }, requestAbout(topics));
  expect(readRequestDraft(topics).topics).toEqual(['role:Tanager Health']);
});
