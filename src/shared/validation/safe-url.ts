/** Whether a URL is safe to put into an `href` or `src`: empty, http(s), or a path on this site. */
export function isSafeUrl(value: string): boolean {
  return value === '' || /^https?:\/\//i.test(value) || /^\/(?![/\\])/.test(value);
}
