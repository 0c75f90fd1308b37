import { describe, expect, it } from 'vitest';
import { foreignToThirdPerson } from './foreign';
import { isFirstPerson, removeIntroductoryPhrase, removePossessives, toThirdPerson } from './person';
import { headForms, predicateOf } from './predicate';

describe('a line without a subject', () => {
  it.each([
    ['Led a team of 40', true, 'led a team of 40'],
    ['Lead a team of 6 across Europe', true, 'leads a team of 6 across Europe'],
    ['Leading a retail bank', false, 'led a retail bank'],
    ['Grown the team from 150 to 230 people', false, 'grew the team from 150 to 230 people'],
    [
      'Driving the design of nine ports in line with legal and engineering rules',
      false,
      'drove the design of nine ports in line with legal and engineering rules',
    ],
    [
      'Create and distribute dashboards to guide and inform teams',
      true,
      'creates and distributes dashboards to guide and inform teams',
    ],
    [
      'Maintain, support, and troubleshoot databases',
      false,
      'maintained, supported, and troubleshot databases',
    ],
    [
      'Oversee stock counts, ensuring stock is accurate, complete, and fresh',
      true,
      'oversees stock counts, ensuring stock is accurate, complete, and fresh',
    ],
    [
      'Oversee the mills, secure the funds for nine depots',
      true,
      'oversees the mills, secures the funds for nine depots',
    ],
    ['Sustained ~70% of the market in two ports', false, 'sustained ~70% of the market in two ports'],
    ['Successfully executed 12 acquisitions', true, 'executed 12 acquisitions'],
    ['Promoted to Regional Director', false, 'was promoted to Regional Director'],
    ['Responsible for audit', true, 'is responsible for audit'],
    ['Mentoring teams on the night ferry', false, 'mentored teams on the night ferry'],
    ['Leading companies of the harbour', false, undefined],
    ['Building materials of the quay', false, undefined],
    ['Was responsible for two docks', false, 'was responsible for two docks'],
    [
      'Hired to open a port, built its crew from 3 to 40',
      false,
      'was hired to open a port and built its crew from 3 to 40',
    ],
    ['Managing and mentoring two crews', true, 'manages and mentors two crews'],
    [
      'Designing the architecture and leading work on a quay',
      false,
      'designed the architecture and led work on a quay',
    ],
    ['Managing the port and reporting to the board', false, 'managed the port and reported to the board'],
    ['Managing the team and coaching nine pilots', false, 'managed the team and coached nine pilots'],
    ['Overseeing the design and testing of pumps', false, 'oversaw the design and testing of pumps'],
    ['Leading the safe and working harbour of a town', false, 'led the safe and working harbour of a town'],
    ['Explained the rules of the port and enforces safety rules', false, undefined],
    ['Appraised pilots through visits, negotiate fees with towns', false, undefined],
    [
      'Driving the trade of nine ports, mooring the best ferries and exploring new quays',
      false,
      'drove the trade of nine ports, mooring the best ferries and exploring new quays',
    ],
    [
      'Introduce a yard and build verification of hulls',
      false,
      'introduced a yard and build verification of hulls',
    ],
    ['Collect, count, sort coins, keep the books and complete lists', true, undefined],
    ['Supply nine ports, do the books and complete lists', true, undefined],
    ['Offered the opportunity to join the pilots', false, 'was offered the opportunity to join the pilots'],
    ['Offered a mooring to nine ferries', false, 'offered a mooring to nine ferries'],
    ['Finished goods and their storage', false, undefined],
    [
      'Repair the cranes with hand tools and test equipment',
      true,
      'repairs the cranes with hand tools and test equipment',
    ],
    [
      'Checking the ropes of the yard in Varn and dealing with its pilots',
      true,
      'checks the ropes of the yard in Varn and deals with its pilots',
    ],
    ['Expediting, contract talks and the payment of pilots', false, undefined],
    [
      'Moving the cranes of two yards, and replacing old ropes',
      false,
      'moved the cranes of two yards, and replaced old ropes',
    ],
    [
      'Managing all works and taking into account the tide',
      false,
      'managed all works and took into account the tide',
    ],
    ['CUT for Pilots and Town', false, undefined],
    ['LED a team of nine pilots', false, 'led a team of nine pilots'],
    ['Designing and implementing a depot', false, 'designed and implemented a depot'],
    ['Planning of berths and mooring of the fleet', false, undefined],
    ['Major responsibilities included the care of buoys', false, undefined],
    ['Double digit growth in the ferry trade', false, undefined],
    ['Anchor bolt fixing and inspection of quays', false, undefined],
    ['Direct reports in two ports', false, undefined],
    ['Project duties included the care of buoys', false, undefined],
    [
      'Help the ports shape plans, win pilots, and moor ferries',
      true,
      'helps the ports shape plans, win pilots, and moor ferries',
    ],
    ['Significantly improved the punctuality of ferries', false, 'improved the punctuality of ferries'],
    ['Jointly led the yard of the harbour', false, undefined],
    ['Have successfully delivered three quays', false, 'delivered three quays'],
    ['Have grown the fleet from 3 to 12 ships', false, 'grew the fleet from 3 to 12 ships'],
    [
      'Lead efforts to bring nine ports under one plan',
      false,
      'led efforts to bring nine ports under one plan',
    ],
  ])('"%s" becomes a predicate', (line, ongoing, text) => {
    expect(predicateOf(line, ongoing)?.text).toBe(text);
  });

  it.each([
    'Operating executive with eighteen years',
    'Lead engineer on the payments team',
    'Design of a new plant',
    'Institute for Combustion Engines',
    'Profits lifted by 66%',
    'Engineering Manager for cloud teams',
  ])('is not a predicate: %s', (line) => {
    expect(predicateOf(line, true)).toBeUndefined();
  });
});

