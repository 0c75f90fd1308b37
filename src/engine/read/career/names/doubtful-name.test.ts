import { expect, it } from 'vitest';
import { isDoubtfulName, isProject } from './doubtful-name';

it.each([
  'Infrastructure Ltd',
  'Engineering. Co.',
  'LLC- Norland',
  'Lund &',
  'Certified Diploma in Shipping',
  'World Leader in Coastal Fuel Cell Technology',
  'BPO',
  'Nordhav Solution) Bergen & Redwell Plant',
  'Nordhav Tractor Summer Training',
  'A premier provider of engines',
  'MOOCs & tutorials',
  'Online courses',
])('a name that is incomplete or names something else is in doubt as an employer: %s', (name) => {
  expect(isDoubtfulName(name)).toBe(true);
});

it.each([
  'Nordhav (Norland) Foods',
  'Premier Mills Pvt Ltd',
  'Leading University',
  'Nordhav Engineering Co.',
  'Leader Foods',
  'Lund & Berg',
])('a complete name is not in doubt as an employer: %s', (name) => {
  expect(isDoubtfulName(name)).toBe(false);
});

it.each(['Velmont Harbour Project,Velmont', 'Quay Project Oslo (NO)', 'Between', 'Since'])(
  'a project or a word of a range is in doubt as an employer: %s',
  (name) => {
    expect(isDoubtfulName(name)).toBe(true);
  },
);

it.each(['Project Nordhav Consulting Ltd', 'Projectline Foods', 'nordhav.com'])(
  'a name with a word like ‘project’ in it is not in doubt as an employer: %s',
  (name) => {
    expect(isDoubtfulName(name)).toBe(false);
  },
);

it.each([
  ['Backend Team'],
  ['IT Support Team'],
  ['N/A'],
  ['n.c.'],
  ['Confidential'],
  ['Nouvelle-Zélande'],
  ['Таганрог'],
])('a team, a placeholder or a place is in doubt as an employer: %s', (name) => {
  expect(isDoubtfulName(name)).toBe(true);
});

it.each([['Lodestar Team'], ['Nordhav N/C Machines'], ['Таганрог Строй']])(
  'a name with such words in it is not in doubt as an employer: %s',
  (name) => {
    expect(isDoubtfulName(name)).toBe(false);
  },
);

it.each(['Project Coordinator', 'Project Manager', 'Senior Project Engineer', 'project for the harbour'])(
  'a title or phrase with the word ‘project’ is not the name of a project: %s',
  (text) => {
    expect(isProject(text)).toBe(false);
  },
);

it('a name that ends with the word ‘project’ before its place is the name of a project', () => {
  expect(isProject('Velmont Harbour Project, Redwell (Norland)')).toBe(true);
});

it('the beginning of what was done is no name, wherever it stands', () => {
  expect(isDoubtfulName('Cut the cost', true)).toBe(true);
  expect(isDoubtfulName('Nordhav printing press', true)).toBe(false);
});
