/** Profiles composed of many invented careers, and what holds for all of them. */
import { describe, expect, it } from 'vitest';
import { evidenceSchema } from '@/shared/generation/evidence-schema';
import { noticeSchema } from '@/shared/generation/notice-schema';
import { type ProfileData, profileDataSchema } from '@/shared/profile/profile-data';
import type { CareerFacts } from '@/shared/record/facts';
import { allowedTermsOf, findingsInProse } from '../../check';
import { sentencesOf } from '../../language/text/sentences';
import { composeProfile } from '..';
import { CAREERS, NAME_ONLY } from '../testing';

const careers = Object.entries(CAREERS).map(([key, facts]) => ({ key, facts, ...composeProfile(facts) }));

/** Every sentence of a profile: prose, bullets, descriptions. */
function sentencesIn(profile: ProfileData): string[] {
  return [
    ...[profile.summary, profile.meet_them, profile.sweetspot, profile.user_manual].flatMap((text) =>
      text.split('\n\n'),
    ),
    ...profile.personas.flatMap(({ bullets }) => bullets),
    ...profile.superpowers.map(({ description }) => description),
    ...profile.functional_skills.flatMap(({ value }) => value.map(({ description }) => description)),
  ].flatMap(sentencesOf);
}

const countStatements = (facts: CareerFacts) => facts.roles.flatMap((role) => role.statements).length;

describe.each(careers)('the profile of $key', ({ facts, profile, evidence, notices }) => {
  it('is valid, with its evidence and notices', () => {
    expect(() => profileDataSchema.parse(profile)).not.toThrow();
    expect(() => evidenceSchema.parse(evidence)).not.toThrow();
    for (const notice of notices) expect(() => noticeSchema.parse(notice)).not.toThrow();
  });

  it('has a name, a role and a description', () => {
    expect([profile.name, profile.role, profile.summary].every(Boolean)).toBe(true);
  });

  it('has key roles and a persona or superpowers, if there are facts for them', () => {
    if (facts.roles.length < 2 || countStatements(facts) < 6) return;
    expect(profile.personas.length + profile.superpowers.length).toBeGreaterThanOrEqual(1);
    expect([0, 2, 4]).toContain(profile.superpowers.length);
    expect(profile.highlights.length).toBeGreaterThanOrEqual(2);
    // Two statements of one role may have been merged into one sentence.
    const parts = sentencesOf(profile.summary).flatMap((sentence) => sentence.split(', and '));
    // Text that a persona uses is left out of the description.
    expect(parts.length + profile.personas.length).toBeGreaterThanOrEqual(2);
  });

  it('passes the check with every sentence', () => {
    const allowed = allowedTermsOf(facts);
    for (const sentence of sentencesIn(profile))
      expect([sentence, findingsInProse(sentence, allowed)]).toEqual([sentence, []]);
  });

  it('repeats nothing', () => {
    const all = sentencesIn(profile);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has whole sentences: capitalised, with a full stop, without remnants of layout', () => {
    for (const prose of [profile.summary, profile.meet_them, profile.sweetspot].filter(Boolean)) {
      expect(prose).toMatch(/^[\p{Lu}\d]/u);
      expect(prose).toMatch(/\.$/);
      expect(prose).not.toMatch(/[•●▪➢*|]|\s[,.;]|,,|\.\.| {2}|\bundefined\b|&nbsp;|Page \d/);
    }
    for (const bullet of profile.personas.flatMap(({ bullets }) => bullets))
      expect(bullet).not.toMatch(/[.,;:]$/);
  });

  it('supports every item by a quote from the facts', () => {
    const source = JSON.stringify(facts);
    expect(evidence.items.length).toBeGreaterThan(5);
    for (const item of evidence.items) {
      expect([item.text, item.spans.length]).not.toEqual([item.text, 0]);
      for (const span of item.spans) expect(source).toContain(JSON.stringify(span.quote).slice(1, -1));
    }
  });

  it('has evidence for every sentence, bullet and description', () => {
    const texts = new Set(evidence.items.map((item) => item.text));
    const printed = [
      ...profile.highlights,
      ...profile.industries,
      ...profile.personas.flatMap(({ bullets }) => bullets),
      ...profile.superpowers.map(({ description }) => description),
    ];
    for (const text of printed) expect(texts).toContain(text);
    let rest = profile.summary;
    for (const item of evidence.items.filter(({ section }) => section === 'description'))
      rest = rest.replace(item.text, '');
    expect(rest.trim()).toBe('');
  });

  it('is the same each time', () => {
    expect(JSON.stringify(composeProfile(structuredClone(facts)))).toBe(
      JSON.stringify({ profile, evidence, notices }),
    );
  });
});

describe('different profiles', () => {
  it('share no sentence once names are masked', () => {
    const seen = new Map<string, string>();
    for (const { key, profile } of careers) {
      const masked = (text: string) =>
        [profile.name, ...profile.name.split(' ')].reduce((all, name) => all.replaceAll(name, 'X'), text);
      for (const sentence of sentencesIn(profile).map(masked)) {
        expect([sentence, seen.get(sentence)]).toEqual([sentence, undefined]);
        seen.set(sentence, key);
      }
    }
  });

  it('have different personas, and no title twice', () => {
    const sets = careers.map(({ profile }) => profile.personas.map(({ title }) => title));
    for (const titles of sets) expect(new Set(titles).size).toBe(titles.length);
    const many = sets.filter((titles) => titles.length > 1).map((titles) => titles.sort().join());
    expect(new Set(many).size).toBe(many.length);
    expect(many.length).toBeGreaterThan(1);
  });
});

describe('composeProfile', () => {
  it('makes an empty profile of a name only, and says what to add', () => {
    const { profile, notices } = composeProfile(NAME_ONLY);
    expect(profile).toMatchObject({
      name: 'Jo Ashgrove',
      summary: '',
      meet_them: '',
      personas: [],
      superpowers: [],
    });
    expect(notices).toEqual([{ kind: 'advice', message: expect.stringContaining('Save to PDF') }]);
  });

  it('replaces a field by the sentences of another writer that pass the check, if there are any', () => {
    const facts = careers[0]?.facts as CareerFacts;
    const spans = facts.roles[0]?.spans ?? [];
    const [statement] = facts.roles[0]?.statements ?? [];
    const action = (statement?.value ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
    const good = {
      text: `Mara ${action}.`.replace(/\.\.$/, '.'),
      spans: [...spans, ...(statement?.spans ?? [])],
    };
    const invented = { text: 'Mara took Umbrella Industries into 97 countries.', spans };
    expect(composeProfile(facts, { replace: { summary: [good, invented] } }).profile.summary).toBe(good.text);
    expect(composeProfile(facts, { replace: { summary: [invented] } }).profile.summary).toBe(
      careers[0]?.profile.summary,
    );
  });
});
