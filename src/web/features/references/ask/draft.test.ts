// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnReference } from '@/web/lib/queries/own-references';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import { dropSentDraft, newRequestDraft, readRequestDraft, storeRequestDraft } from './draft';

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

describe('a stored request for a reference that may have been sent', () => {
  const sent = {
    ...newRequestDraft([]),
    name: ' Henrik Aas',
    email: 'H.Aas@northgate.example ',
    note: 'Hello.',
  };
  const listed = {
    state: 'asked',
    asked_name: 'Henrik Aas',
    asked_office: '',
    email: 'h.aas@northgate.example',
    wants: 'both',
    note: 'Hello.',
  } as OwnReference;

  it.each<[string, Partial<OwnReference>]>([
    ['is open', {}],
    ['was answered', { state: 'written' }],
  ])('is deleted if the request of the list %s', (_what, part) => {
    storeRequestDraft(sent, newRequestDraft([]));
    dropSentDraft([{ ...listed, ...part } as OwnReference]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[string, Partial<OwnReference>]>([
    ['has another note', { note: 'Hello, Henrik.' }],
    ['asks for something else', { wants: 'words' }],
    ['has another address', { email: 'h.aas@fjordlight.example' }],
    ['has expired', { state: 'expired' }],
  ])('stays if the request of the list %s', (_what, part) => {
    storeRequestDraft(sent, newRequestDraft([]));
    dropSentDraft([{ ...listed, ...part } as OwnReference]);
    expect(readRequestDraft([])).toEqual(sent);
  });
});
