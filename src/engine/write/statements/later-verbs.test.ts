import { expect, it } from 'vitest';
import { agreeLaterVerbs } from './later-verbs';

it.each([
  ['Analysed the stock and write reports for the mill', 'Analysed the stock and wrote reports for the mill'],
  [
    'Advising the foreman on safety and participate in talks',
    'Advising the foreman on safety and participating in talks',
  ],
  ['I introduced a test and write several tools', 'I introduced a test and wrote several tools'],
  [
    'Negotiated with the growers and ensuring each mill has its grain',
    'Negotiated with the growers and ensured each mill has its grain',
  ],
  [
    'Scheduling the shifts according to the chart and execute the plan',
    'Scheduling the shifts according to the chart and executing the plan',
  ],
  ['Designed a dam and change the plan of the town', 'Designed a dam and changed the plan of the town'],
  ['Analyse the drawing and planning the dam', 'Analyse the drawing and plan the dam'],
  [
    'Successfully moved nine stores and reduce waste by 9%',
    'Successfully moved nine stores and reduced waste by 9%',
  ],
  ['Set the plan and lead DEPOT project for growers', 'Set the plan and led DEPOT project for growers'],
  ['Create links with nine stores and integrating them', 'Create links with nine stores and integrate them'],
])('the verb after "and" gets the form of the first: %s', (line, expected) => {
  expect(agreeLaterVerbs(line)).toBe(expected);
});

it.each([
  'Trained the crew to moor ferries and write reports',
  'Cut the waste by sorting grain and submit the rest',
  'Hired people who repair pumps and write reports',
  'Built the store and supply network of the valley',
  'Met with growers to assess the grain, define its price, and deliver the goods',
  'Opened a mill and a store',
  'Managed build and deploy stages of nine stores',
  'Grew sales and lead generation for growers',
  'Trained growers and secure storage in nine mills',
  'Built tools that find waste and improve output',
  'Led training for growers, coordinating mill access, store set-up, and launch dates',
])('a verb that may depend on another word is unchanged: %s', (line) => {
  expect(agreeLaterVerbs(line)).toBe(line);
});
