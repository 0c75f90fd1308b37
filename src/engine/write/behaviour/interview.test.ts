/** The answers of an interview in a composed profile. */
import { describe, expect, it } from 'vitest';
import { storeAnswer } from '@/shared/interview/answers';
import type { CareerFacts } from '@/shared/record/facts';
import { restoreEvidence } from '@/shared/record/provenance';
import { composeProfile } from '..';
import { profileLinesOf } from '../lines';
import { careerFacts } from '../testing';

const careerWith = (...statements: string[]) =>
  careerFacts({
    name: 'Ottoline Marsh',
    roles: [
      {
        title: 'Chief Executive Officer',
        organisation: 'Pellworm Ferries',
        start: '2018',
        end: 'present',
        statements,
      },
    ],
  });
const BEGUN = 'Launched a night line to the islands.';
const FACTS = careerWith(BEGUN, 'Raised punctuality from 71% to 94%.');
/** Composes from a record. Facts that were not read are the owner's own answers. */
const compose = (answered: CareerFacts, read = FACTS) => composeProfile(restoreEvidence(read, answered));

const [role] = FACTS.roles;
const [statement] = role?.statements ?? [];
if (!role || !statement) throw new Error('no statement');

describe('answers of an interview', () => {
  it('are quoted in the sections they belong to', () => {
    let facts = storeAnswer.manual(FACTS, {
      reach: 'By message before ten.',
      decide: 'I decide on one page.',
      news: '',
    });
    facts = storeAnswer.notFor(facts, 'A sale within a quarter.');
    facts = storeAnswer.fit(facts, { kinds: ['Series A', 'Listed'], from: '50', to: '600' });
    facts = storeAnswer.proudest(facts, {
      line: 'Raised punctuality from 71% to 94%',
      why: 'Nobody believed it.',
    });
    const { profile, evidence } = compose(facts);
    expect(profile.user_manual.split('\n\n')).toEqual([
      'How to reach Ottoline: By message before ten.',
      'How Ottoline decides: “I decide on one page.”',
      'What not to call Ottoline for: A sale within a quarter.',
    ]);
    expect(profile.sweetspot).toBe(
      'Ottoline is right for these companies: Series A, listed, with 50 to 600 people.',
    );
    expect(profile.stage_focus).toEqual(['Series A', 'Listed']);
    expect(profile.meet_them).toContain(
      'Ottoline is proudest of this: raised punctuality from 71% to 94%. “Nobody believed it.”',
    );
    for (const { text, spans } of evidence.items.filter(({ section }) => section === 'userManual'))
      expect([text, spans.length]).toEqual([text, 1]);
  });

  it('add a number to a result', () => {
    const facts = storeAnswer.number(FACTS, '14,000 riders in nine months', { role, statement });
    const { summary, highlights } = compose(facts).profile;
    expect(`${summary} ${highlights.join(' ')}`).toContain(
      'launched a night line to the islands: 14,000 riders in nine months',
    );
  });

  it('add a result to a long line without cutting the line', () => {
    const long =
      'Night Line Project – Launched a night line to the islands with nine ferries of two yards, enabling guests of the hotels, the crews of the mills and the growers of the north to travel in winter';
    const result = 'passengers rose from 71 to 880 a night, and two ports asked for a line of their own';
    const career = careerWith(long);
    const [role] = career.roles;
    const [begun] = role?.statements ?? [];
    if (!role || !begun) throw new Error('no statement');
    const answered = storeAnswer.number(career, result, { role, statement: begun });
    const [line] = profileLinesOf(restoreEvidence(career, answered)).filter(({ text }) =>
      text.startsWith('Launched'),
    );
    expect(line?.text).toContain(result);
  });

  it('add their result before any that was read from a document', () => {
    const numbered = [71, 72, 73, 74, 75, 76, 77, 78, 79].map(
      (share) => `Raised punctuality on line ${share} from ${share}% to 94%, saving $${share} million.`,
    );
    const career = careerWith(BEGUN, ...numbered);
    const [role] = career.roles;
    const [begun] = role?.statements ?? [];
    if (!role || !begun) throw new Error('no statement');
    const { profile } = compose(
      storeAnswer.number(career, 'the islands have guests in winter', { role, statement: begun }),
      career,
    );
    expect(JSON.stringify(profile)).toContain('the islands have guests in winter');
  });

  it('give a profile to a person of whom only the name was read', () => {
    const read = careerFacts({ name: 'Ottoline Marsh' });
    const named = storeAnswer.role(read, {
      title: 'Chief Executive Officer',
      organisation: 'Pellworm Ferries',
      since: '2018',
    });
    const { role: title, summary, highlights } = compose(named, read).profile;
    expect(title).toBe('Chief Executive Officer');
    expect(summary).toContain('Pellworm Ferries');
    expect(highlights).toEqual(['Chief Executive Officer, Pellworm Ferries, 2018 to today']);
  });
});
