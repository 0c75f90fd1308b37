import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import type { CitedText } from './cited-text';
import type { Draft } from './draft';
import { createDraftCheck } from './drop-unsupported';
import { LABELLED_PEOPLE } from './labelled/people';

const facts = LABELLED_PEOPLE.ines;
const spans = facts.roles.flatMap((role) => [
  ...role.spans,
  ...role.statements.flatMap((statement) => statement.spans),
]);
const cited = (text: string): CitedText => ({ text, spans });
const none: CitedText = { text: '', spans: [] };

const LEADS = 'At Nordhaven Retail, Ines leads 64 buyers in 5 countries.';
const OFFICE = 'At Elbmarkt Foods, Ines opened a sourcing office in Valencia.';
const SUPPLIERS = 'At Elbmarkt Foods, Ines negotiated with 90 suppliers of dairy products.';
const FALSE = 'At Elbmarkt Foods, Ines leads 64 buyers in 5 countries.';
const NUMBER = 'At Nordhaven Retail, Ines leads 65 buyers in 5 countries.';

const EMPTY: Draft = {
  name: none,
  role: none,
  location: none,
  linkedinUrl: '',
  summary: [],
  highlights: [],
  focus_areas: [],
  industries: [],
  geographical_coverage: [],
  stage_focus: [],
  personal_interests: [],
  certifications: [],
  meet_them: [],
  sweetspot: [],
  user_manual: [],
  personas: [],
  superpowers: [],
  functional_skills: [],
};
const checkDraft = (draft: Partial<Draft>) => createDraftCheck(facts).check({ ...EMPTY, ...draft });
const textsOf = (all: readonly CitedText[]) => all.map(({ text }) => text);

describe('the sentences of a draft', () => {
  it.each(['summary', 'sweetspot'] as const)(
    'of %s are kept once if supported, with the relations that they state',
    (field) => {
      const draft = checkDraft({ [field]: [LEADS, FALSE, NUMBER, LEADS, OFFICE].map(cited) });
      expect(textsOf(draft[field])).toEqual([LEADS, OFFICE]);
      expect(draft[field][0]?.says).toEqual([
        expect.objectContaining({ verb: 'leads', organisation: 'Nordhaven Retail', numbers: ['64', '5'] }),
      ]);
    },
  );

  it.each(['meet_them', 'user_manual'] as const)('of %s leave no empty paragraph', (field) => {
    const draft = checkDraft({ [field]: [[cited(LEADS), cited(FALSE)], [cited(NUMBER)], [cited(OFFICE)]] });
    expect(draft[field].map(textsOf)).toEqual([[LEADS], [OFFICE]]);
  });

  it('pass once in a whole profile', () => {
    const draft = checkDraft({ summary: [cited(LEADS)], sweetspot: [cited(LEADS), cited(OFFICE)] });
    expect(textsOf(draft.summary)).toEqual([LEADS]);
    expect(textsOf(draft.sweetspot)).toEqual([OFFICE]);
  });

  it('may refer to the role of the sentence before if that sentence is kept', () => {
    const there = 'There, Ines renegotiated 140 supplier contracts.';
    expect(textsOf(checkDraft({ summary: [LEADS, there].map(cited) }).summary)).toEqual([LEADS, there]);
    expect(textsOf(checkDraft({ summary: [FALSE, there].map(cited) }).summary)).toEqual([]);
    expect(textsOf(checkDraft({ summary: [cited(there)] }).summary)).toEqual([]);
  });

  it('may refer to a role across a sentence that names none', () => {
    const about = facts.about.flatMap((text) => text.spans);
    const calm = { text: 'Her teams are known for calm negotiations with suppliers.', spans: about };
    const there = 'There, Ines renegotiated 140 supplier contracts.';
    const { summary } = checkDraft({ summary: [cited(LEADS), calm, cited(there)] });
    expect(textsOf(summary)).toEqual([LEADS, calm.text, there]);
  });

  it('are checked one by one if they fail as one text and each names its role', () => {
    const text = 'Ines leads 64 buyers in 5 countries. Ines opened a sourcing office in Valencia.';
    const [one] = checkDraft({ summary: [cited(text)] }).summary;
    expect(one?.says?.map(({ verb }) => verb)).toEqual(['leads', 'opened']);
  });

  it('of one text are kept or dropped together, and a later ‘There’ refers to the last of them', () => {
    const both = `${LEADS} ${OFFICE}`;
    const [one] = checkDraft({ summary: [cited(both)] }).summary;
    expect(one?.text).toBe(both);
    expect(one?.says?.map(({ verb }) => verb)).toEqual(['leads', 'opened']);
    expect(checkDraft({ summary: [cited(`${LEADS} ${FALSE}`)] }).summary).toEqual([]);
    expect(checkDraft({ summary: [cited(`${FALSE} ${LEADS}`)] }).summary).toEqual([]);
    const there = 'There, Ines created a private label with 260 products in fruit, vegetables and cheese.';
    expect(textsOf(checkDraft({ summary: [both, there].map(cited) }).summary)).toEqual([both, there]);
  });

  it('without a source, in the first person or with filler are dropped', () => {
    const { summary } = checkDraft({
      summary: [
        { text: LEADS, spans: [] },
        cited('I lead 64 buyers in 5 countries.'),
        cited('Results-driven, Ines leads 64 buyers in 5 countries.'),
      ],
    });
    expect(summary).toEqual([]);
  });

  it('are judged the same alone and in a profile, however often they are checked', () => {
    const { passesCheck } = createDraftCheck(facts);
    for (const [text, isSupported] of [
      [LEADS, true],
      [LEADS, true],
      [FALSE, false],
      [NUMBER, false],
      ['There, Ines leads 64 buyers in 5 countries.', false],
    ] as const)
      expect([passesCheck(cited(text)), checkDraft({ summary: [cited(text)] }).summary.length], text).toEqual(
        [isSupported, isSupported ? 1 : 0],
      );
  });

  it('that are the owner’s own answer are kept unchanged, once', () => {
    const answer = 'I am proudest of the depots we kept open.';
    const answered = {
      ...facts,
      about: [
        ...facts.about,
        { id: 'answer-proudest', value: answer, confidence: 1, spans: [{ source: 's1', quote: answer }] },
      ],
    };
    const { check } = createDraftCheck(answered);
    const draft = check({ ...EMPTY, summary: [cited(answer), cited(answer)], sweetspot: [cited(answer)] });
    expect(draft.summary).toEqual([cited(answer)]);
    expect(draft.sweetspot).toEqual([]);
    expect(checkDraft({ summary: [cited(answer)] }).summary).toEqual([]);
  });
});

