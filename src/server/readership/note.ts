/** Leaves a note of a request for the counter. */
import type { Context } from 'hono';
import type { Env } from '@/server/http/request';
import type { Taken } from '@/shared/readership';
import type { CountedPage } from './counted-page';
import type { ReadCounter } from './counter';
import { isOpened, visitOf } from './visit';

/** From Node's own request where there is one: cheaper than from the standard's object for every page, or than both. */
export function headerOf(c: Context<Env>): (name: string) => string | undefined {
  const sent = c.env?.incoming?.headers;
  return sent ? (name) => sent[name]?.toString() : (name) => c.req.header(name);
}

export const visitIn = (c: Context<Env>) => visitOf(headerOf(c), c.env?.incoming?.socket?.remoteAddress);

/** A page was answered with. What was only asked for ahead is no read. */
export function noteOpened(c: Context<Env>, reads: ReadCounter, page: CountedPage): void {
  const visit = visitIn(c);
  // Before anything else is asked of the request: whoever comes again within a second changes nothing.
  if (reads.isNoted(page, visit)) return;
  if (c.req.method === 'GET' && isOpened(headerOf(c))) reads.note(page, visit, { opened: true });
}

export function noteTaken(c: Context<Env>, reads: ReadCounter, page: CountedPage, taken: Taken): void {
  if (c.req.method === 'GET') reads.note(page, visitIn(c), { taken: [taken] });
}
