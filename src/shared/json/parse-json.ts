/**
 * Parses JSON from outside; returns `undefined` if the text is not valid. The caller checks the value by a schema.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