describe('the key roles of a draft', () => {
  const post = 'Purchasing Director, Elbmarkt Foods, 2012 to 2018';
  const checkedHighlights = (text: string) => checkDraft({ highlights: [cited(text)] }).highlights;

  it('keep an outcome of their role and lose one of another role', () => {
    const line = `${post}: opened a sourcing office in Valencia`;
    expect(checkedHighlights(line)).toEqual([
      { ...cited(line), says: [expect.objectContaining({ verb: 'opened' })] },
    ]);
    expect(checkedHighlights(`${post}: built a demand model for 40 stores`)).toEqual([
      { ...cited(post), says: [expect.objectContaining({ title: 'Purchasing Director' })] },
    ]);
  });

  it('are dropped with an unknown role or number', () => {
    expect(checkedHighlights('Purchasing Director, Nordhaven Retail, 2012 to 2018')).toEqual([]);
    expect(checkedHighlights('Purchasing Director, Nordhaven Retail: opened a sourcing office')).toEqual([]);
    expect(checkedHighlights(`${post}: opened 77 offices`)).toEqual([]);
  });
});

describe('the titles and lists of a draft', () => {
  const FOREIGN = 'Umbrella Chairman';

  it.each(['name', 'role', 'location'] as const)('lose the %s if no fact has it', (field) => {
    const own = { name: 'Ines Falkenberg', role: 'Purchasing Director', location: 'Hamburg, Germany' }[field];
    expect(checkDraft({ [field]: cited(own) })[field]).toEqual(cited(own));
    expect(checkDraft({ [field]: cited(`x ${FOREIGN}`) })[field]).toEqual(none);
    expect(checkDraft({ [field]: cited('') })[field]).toEqual(none);
  });

  it.each([
    'focus_areas',
    'industries',
    'geographical_coverage',
    'stage_focus',
    'personal_interests',
    'certifications',
  ] as const)('keep only the entries of %s that are in the facts', (field) => {
    const draft = checkDraft({ [field]: [cited('Food in Germany'), cited(`x ${FOREIGN}`), cited('Cheese')] });
    expect(textsOf(draft[field])).toEqual(['Food in Germany', 'Cheese']);
  });

  it('keep a persona only if its title is known and two of its sentences are supported', () => {
    const bullets = [LEADS, OFFICE].map(cited);
    const draft = checkDraft({
      personas: [
        { title: `x ${FOREIGN}`, bullets },
        { title: '', bullets },
        { title: 'Buyer', bullets },
        { title: 'Negotiator', bullets: [cited(SUPPLIERS), cited(FALSE)] },
      ],
    });
    expect(draft.personas.map(({ title, bullets: kept }) => [title, textsOf(kept)])).toEqual([
      ['Buyer', [LEADS, OFFICE]],
    ]);
  });

  it('keep a superpower only if its title is known and its sentence is supported', () => {
    const draft = checkDraft({
      superpowers: [
        { title: `x ${FOREIGN}`, description: cited(LEADS) },
        { title: '', description: cited(LEADS) },
        { title: 'Buyers', description: cited(FALSE) },
        { title: 'Suppliers', description: cited(LEADS) },
      ],
    });
    expect(draft.superpowers.map(({ title, description }) => [title, description.text])).toEqual([
      ['Suppliers', LEADS],
    ]);
  });

  it('keep a known skill even if its sentence is dropped', () => {
    const draft = checkDraft({
      functional_skills: [
        {
          name: 'Procurement',
          value: [
            { title: `x ${FOREIGN}`, description: cited(OFFICE) },
            { title: 'Suppliers', description: cited(LEADS) },
            { title: 'Cheese', description: cited(FALSE) },
            { title: 'Fruit', description: none },
          ],
        },
        { name: 'Stores', value: [{ title: '', description: none }] },
        { name: `x ${FOREIGN}`, value: [{ title: 'Stores', description: none }] },
      ],
    });
    expect(
      draft.functional_skills.map(({ name, value }) => [
        name,
        value.map(({ title, description }) => [title, description.text, description.spans.length > 0]),
      ]),
    ).toEqual([
      [
        'Procurement',
        [
          ['Suppliers', LEADS, true],
          ['Cheese', '', true],
          ['Fruit', '', false],
        ],
      ],
    ]);
  });
});

