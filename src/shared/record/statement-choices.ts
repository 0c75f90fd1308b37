/**
 * A person's choices among the statements of their record: pinned, left out, or worded differently. They are stored
 * with the facts, so that every later generation follows them.
 */
import { z } from 'zod';

/**
 * The wordings of a statement. `whole`: as read; `middle` and `short`: cut after its outcome, `short` at the
 * earlier place; `result`: only the clause of the result.
 */
export const WORDINGS = ['whole', 'middle', 'short', 'result'] as const;
export type Wording = (typeof WORDINGS)[number];

/** Maximum choices of one record. */
export const MAX_CHOICES = 500;

export const statementChoiceSchema = z.object({
  /** A statement's id: that of its fact, with the number of the sentence in it. */
  id: z.string().max(220),
  told: z.enum(['pinned', 'left-out']).optional(),
  wording: z.enum(WORDINGS).optional(),
});
export type StatementChoice = z.infer<typeof statementChoiceSchema>;

/**
 * Returns the choices with one changed. A choice equal to the default is removed; above the limit the oldest is
 * dropped.
 */
export function withStatementChoice(
  choices: readonly StatementChoice[] = [],
  id: string,
  change: Partial<Omit<StatementChoice, 'id'>>,
): StatementChoice[] {
  const others = choices.filter((choice) => choice.id !== id);
  const { told, wording } = { ...choices.find((choice) => choice.id === id), ...change };
  if (!told && (!wording || wording === 'whole')) return others;
  const updated: StatementChoice = {
    id,
    ...(told ? { told } : {}),
    ...(wording && wording !== 'whole' ? { wording } : {}),
  };
  return [...others, updated].slice(-MAX_CHOICES);
}

/** The id of a statement's fact, to which a statement's id adds the number of its sentence. */
export const factIdOf = (statementId: string): string => statementId.replace(/\.\d+$/, '');

/** A statement on the screen on which its owner makes choices. */
export const profileLineSchema = z.object({
  id: z.string(),
  /** The text in the chosen wording. */
  text: z.string(),
  /** The role it belongs to, 'Chief Financial Officer, Tanager Health'; empty for statements outside roles. */
  post: z.string(),
  /** The kind of figures in the statement: a change, the size of a task, or none. */
  kind: z.enum(['change', 'size', 'plain']),
  /** The sections of the profile that use it. */
  sections: z.array(z.string()),
  told: z.enum(['pinned', 'left-out']).optional(),
  wording: z.enum(WORDINGS),
  /** The available wordings, including the present one; each passed the check. */
  wordings: z.array(z.object({ wording: z.enum(WORDINGS), text: z.string() })),
});
export type ProfileLine = z.infer<typeof profileLineSchema>;
