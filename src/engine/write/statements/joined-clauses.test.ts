/** Lines whose parts are joined in a wrong way: refused if nobody can read them, corrected if it is mechanical. */
import { expect, it } from 'vitest';
import { correctMechanicalFaults } from './corrections';
import { isUnreadable } from './readable';

it.each([
  'Delivered, Commission and started up the presses of the mill',
  'Managed a team of nine growers with ensure the output',
  'Sailed well in storms and able to keep schedules',
  'Supervised the halls (north wing) Handling of pumps and tools',
  'Was named for the mill at various fairs Capable in sorting grain',
  'Supervised a mill at Fenmoor belongs to Corvane',
  'Reviewed the drawings of nine mills and preparation of lists',
  'Sourced vendors and vendor management',
  'Managed nine mills, Recruitment of new growers and keeping the old',
  'Applied AI Engineer with nine years of work in mills',
  'Completed under the supervision of Dr. Norling',
  'Worked RIM management for the mill',
  'Identifies the query of the grower and search for the mill',
  'Served the growers and show patience at the till',
  'Preparation of drawings through nine mills and submits for approval',
  'Ran a team of nine built to exceed its targets goals and targets',
  'Introduced a common approach, resulting in an improvement Press & Mill indicators',
  'Built strategy for the region (north and south) Developing sales channels',
  'Drew charts for the mill and its growers, pitch Nov',
  'Sketched the plan of nine mills and also installation of two lamps',
  'Inspected the mill at the quay, and maintenance with the owner',
  'Built the halls of the mill with 3 no turbine type 2',
  'Responsible for key sections',
  'Joined before the first round, then designed and May 2016 – Dec',
])('a line of parts that cannot be joined is not used: %s', (line) => {
  expect(isUnreadable(line)).toBe(true);
});

it.each([
  'Managed the installation and maintenance of nine presses',
  'Worked with nine growers to find mills and prepare orders',
  'Helps growers to sort grain and find mills',
  'Carried out supervision and preparation of the drawings',
  'Worked on the press of the mill and ran its store',
  'Applied new rules to nine mills',
  'Served growers and showed the mill to visitors',
  'Preparation of drawings and of nine plans for approval',
  'Set growers goals and targets',
  'Ran a mill that is 9 no longer new',
  'Supervised nine mills, the growers, and coordination between them',
  'Responsible for key sections of the press line',
  'Redesigned the store, resulting in an increase of 9% in sales',
  'Led an improvement plan, resulting in a cost reduction programme for nine mills',
  'Opened nine stores (two in Varn) managing their budgets',
  'Moved nine mills to the new press by Nov',
  'Ran the move of nine mills (May 2016 – Dec 2017) for the growers',
  'Led the reporting of nine mills from May 2016 – Dec 2017',
  'Sold nine presses to the mill in June',
])('a line whose parts belong together is used: %s', (line) => {
  expect(isUnreadable(line)).toBe(false);
});

it.each([
  ['a doubled word', 'Has has strong ties with growers', 'Has strong ties with growers'],
  [
    'a comma after a preposition',
    'Repaired presses for, Corvane Mills',
    'Repaired presses for Corvane Mills',
  ],
  [
    'the numeral of the next line',
    'Supervised the layers of nine roads xiii',
    'Supervised the layers of nine roads',
  ],
  [
    "a doubled 'responsible for'",
    'Responsible for cost plans, and responsible for the tests of presses',
    'Responsible for cost plans, and the tests of presses',
  ],
  [
    "a missing 'a' before 'basis'",
    'Sent lists to growers on daily basis',
    'Sent lists to growers on a daily basis',
  ],
  [
    "a missing 'the' before 'company's'",
    "Sold seed under company's brand",
    "Sold seed under the company's brand",
  ],
])('%s is corrected', (_, raw, expected) => {
  expect(correctMechanicalFaults(raw)).toBe(expected);
});

it('the numeral of a phase is kept', () => {
  expect(correctMechanicalFaults('Built the mill in phase ii')).toBe('Built the mill in phase ii');
});