describe('the first person', () => {
  it.each([
    [
      'I lead two teams and I enjoy building clear ownership',
      'leads two teams and enjoys building clear ownership',
    ],
    ['I am a firm believer in open source', 'is a firm believer in open source'],
    ["I've published 45 papers", 'has published 45 papers'],
    ['Today I lead procurement and I sit on its committee', 'leads procurement and sits on its committee'],
    ['I trained my team', 'trained the team'],
    ['As a harbour pilot, I guide ships of nine fleets', 'guides ships of nine fleets'],
    ['With 20 years in retail, I help founders', 'helps founders'],
    ['I lead two teams and I enjoy clear words, calm, and direct talk', 'leads two teams'],
    ['I am helping people find their way and keep it', 'is helping people find their way and keep it'],
    ['I am curious, patient, and strive for calm', 'is curious, patient, and strives for calm'],
    ['I specialize in Rust, Python and Go, with tests', 'specializes in Rust, Python and Go, with tests'],
    [
      'I explore how sensors can guide crews, reduce waits and accelerate loading',
      'explores how sensors can guide crews, reduce waits and accelerate loading',
    ],
    ['I thrive in small crews, and am committed to calm', 'thrives in small crews, and is committed to calm'],
    ['Whether it’s planning berths, hiring crews, or both, I thrive on calm days', 'thrives on calm days'],
    ['As head of the yard, the docks and the fleet, I answer for nine ports', 'answers for nine ports'],
    [
      'I specialize in using AI and machine learning to guide ships',
      'specializes in using AI and machine learning to guide ships',
    ],
    ['I have nine years at sea and have held two offices', 'has nine years at sea and has held two offices'],
    ['I am keen on docks and applying my training to them', 'is keen on docks'],
    ['I moved our harbour to our new sensors', 'moved the harbour to the new sensors'],
    ['Last but not least, I built nine docks', 'built nine docks'],
    ['In close collaboration with pilots, towns, and owners, I plan nine docks', 'plans nine docks'],
    ['As a student of law, history and Greek, I led a choir of nine', undefined],
    ['As a kid I was constantly painting ferries', undefined],
    ['At school I was the painter of ferries', undefined],
    ['At times I guide ships of nine fleets', undefined],
    ['As head of a school, I guide nine crews', 'guides nine crews'],
    [
      'I help ports shape plans, win pilots, and moor ferries',
      'helps ports shape plans, win pilots, and moor ferries',
    ],
    [
      'I coach crews, helping them plan days and keep calm',
      'coaches crews, helping them plan days and keep calm',
    ],
    [
      'I work at the meeting of engineering, research operations and law',
      'works at the meeting of engineering, research operations and law',
    ],
    ['I am a pilot but have also taught nine crews', 'is a pilot but has also taught nine crews'],
    ['As I said, and as others did, I led a choir of nine', undefined],
  ])('is converted in "%s"', (sentence, third) => {
    expect(toThirdPerson(sentence, undefined)).toBe(third);
  });

  it('is not converted if a pronoun would have to be guessed', () => {
    expect(toThirdPerson('I coded it for my holiday', undefined)).toBeUndefined();
    expect(toThirdPerson('I coded it for my holiday', 'her')).toBe('coded it for her holiday');
  });

  it('is found in "my" and "I", but not in "US" or a list of letters', () => {
    expect(isFirstPerson('Ensured my reports grew')).toBe(true);
    expect(isFirstPerson('Expanded in the US with A/I tools')).toBe(false);
    expect(removePossessives('all of my direct reports')).toBe('all direct reports');
  });

  it.each([
    ['Tenho experiência na análise de campanhas', 'pt', 'tem experiência na análise de campanhas'],
    ['Desenvolvi docas e melhorei a frota', 'pt', 'Desenvolveu docas e melhorou a frota'],
    ['Defini rotas e mantive o porto', 'pt', 'Definiu rotas e manteve o porto'],
    ['Abrí puertos y mejoré la flota', 'es', 'Abrió puertos y mejoró la flota'],
    ['En tant que cheffe de dépôt, j’ai dirigé 12 personnes', 'fr', 'a dirigé 12 personnes'],
    ['Ich leite ein Werk und verantworte Qualität', 'de', 'leitet ein Werk und verantwortet Qualität'],
  ])('is converted in another language: %s', (sentence, language, third) => {
    expect(foreignToThirdPerson(sentence, language)?.text).toBe(third);
  });
});

