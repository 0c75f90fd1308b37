import { describe, expect, it } from 'vitest';
import type { Document } from '@/server/pages/document';
import { createPageCache } from './page-cache';

const NOW = new Date('2026-11-20T12:00:00Z');

const buildPage = (profileId: string, bytes = 10, version = '1') => ({
  profileId,
  version,
  document: { bytes } as Document,
  counted: null,
});

describe('pages kept in memory', () => {
  it('are evicted least recently used first', () => {
    const cache = createPageCache(30);
    for (const slug of ['ana', 'bo', 'cy']) cache.set(slug, buildPage(slug));
    expect(cache.get('ana', NOW)).toBeDefined();
    cache.set('di', buildPage('di'));
    expect(cache.get('bo', NOW), 'unread the longest').toBeUndefined();
    for (const slug of ['ana', 'cy', 'di']) expect(cache.get(slug, NOW), slug).toBeDefined();
  });

  it('take no more memory than allowed, and a page over the whole limit is not cached', () => {
    const cache = createPageCache(30);
    cache.set('ana', buildPage('ana'));
    cache.set('bo', buildPage('bo'));
    cache.set('cy', buildPage('cy', 25));
    expect(['ana', 'bo', 'cy'].filter((slug) => cache.get(slug, NOW))).toEqual(['cy']);
    cache.set('large', buildPage('large', 31));
    expect(['cy', 'large'].filter((slug) => cache.get(slug, NOW))).toEqual([]);
    cache.set('ana', buildPage('ana'));
    expect(cache.get('ana', NOW), 'what left is not counted any more').toBeDefined();
  });

  it('are one per profile, of the requested version', () => {
    const cache = createPageCache(30);
    cache.set('old-link', buildPage('ana'));
    cache.set('new-link', buildPage('ana', 10, '2'));
    expect(cache.get('old-link', NOW)).toBeUndefined();
    expect(cache.get('new-link', NOW, '1')).toBeUndefined();
    expect(cache.get('new-link', NOW, '2')).toBeDefined();
    cache.dropProfile('ana');
    expect(cache.get('new-link', NOW)).toBeUndefined();
  });

  it('expire when their content becomes outdated', () => {
    const cache = createPageCache(30);
    cache.set('ana', { ...buildPage('ana'), until: NOW.getTime() + 1 });
    expect(cache.get('ana', NOW)).toBeDefined();
    expect(cache.get('ana', new Date(NOW.getTime() + 1))).toBeUndefined();
  });
});
