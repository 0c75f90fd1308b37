import { describe, expect, it } from 'vitest';
import type { CountedPage } from './counted-page';
import { createPendingViews } from './pending-views';
import type { Visit } from './visit';

const PAGE: CountedPage = { profileId: 'mara', page: '', timeZone: null };
const buildVisit = (parts: Partial<Visit>): Visit => ({
  address: '10.0.0.1',
  forwarded: '',
  agent: 'Firefox/145.0',
  referrer: '',
  cookie: '',
  ...parts,
});
const createStore = (capacity = 100) => createPendingViews(capacity, () => new Date(0));

describe('the store of pending views', () => {
  it('finds the view of a visitor, and none if page, socket, forwarding header or browser differ', () => {
    const views = createStore();
    const behind = buildVisit({ forwarded: '203.0.113.7' });
    const view = views.add(PAGE, behind);
    expect(view).toBeDefined();
    expect(views.find({ ...PAGE }, { ...behind, referrer: 'https://news.example/' })).toBe(view);
    expect(views.find({ ...PAGE, profileId: 'ines' }, behind)).toBeUndefined();
    expect(views.find({ ...PAGE, page: 'version' }, behind)).toBeUndefined();
    expect(views.find(PAGE, buildVisit({ forwarded: '203.0.113.8' }))).toBeUndefined();
    expect(views.find(PAGE, { ...behind, address: '10.0.0.2' })).toBeUndefined();
    expect(views.find(PAGE, { ...behind, agent: 'Chrome/140' })).toBeUndefined();
  });

  it('distinguishes a visitor without a forwarding header from one whose header names that address', () => {
    const views = createStore();
    views.add(PAGE, buildVisit({ address: '203.0.113.7' }));
    expect(views.find(PAGE, buildVisit({ address: '10.0.0.1', forwarded: '203.0.113.7' }))).toBeUndefined();
  });

  it('keeps no more views than its capacity, and sixty of one network', () => {
    const fullViews = createStore(2);
    expect(fullViews.add(PAGE, buildVisit({ address: '10.0.0.1' }))).toBeDefined();
    expect(fullViews.add(PAGE, buildVisit({ address: '10.0.0.2' }))).toBeDefined();
    expect(fullViews.add(PAGE, buildVisit({ address: '10.0.0.3' }))).toBeUndefined();
    const office = createStore();
    for (let n = 0; n < 70; n++) office.add(PAGE, buildVisit({ agent: `Firefox/${n}` }));
    expect(office.take()).toHaveLength(60);
  });

  it('is empty after its views were taken', () => {
    const views = createStore();
    views.add(PAGE, buildVisit({}));
    expect(views.take()).toHaveLength(1);
    expect(views.take()).toEqual([]);
    expect(views.find(PAGE, buildVisit({}))).toBeUndefined();
  });

  it('keeps the parts of a visit, not the request that they were read from', () => {
    const headers: Record<string, string> = { agent: 'Firefox/145.0' };
    const live: Visit = {
      ...buildVisit({}),
      get agent() {
        return headers.agent ?? '';
      },
    };
    const view = createStore().add(PAGE, live);
    headers.agent = 'another';
    expect(view?.visit.agent).toBe('Firefox/145.0');
  });
});
