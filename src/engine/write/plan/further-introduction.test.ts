import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { proofWorth } from '../statements/figures';
import { careerFacts } from '../testing';
import { completedIntroduction } from './further-introduction';

const CLAIMS = [
  'I am experienced in the storage of fruit and grain.',
  'I have worked in depots of nine ports.',
  'I have planned the rotas of crews for growers of figs.',
];
const WITH_FIGURE = 'I have 22 years of experience in cold storage.';
const RESULTS = [
  'Cut the spoilage of fruit by 31% with new cold rooms.',
  'Won a tender of the port of Faro worth EUR 14 million.',
  'Raised on-time deliveries of the group from 71% to 94%.',
  'Saved EUR 2 million of rents in nine depots.',
];
const { about, achievements } = careerContextOf(
  careerFacts({
    name: 'Edda Norling',
    about: [...CLAIMS, WITH_FIGURE],
    roles: [
      {
        title: 'Depot Manager',
        organisation: 'Brillwater',
        start: '2017',
        end: 'present',
        statements: RESULTS,
      },
    ],
  }),
);
const completedWith = (results: number, count = 0) => {
  const { own, further } = completedIntroduction(achievements.slice(0, results), {
    own: about,
    count,
    strongest: [],
    told: [],
    isOfCareer: () => true,
    worth: proofWorth,
  });
  return { own: own.map(({ fact }) => fact.value), further: further.map(({ fact }) => fact.value) };
};

it('claims stay where no strong achievement can take their place', () => {
  expect(completedWith(0)).toEqual({ own: [...CLAIMS, WITH_FIGURE], further: [] });
});

it('each strong achievement takes the place of a claim, but of neither the weightiest nor one in figures', () => {
  expect(completedWith(1).own).toHaveLength(about.length - 1);
  const { own, further } = completedWith(4);
  expect(own).toHaveLength(2);
  expect(own).toContain(WITH_FIGURE);
  expect(further).toHaveLength(2);
});

it('a full introduction loses no claim without a sentence in its place', () => {
  expect(completedWith(4, 4)).toEqual({ own: [...CLAIMS, WITH_FIGURE], further: [] });
});

it('three sentences at most are about one post', () => {
  const { further } = completedIntroduction(achievements, {
    own: [],
    count: 0,
    strongest: achievements,
    told: [],
    isOfCareer: () => true,
    worth: proofWorth,
  });
  expect(further).toHaveLength(3);
});
