import { describe, expect, it } from 'vitest';
import type { Draft } from '../../check/draft';
import { composeProfile } from '..';
import { careerFacts } from '../testing';
import { removeBroken } from './gate';

const career = (lines: string[]) =>
  careerFacts({
    name: 'Ada Varn',
    roles: [
      { title: 'Harbour Master', organisation: 'Brillwater', start: '2015', end: '2019', statements: lines },
    ],
  });

describe('the gate of a draft', () => {
  it('puts the next line of a post in place of a broken one', () => {
    const { highlights } = composeProfile(
      career([
        'Built apps for nine ports using clean design, shared libraries, and RESTful',
        'Raised the tolls of nine quays by 30%',
      ]),
    ).profile;
    expect(highlights).toEqual([
      'Harbour Master, Brillwater, 2015 to 2019: raised the tolls of nine quays by 30%',
    ]);
  });

  it('leaves a post without a line rather than with a broken one', () => {
    const { highlights } = composeProfile(
      career(['Gave nine courses on the law of the sea on following topics']),
    ).profile;
    expect(highlights).toEqual(['Harbour Master, Brillwater, 2015 to 2019']);
  });

  it('leaves out names that are no names', () => {
    const { functional_skills, certifications } = composeProfile({
      ...careerFacts({ name: 'Ada Varn', skills: ['Comfortable writing in Java', 'Python', 'Java'] }),
      certifications: [
        { id: 'c1', value: 'Tides of the North. Covered charts of the coast', spans: [], confidence: 0.9 },
        { id: 'c2', value: 'Harbour Basics', spans: [], confidence: 0.9 },
      ],
    }).profile;
    const titles = functional_skills.flatMap(({ value }) => value.map(({ title }) => title));
    expect(titles).not.toContain('Comfortable writing in Java');
    expect(titles).toContain('Python');
    expect(certifications).toEqual(['Harbour Basics']);
  });

  it('removes a persona whose every line is broken', () => {
    const cited = (text: string) => ({ text, spans: [] });
    const draft: Draft = {
      name: cited('Ada Varn'),
      role: cited('Harbour Master'),
      location: cited(''),
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
      personas: [
        { title: 'Harbour Leader', bullets: [cited('Raised the tolls of nine quays by 30%')] },
        { title: 'Pilot Trainer', bullets: [cited('Trained nine pilots -> three towns')] },
      ],
      superpowers: [],
      functional_skills: [],
    };
    expect(removeBroken(draft, () => false).personas.map(({ title }) => title)).toEqual(['Harbour Leader']);
  });
});
