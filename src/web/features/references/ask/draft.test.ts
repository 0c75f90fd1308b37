// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readRequestDraft, requestAbout, storeRequestDraft } from './draft';

beforeEach(() => sessionStorage.clear());

it('a request for a reference is stored while it differs from its initial form', () => {
  const fresh = requestAbout([]);
  storeRequestDraft({ ...fresh, name: 'Henrik' }, fresh);
  expect(readRequestDraft([]).name).toBe('Henrik');
  storeRequestDraft(fresh, fresh);
  expect(sessionStorage).toHaveLength(0);
});
