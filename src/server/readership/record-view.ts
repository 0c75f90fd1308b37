/** Records views and downloads of pages with the counter. */
import type { Context } from 'hono';
import type { Env } from '@/server/http/request';
import type { ReaderActionKind } from '@/shared/readership';
import type { CountedPage } from './counted-page';
import type { ReadCounter } from './counter';
import { isOpened, visitOf } from './visit';

/** Reads headers of Node's own request where there is one, which costs less than the standard `Request` object. */
export function headerOf(c: Context<Env>): (name: string) => string | undefined {
  const sent = c.env?.incoming?.headers;
  return sent ? (name) => sent[name]?.toString() : (name) => c.req.header(name);
}

export const visitIn = (c: Context<Env>) => visitOf(headerOf(c), c.env?.incoming?.socket?.remoteAddress);

/** Records that a page was sent. A prefetch is no read. */
export function recordView(c: Context<Env>, reads: ReadCounter, page: CountedPage): void {
  const visit = visitIn(c);
  // The cheapest check first: a second view within a second changes nothing.
  if (reads.isPending(page, visit)) return;
  if (c.req.method === 'GET' && isOpened(headerOf(c))) reads.note(page, visit, { opened: true });
}

/** Records that a page was taken along as a file. */
export function recordReaderAction(
  c: Context<Env>,
  reads: ReadCounter,
  page: CountedPage,
  taken: ReaderActionKind,
): void {
  if (c.req.method === 'GET') reads.note(page, visitIn(c), { taken: [taken] });
}
