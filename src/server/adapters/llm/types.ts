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
  /** Tokens the answer may have. */
  maxTokens: number;
}

/** Why there is no answer: nobody there, too late, refused by the server, or nothing of the shape in it. */
export type ModelFailure = 'unreachable' | 'timeout' | 'refused' | 'unusable';

/** A model that gave nothing to use. The message is for the log and holds no text of a person. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly reason: ModelFailure,
    detail: string,
    /** The object that was answered, where there was one of another shape. */
    readonly partial?: unknown,
  ) {
    super(detail);
  }
}

export interface LanguageModel {
  /**
   * Has a task written; an answer of another shape is sent back once for repair.
   * @throws ModelError when nothing came that can be used, or what `signal` was aborted with
   */
  write<T>(task: ModelTask<T>, signal?: AbortSignal): Promise<T>;
}
