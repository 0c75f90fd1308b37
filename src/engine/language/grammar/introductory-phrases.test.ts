import { expect, it } from 'vitest';
import { removeIntroductoryPhrase } from './introductory-phrases';

it.each([
  ['To protect the growers from frost, I opened nine docks', 'I opened nine docks'],
  ['In order to protect the growers from frost, opened nine docks', 'Opened nine docks'],
  ['In the role of yard manager, opened nine docks', 'opened nine docks'],
  ['In the role of Yard Manager successfully opened nine docks', 'successfully opened nine docks'],
  ['As a Yard Manager leads nine docks', 'leads nine docks'],
  ['As part of my work at Orla, I opened nine docks', 'I opened nine docks'],
  ['To date, saved 9% of the freight', 'saved 9% of the freight'],
  ['After the purchase of the mill, led its integration', 'led its integration'],
  ['In parallel with the yard, took on nine docks', 'took on nine docks'],
  ['In my role as a Sr. Pilot at Orla, I steer ferries', 'I steer ferries'],
  ['In addition to my work on quays, cranes, and tides, I steer ferries', 'I steer ferries'],
])('the phrase before the act is removed: %s', (line, rest) => {
  expect(removeIntroductoryPhrase(line)).toBe(rest);
});

it.each([
  'To find my place, I opened nine docks',
  'To become a pilot, I trained for nine years',
  'To summarise the above, I opened nine docks',
  'As part of the crew, I opened nine docks',
  'In the role of assistant, opened nine docks',
  'During the internship, opened nine docks',
  'Together with nine others, opened nine docks',
])('what limits the act, or is about oneself, is not removed: %s', (line) => {
  expect(removeIntroductoryPhrase(line)).toBe(line);
});
