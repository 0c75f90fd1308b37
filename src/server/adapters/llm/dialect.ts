/**
 * The request options that an OpenAI-compatible server understands. They are learnt from the first refusals and then
 * remembered, because many servers support only one way to ask for JSON.
 */

export const RESPONSE_FORMATS = ['json_schema', 'json_object', 'text'] as const;
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];

/** The request options of one server. */
export interface Dialect {
  /** How JSON is asked for. */
  format: ResponseFormat;
  /** The field that limits the tokens of an answer; newer models expect it under the second name. */
  tokenLimitField: 'max_tokens' | 'max_completion_tokens';
}

/** The part of a request that differs by dialect. */
export function dialectFields(
  dialect: Dialect,
  task: { name: string; jsonSchema: unknown; maxTokens: number },
): Record<string, unknown> {
  const limit = { [dialect.tokenLimitField]: task.maxTokens };
  if (dialect.format === 'text') return limit;
  if (dialect.format === 'json_object') return { ...limit, response_format: { type: 'json_object' } };
  const json_schema = { name: task.name, strict: true, schema: task.jsonSchema };
  return { ...limit, response_format: { type: 'json_schema', json_schema } };
}

/** Returns the options to try after a refusal; `undefined` if it has nothing to do with them, or none are left. */
export function nextDialect(dialect: Dialect, status: number, body: string): Dialect | undefined {
  if (dialect.tokenLimitField === 'max_tokens' && status === 400 && body.includes('max_completion_tokens')) {
    return { ...dialect, tokenLimitField: 'max_completion_tokens' };
  }
  // Some servers answer with a server error where they should refuse.
  const isRefusal =
    [400, 415, 422, 501].includes(status) ||
    (status === 500 && /response_format|json_schema|grammar/i.test(body));
  const format = RESPONSE_FORMATS[RESPONSE_FORMATS.indexOf(dialect.format) + 1];
  return isRefusal && format ? { ...dialect, format } : undefined;
}
