/**
 * A person's choices among the statements of their record: pinned, left out, or told in another wording. They are
 * stored with the facts, so that every later writing follows them.
 */
import { z } from 'zod';

/** How a statement can be said: as it was read, without what surrounds it, or by the result. */
export const WORDINGS = ['whole', 'middle', 'short', 'result'] as const;
export type Wording = (typeof WORDINGS)[number];

export const MOST_CHOICES = 500;

export const choiceSchema = z.object({
  /** Of the statement: its fact's, with the number of the sentence in it. */
  id: z.string().max(220),
  told: z.enum(['pinned', 'left-out']).optional(),
  wording: z.enum(WORDINGS).optional(),
});
export type Choice = z.infer<typeof choiceSchema>;

/** The statements with one choice changed. What says nothing any more is not kept. */
export function withChoice(
  choices: readonly Choice[] = [],
  id: string,
  change: Partial<Omit<Choice, 'id'>>,
): Choice[] {
  const others = choices.filter((one) => one.id !== id);
  const { told, wording } = { ...choices.find((one) => one.id === id), ...change };
  if (!told && (!wording || wording === 'whole')) return others;
  const made: Choice = {
    id,
    ...(told ? { told } : {}),
    ...(wording && wording !== 'whole' ? { wording } : {}),
  };
  return [...others, made].slice(-MOST_CHOICES);
}

/** The id of the fact that a choice is about. */
export const factIdOf = (id: string): string => id.replace(/\.\d+$/, '');

/** One line of the record as the choosing shows it. */
export const profileLineSchema = z.object({
  /** Of the statement. */
  id: z.string(),
  /** As it is told with the wording that is chosen. */
  text: z.string(),
  /** The post it belongs to, 'Chief Financial Officer, Tanager Health'; empty for what was written of oneself. */
  post: z.string(),
  /** A change in figures, the size of a task, or neither. */
  kind: z.enum(['change', 'size', 'plain']),
  /** Sections of the profile that tell it; none where it is not told. */
  sections: z.array(z.string()),
  told: z.enum(['pinned', 'left-out']).optional(),
  wording: z.enum(WORDINGS),
  /** The wordings on offer, including the present one; each passed the check. */
  wordings: z.array(z.object({ wording: z.enum(WORDINGS), text: z.string() })),
});
export type ProfileLine = z.infer<typeof profileLineSchema>;
