/**
 * URLs of a profile: which may be the value of `href` or `src`, and how they read. The former is defence in depth,
 * since the schema already refuses others when they are stored.
 */

/** The text unchanged if it is a URL with http or https; else `undefined`. */
export function webUrl(value: string): string | undefined {
  try {
    return /^https?:$/.test(new URL(value).protocol) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A URL in readable form: without scheme, `www.` and trailing slash. */
export function readableUrl(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
}
