/** The interview about a record: its questions (`questions.ts`), and the answers that it stores (`answers.ts`). */
import { describe, expect, it } from 'vitest';
import type { CareerFacts } from '../record/facts';
import { buildCareer, buildRole } from '../testing/career';
import { isAnswerInFirstPerson, readAnswers, storeAnswer } from './answers';
import { questionsOf } from './questions';

const questionKindsOf = (facts: Parameters<typeof questionsOf>[0]) =>
  questionsOf(facts).map(({ kind }) => kind);
const line = (id: string, value: string) => ({ id, value, confidence: 0.9, spans: [] });

describe('interview questions', () => {
  it('ask for what is missing in a record', () => {
    expect(questionKindsOf(buildCareer())).toEqual(['proudest', 'number', 'manual', 'fit', 'not-for']);
    expect(questionKindsOf(buildCareer({ roles: [] }))[0]).toBe('role');
    const withWayOfWorking = buildCareer({ about: [line('about-1', 'I prefer bad news early.')] });
    expect(questionKindsOf(withWayOfWorking)).not.toContain('manual');
  });

  it('ask for the outcome of an action that has no number', () => {
    const roles = [
      buildRole('role-1', {
        statements: [
          line('a', 'Led 210 managers in six countries'),
          line('b', 'Launched a lending model for farms'),
        ],
      }),
    ];
    const question = questionsOf(buildCareer({ roles })).find(({ kind }) => kind === 'number');
    expect(question).toMatchObject({ about: { statement: { id: 'b' } } });
  });

  it.each([
    'Launched the B2B platform in Europe',
    'Launched support of the mills 24/7',
    'Introduced ISO 9001 in the mills of the group',
    'Led the Covid-19 response of the mills',
    'Built the team for the plan of Q3 2024',
  ])('ask for an outcome if the only number measures nothing: %s', (text) => {
    const roles = [buildRole('role-1', { statements: [line('a', text)] })];
    expect(questionKindsOf(buildCareer({ roles }))).toContain('number');
  });

  it.each([
    'Launched a fund of EUR40m for farms',
    'Built a team of 12 engineers',
    'Led the move to 3x sales',
  ])('ask for no outcome if a number measures it: %s', (text) => {
    const roles = [buildRole('role-1', { statements: [line('a', text)] })];
    expect(questionKindsOf(buildCareer({ roles }))).not.toContain('number');
  });

  it('are only about actions in roles that are certain', () => {
    const actionOnly = { statements: [line('b', 'Launched a lending model for farms')] };
    const roles = [
      buildRole('role-1', { ...actionOnly, confidence: 0.5 }),
      buildRole('role-2', { ...actionOnly, title: '' }),
      buildRole('role-3', {
        statements: [
          'Implementation',
          'Projects handled:',
          'Project - Harbour Parks, Northgate',
          'Team leader of field staff, 04/2019 - 12/2021',
        ].map((text, index) => line(`c${index}`, text)),
      }),
    ];
    const questions = questionsOf(buildCareer({ roles }));
    expect(questions.map(({ kind }) => kind)).not.toContain('number');
    expect(questions).toContainEqual({ kind: 'proudest', lines: [] });
  });

  it('stay the same while they are answered', () => {
    const facts = buildCareer({ roles: [] });
    const answered = storeAnswer.manual(
      storeAnswer.role(facts, { title: 'Adviser', organisation: 'Calloway Advisory', since: '2021' }),
      { reach: 'By mail', decide: 'I prefer one page', news: '' },
    );
    expect(questionKindsOf(answered)).toEqual(questionKindsOf(facts));
  });
});

it('an answer about oneself is quoted after its label, and returned as typed', () => {
  const typed = { reach: '', decide: 'I look at stock first.', news: 'Early.' };
  const facts = storeAnswer.manual(buildCareer(), typed);
  expect(facts.about.map(({ value }) => value).join(' ')).toMatch(
    /decides: “I look at stock first\.” .*: Early\.$/,
  );
  expect(readAnswers(facts).manual).toEqual(typed);
});

describe('interview answers', () => {
  const other = { role: buildRole('role-2'), statement: line('b', 'Launched a lending model for farms.') };
  const facts = buildCareer();
  const all = [
    { role: { title: 'Adviser', organisation: 'Calloway Advisory', since: '2021' } },
    {
      proudest: {
        line: 'Opened nine branches and hired 120 people in two years',
        why: 'Nobody thought we could.',
      },
    },
    { number: '14,000 farms moved to it in nine months' },
    {
      manual: {
        reach: 'Message before ten. Call when it cannot wait.',
        decide: 'On one page.',
        news: 'On the day.',
      },
    },
    { fit: { kinds: ['Series A' as const, 'Family-owned' as const], from: '50', to: '600' } },
    { notFor: 'A turnaround that has to be over in one quarter.' },
  ].reduce((answers, answer) => Object.assign(answers, answer), {}) as ReturnType<typeof readAnswers>;

  const answered = [
    (career: CareerFacts) => storeAnswer.role(career, all.role),
    (career: CareerFacts) => storeAnswer.proudest(career, all.proudest),
    (career: CareerFacts) => storeAnswer.number(career, all.number, other),
    (career: CareerFacts) => storeAnswer.manual(career, all.manual),
    (career: CareerFacts) => storeAnswer.fit(career, all.fit),
    (career: CareerFacts) => storeAnswer.notFor(career, all.notFor),
  ].reduce((career, store) => store(career), facts);

  it('are read back as they were given', () => {
    expect(readAnswers(answered)).toEqual(all);
  });

  it('about a statement with a colon are read back without it', () => {
    const role = buildRole('role-2', { statements: [line('b', 'Launched a model: loans for farms.')] });
    const career = buildCareer({ roles: [role] });
    const about = { role, statement: line('b', 'Launched a model: loans for farms.') };
    const stored = storeAnswer.number(career, '14,000 farms: all of them small', about);
    expect(readAnswers(stored).number).toBe('14,000 farms: all of them small');
  });

  it.each([
    [{ from: '50', to: '' }, 'with at least 50 people'],
    [{ from: '', to: '600' }, 'with at most 600 people'],
  ])('keep one bound of the size of companies: %j', (people, words) => {
    const stored = storeAnswer.fit(facts, { kinds: ['Seed'], ...people });
    expect(stored.about.at(-1)?.value).toContain(words);
    expect(readAnswers(stored).fit).toEqual({ kinds: ['Seed'], ...people });
  });

  it('replace earlier ones, and are removed when emptied', () => {
    const replaced = storeAnswer.notFor(storeAnswer.notFor(answered, 'Mergers'), 'Wind-downs.');
    expect(readAnswers(replaced).notFor).toBe('Wind-downs.');
    const emptied = storeAnswer.role(
      storeAnswer.proudest(
        storeAnswer.fit(storeAnswer.notFor(answered, ''), { kinds: [], from: '', to: '' }),
        {
          line: '',
          why: '',
        },
      ),
      { title: '', organisation: '', since: '' },
    );
    const withoutAnswers = storeAnswer.manual(storeAnswer.number(emptied, '', other), {
      reach: '',
      decide: '',
      news: '',
    });
    expect(withoutAnswers).toEqual(facts);
  });

  it('are recognised as first person by ‘I’ or ‘we’', () => {
    expect(['I cut it', 'and we grew', 'My team won'].map(isAnswerInFirstPerson)).toEqual([true, true, true]);
    expect(['Income fell', 'Western farms', 'IT costs fell'].map(isAnswerInFirstPerson)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
