import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';

const profileOf = (...about: string[]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about,
      roles: [{ title: 'Head of Ports', organisation: 'Brillwater', start: '2012', end: 'present' }],
    }),
  );
const LIST = [
  'Lead the renewal of old harbours',
  'Design and introduce plans for night shifts',
  'Scale depots across borders',
  'Advise boards on quays, cranes and crews',
];

describe('abilities that people list themselves', () => {
  it('are their superpowers, in the third person and without another description', () => {
    const { superpowers } = profileOf('I am a planner with 20 years in ports.', ...LIST).profile;
    expect(superpowers).toEqual([
      { title: 'Leads the renewal of old harbours', description: '' },
      { title: 'Designs and introduces plans for night shifts', description: '' },
      { title: 'Scales depots across borders', description: '' },
      { title: 'Advises boards on quays, cranes and crews', description: '' },
    ]);
  });
  it('have their source as evidence', () => {
    const { evidence } = profileOf('I am a planner with 20 years in ports.', ...LIST);
    const item = evidence.items.find(({ text }) => text === 'Scales depots across borders');
    expect(item?.spans[0]?.quote).toBe('Scale depots across borders');
  });
  it('are told once', () => {
    const { sweetspot, meet_them } = profileOf('I am a planner with 20 years in ports.', ...LIST).profile;
    expect(`${sweetspot} ${meet_them}`).not.toContain('quays');
  });
  it.each([
    ['are not made of two lines', ['Scale depots across borders', 'Lead the renewal of old harbours']],
    [
      'are not made of wishes',
      ['Learn new ways of planning', 'Obtain a leading role in ports', 'Join a team of calm people'],
    ],
    [
      'are not made of what was done',
      ['Led the renewal of old harbours', 'Scaled depots across borders', 'Advised boards on their quays'],
    ],
  ])('%s', (_, lines) => {
    expect(profileOf('I am a planner with 20 years in ports.', ...lines).profile.superpowers).toEqual([]);
  });
  it('are found in a text that has lost the breaks between its items', () => {
    const { superpowers } = profileOf(
      'I know nine ports.I’m also a calm thinker, which means I:• Make complex plans visual and simple• Reframe problems to find short ways• Communicate so that crews act quicklyAreas that I work on:• Night shifts',
    ).profile;
    expect(superpowers.map(({ title }) => title)).toEqual([
      'Makes complex plans visual and simple',
      'Reframes problems to find short ways',
    ]);
  });
});
