/**
 * Restricts the values of `href` and `src`. The schema refuses the others when they are stored; this is defence in
 * depth.
 */

/** An http(s) address as it was given; anything else is `undefined`. */
export function webAddress(value: string): string | undefined {
  try {
    return /^https?:$/.test(new URL(value).protocol) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An address as people write it: without scheme, `www.` and a last slash. */
export function readableAddress(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
}
