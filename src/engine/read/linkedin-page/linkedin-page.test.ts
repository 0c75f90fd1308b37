import { describe, expect, it } from 'vitest';
import { FactsBuilder } from '../facts-builder';
import { linesOfParagraphs } from '../layout/lines';
import { paragraphOf } from '../testing/paragraphs';
import { isPageDates } from './detect';
import { isLinkedInPage, readLinkedInPage } from './index';

const PAGE = `Home My Network Jobs Messaging Notifications Me For Business
Ines Calder (She/Her) · 1st
Operations leader for clinics
Nordhav Clinics
Leith University
Edinburgh, Scotland, United Kingdom · Contact info
1,204 followers
500+ connections
Open to
Private to you
12 profile views
About
I put order into clinics that grew too fast. Twice I have turned a loss round. My best years were those when… …see more
Activity
1,204 followers
Ines posted this
Experience
Nordhav Clinics
Full-time · 6 yrs 2 mos
Chief Operating Officer
Jan 2022 - Present · 4 yrs 2 mos
Edinburgh, Scotland, United Kingdom · Hybrid
Opened nine clinics in two years. Responsible for the budgets of…see more
Leadership, Budgets and +3 skills
Head of Clinics
Jan 2020 - Jan 2022 · 2 yrs
Cut waiting times from 11 weeks to 4.
Regional Manager
Fjordline Pharmacies · Full-time
May 2014 - Dec 2019 · 5 yrs 8 mos
Oslo, Norway
Won back four districts.
Clerk
Harbour Stores
2010 - 2013 · 3 yrs
Show all 6 experiences
Education
Leith University
Master of Science, Health Management
2008 - 2010
Grade: Distinction
Harbour Academy School
2002 - 2008
Licenses & certifications
Lean Practitioner
Institute of Lean
Issued Jun 2021 · Expires Jun 2026
Show credential
Volunteering
Treasurer
Leith Lifeboats · Volunteer
Mar 2016 - Present · 10 yrs
Skills
Clinic operations
Leith University
Budgeting
Leith University
3 endorsements
Show all 17 skills
Languages
Norwegian
Full professional proficiency
Interests
Nordhav Group
People you may know
Somebody Else
Chief Executive at Harbour Stores
Public profile & URL
www.linkedin.com/in/ines-calder`.split('\n');

const linesOf = (texts: readonly string[]) => linesOfParagraphs(texts.map((text) => paragraphOf(text)));
const readPage = (texts: readonly string[]) =>
  readLinkedInPage(new FactsBuilder('s1', 'linkedin-pdf'), linesOf(texts));

describe('the page of a LinkedIn profile', () => {
  it('is recognised by the texts around the profile, which a resume lacks', () => {
    expect(isLinkedInPage(linesOf(PAGE))).toBe(true);
    const resume = [
      'Ines Calder',
      'Experience',
      'Nordhav Clinics, Chief Operating Officer',
      'Jan 2022 - Present · 4 yrs 2 mos',
      '500+ connections',
      'Contact info',
    ];
    expect(isLinkedInPage(linesOf(resume))).toBe(false);
  });

  it('has its dates together with their duration in lines of their own', () => {
    expect(isPageDates('Sep 2024 - Present · 9 mos')).toBe(true);
    expect(isPageDates('2010 - 2013 · 3 yrs')).toBe(true);
    expect(isPageDates('1 yr 9 mos')).toBe(false);
    expect(isPageDates('Sep 2024 - Present')).toBe(false);
    expect(isPageDates('Clerk, 2010 - 2013 · 3 yrs')).toBe(false);
  });

  it('yields several titles under one employer, and single ones', () => {
    const { roles } = readPage(PAGE);
    expect(
      roles.map(({ title, organisation, start, end, kind }) => [
        title,
        organisation,
        start?.year,
        end === 'present' ? end : end?.year,
        kind,
      ]),
    ).toEqual([
      ['Chief Operating Officer', 'Nordhav Clinics', 2022, 'present', 'employment'],
      ['Head of Clinics', 'Nordhav Clinics', 2020, 2022, 'employment'],
      ['Regional Manager', 'Fjordline Pharmacies', 2014, 2019, 'employment'],
      ['Clerk', 'Harbour Stores', 2010, 2013, 'employment'],
      ['Treasurer', 'Leith Lifeboats', 2016, 'present', 'volunteering'],
    ]);
    expect(roles[0]?.location).toBe('Edinburgh, Scotland, United Kingdom');
    expect(roles[2]?.location).toBe('Oslo, Norway');
    expect(roles.map(({ statements }) => statements.map(({ value }) => value))).toEqual([
      ['Opened nine clinics in two years.'],
      ['Cut waiting times from 11 weeks to 4.'],
      ['Won back four districts.'],
      [],
      [],
    ]);
  });

  it('yields the sections around the posts, and nothing of the page itself', () => {
    const facts = readPage(PAGE);
    expect(facts.name?.value).toBe('Ines Calder');
    expect(facts.headline?.value).toBe('Operations leader for clinics');
    expect(facts.location?.value).toBe('Edinburgh, Scotland, United Kingdom');
    expect(facts.linkedinUrl).toBe('https://www.linkedin.com/in/ines-calder');
    expect(facts.about.map(({ value }) => value)).toEqual([
      'I put order into clinics that grew too fast.',
      'Twice I have turned a loss round.',
    ]);
    expect(facts.education.map(({ school, degree, field, end }) => [school, degree, field, end])).toEqual([
      ['Leith University', 'Master of Science', 'Health Management', { year: 2010 }],
      ['Harbour Academy School', undefined, undefined, { year: 2008 }],
    ]);
    expect(facts.certifications.map(({ value }) => value)).toEqual(['Lean Practitioner']);
    expect(facts.skills.map(({ value }) => value)).toEqual(['Clinic operations', 'Budgeting']);
    expect(facts.languages.map(({ value }) => value)).toEqual(['Norwegian']);
  });

  it('has each post once even if the texts of its lines were copied twice', () => {
    const twice = PAGE.map((text) => (/^[A-Z][a-z]+ [a-z A-Z]+$/.test(text) ? text + text : text));
    expect(readPage(twice).roles.map(({ title }) => title)).toEqual(
      readPage(PAGE).roles.map(({ title }) => title),
    );
  });
});
