import { describe, expect, it } from 'vitest';
import { canBeSkill, isKnownSkill, isSkillHeading, skillCase } from './skill-names';

describe('entries of skill lists', () => {
  it.each([
    'Supplier contract management',
    'Root cause analysis',
    'FP&A',
    'Machine learning',
    'Fire alarm systems',
    'Web development',
    'Customer experience',
    'Procurement',
    'PL/SQL',
    'C language',
    'Maintenance of medical devices',
  ])('are shown if they are a practice or a technology: %s', (text) => {
    expect(isKnownSkill(text, true)).toBe(true);
  });

  it.each([
    'Computer proficiency',
    'Software libraries',
    'Key skills',
    'Non-technical skills summary',
    'Other information',
    'Web development tools',
  ])('are not shown if they are headings: %s', (text) => {
    expect(isSkillHeading(text)).toBe(true);
    expect(isKnownSkill(text, true)).toBe(false);
  });

  it.each([
    'Willingness to learn',
    'Without losing control',
    'Compliance or assurance',
    'Raises engineering standards',
    'Defining architecture',
    'Carried out surveys',
    'Active listening',
    'Leadership skills',
    'Sound interpersonal and communication',
    'Word/Excel',
    'Microsoft Outlook Express',
    'Faxing',
    'Using Java',
    'Managing housekeeping',
    'Exceeding R$ 500M+/month',
    'Certified project manager',
    'Industrial visits',
    'Social science',
    'Management',
    'Lucknow',
    'Chess',
    '12 years of service experience',
    'Math can be fun',
  ])('are not shown if they are claims or not skills: %s', (text) => {
    expect(isKnownSkill(text, true)).toBe(false);
  });

  it('are judged by known functions in other languages, and never shown if they are traits', () => {
    expect(isKnownSkill('Direction des ressources humaines', false)).toBe(true);
    expect(isKnownSkill('Trabalho em equipe', false)).toBe(false);
    expect(isKnownSkill('Chef de projet', false)).toBe(false);
  });
});

describe('the name of a skill', () => {
  it('is in sentence case, except for names', () => {
    expect(skillCase('Supplier Contract Management')).toBe('Supplier contract management');
    expect(skillCase('Event Architecture (EDA)')).toBe('Event architecture (EDA)');
    expect(skillCase('Mobile iOS Development')).toBe('Mobile iOS development');
    expect(skillCase('Six Sigma')).toBe('Six Sigma');
    expect(skillCase('OSHA Compliance')).toBe('OSHA compliance');
  });
});

it.each(['within a project', 'maintained', 'for nine mills'])(
  'a fragment of a sentence is not a skill: %s',
  (text) => {
    expect(canBeSkill(text)).toBe(false);
  },
);
