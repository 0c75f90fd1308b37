/** Extracts JSON from a model's answer. */

/** Reasoning that some local models print before their answer. */
const REASONING_PATTERN = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;
const CODE_FENCE_PATTERN = /```(?:json)?\s*\n?([\s\S]*?)```/i;

/**
 * A whole JSON object in a text: bare, fenced, or with words around it.
 * @returns `undefined` when there is none, as in an answer that was cut off
 */
export function extractJson(text: string): unknown {
  const answer = text.replace(REASONING_PATTERN, '').trim();
  for (const candidate of [answer, CODE_FENCE_PATTERN.exec(answer)?.[1] ?? '', firstObject(answer)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (value && typeof value === 'object' && !Array.isArray(value)) return value;
    } catch {
      // Not valid JSON; the next candidate may be.
    }
  }
  return undefined;
}

/** The text from the first brace to the matching one; braces inside strings do not count. */
function firstObject(text: string): string {
  const start = text.indexOf('{');
  if (start < 0) return '';
  let depth = 0;
  let isQuoted = false;
  for (let index = start; index < text.length; index += 1) {
    const char = text[index];
    if (isQuoted && char === '\\') index += 1;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === '{') depth += 1;
    else if (!isQuoted && char === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return '';
}
