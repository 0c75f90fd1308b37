import { expect, it } from 'vitest';
import type { CountedPage } from './counted-page';
import { createPendingViews } from './pending-views';
import type { Visit } from './visit';

const PAGE: CountedPage = { profileId: 'mara', page: '', timeZone: null };
const visitOf = (parts: Partial<Visit>): Visit => ({
  address: '10.0.0.1',
  forwarded: '',
  agent: 'Firefox/145.0',
  referrer: '',
  cookie: '',
  ...parts,
});
const viewsOf = (capacity = 100) => createPendingViews(capacity, () => new Date(0));

it('pending views: finds the view of a visitor, and none if page, socket, forwarding header or browser differ', () => {
  const views = viewsOf();
  const behind = visitOf({ forwarded: '203.0.113.7' });
  const view = views.add(PAGE, behind);
  expect(view).toBeDefined();
  expect(views.find({ ...PAGE }, { ...behind, referrer: 'https://news.example/' })).toBe(view);
  expect(views.find({ ...PAGE, profileId: 'ines' }, behind)).toBeUndefined();
  expect(views.find({ ...PAGE, page: 'version' }, behind)).toBeUndefined();
  expect(views.find(PAGE, visitOf({ forwarded: '203.0.113.8' }))).toBeUndefined();
  expect(views.find(PAGE, { ...behind, address: '10.0.0.2' })).toBeUndefined();
  expect(views.find(PAGE, { ...behind, agent: 'Chrome/140' })).toBeUndefined();
});

it('pending views: distinguishes a visitor without a forwarding header from one whose header names that address', () => {
  const views = viewsOf();
  views.add(PAGE, visitOf({ address: '203.0.113.7' }));
  expect(views.find(PAGE, visitOf({ address: '10.0.0.1', forwarded: '203.0.113.7' }))).toBeUndefined();
});

it('pending views: keeps no more than its capacity, and sixty of one network', () => {
  const fullViews = viewsOf(2);
  expect(fullViews.add(PAGE, visitOf({ address: '10.0.0.1' }))).toBeDefined();
  expect(fullViews.add(PAGE, visitOf({ address: '10.0.0.2' }))).toBeDefined();
  expect(fullViews.add(PAGE, visitOf({ address: '10.0.0.3' }))).toBeUndefined();
  const office = viewsOf();
  for (let n = 0; n < 70; n++) office.add(PAGE, visitOf({ agent: `Firefox/${n}` }));
  expect(office.take()).toHaveLength(60);
});

it('pending views: is empty after its views were taken', () => {
  const views = viewsOf();
  views.add(PAGE, visitOf({}));
  expect(views.take()).toHaveLength(1);
  expect(views.take()).toEqual([]);
  expect(views.find(PAGE, visitOf({}))).toBeUndefined();
});

it('pending views: keeps the parts of a visit, not the request that they were read from', () => {
  const headers: Record<string, string> = { agent: 'Firefox/145.0' };
  const live: Visit = {
    ...visitOf({}),
    get agent() {
      return headers.agent ?? '';
    },
  };
  const view = viewsOf().add(PAGE, live);
  headers.agent = 'another';
  expect(view?.visit.agent).toBe('Firefox/145.0');
});
