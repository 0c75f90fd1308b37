/** The location of a person in the forms in which resumes state it. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const WORK: PdfTextRow[] = [
  [40, 30, 12, 'Work Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
];
const placeOf = (head: readonly string[], closing: readonly string[] = []) => {
  const rows: PdfTextRow[] = [
    [40, 0, 16, 'Nadia Okafor', 'b'],
    ...head.map((text): PdfTextRow => [40, 14, 10, text]),
    ...WORK,
    ...(closing.length > 0 ? ([[40, 30, 12, 'Personal Details', 'b']] as PdfTextRow[]) : []),
    ...closing.map((text): PdfTextRow => [40, 14, 10, text]),
  ];
  return readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume').location
    ?.value;
};

it.each([
  [
    'the district of an address',
    ['Vill- Ambewadi', 'Post- Ambewadi', 'Dist- Ratnagiri', 'Maharashtra-415612'],
  ],
  ['the taluk before the district', ['12 North Street,', 'Ratnagiri (TK), Pune (DT)', 'Maharashtra, India']],
])('%s is read as the town', (_, head) => {
  expect(placeOf(head)).toMatch(/^Ratnagiri/);
});

it('the present address is preferred to the permanent one', () => {
  expect(
    placeOf(
      ['Email: n@mail.example'],
      ['Permanent Address: 4 Hill Road, Pune - 411023', 'Present Address: Flat 3, Deira, Dubai, UAE'],
    ),
  ).toMatch(/^Dubai/);
});

it('a permanent address is used if there is no other', () => {
  expect(placeOf(['Email: n@mail.example'], ['Permanent Address: 4 Hill Road, Pune - 411023'])).toMatch(
    /^Pune/,
  );
});

it('neither a nationality nor the place where a passport was issued is read as the town', () => {
  expect(
    placeOf(
      ['Email: n@mail.example'],
      [
        'Nationality: Kenyan',
        'Staatsangehörigkeit: Deutschland',
        'Place of Issue: Mumbai, India',
        'Passport No: X',
      ],
    ),
  ).toBeUndefined();
});

it.each([
  ['that a region follows without a comma', ['Sec 23A Palam Vihar', 'Gurgaon Haryana'], [], /^Gurgaon/],
  ['of fewer people, with its code', ['14 Mill Lane, Kaithal - 136027'], [], /^Kaithal/],
  ['spelt as its people spell it', ['Plot 4, Temple Road, Rourkela, India'], [], /^Rourkela/],
  ['after a landmark', ['# 49/3, Gali No. 2, Near Shora Kothi Kaithal.'], [], /^Kaithal/],
  ['after a street in capitals', ['3002 NE RED OAK DR. Bend, OR 97701'], [], /^Bend/],
  [
    'before the code of its state',
    ['n@mail.example', 'Vila Nova Aparecida de Goiânia – GO'],
    [],
    /^Aparecida/,
  ],
  ['that no list has, beside its code', ['Am Anger 3, 79856 Hinterdorf'], [], /^Hinterdorf/],
  ['of the present location', [], ['Current Location: Muscat, Sultanate of Oman'], /^Muscat/],
  ['of the signature where nothing else says one', [], ['Place: Gurgaon'], /^Gurgaon/],
] as const)('the town %s is read', (_, head, closing, expected) => {
  expect(placeOf([...head], [...closing])).toMatch(expected);
});

it.each([
  ['a place of birth', ['Geburtsort: Mainz']],
  ['a month', ['02 Septiembre 1996']],
  ['a word that is a town elsewhere', ['Date: 04.05.2019']],
])('%s is not read as a place', (_, closing) => {
  expect(placeOf([], closing)).toBeUndefined();
});

it('a name with initials or a degree is not read as a town and its state', () => {
  expect(placeOf(['Confederation of Nordhav Industry (CNI)', 'Nadia Okafor, MD'])).toBeUndefined();
  expect(placeOf(['New York, NY'])).toBe('New York, NY');
});

it.each([
  ['the form of its state before its name', 'H12, R1, Hamad Town, Kingdom of Bahrain', /^Hamad Town/],
  ['the state of Brazil in small letters', 'Monte Claro de Jesus - Ba', /^Monte Claro de Jesus/],
  ['an I between the ways to reach somebody', '0746242589 I n@mail.example I Kenya', /^Kenya$/],
  ['the name of its country', '29 rue du Moulin • 2514 Luxembourg', /^Luxembourg$/],
  ['a number of delivery', 'F-13288 Marseille Cedex 9, FRANCE', /^Marseille(?:, FRANCE)?$/],
])('a town with %s is read', (_, line, place) => {
  expect(placeOf([line])).toMatch(place);
});

it('a place of birth is not read as a town', () => {
  expect(placeOf(['geboren am 8. Oktober 1979, aus Varde NW', 'n@mail.example'])).toBeUndefined();
});

it('a place is read without the word for its district, and a company is not a place', () => {
  expect(placeOf(['Kushal Mangri Post Bildi', 'DIST DUNGARPUR 314001'])).toBe('DUNGARPUR');
  expect(placeOf(['Redwell Tech Construction Pvt. Ltd, Noida'])).not.toContain('Pvt');
});

it('the town between the name and an e-mail address is read', () => {
  const rows: PdfTextRow[] = [[40, 0, 12, 'Inga Marlowe | Oslo, Norway | n@mail.example', 'b'], ...WORK];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect([facts.name?.value, facts.location?.value]).toEqual(['Inga Marlowe', 'Oslo, Norway']);
});

it.each([
  ['DOYLESTOWN, PA', 'DOYLESTOWN, PA'],
  ['Based in Zürich, Switzerland, open to relocation', 'Zürich, Switzerland'],
])('the place "%s" is read, and the address of an employer is not', (text, place) => {
  const { location } = factsOfParagraphs(
    [
      'Inga Marlowe',
      text,
      'EXPERIENCE',
      'COO, Nordhav Foods, 2010 – 2020',
      'Address Krasnodar, Russia',
      'Cut the costs of two plants.',
    ].map((line) => paragraphOrHeading(line)),
  );
  expect(location?.value).toBe(place);
});

it.each([
  ['Via Nordhav 154 - Sanremo (IM) 18038 - Italy', 'Sanremo, Italy'],
  ['1316 WL, Almere, the Netherlands', 'Almere, the Netherlands'],
])('signs and letters of a postal code are not part of the place in %s', (line, place) => {
  expect(
    factsOfParagraphs(['Mira Solberg', line, 'EXPERIENCE'].map(paragraphOrHeading)).location?.value,
  ).toBe(place);
});

it('the name of a website is not a town', () => {
  expect(
    factsOfParagraphs(['Mira Solberg', 'Telegram · Kaggle · LinkedIn', 'EXPERIENCE'].map(paragraphOrHeading))
      .location,
  ).toBeUndefined();
});

it.each([
  ['Bedfordshire MK45 | +44 7800 000000', 'Bedfordshire'],
  ['London E14 | +44 7800 000000', 'London'],
  ['Gate North E14 | +44 7800 000000', undefined],
])('the first half of a British postcode is no part of the place in %s', (line, place) => {
  expect(
    factsOfParagraphs(
      ['Mira Solberg', `${line} | mira@mail.example | LinkedIn`, 'EXPERIENCE'].map(paragraphOrHeading),
    ).location?.value,
  ).toBe(place);
});

it.each([
  ['Trained engineers', 'to address water shortages in Gaza, Lillevik and Oslo.'],
  ['Directrice', 'Mise en place de la comptabilité à Oslo'],
])('a word of prose is not the label of an address: %s %s', (first, second) => {
  const texts = [
    'Mira Solberg',
    'mira@mail.example',
    'EXPERIENCE',
    'COO, Nordhav Foods, 2010 – 2020',
    first,
    second,
    'Gaza, Oslo.',
  ];
  expect(factsOfParagraphs(texts.map(paragraphOrHeading)).location).toBeUndefined();
});

it('a country alone beside the contact data is the place, and not the town of a post', () => {
  const texts = [
    'Mira Solberg',
    '½ France · mira@mail.example · LinkedIn',
    'EXPÉRIENCE',
    'Directrice ¦ Redwell · Lille',
    '2020 – 2022',
    'Mise en place de la comptabilité',
    'Ingénieure ¦ Nordhav · Lille',
    '2018 – 2020',
  ];
  expect(factsOfParagraphs(texts.map(paragraphOrHeading)).location?.value).toBe('France');
});

it.each([
  ['St. Petersburg, Florida ❥ 555-201-4433 ❥ nadia@example.com', 'St. Petersburg, Florida'],
  ['Ft. Lauderdale, FL ★ nadia@example.com', 'Ft. Lauderdale, FL'],
])('the abbreviation of a town’s first word belongs to its name: %s', (line, place) => {
  expect(placeOf([line])).toBe(place);
});

it('reads no place from the host of a web address or an e-mail address', () => {
  expect(placeOf(['Larkham.example.io/work', 'linkedin.com/in/nadiaokafor'])).toBeUndefined();
  expect(placeOf(['+1 555 0100 147 | Larkham.example.io/work | nadia@fenwick.example'])).toBeUndefined();
  expect(placeOf(['Utrecht | Larkham.example.dev/work', 'nadia@fenwick.example'])).toContain('Utrecht');
});

it('a remark on travelling behind a place is not part of it', () => {
  expect(placeOf(['nadia@okafor.example | Villeneuve-Aubrac (déplacements possibles)'])).toBe(
    'Villeneuve-Aubrac',
  );
});
