/** A language model as the features see it. */
import type { z } from 'zod';

/** A text to be written by a language model, with the schema of its answer. */
export interface ModelTask<T> {
  /** A short name for the request, of letters and underscores; it is sent along with the schema. */
  name: string;
  /** The system prompt: the model's role and its rules. */
  system: string;
  /** The material. It may come from strangers, so it is never mixed with `system`. */
  user: string;
  /** The shape of the answer. */
  schema: z.ZodType<T>;
  /** Maximum tokens of the answer. */
  maxTokens: number;
}

/** Why there is no answer: unreachable, timed out, refused by the server, or not of the required shape. */
export type ModelFailure = 'unreachable' | 'timeout' | 'refused' | 'unusable';

/** Thrown if a model gave no usable answer. The message is for the log and holds no text of a person. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly reason: ModelFailure,
    detail: string,
    /** The object in the answer, if it had another shape. */
    readonly partial?: unknown,
  ) {
    super(detail);
  }
}

export interface LanguageModel {
  /**
   * Has a task written by the model; an answer of the wrong shape is sent back once for repair.
   * @throws ModelError when there is no usable answer, or what `signal` was aborted with
   */
  write<T>(task: ModelTask<T>, signal?: AbortSignal): Promise<T>;
}
