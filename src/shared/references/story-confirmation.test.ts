/** A case story as the topic of a reference: its statements, and when a referee has confirmed it. */
import { describe, expect, it } from 'vitest';
import { type CaseStory, emptyStory } from '../case-stories/case-story';
import { emptyProfile } from '../profile/profile-data';
import type { ShownReference } from './reference';
import {
  confirmedTextsOf,
  confirmingReferencesOf,
  storyConfirmedBy,
  storyStatements,
} from './story-confirmation';
import { askedStatementsOf, referenceTopicsOf } from './topics';

const STORY: CaseStory = {
  where: 'Tanager Health, 2016 to 2021',
  situation: 'every clinic hired for itself',
  action: 'One hiring plan.',
  number: '310',
  counts: 'people, from 40',
  result: 'The plan held for five years.',
  shown: true,
};
const reference = (confirmed: string[], more: Partial<ShownReference> = {}): ShownReference => ({
  name: 'Ingrid Solheim',
  office: 'Chief executive of Tanager Health',
  domain: '',
  words: '',
  confirmed,
  corrected: [],
  day: '2026-11-20',
  ...more,
});
const profileWith = (...case_stories: CaseStory[]) => ({
  ...emptyProfile(),
  name: 'Mara Lindqvist',
  case_stories,
});

describe('a case story', () => {
  it('has one statement per sentence, of which the first names the place', () => {
    expect(storyStatements(STORY)).toEqual([
      'Tanager Health, 2016 to 2021: Every clinic hired for itself.',
      'One hiring plan.',
      '310 people, from 40.',
      'The plan held for five years.',
    ]);
    expect(storyStatements({ ...STORY, where: '', situation: '', number: '' })[0]).toBe('One hiring plan.');
    expect(storyStatements({ ...emptyStory(), where: 'Tanager Health' })).toEqual([]);
  });

  it('can be the topic of a reference request, with its organisation, listed before roles', () => {
    const [first, second, ...others] = referenceTopicsOf({
      ...profileWith({ ...emptyStory(), where: 'Nothing told' }, STORY),
      highlights: ['Chief Operating Officer, Tanager Health, 2016 to 2021'],
    });
    expect(first).toMatchObject({ company: 'Tanager Health', story: 1, statements: storyStatements(STORY) });
    expect(first?.label).toBe('Case story: 310 people, from 40. Tanager Health, 2016 to 2021');
    expect(second?.story).toBeUndefined();
    expect(others).toEqual([]);
    const company = (where: string) => referenceTopicsOf(profileWith({ ...STORY, where }))[0]?.company;
    expect(company('Inc, Ltd')).toBe('Inc, Ltd');
    expect(company('Harrow & Vale, Inc., since 2019')).toBe('Harrow & Vale, Inc.');
  });

  it('is confirmed by a referee who confirms all of it, not a part', () => {
    const complete = reference(storyStatements(STORY));
    const partial = reference(storyStatements(STORY).slice(1), { name: 'Tomas Berg' });
    expect(confirmingReferencesOf(STORY, [partial, complete])).toEqual([complete]);
    expect(storyConfirmedBy(complete)).toBe('Confirmed by Ingrid Solheim, Chief executive of Tanager Health');
    expect(storyConfirmedBy({ name: 'Ingrid Solheim', office: '' })).toBe('Confirmed by Ingrid Solheim');
  });

  it.each([
    ['its number', { number: '400' }],
    ['its place', { where: 'Tanager Health, 2014 to 2021' }],
    ['what was done', { action: 'One hiring plan. I wrote it alone.' }],
  ])('that has changed is confirmed by nobody: %s', (_, change) => {
    expect(confirmingReferencesOf({ ...STORY, ...change }, [reference(storyStatements(STORY))])).toEqual([]);
  });

  it('stays confirmed when text is removed', () => {
    const complete = reference(storyStatements(STORY));
    expect(confirmingReferencesOf({ ...STORY, result: '' }, [complete])).toEqual([complete]);
  });

  it('without text is confirmed by nobody', () => {
    expect(confirmingReferencesOf({ ...emptyStory(), where: 'Tanager Health' }, [reference([])])).toEqual([]);
  });

  it('is named once by a reference that confirms it, if it is on the same page', () => {
    const other = 'Mara was Chief Operating Officer at Tanager Health from 2016 to 2021.';
    const both = reference([...storyStatements(STORY), other]);
    expect(confirmedTextsOf(both, [STORY])).toEqual({
      stories: ['Tanager Health, 2016 to 2021'],
      statements: [other],
    });
    expect(confirmedTextsOf(both, [])).toEqual({ stories: [], statements: both.confirmed });
    const changed = { ...STORY, number: '400' };
    expect(confirmedTextsOf(both, [changed])).toEqual({ stories: [], statements: both.confirmed });
  });
});

describe('the statements that a referee is asked', () => {
  const story: CaseStory = {
    ...STORY,
    action: 'Set up one hiring plan.',
    result: 'Joined at £1.3m of sales as first hire and ran finance, leaving at £8.7m.',
  };
  const topics = referenceTopicsOf({
    ...profileWith(story),
    highlights: [
      'Chief Operating Officer, Tanager Health, 2016 to 2021: joined at £1.3m of sales as first hire and ran finance',
    ],
  });

  it('are sentences about the person, each asked once', () => {
    expect(askedStatementsOf(topics).map(({ text, sentence }) => sentence ?? text)).toEqual([
      'Tanager Health, 2016 to 2021: Every clinic hired for itself.',
      'Mara set up one hiring plan.',
      'In one number, the result was 310 people, from 40.',
      'Mara joined at £1.3m of sales as first hire and ran finance, leaving at £8.7m.',
      'Mara was Chief Operating Officer at Tanager Health from 2016 to 2021.',
    ]);
  });

  it('keep the words of the profile, by which an answer confirms the story', () => {
    const confirmed = askedStatementsOf(topics).map(({ text }) => text);
    expect(confirmingReferencesOf(story, [reference(confirmed)])).toHaveLength(1);
  });

  it('name what was done where it has no verb', () => {
    const [topic] = referenceTopicsOf(profileWith(STORY));
    expect(topic?.sentences[1]).toBe('What Mara did: One hiring plan.');
  });
});
