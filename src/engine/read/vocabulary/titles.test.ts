import { describe, expect, it } from 'vitest';
import { titleScore } from './titles';

it.each(['Divisional MD, Frozen', 'NED & Audit Chair', 'Regional GM'])(
  'an abbreviation with its area or another office is recognised as a title: %s',
  (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  },
);

it.each(['Nora Lind, MD', 'GM'])(
  'an abbreviation alone or after a name is not recognised as a title: %s',
  (text) => {
    expect(titleScore(text)).toBeLessThan(2);
  },
);

it.each(['Cientista de Dados', 'Mentora de Pesquisa'])('a Portuguese title is recognised: %s', (text) => {
  expect(titleScore(text)).toBeGreaterThanOrEqual(2);
});

it.each(['Store Keeper', 'HR Business Partner', 'Zonal Head', 'Scrum Master', 'Product Owner'])(
  'a post that only both of its words name is recognised: %s',
  (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  },
);

it.each(['Business Partner Programme', 'Head', 'Redwell Product'])('is no title: %s', (text) => {
  expect(titleScore(text)).toBeLessThan(2);
});

it.each(['Branch Manger', 'Grafikdesigner', 'Produktdesignerin'])(
  'a misspelt or compound title is recognised: %s',
  (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  },
);

describe('the titles of posts', () => {
  it.each([
    'Technical Support',
    'Stage de recherche',
    'Prácticas profesionales',
    'Schülerpraktikum',
    'Servicekraft',
    'Sicherheitsmitarbeiter',
    'Watchmaker',
    'Postdoctoral position',
  ])('include "%s"', (title) => {
    expect(titleScore(title)).toBeGreaterThanOrEqual(2);
  });
  it.each(['Backstage Records', 'Support', 'Nordhav Stages Ltd'])('%s is not a title', (text) => {
    expect(titleScore(text)).toBeLessThan(2);
  });
});

it.each(['Personalvorständin', 'Ekonomichef', 'Projectleider', 'Directora de Operaciones'])(
  'a title in another language is recognised: %s',
  (title) => {
    expect(titleScore(title)).toBeGreaterThanOrEqual(2);
  },
);

it.each(['Hallenarchitekt', 'Architekt für Häfen', 'Aprendiz de Soldador'])(
  'a title of the trades is recognised: %s',
  (title) => {
    expect(titleScore(title)).toBeGreaterThanOrEqual(2);
  },
);

it('a word for people in the name of what is theirs is no title', () => {
  expect(titleScore('Velmont Driver’s Mutual Fund')).toBeLessThan(2);
  expect(titleScore("Nordhav Drivers' Association")).toBeLessThan(2);
});

it.each(['Metallbauer', 'Dachdecker', 'Netwerkbeheerder', 'Timmerman', 'Menuisier', 'Électricienne'])(
  'a craft is recognised as a title: %s',
  (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2);
  },
);
