/**
 * Restricts the values of `href` and `src`, as defence in depth: the schema already refuses others when they are
 * stored.
 */

/** The address if it is http(s), unchanged; else `undefined`. */
export function webAddress(value: string): string | undefined {
  try {
    return /^https?:$/.test(new URL(value).protocol) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An address in readable form: without scheme, `www.` and trailing slash. */
export function readableAddress(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
}
