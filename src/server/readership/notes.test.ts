import { expect, it } from 'vitest';
import type { CountedPage } from './counted-page';
import { createNotes } from './notes';
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
const notesOf = (capacity = 100) => createNotes(capacity, () => new Date(0));

it('knows a visitor of a page again, and nobody who differs in page, socket, forwarding header or browser', () => {
  const notes = notesOf();
  const behind = visitOf({ forwarded: '203.0.113.7' });
  const note = notes.add(PAGE, behind);
  expect(note).toBeDefined();
  expect(notes.find({ ...PAGE }, { ...behind, referrer: 'https://news.example/' })).toBe(note);
  expect(notes.find({ ...PAGE, profileId: 'ines' }, behind)).toBeUndefined();
  expect(notes.find({ ...PAGE, page: 'version' }, behind)).toBeUndefined();
  expect(notes.find(PAGE, visitOf({ forwarded: '203.0.113.8' }))).toBeUndefined();
  expect(notes.find(PAGE, { ...behind, address: '10.0.0.2' })).toBeUndefined();
  expect(notes.find(PAGE, { ...behind, agent: 'Chrome/140' })).toBeUndefined();
});

it('tells a visitor without a forwarding header from one whose header names that address', () => {
  const notes = notesOf();
  notes.add(PAGE, visitOf({ address: '203.0.113.7' }));
  expect(notes.find(PAGE, visitOf({ address: '10.0.0.1', forwarded: '203.0.113.7' }))).toBeUndefined();
});

it('keeps no more than fit, of one network sixty', () => {
  const full = notesOf(2);
  expect(full.add(PAGE, visitOf({ address: '10.0.0.1' }))).toBeDefined();
  expect(full.add(PAGE, visitOf({ address: '10.0.0.2' }))).toBeDefined();
  expect(full.add(PAGE, visitOf({ address: '10.0.0.3' }))).toBeUndefined();
  const office = notesOf();
  for (let n = 0; n < 70; n++) office.add(PAGE, visitOf({ agent: `Firefox/${n}` }));
  expect(office.take()).toHaveLength(60);
});

it('is empty after what waits was taken', () => {
  const notes = notesOf();
  notes.add(PAGE, visitOf({}));
  expect(notes.take()).toHaveLength(1);
  expect(notes.take()).toEqual([]);
  expect(notes.find(PAGE, visitOf({}))).toBeUndefined();
});

it('keeps the parts of a visit, not what it was read from', () => {
  const headers: Record<string, string> = { agent: 'Firefox/145.0' };
  const live: Visit = {
    ...visitOf({}),
    get agent() {
      return headers.agent ?? '';
    },
  };
  const note = notesOf().add(PAGE, live);
  headers.agent = 'another';
  expect(note?.visit.agent).toBe('Firefox/145.0');
});
