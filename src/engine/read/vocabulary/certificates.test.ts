import { expect, it } from 'vitest';
import { isCertificate } from './certificates';

it.each([
  'Certified Auditor, Nordhav Ltd.',
  'Reading Specialist',
  'Integrated Management Systems Lead Auditor',
  'Managed Care Professional',
  'LED Lighting Specialist',
  'Planned Giving Certificate',
  'Certified Crane Operator 48213',
  'ISO: 27001 Lead Auditor',
  'DIN 14675 Planner',
  'Harbour Pilot, licence 48213',
  'Crane Operator Certificate No. 48213',
  'CISSP #48213',
])('"%s" may be a certificate', (text) => expect(isCertificate(text)).toBe(true));

it.each([
  'Bergen',
  'Nordhav Automation Ltd.',
  'Reading – 7',
  'Participated in a workshop on knots',
  'Rowing Competition',
  'Experience Certificate',
  'My final project was a harbour',
  'Year/Session',
  'Percentage',
  'PROJECT: Rowing Habits',
  'MODULE COURSE TITLE',
  '10th ,12th',
  'Managed nine mills and a training centre',
  'Managed Mills as Programme Manager',
  'Led Nine Mills',
  'Harbour Road 9, 48213 Velmont',
  'Hafenstraße Nr. 9, 48213 Velmont',
])('"%s" cannot be a certificate', (text) => expect(isCertificate(text)).toBe(false));

it.each([
  'Accounting Software Work Experience',
  'Personal Strength',
  'NORDHAV INDIA Ltd., PUNE',
  'Matric (10)',
  'Scope',
  'Certificate course',
])('a heading, a label or a company cannot be a certificate: %s', (text) => {
  expect(isCertificate(text)).toBe(false);
});
