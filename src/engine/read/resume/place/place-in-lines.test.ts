/** The place of a person beside what other lines of a resume say about places. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const placeOf = (
  head: readonly string[],
  closing: readonly string[] = [],
  work: readonly string[] = ['Planner, Nordhav Shipping (2010 - 2014)'],
) => {
  const rows: PdfTextRow[] = [
    [40, 0, 16, 'Nadia Okafor', 'b'],
    ...head.map((text): PdfTextRow => [40, 14, 10, text]),
    [40, 30, 12, 'Work Experience', 'b'],
    ...work.map((text): PdfTextRow => [40, 20, 10, text]),
    ...(closing.length > 0 ? ([[40, 30, 12, 'Personal Details', 'b']] as PdfTextRow[]) : []),
    ...closing.map((text): PdfTextRow => [40, 14, 10, text]),
  ];
  return readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume').location
    ?.value;
};

it.each([
  [
    'in Nevada, whose code is a legal form elsewhere',
    ['4 Mill Lane', 'Henderson, NV 89074'],
    'Henderson, NV',
  ],
  ['whose code was cut out', ['Address: 4 Hill Road, New Delhi-110025, INDIA'], 'New Delhi, INDIA'],
  ['that is letter-spaced', ['n@mail.example', 'M U S C A T, O M A N'], 'MUSCAT, OMAN'],
  [
    'before its code and region',
    ['12 Anna Nagar,', 'Pudukkottai 622 002 Tamil Nadu'],
    'Pudukkottai, Tamil Nadu',
  ],
  ['before the letters of its state', ['H.no 17 Lakshmi Colony', 'Chandbad Bhopal (M.P)INDIA'], 'Bhopal'],
  ['after its post office', ['Postal address: PO BOX 2152 - 00200 Hill Square – Nairobi'], 'Nairobi'],
  ['before its sector', ['Contact Address: Noida Sector 44'], 'Noida'],
])('a town %s is read', (_, head, place) => {
  expect(placeOf(head)).toBe(place);
});

it.each([
  ['a version', 'Nordhav Draw 2010 Version'],
  ['a result', '2012 Third 65%'],
  ['the end of a letter', 'Date :02.08.2017 Yours Sincerely'],
  ['a weight', 'Sheet value is around 2500 MT'],
  ['the office that issued a passport', 'Issue Place: Mumbai, India'],
])('%s is not read as the town', (_, line) => {
  expect(placeOf(['n@mail.example'], [line])).toBeUndefined();
});

it('a town that only the signature names is read, but not a name in its place', () => {
  expect(placeOf(['n@mail.example'], ['Place: Lillevikpur'])).toBe('Lillevikpur');
  expect(placeOf(['n@mail.example'], ['Place: Nadia'])).toBeUndefined();
});

it('the address is preferred to towns of posts and schools in the same head', () => {
  expect(
    placeOf([
      'Vill. Ambewadi, Ratnagiri dist Pin : 415612',
      'Course: B.Tech, Nordhav Institute, Bangalore',
      'Bangalore',
    ]),
  ).toMatch(/^Ratnagiri/);
});

it.each([
  ['after words for living there', ['n@mail.example', 'Currently in Dublin, Ireland'], 'Dublin, Ireland'],
  ['after a Russian label', ['n@mail.example', 'Город проживания: Сумы'], 'Сумы'],
])('a town %s is read', (_, head, place) => {
  expect(placeOf(head)).toBe(place);
});

it('the address beside an e-mail address at the end is read', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 16, 'Nadia Okafor', 'b'],
    [40, 30, 12, 'Work Experience', 'b'],
    [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
    [40, 30, 12, 'Interests', 'b'],
    [40, 20, 10, 'Sailing'],
    [40, 60, 10, '12 Mill Lane – 38000 Grenoble, France'],
    [40, 14, 10, 'n@mail.example'],
  ];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(facts.location?.value).toBe('Grenoble, France');
});

it('neither the address of an employer nor the place of a post is that of the person', () => {
  const own = ['4 North Street,', 'Virudhupatti (DT)', 'n@mail.example'];
  const employer = [
    'Company Name & Address: Nordhav Contracting WLL',
    'Doha, Qatar.',
    'Sep 2011 to March 2017',
  ];
  expect(placeOf(own, [], employer)).toBe('Virudhupatti');
  const post = [
    'Current Location and Position: operation head in Norland',
    'Worked as a rigger in Dubai.(2007)',
  ];
  expect(placeOf(['Trivandrum-695312', 'n@mail.example'], [], post)).toBe('Trivandrum');
});

it('the author of a motto is not read as the town', () => {
  expect(placeOf(['n@mail.example', '"Nothing here is out of reach!" – Milan'])).toBeUndefined();
});

it('places in a sentence about work are not where the person lives', () => {
  const sentence =
    'Owned the delivery of the harbour programme, leading a team of nine across Canada, London, and Norway.';
  expect(placeOf(['n@mail.example', sentence])).toBeUndefined();
});
