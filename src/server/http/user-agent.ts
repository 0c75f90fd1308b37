/** Recognises a browser and its system by the User-Agent header. */

/** The order matters: most browsers also name those they are compatible with. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Maximum characters of the header that are searched. */
const MAX_SEARCHED_CHARACTERS = 400;

const firstMatch = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** The browser and system of a `User-Agent`: 'Firefox on Windows'. Never contains words of the header itself. */
export function browserName(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_SEARCHED_CHARACTERS);
  const browser = firstMatch(BROWSERS, text) ?? 'A browser';
  const system = firstMatch(SYSTEMS, text);
  return system ? `${browser} on ${system}` : browser;
}
