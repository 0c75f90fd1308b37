/** Readers of pages, each with an IP address of their own, and programs that pretend to be readers. */
import { TestBrowser } from '../browser';
import type { TestApp } from '../test-app';

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The `User-Agent` headers of search engines, link previews, monitors and tools; '' of those that send none. */
export const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'curl/8.14.1',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'UptimeRobot/2.0; http://www.uptimerobot.com/',
  '',
];

let networkCount = 0;

/** A reader's browser without a session. */
export function openReader(app: TestApp, { agent = CHROME, ip }: { agent?: string; ip?: string } = {}) {
  networkCount += 1;
  const address = ip ?? `203.0.${Math.floor(networkCount / 250) % 250}.${networkCount % 250}`;
  const browser = new TestBrowser(app, address);
  const requestOptions = (headers: Record<string, string>) => ({
    headers: { 'user-agent': agent, ...headers },
  });
  return {
    address,
    browser,
    open: (path: string, headers: Record<string, string> = {}) =>
      browser.fetch(path, requestOptions(headers)),
    /** Sends the beacon that the page's script sends when the reader leaves. */
    leave: (path: string, beacon: object, headers: Record<string, string> = {}) =>
      browser.fetch(`${path}/read`, {
        method: 'POST',
        body: JSON.stringify(beacon),
        ...requestOptions({ 'content-type': 'text/plain;charset=UTF-8', ...headers }),
      }),
  };
}
