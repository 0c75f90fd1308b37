import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { isPersonName, isPlausiblePlace } from './plausible-person';

describe('the name of a person', () => {
  it.each([
    'Israel Cohen',
    'Jordan Smith',
    'Paul English',
    'Larry Page',
    'Peter Street',
    'Ana-María Ocampo',
    '李小龍',
  ])('may be "%s"', (name) => expect(isPersonName(name)).toBe(true));

  it.each([
    'English',
    'CAD Tools',
    'In',
    'Chennai, India',
    'Pune India',
    'Hindi, English',
    'Technical Skills',
    'Norway',
  ])('cannot be "%s"', (name) => expect(isPersonName(name)).toBe(false));

  it('is omitted if it cannot be one, and no sentence uses it', () => {
    const { profile } = composeProfile(
      careerFacts({
        name: 'CAD Tools',
        roles: [{ title: 'Site Manager', organisation: 'Brillwater', start: '2011', end: '2015' }],
      }),
    );
    expect(JSON.stringify(profile)).not.toContain('CAD');
    expect(profile.highlights).toEqual(['Site Manager, Brillwater, 2011 to 2015']);
  });
});

describe('where a person lives', () => {
  it.each(['Oslo, Norway', 'Phoenix, AZ', 'Greater Stockholm Area', 'São Paulo', 'Baguio City, Philippines'])(
    'is %s',
    (place) => expect(isPlausiblePlace(place)).toBe(true),
  );

  it.each(['Bash Scripting, XML', 'Word, MS', 'Ashby Secondary School', 'Telegram', 'Hindi'])(
    'is not %s',
    (place) => expect(isPlausiblePlace(place)).toBe(false),
  );

  it('is not a place that was read as a skill', () => {
    expect(isPlausiblePlace('Refinery, Turnarounds', ['Turnarounds', 'refinery'])).toBe(false);
  });
});

it('a title is not a person’s name', () => {
  const { profile } = composeProfile(
    careerFacts({
      name: 'System Administrator',
      roles: [
        { title: 'Team Leader', organisation: 'Brillwater', statements: ['Cut outages by 40% in 2 years.'] },
      ],
    }),
  );
  expect(profile.name).toBe('');
  expect(profile.summary).not.toContain('System');
});
