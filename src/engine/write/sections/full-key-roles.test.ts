/** Lines of key roles whose documents describe the work without a short act. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const lineOf = (statements: string[], title = 'Harbour Planner') =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Brillwater Ports', start: '2012', end: '2016', statements }],
    }),
  ).profile.highlights[0]?.split(/\d{4}: /)[1];

it('a key role has its whole act where no shorter part is complete', () => {
  expect(
    lineOf([
      'Guided the province in the setting up of a training centre and a measuring station for the masters of fishing boats and the volunteers of sea rescue under a joint agreement of the island councils.',
    ]),
  ).toMatch(/^guided the province in .* agreement of the island councils$/);
});

it('a key role says what somebody was in a task of a size', () => {
  expect(
    lineOf(['Programme manager of a team of 63 personnel managing scope, budget, risk and schedule.']),
  ).toBe('programme manager of a team of 63 personnel');
});