it.each([
  ['As a senior member of the crew, opened nine docks', 'opened nine docks'],
  ['As head of the yard, successfully built nine docks', 'successfully built nine docks'],
  ['As part of the crew, opened nine docks', 'As part of the crew, opened nine docks'],
  ['As an intern of the yard, opened nine docks', 'As an intern of the yard, opened nine docks'],
])('a leading ‘As a <role>,’ is removed: %s', (line, rest) => {
  expect(removeIntroductoryPhrase(line)).toBe(rest);
});

it('a sentence whose subject is ‘my ...’ is not turned into the third person', () => {
  expect(foreignToThirdPerson('Minha paixão não é ensinar, é construir', 'pt')).toBeUndefined();
  expect(foreignToThirdPerson('Responsable des achats, j’ai ouvert neuf dépôts', 'fr')).toBeUndefined();
  expect(foreignToThirdPerson('Mi equipo abrió nueve tiendas', 'es')).toBeUndefined();
});

it.each([
  ['Performs inspections of the boilers', 'performed inspections of the boilers'],
  ['Supports the desk and maintains all records', 'supported the desk and maintained all records'],
  ['Controls and reviews all keys', 'controlled and reviewed all keys'],
  ['Controls and accounts for all keys', undefined],
  ['Prepares plans and reports', 'prepared plans and reports'],
])('‘%s’ is put into the past tense for a role that has ended', (line, predicate) => {
  expect(predicateOf(line, false, new Map([['present' as const, 3]]), true)?.text).toBe(predicate);
});

it.each([
  'Shared the prices with the team and helps them to sell',
  'Proposed new methods and continue to seek others',
  'Launched a store and Prepare the calendar of its fairs',
  'Proposed nine courses and work with pilots',
  'Introduced a timetable and replace Brillwater',
])('a past tense that continues in the present is rejected: %s', (line) => {
  expect(predicateOf(line, false)).toBeUndefined();
});

it('recognises a verb that may be a noun by its neighbours, before a purpose', () => {
  const beside = headForms(['Build a team.', 'Convert a shop.', 'Grow the yard.']);
  expect(predicateOf('Scale infrastructure to ten harbours', false, beside)?.text).toBe(
    'scaled infrastructure to ten harbours',
  );
  expect(predicateOf('Process improvement to ten harbours', false, beside)).toBeUndefined();
  expect(predicateOf('Scale infrastructure to ten harbours', false)).toBeUndefined();
});

it('a verb after a description of the person is put into the third person, even if it may be a noun', () => {
  expect(toThirdPerson('I am a pilot and sponsor a couple of ferries', undefined)).toBe(
    'is a pilot and sponsors a couple of ferries',
  );
  expect(toThirdPerson('I am a pilot and sponsor of ferries', undefined)).toBe(
    'is a pilot and sponsor of ferries',
  );
});

it.each([
  ['Desarrollo de planes para nueve puertos', 'es', 'Desarrollo de planes para nueve puertos'],
  ['Desarrollo y mantenimiento de muelles', 'es', 'Desarrollo y mantenimiento de muelles'],
  ['Desarrollo planes para nueve puertos', 'es', 'desarrolla planes para nueve puertos'],
  [
    'He trabajado en el desarrollo y la venta de barcos',
    'es',
    'ha trabajado en el desarrollo y la venta de barcos',
  ],
])('a noun that is spelt like a verb is not conjugated: %s', (text, language, wanted) => {
  expect(foreignToThirdPerson(text, language)?.text.toLowerCase()).toBe(wanted.toLowerCase());
});

it('the means of an action is not removed as an introductory phrase', () => {
  const sentence = 'With the charts of the coast I have moored nine ferries';
  expect(removeIntroductoryPhrase(sentence)).toBe(sentence);
  expect(removeIntroductoryPhrase('With nine years at sea, I moor ferries')).toBe('I moor ferries');
});

it.each([
  ['Close monitoring at the docks for nine ferries', 'Close'],
  ['Testing and commissioning of control and relay panels for ferries', 'Testing'],
])('a task is not read as an action, even among actions of that form: %s', (line, first) => {
  const beside = [`${first} the ropes`, `${first} the cranes`, `${first} the ferries`];
  expect(predicateOf(line, true, headForms([line, ...beside]))).toBeUndefined();
});
