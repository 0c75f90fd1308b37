/** Posts that are stated in a sentence. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { postOfSentence } from './post-in-sentence';

const readPost = (sentence: string) => {
  const post = postOfSentence(sentence);
  return post && `${post.title?.text ?? '-'} @ ${post.employer.text}${post.isUnsure ? '?' : ''}`;
};

it.each([
  [
    'Worked with M/s. Nordhav Foods Pvt. Ltd. Velmont as a Plant Manager.',
    'Plant Manager @ Nordhav Foods Pvt. Ltd',
  ],
  ['In current/present working as a instructor (Faculty) with Nordhav', 'instructor @ Nordhav'],
  ['Nine month work experience as Shift Supervisor at NH Fjordline', 'Shift Supervisor @ NH Fjordline'],
  ['2:- Worked with “Nordhav Mobile” with the post of “R.S.E.”', 'R.S.E @ Nordhav Mobile'],
  [
    'Worked with “Fjord Club “redwood” Company at Oslo as a post of “Sales Executive”',
    'Sales Executive @ Fjord Club',
  ],
  ['From May 2011 to June 2015 as Plant Manager in nordhav.com', 'Plant Manager @ nordhav.com?'],
  ['Worked as an electrician in Oslo at Nordhav Lines', 'electrician @ Nordhav Lines'],
  ['Working in Nordhav Lines as well as a Buyer', 'Buyer @ Nordhav Lines'],
  ['Worked as a Plant Manager for Plumbing & Fire Fighting', 'Plant Manager @ Plumbing & Fire Fighting?'],
  ['Worked as a Lecturer for Post Graduate Classes in Velmont College', 'Lecturer @ Velmont College'],
  ['Worked with Nordhav Lines –Velmont as Plant Manager(Elect. works)', 'Plant Manager @ Nordhav Lines'],
  ['I worked in nordhav foods as a site engineer', 'site engineer @ nordhav foods?'],
  ['Working in Nordhav Lines As A Shift in charge since 2012', 'Shift in charge @ Nordhav Lines'],
  ['Working as a Plant Manager in Skogholt', 'Plant Manager @ Skogholt?'],
])('a sentence states a post: %s', (sentence, post) => {
  expect(readPost(sentence)).toBe(post);
});

it.each([
  'Worked in NORWAY AS ELECTRICIAN for 6 years',
  'Working as Plant Manager, overseeing the move to Nordhav Cloud',
  'Working as a Plant Manager at Velmont Lines through Nordhav Services Ltd',
  'Working as a Plant Manager at Velmont Solar Plant',
  'Worked with tools such as Nmap and Burp Suite',
  'Worked with small boats as they came',
  'Worked in the retail sector as a site engineer',
  'Worked with NHV harbour plant project as a Plant Manager',
])('a sentence does not state an employer: %s', (sentence) => {
  expect(readPost(sentence)).toBeUndefined();
});

it('the posts of sentences with quoted names are read in a list of posts without dates', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'WORK EXPERIENCE',
      '1:- Worked with ¦ “Nordhav Mobile Company.” with the post of “Sales Executive” in Oslo at least “1 year”.',
      '2:- Worked with ¦ “Fjord Club “redwood” Company at Oslo branch As a post of ¦ “Shift Supervisor” for “1 year”.',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  const stated = facts.roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  expect(stated.map(({ title, organisation }) => `${title} @ ${organisation}`)).toEqual([
    'Sales Executive @ Nordhav Mobile Company',
    'Shift Supervisor @ Fjord Club',
  ]);
});

it('the owner is asked about posts with names in lower case if no heading announces them', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'CURRENT STATUS',
      '• I worked in nordhav foods as a site engineer (building work)',
      '• Currently I am working in fjordline systems as a plant manager',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  expect(facts.roles.map(({ title, organisation }) => `${title} @ ${organisation}`)).toEqual([
    'site engineer @ nordhav foods',
    'plant manager @ fjordline systems',
  ]);
  expect(facts.roles.every(({ confidence }) => confidence < PROSE_CONFIDENCE)).toBe(true);
});