it('the check uses the rules of the profile’s language', () => {
  const german = careerFacts({
    name: 'Jana Brandt',
    roles: [
      {
        title: 'Werkleiterin',
        organisation: 'Talhof Maschinenbau',
        start: '2015',
        end: 'present',
        statements: ['Leitung des Werks mit 240 Beschäftigten', 'Aufbau der Lehrwerkstatt'],
      },
    ],
  });
  const all = german.roles.flatMap((role) => [...role.spans, ...role.statements.flatMap((one) => one.spans)]);
  const { passesCheck } = createDraftCheck(german);
  const text = 'Jana Brandt ist seit 2015 Werkleiterin bei Talhof Maschinenbau.';
  expect(passesCheck({ text, spans: all })).toBe(true);
  expect(passesCheck({ text: text.replace('seit 2015', 'seit 2016'), spans: all })).toBe(false);
});

it('an employer whose name has a word of the present, or a title with filler, keeps its post', () => {
  const posts = careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Planner',
        organisation: 'Quay.is',
        start: '2016',
        end: '2017',
        statements: ['Built two quays'],
      },
      { title: 'Head of Value Added Services', organisation: 'Milldepot', start: '2012', end: '2014' },
    ],
  });
  const { passesCheck } = createDraftCheck(posts);
  const [quay, depot] = posts.roles.map((role) => role.spans);
  expect(passesCheck({ text: 'Planner, Quay.is, 2016 to 2017', spans: quay ?? [] })).toBe(true);
  expect(passesCheck({ text: 'Edda is Planner at Quay.is', spans: quay ?? [] })).toBe(false);
  expect(
    passesCheck({ text: 'Head of Value Added Services, Milldepot, 2012 to 2014', spans: depot ?? [] }),
  ).toBe(true);
});
