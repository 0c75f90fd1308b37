/** Case stories: a situation in a sentence, what was done, one number, the result. */

export interface CaseStory {
  /** 'Tanager Health, 2016 to 2021' */
  where: string;
  situation: string;
  action: string;
  /** The number as displayed, '310' or 'US$40 million'; '' for a story without one. */
  number: string;
  /** The unit of the number: 'people, from 40'. */
  counts: string;
  result: string;
  /** Whether readers see it. */
  shown: boolean;
  /** Set if it was hidden because a hidden story had been removed, until its owner chooses. */
  kept_hidden?: true;
}

/** Maximum characters of each text, and the maximum number of stories. */
export const STORY_LIMITS = {
  stories: 20,
  where: 200,
  situation: 300,
  action: 1_000,
  number: 24,
  counts: 160,
  result: 1_000,
} as const;

export type StoryField = Exclude<keyof CaseStory, 'shown' | 'kept_hidden'>;
export const STORY_FIELDS = [
  'where',
  'situation',
  'action',
  'number',
  'counts',
  'result',
] as const satisfies StoryField[];

/** A story without text, which readers see as soon as it has some. */
export const emptyStory = (): CaseStory => ({
  where: '',
  situation: '',
  action: '',
  number: '',
  counts: '',
  result: '',
  shown: true,
});

/** Whether a story has any text besides its place and the unit of its number. */
export const hasContent = ({ situation, action, number, result }: CaseStory): boolean =>
  [situation, action, number, result].some((text) => text.trim() !== '');

/** The stories that readers see. */
export const shownStories = (stories: readonly CaseStory[]): CaseStory[] =>
  stories.filter((story) => story.shown && hasContent(story));

/** The number with its unit, as '310 people, from 40'; '' for a story without a number. */
export function storyFigure({ number, counts }: Pick<CaseStory, 'number' | 'counts'>): string {
  return number.trim() && [number.trim(), counts.trim()].filter(Boolean).join(' ');
}

/**
 * The text by which evidence identifies a figure. It includes the employer: the same number at another one has other
 * evidence.
 */
export const figureText = ({
  where,
  number,
  counts,
}: Pick<CaseStory, 'where' | 'number' | 'counts'>): string =>
  `${where.trim()}: ${number.trim()} ${counts.trim()}`.trim();

/** A story as one line, for lists in which lines are chosen. */
export const storyLine = ({ where, situation, result }: CaseStory): string =>
  [where, situation || result]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(': ');

/** A figure that is in the record, with the line it is in. */
export interface Figure {
  number: string;
  counts: string;
  line: string;
}

/** A line of the record that a story can rest on, with the place in its source: 'resume.pdf, page 2'. */
export interface SourceLine {
  text: string;
  where: string;
}

/** A story drafted from the record, which the owner may accept. */
export interface StoryDraft {
  /** The id of the role that the story was drafted from. */
  id: string;
  story: CaseStory;
  /** Every figure of that role. */
  figures: Figure[];
  /** Every line of the sources about that role, the strongest first. */
  lines: SourceLine[];
}
