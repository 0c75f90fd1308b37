/** The parts of a profile that a person may ask a referee about, each as statements to confirm individually. */

import { type CaseStory, storyFigure } from '../case-stories/case-story';
import { firstName } from '../people/person-name';
import { readKeyRole, readKeyRoleYears } from '../profile/key-role';
import { profileLanguage } from '../profile/language';
import type { ProfileData } from '../profile/profile-data';
import { asSentence } from '../text/as-sentence';
import type { AskedStatement } from './reference';
import { sentenceAbout } from './sentence-about';
import { storyName, storyStatements } from './story-confirmation';

export interface ReferenceTopic {
  /** The line of the profile, which identifies it in the request. */
  key: string;
  /** The label in the form of the request. */
  label: string;
  /** The organisation it is about; '' if it is about none. */
  company: string;
  statements: string[];
  /** Each statement as a whole sentence, as a referee is asked it. */
  sentences: string[];
  /** Index of the case story in the profile; absent for anything else. */
  story?: number;
}

/** The person whom the sentences are about, and whether their profile is in English. */
interface SentenceSubject {
  name: string;
  isEnglish: boolean;
}

/** A sentence with the person's name if the profile is in English and the years are known, else the role's parts. */
function officeStatement(line: string, { name, isEnglish }: SentenceSubject): string {
  const role = readKeyRole(line);
  if (!role) return asSentence(line);
  const { title, organisation, years } = role;
  const dates = readKeyRoleYears(years);
  const roleText = organisation ? `${title} at ${organisation}` : title;
  if (isEnglish && dates?.to) return `${name} was ${roleText} from ${dates.from} to ${dates.to}.`;
  if (isEnglish && dates?.isPresent) return `${name} has been ${roleText} since ${dates.from}.`;
  return asSentence([title, organisation, years].filter(Boolean).join(', '));
}

/** The organisation of 'Tanager Health, 2016 to 2021'. */
const organisationOf = (where: string) => where.trim().replace(/,[^,]{0,40}\d{4}[^,]{0,40}$/, '');

/** The statements of a story as sentences about the person; the place stays before the first. */
function storySentences(story: CaseStory, { name, isEnglish }: SentenceSubject): string[] {
  const statements = storyStatements(story);
  if (!isEnglish) return statements;
  const figure = asSentence(storyFigure(story));
  const action = asSentence(story.action);
  const where = `${story.where.trim()}: `;
  return statements.map((text) => {
    const place = text.startsWith(where) ? where : '';
    const bare = text.slice(place.length);
    if (bare === figure) return `${place}In one number, the result was ${bare}`;
    const sentence = sentenceAbout(name, bare);
    return place + (sentence === bare && bare === action ? `What ${name} did: ${bare}` : sentence);
  });
}

/** A text without its full stop and case, for comparison with others. */
const comparableText = (text: string) => text.replace(/[.]$/, '').toLowerCase();

/**
 * The statements of some topics, each once: one of a role that a case story among them says too, in as many words or
 * more, is left to the story.
 */
export function askedStatementsOf(topics: readonly ReferenceTopic[]): AskedStatement[] {
  const storyTexts = topics
    .filter(({ story }) => story !== undefined)
    .flatMap(({ statements }) => statements.map(comparableText));
  const all = topics.flatMap(({ statements, sentences, story }) =>
    statements
      .map((text, index) => ({ text, sentence: sentences[index] ?? text }))
      .filter(
        ({ text }) =>
          story !== undefined || !storyTexts.some((other) => other.includes(comparableText(text))),
      ),
  );
  return all
    .filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
    .map(({ text, sentence }) => (sentence === text ? { text } : { text, sentence }));
}

function storyTopics(story: CaseStory, index: number, subject: SentenceSubject): ReferenceTopic[] {
  const statements = storyStatements(story);
  if (statements.length === 0) return [];
  return [
    {
      key: statements.join('\n'),
      label: `Case story: ${[storyFigure(story), storyName(story)].filter(Boolean).join('. ')}`,
      company: organisationOf(story.where),
      statements,
      sentences: storySentences(story, subject),
      story: index,
    },
  ];
}

/** Everything in a profile that somebody else could confirm: case stories, then roles, then superpowers. */
export function referenceTopicsOf(profile: ProfileData): ReferenceTopic[] {
  const name = firstName(profile.name, profile.name, profile.given_name);
  const isEnglish = (profileLanguage(profile) ?? 'en').startsWith('en');
  const subject = { name, isEnglish };
  const lines = profile.highlights.map((line) => line.trim()).filter(Boolean);
  return [
    ...profile.case_stories.flatMap((story, index) => storyTopics(story, index, subject)),
    ...lines.map((line): ReferenceTopic => {
      const role = readKeyRole(line);
      const roleText = role ? [role.title, role.organisation, role.years].filter(Boolean).join(', ') : line;
      const outcome = role?.outcome ? [asSentence(role.outcome)] : [];
      const office = officeStatement(line, subject);
      return {
        key: line,
        label: roleText,
        company: role?.organisation ?? '',
        statements: [office, ...outcome],
        sentences: [office, ...outcome.map((text) => (isEnglish ? sentenceAbout(name, text) : text))],
      };
    }),
    ...profile.superpowers.flatMap(({ title, description }): ReferenceTopic[] => {
      const text = [title.trim(), description.trim()].filter(Boolean).join(': ');
      if (!text) return [];
      return [
        {
          key: text,
          label: `Superpower: ${title.trim() || text}`,
          company: '',
          statements: [asSentence(text)],
          sentences: [asSentence(text)],
        },
      ];
    }),
  ];
}
