// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import { newRequestDraft, readRequestDraft, storeRequestDraft } from './draft';

beforeEach(() => sessionStorage.clear());

it('a request for a reference is stored while it differs from its initial form', () => {
  const initial = newRequestDraft([]);
  storeRequestDraft({ ...initial, name: 'Henrik' }, initial);
  expect(readRequestDraft([]).name).toBe('Henrik');
  storeRequestDraft(initial, initial);
  expect(sessionStorage).toHaveLength(0);
});

it('a request for a reference that an earlier release stored keeps its topics', () => {
  const topics = [
    { key: 'role:Tanager Health', label: 'Tanager Health', statements: [], sentences: [], company: '' },
  ];
  const { topics: _none, ...typed } = newRequestDraft([]);
  storeText('reference-request', { ...typed, name: 'Henrik', matters: ['role:Tanager Health', 'gone'] });
  const draft = readRequestDraft(topics);
  expect(draft).toMatchObject({ name: 'Henrik', topics: ['role:Tanager Health'] });
  storeRequestDraft({ ...draft, note: 'Thank you' }, newRequestDraft(topics));
  expect(readRequestDraft(topics).topics).toEqual(['role:Tanager Health']);
});
