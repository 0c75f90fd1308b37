/** Employers, titles and degrees as labelled sources, documents and owners give them. */
import { expect, it } from 'vitest';
import type { SourceKind } from '@/shared/record/facts';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const career = (source: SourceKind) =>
  careerFacts({
    name: 'Ottoline Marsh',
    location: 'McTavish, Manitoba, Canada',
    source,
    roles: [
      {
        title: 'Founder, Chief Ferry Officer',
        organisation: 'pellworm',
        start: '2018',
        end: 'present',
        statements: ['Raised punctuality from 71% to 94% on nine ferries.'],
      },
      { title: 'Trainne', organisation: 'Aldmoor Rail (Night ),Leeds', start: '2014', end: '2018' },
      { title: 'Ferry Consultant', organisation: 'Freelance', start: '2011', end: '2014' },
    ],
  });

it('an employer from a labelled source is used as spelled', () => {
  const { profile } = composeProfile(career('linkedin-pdf'));
  expect(profile.highlights).toEqual([
    expect.stringMatching(/^Founder, Chief Ferry Officer, pellworm, 2018 to today/),
    'Trainne, Aldmoor Rail (Night), Leeds, 2014 to 2018',
    // Self-employment is not an employer: the role is written with its years.
    'Ferry Consultant, 2011 to 2014',
  ]);
  expect(profile.location).toBe('McTavish, Manitoba, Canada');
});

it('employers and titles from documents have to be plausible names', () => {
  expect(composeProfile(career('resume')).profile.highlights.join()).not.toContain('pellworm');
});

it('employers and titles that the owner wrote are used as they are', () => {
  const facts = career('resume');
  const roles = facts.roles.map((role) => ({ ...role, own: ['title', 'organisation'] as const }));
  const { profile } = composeProfile({
    ...facts,
    roles: roles.map((role) => ({ ...role, own: [...role.own] })),
  });
  expect(profile.highlights[0]).toContain('pellworm');
});

it('self-employment is never an employer', () => {
  expect(JSON.stringify(composeProfile(career('linkedin-pdf')).profile)).not.toContain('Freelance');
});

it('completed degrees of a labelled source are listed, school-leaving certificates are not', () => {
  const facts = career('linkedin-pdf');
  const { education } = careerFacts({
    education: [
      { school: 'UNSW', degree: 'BSc', field: 'Information Systems', end: '1996' },
      { school: 'Harbour Directors', degree: 'Governance Foundations', end: '2014' },
      { school: 'Night College', degree: 'Ferry Design', end: '2040' },
      { school: 'Leeds High School', degree: 'Grade 5 Examination', end: '1990' },
    ],
  });
  expect(composeProfile({ ...facts, education }).profile.certifications).toEqual([
    'BSc, Information Systems, UNSW',
    'Governance Foundations, Harbour Directors',
  ]);
});

it('a degree that was not completed is never claimed', () => {
  const education = careerFacts({
    education: [{ school: 'Coastal University', degree: 'BSc', field: 'Transport', end: '2010' }],
  }).education.map((entry) => ({
    ...entry,
    spans: entry.spans.map((span) => ({ ...span, quote: 'BSc Transport, 2006 - 2010 (Incomplete)' })),
  }));
  expect(composeProfile({ ...career('resume'), education }).profile.certifications).toEqual([]);
});
