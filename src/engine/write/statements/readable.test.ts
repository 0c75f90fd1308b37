import { describe, expect, it } from 'vitest';
import { isSelfPraise, isUnreadable } from './readable';

describe('an unreadable line', () => {
  it.each([
    [
      'two list items without punctuation between them',
      'Kept long contracts with growers Facilitate terms of trade',
    ],
    ['a second list item that begins with an adverb', 'Held a margin of 18% Successfully trained pickers'],
    ['a list of tools as its only content', 'Administers Docker, Jenkins, Grafana, Kafka and Redis'],
    ["letters lost with a ligature ('workow')", 'Drew the workow of three orchards'],
    [
      "learning in place of an achievement ('Learned about')",
      'Learned about grafting and the storage of pears',
    ],
    [
      "knowledge in place of an achievement ('Gained practical knowledge')",
      'Gained practical knowledge of cider presses',
    ],
    ["a superfluous preposition ('Carried out of pruning')", 'Carried out of pruning in two orchards'],
    ["a missing preposition ('the relocation a large press')", 'Oversaw the relocation a large press'],
    [
      "a manufacturer’s name as the object of 'Made'",
      'Made Toshwell capacity 8.5 TR, split and window units',
    ],
    [
      "'a' before a plural ('a technical solutions')",
      'Advised on a technical solutions using what the growers knew',
    ],
    [
      "a passive without its auxiliary verb ('and appreciated by')",
      'Raised the quality of pears and appreciated by three grocers',
    ],
    [
      "a purpose joined to an action by 'and' ('and to increase')",
      'Created awareness of cider and to increase sales',
    ],
    [
      "a gerund joined to a past tense ('assessing and made')",
      'Kept the presses, assessing and made reports to the owner',
    ],
    ["two verbs without a conjunction ('Prepared execute')", 'Prepared execute lesson plans for growers'],
    [
      "a past tense joined to a gerund with a pronoun ('Mapped ... and mending them')",
      'Mapped the leaks of each hall and mending them by the winter',
    ],
    [
      "a bracket in place of a noun ('the deliveries of (...)')",
      'Weighed the crates and the deliveries of (Pears-Plums/Retail)',
    ],
    [
      "an adjective without its noun ('a patient and professional who')",
      'Is a patient and professional who likes the harvest',
    ],
    [
      "a past tense joined to a gerund with a purpose ('Counted ... and clearing for')",
      'Counted the grower’s crates and clearing for transport',
    ],
    [
      "a past tense joined to a gerund ('Set ... and reporting')",
      'Set the target dates and reporting on what was picked',
    ],
    ['a series of gerunds without an object', 'Diagnosed faults, servicing, and carrying out repairs'],
    [
      "self-praise in place of an achievement ('Developed strong ... skills')",
      'Developed strong time management and self-discipline skills',
    ],
    [
      "the start of a job in place of an achievement ('Joined ... as the head')",
      'Joined the orchard as the head of its presses',
    ],
    [
      "an appointment in place of an achievement ('Secured the role')",
      'Secured the role although it was meant for another grade',
    ],
    ['a second sentence after a comma', 'Worked for growers in nine valleys, mainly pruned pear trees'],
    [
      "an insight in place of an achievement ('Achieved a strong understanding')",
      'Achieved a strong understanding of both pears and cider',
    ],
    [
      "a relative clause with verbs in different forms ('raised ... and increasing')",
      'Planted nine orchards that raised sales by a third and increasing the yield',
    ],
    [
      "a later verb in the infinitive ('Tended ..., help prune')",
      'Tended the presses for 500 growers, help prune the pears',
    ],
    [
      "a relative clause without 'which' ('a new cellar helps')",
      'Moved the cider to a new cellar helps to keep it fresh',
    ],
    [
      "a past participle joined to 'being' ('Invited ... and being honoured')",
      'Invited as a guest of the harvest and being honoured by growers',
    ],
    [
      "a past tense in place of a noun ('Operation and maintained of')",
      'Operation and maintained of the presses',
    ],
    ["a dash before a number ('Planned -2 weeks')", 'Planned -2 weeks of the harvest'],
    [
      "two achievements without punctuation ('sales goals manage budgets')",
      'Established sales goals manage budgets for the orchard',
    ],
    [
      "a noun phrase joined to a verb ('Preparation ... and maintained')",
      'Preparation of harvest lists and maintained the presses',
    ],
    ['a prize in a race, which is not work', 'Secured the first prize of the valley in a 800m race'],
    [
      "an infinitive directly after a perfect ('Has earned contribute')",
      'Has earned contribute to the growth of the orchard',
    ],
    [
      "a present tense joined to a gerund ('Prunes ... and having')",
      'Prunes trees by letter and having 6 years of work in orchards',
    ],
    [
      "a past tense joined to a gerund of manner ('Adopted ... and following')",
      'Adopted the rules of the orchard and following the plan of its owner',
    ],
    ['labels with their values', 'Helped in raising the index: Start: 10 Goal: 12, waste: 4%'],
    ['a rank in an examination', 'Secured All India Rank 569 in a test of growers'],
  ])('is recognised by %s', (_, line) => {
    expect(isUnreadable(line)).toBe(true);
  });

  it.each([
    'Cut storage losses from 14% to 5% in two years',
    'Led a team of 14 engineers across three orchards',
    'Prepared Project plans for three orchards',
    'Led sales in the UK, Ireland, Norway and Denmark',
    'Advised the CEO, the CFO and the COO',
    'Built 12 services in Go and Kotlin for the weighing stations',
    'Streamlined grading, packing and dispatch',
    'Led pricing strategy and M&A activities',
    'Specified the flow of fruit through four halls',
    'Made 40 presses for orchards abroad',
    'Cut waste by grading and pressing on the farm',
    'Grew sales, opening two shops and closing the stall',
    'Agreed to a sales operations team in two towns',
    'Helped to press, to bottle and to sell',
    'Improved tax reporting and related filings of the estate',
    'Developed the skills of 12 growers',
  ])('is not confused with a readable one: %s', (line) => {
    expect(isUnreadable(line)).toBe(false);
  });
});

it('a talent without a figure is self-praise', () => {
  expect(isSelfPraise('Skilled in grafting, pruning and packing')).toBe(true);
  expect(isSelfPraise('Demonstrated resilience and ability to sell')).toBe(true);
  expect(isSelfPraise('Experienced in turning around orchards, four in ten years')).toBe(true);
  expect(isSelfPraise('Experienced in turning around orchards, 4 in 10 years')).toBe(false);
  expect(isSelfPraise('Turned around four orchards')).toBe(false);
  expect(isSelfPraise('Is ambitious, curious, and strives for greatness')).toBe(true);
  expect(isSelfPraise('Is curious about grafting and prunes by hand')).toBe(false);
});
