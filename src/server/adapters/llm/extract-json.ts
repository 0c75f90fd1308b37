/** Extracts JSON from a model's answer. */

/** Reasoning that some local models print before their answer. */
const REASONING_PATTERN = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;
/** Reasoning whose beginning is not marked, since the prompt of some models ends with that mark. */
const UNMARKED_REASONING_PATTERN = /^[\s\S]*<\/think(?:ing)?>/i;
const CODE_FENCE_PATTERN = /```(?:json)?\s*\n?([\s\S]*?)```/i;

/**
 * A whole JSON object in a text: bare, fenced, or with words around it.
 * @returns `undefined` when there is none, as in an answer that was cut off
 */
export function extractJson(text: string): unknown {
  const answer = text.replace(REASONING_PATTERN, '').trim();
  const conclusion = answer.replace(UNMARKED_REASONING_PATTERN, '');
  const fenced = CODE_FENCE_PATTERN.exec(conclusion)?.[1] ?? '';
  for (const candidate of [answer, fenced, ...textsInBraces(conclusion)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (value && typeof value === 'object' && !Array.isArray(value)) return value;
    } catch {
      // Not valid JSON; the next candidate may be.
    }
  }
  return undefined;
}

/** The texts between outermost braces, with these; braces inside strings do not count. */
function* textsInBraces(text: string): Generator<string> {
  let start = text.indexOf('{');
  let depth = 0;
  let isQuoted = false;
  for (let index = start; start >= 0 && index < text.length; index += 1) {
    const char = text[index];
    if (isQuoted && char === '\\') index += 1;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === '{') depth += 1;
    else if (!isQuoted && char === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield text.slice(start, index + 1);
      start = text.indexOf('{', index);
      index = start - 1;
    }
  }
}
