import { describe, expect, it } from 'vitest';
import type { CareerFacts, RoleFact, Span } from '@/shared/record/facts';
import { tableCases } from '@/shared/testing/property-runs';
import { deriveSentence } from './entailment';
import { BACK_REFERENCES } from './labelled/back-references';
import { FALSE_SENTENCES } from './labelled/false-sentences';
import { LABELLED_PEOPLE, type LabelledPerson } from './labelled/people';
import { swappedSentencesOf } from './labelled/swaps';
import { TRUE_SENTENCES } from './labelled/true-sentences';
import { indexRecord } from './record-index';

const people = Object.keys(LABELLED_PEOPLE) as LabelledPerson[];
const index = Object.fromEntries(
  people.map((person) => [person, indexRecord(LABELLED_PEOPLE[person])]),
) as Record<LabelledPerson, ReturnType<typeof indexRecord>>;

/** All spans that a writer could cite. The check must hold even if all of them are cited. */
function spansFor(facts: CareerFacts, education: boolean): Span[] {
  if (education) return [...facts.education, ...facts.languages].flatMap(({ spans }) => spans);
  return [
    ...facts.roles.flatMap((role) => [...role.spans, ...role.statements.flatMap(({ spans }) => spans)]),
    ...facts.about.flatMap(({ spans }) => spans),
  ];
}

const linesOf = (text: string | undefined) => (text ?? '').trim().split('\n').filter(Boolean);
/** Parts of a labelled line: the prefix 'E|' says that it cites education and languages instead of roles. */
const parseLine = (line: string) => ({ education: line.startsWith('E|'), text: line.replace(/^E\|/, '') });

function derive(person: LabelledPerson, line: string, previousRole?: RoleFact) {
  const { education, text } = parseLine(line);
  const spans = spansFor(LABELLED_PEOPLE[person], education);
  return deriveSentence(text, { spans, index: index[person], previousRole, isEnglish: true });
}

const truths = people.flatMap((person) => linesOf(TRUE_SENTENCES[person]).map((line) => ({ person, line })));
const lies = Object.entries(FALSE_SENTENCES).flatMap(([kind, by]) =>
  people.flatMap((person) => linesOf(by[person]).map((line) => ({ person, line, kind }))),
);
const swapped = truths.flatMap(({ person, line }) => {
  const { education, text } = parseLine(line);
  const prefix = education ? 'E|' : '';
  return swappedSentencesOf(text, LABELLED_PEOPLE[person]).map((made) => ({
    person,
    line: `${prefix}${made.text}`,
    kind: made.kind,
  }));
});

describe('labelled sentences', () => {
  it('are at least 400, and half of the false ones are true ones with one part replaced', () => {
    expect(truths.length + lies.length + BACK_REFERENCES.length + swapped.length).toBeGreaterThanOrEqual(400);
    expect(swapped.length).toBeGreaterThanOrEqual(lies.length);
    for (const kind of ['employer', 'verb', 'number', 'time', 'owner'])
      expect(swapped.filter((one) => one.kind === kind).length).toBeGreaterThan(15);
  });

  it('pass if true, except one whose statement has no verb of the person', () => {
    const lost = truths.filter(({ person, line }) => derive(person, line).finding !== undefined);
    expect(lost.map(({ line }) => line)).toEqual(['Reports to the chairman (Tarn Bridge Engineering)']);
  });

  it('state the expected relations, or fail for the expected reason', async () => {
    const derived = [...truths, ...lies].map(({ person, line }) => {
      const { relations, role, finding } = derive(person, line);
      const said = relations.map(({ verb, object, organisation, title, times, numbers }) =>
        [verb, object, title, organisation, times.join(' '), numbers.join(' ')].filter(Boolean).join(' | '),
      );
      const about = role ? [`about ${role.title}`] : [];
      return `${line} => ${[...said, ...about, ...(finding ? [`false: ${finding}`] : [])].join('; ')}`;
    });
    await expect(`${derived.join('\n')}\n`).toMatchFileSnapshot('labelled/derived.txt');
  });

  it.each(Object.keys(FALSE_SENTENCES))('fail if false by: %s', (kind) => {
    const passed = lies.filter(
      (one) => one.kind === kind && derive(one.person, one.line).finding === undefined,
    );
    expect(passed.map(({ line }) => line)).toEqual([]);
  });

  it.each(['employer', 'verb', 'number', 'time', 'owner'])('fail with another %s', (kind) => {
    const ofKind = swapped.filter((one) => one.kind === kind);
    const passed = tableCases(ofKind, (_, index) => index % 3 === 0).filter(
      ({ person, line }) => derive(person, line).finding === undefined,
    );
    expect(passed.map(({ line }) => line)).toEqual([]);
  });

  it.each(BACK_REFERENCES)(
    'about %s that follow ‘%s’: ‘%s’ passes the check: %s',
    (person, before, sentence, passesCheck) => {
      const { role } = derive(person, before);
      expect(derive(person, sentence, role).finding === undefined).toBe(passesCheck);
    },
  );

  it('may begin with ‘Before’ and a time or another employer than their own', () => {
    const before = (time: string) => derive('ines', `Before ${time}, Ines was Analyst at Kestrel & Moor`);
    expect(before('2006').finding).toBeUndefined();
    expect(before('Elbmarkt Foods').finding).toBeUndefined();
    expect(before('Kestrel & Moor').finding).toBe('time');
  });

  it('yield verb, object, employer and number with the spans they were read from', () => {
    const { relations } = derive(
      'ines',
      'At Nordhaven Retail, Ines cut food waste between warehouse and shelf by 28%',
    );
    expect(relations).toEqual([
      expect.objectContaining({
        subject: 'Ines Falkenberg',
        verb: 'cut',
        organisation: 'Nordhaven Retail',
        title: 'Chief Procurement Officer',
        numbers: ['28'],
        span: expect.objectContaining({ quote: expect.stringContaining('Cut food waste') }),
      }),
    ]);
  });
});
