/** A language model on any server that speaks OpenAI's chat completions, also on one's own machine. */
import { z } from 'zod';
import { withTimeLimit } from '@/shared/time/time-limit';
import { type ChatMessage, callModel, type ModelServer } from './call-model';
import { type Dialect, dialectFields, nextDialect } from './dialect';
import { extractJson } from './extract-json';
import { type LanguageModel, ModelError, type ModelTask } from './types';

/** The deadline of one call in milliseconds, including the detection of the server's dialect. */
const CALL_TIMEOUT_MS = 25_000;
/** Maximum characters of an unusable answer that are sent back for repair. */
const MAX_REPEATED_CHARACTERS = 20_000;
/** Maximum faults of an answer that are reported to the model. */
const MAX_REPORTED_ISSUES = 5;

export interface OpenAiOptions extends ModelServer {
  callTimeoutMs?: number;
}

/** A model behind `server`; its `write` throws `ModelError` when no valid answer arrives in time. */
export function createOpenAiModel({
  callTimeoutMs = CALL_TIMEOUT_MS,
  ...server
}: OpenAiOptions): LanguageModel {
  let dialect: Dialect = { format: 'json_schema', tokenLimitField: 'max_tokens' };

  /**
   * Sends a request in the dialect that the server last understood (such as its support for `json_schema`). A refusal
   * that concerns the dialect is followed by a try with the next one; the one that works is remembered.
   * @throws ModelError `refused` when none works
   */
  async function ask(
    messages: ChatMessage[],
    task: ModelTask<unknown>,
    signal: AbortSignal,
  ): Promise<string> {
    const jsonSchema = schemaOf(task.schema);
    for (let triedDialect = dialect; ; ) {
      const outcome = await callModel(
        server,
        messages,
        dialectFields(triedDialect, { ...task, jsonSchema }),
        signal,
      );
      if (outcome.ok) {
        dialect = triedDialect;
        return outcome.text;
      }
      const next = nextDialect(triedDialect, outcome.status, outcome.body);
      if (!next) throw new ModelError('refused', `status ${outcome.status}`);
      triedDialect = next;
    }
  }

  return {
    async write(task, signal) {
      const messages: ChatMessage[] = [
        { role: 'system', content: `${task.system}\n\n${shapeOf(task.schema)}` },
        { role: 'user', content: task.user },
      ];
      const limit = {
        ms: callTimeoutMs,
        late: () => new ModelError('timeout', `no answer in ${callTimeoutMs} ms`),
        outer: signal,
      };
      const answer = () =>
        withTimeLimit(limit, (limitedSignal) => {
          limitedSignal.throwIfAborted();
          return ask(messages, task, limitedSignal);
        });
      const text = await answer();
      const first = parseAnswer(text, task.schema);
      if (first.ok) return first.value;
      messages.push(
        { role: 'assistant', content: text.slice(0, MAX_REPEATED_CHARACTERS) },
        {
          role: 'user',
          content: `${first.problem} Answer again with the whole JSON object and nothing else.`,
        },
      );
      const second = parseAnswer(await answer(), task.schema);
      if (second.ok) return second.value;
      throw new ModelError('unusable', second.problem, second.json ?? first.json);
    },
  };
}

function schemaOf(schema: z.ZodType): unknown {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  return jsonSchema;
}

/** The schema as text for the prompt, the only place where a server without `json_schema` gets it. */
const shapeOf = (schema: z.ZodType) =>
  `Answer with one JSON object and nothing else. It must be valid by this JSON Schema:\n${JSON.stringify(schemaOf(schema))}`;

function parseAnswer<T>(
  text: string,
  schema: z.ZodType<T>,
): { ok: true; value: T } | { ok: false; problem: string; json?: unknown } {
  const json = extractJson(text);
  if (json === undefined) return { ok: false, problem: 'There was no whole JSON object in the answer.' };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues
    .slice(0, MAX_REPORTED_ISSUES)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { ok: false, problem: `The answer is not valid by the schema (${issues.join('; ')}).`, json };
}
