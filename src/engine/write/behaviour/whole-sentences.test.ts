/** Sentences that people write about themselves, used word for word in the third person. */
import { expect, it } from 'vitest';
import { createDraftCheck } from '../../check';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const NORLING = careerFacts({
  name: 'Edda Norling',
  source: 'linkedin-pdf',
  about: [
    'Edda Norling is President and Chief Executive Officer of Tarnholt Valves, a maker of valves with 1,900 employees in nine countries.',
    'Since joining in 2018, she has led the company through a turnaround, doubling its margin from 8% to 16%.',
    'Prior to Tarnholt, Edda spent 14 years at Brillwater, where she ran the depots of three regions.',
    'During her tenure as COO, Brillwater grew from $180M to $510M in revenue.',
    'She serves on the board of directors of Orla Savings and is a member of the advisory board of the Harbour School.',
    'The funds aim to raise awareness of waste; train growers in storage; and advise towns.',
  ],
  roles: [
    { title: 'Independent Director', organisation: 'Orla Savings', start: '2020', end: 'present' },
    {
      title: 'President & Chief Executive Officer',
      organisation: 'Tarnholt Valves',
      start: '2018',
      end: 'present',
    },
    { title: 'Chief Operating Officer', organisation: 'Brillwater', start: '2004', end: '2018' },
  ],
});
const { profile } = composeProfile(NORLING);

it('a description goes on with the sentence that points back to its first one', () => {
  expect(profile.summary).toContain(
    'Edda Norling is President and Chief Executive Officer of Tarnholt Valves, a maker of valves with 1,900 employees in nine countries. Since joining in 2018, Edda has led the company through a turnaround, doubling its margin from 8% to 16%.',
  );
});

it('an introduction tells the sentences on earlier posts and on what happened there as they stand', () => {
  expect(profile.meet_them).toContain(
    'Prior to Tarnholt, Edda spent 14 years at Brillwater, where she ran the depots of three regions. During Edda’s tenure as COO, Brillwater grew from $180M to $510M in revenue.',
  );
});

it('seats on boards introduce the person and are not part of the sweet spot', () => {
  expect(profile.meet_them).toContain('Edda serves on the board of directors of Orla Savings');
  expect(profile.sweetspot).toBe('');
});

it('what funds aim to do is not told of the person', () => {
  expect(JSON.stringify(profile)).not.toContain('trains growers');
});

it('the check accepts a whole sentence only word for word', () => {
  const { passesCheck } = createDraftCheck(NORLING);
  const [fact] = NORLING.about.slice(3);
  const passes = (text: string) => passesCheck({ text, spans: fact?.spans ?? [] });
  expect(passes('During Edda’s tenure as COO, Brillwater grew from $180M to $510M in revenue.')).toBe(true);
  expect(passes('During Edda’s tenure as COO, Brillwater grew from $180M to $610M in revenue.')).toBe(false);
  expect(passes('During Edda’s tenure as CEO, Brillwater grew from $180M to $510M in revenue.')).toBe(false);
  expect(passes('During Edda’s tenure as COO, Tarnholt grew from $180M to $510M in revenue.')).toBe(false);
});

it('a description that began with its article and praise keeps one article', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    about: ['A results-driven Plant Manager with over 14 years of experience in cold storage.'],
    roles: [{ title: 'Plant Manager', organisation: 'Orla', start: '2020', end: 'present' }],
  });
  expect(composeProfile(facts).profile.summary).toContain(
    'Edda Norling is a plant manager with over 14 years of experience in cold storage.',
  );
});

it('a sentence about oneself is told although a post has its words in a line without a verb', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    about: ['I lead the Orla storage centers across nine countries.'],
    roles: [
      {
        title: 'Plant Manager',
        organisation: 'Orla',
        start: '2020',
        end: 'present',
        statements: ['Storage centers of Orla across nine countries - 3,000+ people.'],
      },
    ],
  });
  expect(JSON.stringify(composeProfile(facts).profile)).toContain(
    'Edda leads the Orla storage centers across nine countries.',
  );
});
