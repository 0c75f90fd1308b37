import { describe, expect, it } from 'vitest';
import { headForms, predicateOf } from './predicate';

describe('a line without a subject', () => {
  it.each([
    ['Led a team of 40', true, 'led a team of 40'],
    ['Lead a team of 6 across Europe', true, 'leads a team of 6 across Europe'],
    ['Leading a retail bank', false, 'led a retail bank'],
    ['Inspect and clean pumps of nine quays', false, 'inspected and cleaned pumps of nine quays'],
    [
      'Direct, plan, and coordinate all sea trials',
      false,
      'directed, planned, and coordinated all sea trials',
    ],
    ['Lead and manage Fenmoor stage productions', true, 'leads and manages Fenmoor stage productions'],
    ['Fix the pumps of all quays', false, 'fixed the pumps of all quays'],
    [
      'Supervise the training and conduct of nine crews',
      false,
      'supervised the training and conduct of nine crews',
    ],
    ['Amplified berth turnover by 30%', false, 'amplified berth turnover by 30%'],
    ['Solely drew up the tide tables', false, 'drew up the tide tables'],
    ['Translates tide tables into berth plans', true, 'translates tide tables into berth plans'],
    ['Grown the crew from 40 to 95 people', false, 'grew the crew from 40 to 95 people'],
    [
      'Driving the design of nine ports in line with safety and customs rules',
      false,
      'drove the design of nine ports in line with safety and customs rules',
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
    ['Oversees daily operations of 12 depots', true, 'oversees daily operations of 12 depots'],
    ['Edit and touch-up photos of ports', false, 'edited and touched up photos of ports'],
    ['Edit and well-up photos of ports', false, undefined],
    [
      'Handling timely payments and orders in nine ports',
      false,
      'handled timely payments and orders in nine ports',
    ],
    ['Introducing new wage accounts for the port', false, 'introduced new wage accounts for the port'],
    ['Attending physician in nine ports', false, undefined],
    ['Managing and supervising outsourced works', false, 'managed and supervised outsourced works'],
    ['Managing and supervising of works', false, undefined],
    ['Manages support teams for nine ports', true, 'manages support teams for nine ports'],
    ['Leads generation in nine ports', true, undefined],
    ['Drive strategy and planning for nine ports', true, 'drives strategy and planning for nine ports'],
    ['Drive shafts of the crane', true, undefined],
    ['Provides depots in nine countries', true, undefined],
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
      'Designing the structure and leading work on a quay',
      false,
      'designed the structure and led work on a quay',
    ],
    ['Managing the port and reporting to the board', false, 'managed the port and reported to the board'],
    [
      'Handling all dock operations and tracking of orders',
      true,
      'handles all dock operations and tracking of orders',
    ],
    ['Managing the team and coaching nine pilots', false, 'managed the team and coached nine pilots'],
    ['Overseeing the design and testing of pumps', false, 'oversaw the design and testing of pumps'],
    ['Leading the safe and working harbour of a town', false, 'led the safe and working harbour of a town'],
    ['Explained the rules of the port and enforces safety rules', false, undefined],
    ['Appraised pilots through visits, negotiate fees with towns', false, undefined],
    [
      'Driving the trade of nine ports, mooring the largest ferries and scouting new quays',
      false,
      'drove the trade of nine ports, mooring the largest ferries and scouting new quays',
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
  ])('has this predicate: "%s" (of a present role: %s) becomes %j', (line, ongoing, text) => {
    expect(predicateOf(line, ongoing)?.text).toBe(text);
  });

  it.each([
    'Operating executive with eighteen years',
    'Lead engineer on the payments team',
    'Design of a new plant',
    'Institute for Combustion Engines',
    'Profits lifted by 66%',
    'Engineering Manager for cloud teams',
  ])('has no predicate without an act of the person: %s', (line) => {
    expect(predicateOf(line, true)).toBeUndefined();
  });
});

it.each([
  ['Performs inspections of the boilers', 'performed inspections of the boilers'],
  ['Supports the desk and maintains all records', 'supported the desk and maintained all records'],
  ['Controls and reviews all keys', 'controlled and reviewed all keys'],
  ['Controls and accounts for all keys', undefined],
  ['Prepares plans and reports', 'prepared plans and reports'],
])('in a role that has ended, ‘%s’ becomes the past tense %j', (line, predicate) => {
  expect(predicateOf(line, false, new Map([['present' as const, 3]]), true)?.text).toBe(predicate);
});

it.each([
  'Shared the prices with the team and helps them to sell',
  'Proposed new routes and continue to test others',
  'Launched a store and Prepare the calendar of its fairs',
  'Proposed nine courses and work with pilots',
  'Introduced a timetable and replace Brillwater',
])('a past tense that continues in the present is rejected: %s', (line) => {
  expect(predicateOf(line, false)).toBeUndefined();
});

it('a verb that may be a noun is recognised among lines that begin with verbs', () => {
  const beside = headForms(['Build a team.', 'Convert a shop.', 'Grow the yard.']);
  expect(predicateOf('Scale infrastructure to ten harbours', false, beside)?.text).toBe(
    'scaled infrastructure to ten harbours',
  );
  expect(predicateOf('Process improvement to ten harbours', false, beside)).toBeUndefined();
  expect(predicateOf('Scale infrastructure to ten harbours', false)).toBeUndefined();
});

it.each([
  ['Close monitoring at the docks for nine ferries', 'Close'],
  ['Testing and commissioning of control and relay panels for ferries', 'Testing'],
])('a task is not read as an action, even among actions of that form: %s', (line, first) => {
  const beside = [`${first} the ropes`, `${first} the cranes`, `${first} the ferries`];
  expect(predicateOf(line, true, headForms([line, ...beside]))).toBeUndefined();
});

it.each([
  ['Applied weather models to the tides of nine ports', 'applied weather models to the tides of nine ports'],
  [
    'Integrated radar feeds with the signals of four ports',
    'integrated radar feeds with the signals of four ports',
  ],
  [
    'Automated berth bookings, saving the towns six hours a day',
    'automated berth bookings, saving the towns six hours a day',
  ],
  ['Lead day-to-day operations for two quays', 'led day-to-day operations for two quays'],
  ['Predicted tides for the pilots', 'predicted tides for the pilots'],
  ['Showed crews how to moor', 'showed crews how to moor'],
])('an act that begins like a noun phrase is read as an act: %s', (line, predicate) => {
  expect(predicateOf(line, false)?.text).toBe(predicate);
});

it.each([
  'Automated berth pipeline, buoys and sensors',
  'Automated booking system that assigned berths to ferries',
  'Integrated harbour management system',
  'Lead generation for the sales of four ports',
  'Lead engineer in the migration of berths',
])('a noun phrase that begins like an act has no predicate: %s', (line) => {
  expect(predicateOf(line, false)).toBeUndefined();
});

it.each([
  ['Have run three mills', 'ran three mills'],
  ['Has shown the way to nine pilots', 'showed the way to nine pilots'],
  ['Have overcome the crisis of two yards', 'overcame the crisis of two yards'],
  ['Drawn the plans of two yards', 'drew the plans of two yards'],
  ['Rewritten the rules of the yard', 'rewrote the rules of the yard'],
])('the perfect "%s" becomes the past "%s"', (line, text) => {
  expect(predicateOf(line, false)?.text).toBe(text);
});

const amongTasks = headForms(['Maintain the berths', 'Develop new quays', 'Prepare the tide tables']);
it.each([
  ['Lead UK berth sales for two ports', 'leads UK berth sales for two ports'],
  ['Design tide data stores', 'designs tide data stores'],
  [
    'Develop quay rules, annual plans, and staff guides',
    'develops quay rules, annual plans, and staff guides',
  ],
  ['Prepare new tide tables and design boards for pilots', 'prepares new tide tables'],
  [
    'Drive port development and market plans, securing 40 new berths',
    'drives port development and market plans, securing 40 new berths',
  ],
])('a task among tasks is told, a noun that may be a verb is not: %s', (line, predicate) => {
  expect(predicateOf(line, true, amongTasks)?.text).toBe(predicate);
});

it.each([
  'Project management for two ports',
  'Design verification of nine cranes',
  'Lead pilots technical work in ports and design boards for crews',
])('a noun phrase among tasks is none: %s', (line) => {
  expect(predicateOf(line, true, amongTasks)).toBeUndefined();
});

it('the use of something for an act is an act', () => {
  const line = 'Used nine years of tide data to plan the berths of 300 boats';
  expect(predicateOf(line, false)?.text).toBe('used nine years of tide data to plan the berths of 300 boats');
  expect(predicateOf('Used cars to rent in two ports', false)).toBeUndefined();
});
