import { expect, it } from 'vitest';
import { tidyName, tidyTitle } from './names';

it('the beginning of a remark in brackets is removed from an employer’s name', () => {
  expect(tidyName('Nordhav Foods (PE-backed')).toBe('Nordhav Foods');
});

it('a part-time remark and the town before it are removed from an employer’s name', () => {
  expect(tidyName('Nordhav Foods GmbH (Tübingen, Germany), part-time')).toBe('Nordhav Foods GmbH');
});

it.each([
  ['Fjord Hotel Chennai-India 4star', 'Fjord Hotel'],
  ['Nordhav Repair Dealers Coimbatore-India', 'Nordhav Repair Dealers'],
  ['Nordhav project company, LLC- UAE', 'Nordhav project company, LLC'],
  ['Nordhav Lifts Company PVT LTD:- (BRAND)', 'Nordhav Lifts Company PVT LTD'],
])('a name is read without a place or remark after it: %s', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

it('a title is read without the dotted leaders before it', () => {
  expect(tidyTitle('……………..Design Engineer')).toBe('Design Engineer');
});

it('a team after a company named by its web address is removed, but no legal form', () => {
  expect(tidyName('nordhav.com Motor Team')).toBe('nordhav.com');
  expect(tidyName('Nordhav.com Ltd')).toBe('Nordhav.com Ltd');
});

it('a hyphen inside a name is kept', () => {
  expect(tidyName('Lund-Berg')).toBe('Lund-Berg');
});

it.each([
  ['Nordhav Foods, Lubumba, Democratic Republic of Congo', 'Nordhav Foods'],
  ['Nordhav Foods Pvt. Ltd. Chakan', 'Nordhav Foods Pvt. Ltd.'],
  ['Nordhav Foods Ltd.Chakan Branch', 'Nordhav Foods Ltd.'],
  ['Nordhav Foods Ltd Trading Group', 'Nordhav Foods Ltd Trading Group'],
  ['Nordhav Consultants, Melur TK, Madurai Dist.', 'Nordhav Consultants'],
  ['through Nordhav Foods', 'Nordhav Foods'],
  ['Nordhav Health — early-stage healthtech', 'Nordhav Health'],
  ['Nordhav Trucks, a listed company', 'Nordhav Trucks'],
  ['Nordhav – the harbour people', 'Nordhav – the harbour people'],
])('the employer’s name "%s" is tidied to "%s"', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

it.each([
  ['a “Plant Manager', 'Plant Manager'],
  ['Plant Manager (promoted)', 'Plant Manager'],
  ['Product Consultant handling Frozen Fish in Oslo', 'Product Consultant'],
  ['Plant Manager Reporting To Managing', 'Plant Manager'],
  ['Cargo Handling Officer', 'Cargo Handling Officer'],
])('the title "%s" is tidied to "%s"', (text, title) => {
  expect(tidyTitle(text)).toBe(title);
});

it('a website in brackets after a name is removed, but not its abbreviation', () => {
  expect(tidyName('Redwell (redwell.io)')).toBe('Redwell');
  expect(tidyName('Nordhav Foods (www.nordhav.example/en)')).toBe('Nordhav Foods');
  expect(tidyName('Lund Partners (LP)')).toBe('Lund Partners (LP)');
});

it.each([
  ['M/s. Nordhav Foods', 'Nordhav Foods'],
  ['Career Highlights M/S NORDHAV FOODS LTD.', 'NORDHAV FOODS LTD.'],
  ['Nordhav Foods (generally working in two teams)', 'Nordhav Foods'],
  ['Nordhav Laboratories, Hamburg, Germany', 'Nordhav Laboratories'],
  ['Nordhav Foods 08/2007-05/2012', 'Nordhav Foods'],
  ['Velmont University, Hamburg', 'Velmont University, Hamburg'],
])('of the employer line %s only the name is kept', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

it.each([
  ['Plant Manager (May 2016 to Present).', 'Plant Manager'],
  ['Plant Manager (July 2014 to still now). Plant in Oslo', 'Plant Manager'],
  ['as a Plant Manager', 'Plant Manager'],
  ['Actuellement Responsable de production', 'Responsable de production'],
  ['Designation', ''],
  ['Project duration', ''],
  ['Academic Qualifications', ''],
  ['th', ''],
  ['Head of Education', 'Head of Education'],
  ['Manager (Foods)', 'Manager (Foods)'],
])('of the title line %s only the title is kept', (text, title) => {
  expect(tidyTitle(text)).toBe(title);
});

it.each([
  ['Nordhav Enterprises New Delhi', 'Nordhav Enterprises'],
  ['NH Services Middle East Dubai', 'NH Services Middle East'],
  ['Nordhav Bank Dubai', 'Nordhav Bank Dubai'],
])('a town is removed behind a general word of companies: %s', (text, name) => {
  expect(tidyName(text)).toBe(name);
});

it.each([
  ['Direct Marketing Associate of', 'Direct Marketing Associate'],
  ['Assistant Production Manager Reporting To', 'Assistant Production Manager'],
])('a title is read without the preposition at its end: %s', (text, title) => {
  expect(tidyTitle(text)).toBe(title);
});
