/** Profiles of people of whom only two roles and five achievements are known, each from another field. */
import { describe, expect, it } from 'vitest';
import { allowedTermsOf, findingsInProse } from '../../check';
import { sentencesOf } from '../../language/text/sentences';
import { composeProfile } from '..';
import { PAIR_FACTS } from '../testing/pairs';

const people = Object.entries(PAIR_FACTS).map(([field, facts]) => ({
  field,
  facts,
  ...composeProfile(facts),
}));

describe.each(people)(
  'a profile of two roles and five achievements in $field',
  ({ facts, profile, evidence }) => {
    it('is made from exactly those', () => {
      expect(facts.roles).toHaveLength(2);
      expect(facts.roles.flatMap((role) => role.statements)).toHaveLength(5);
    });

    it('has personas of two bullets, superpowers that fill rows, both key roles and a description', () => {
      expect(profile.personas.length).toBeGreaterThanOrEqual(1);
      for (const persona of profile.personas) expect(persona.bullets.length).toBeGreaterThanOrEqual(2);
      expect([0, 2, 4]).toContain(profile.superpowers.length);
      expect(profile.highlights).toHaveLength(2);
      expect(sentencesOf(profile.summary).length).toBeGreaterThanOrEqual(1);
    });

    it('is supported by facts, and its superpowers by an achievement and its role', () => {
      const source = JSON.stringify(facts);
      for (const item of evidence.items) {
        expect([item.text, item.spans.length > 0]).toEqual([item.text, true]);
        for (const span of item.spans) expect(source).toContain(JSON.stringify(span.quote).slice(1, -1));
        if (item.section === 'superpowers') expect(item.spans.length).toBeGreaterThanOrEqual(2);
      }
    });

    it('has only sentences that pass the check, and none twice', () => {
      const allowed = allowedTermsOf(facts);
      const sentences = [
        ...[profile.summary, profile.meet_them, profile.sweetspot].flatMap((text) => text.split('\n\n')),
        ...profile.personas.flatMap(({ bullets }) => bullets),
        ...profile.superpowers.map(({ description }) => description),
      ].flatMap(sentencesOf);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences)
        expect([sentence, findingsInProse(sentence, allowed)]).toEqual([sentence, []]);
    });

    it('has short titles without employers', () => {
      for (const { title } of [...profile.personas, ...profile.superpowers]) {
        expect(title.split(' ').length).toBeLessThanOrEqual(7);
        for (const role of facts.roles) expect(title).not.toContain(role.organisation);
      }
    });
  },
);

it('profiles of two roles and five achievements differ in their titles, and use none twice', () => {
  const sets = people.map(({ profile }) =>
    [...profile.personas, ...profile.superpowers].map(({ title }) => title).sort(),
  );
  for (const titles of sets) expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(sets.map(String)).size).toBe(sets.length);
});
