/** Records views and downloads of pages in the counter. */
import type { Context } from 'hono';
import type { Env } from '@/server/http/request';
import type { ReaderActionKind } from '@/shared/publishing/readership';
import type { CountedPage } from './counted-page';
import type { ReadCounter } from './counter';
import { isOpened, visitOf } from './visit';

/** Reads headers from Node's own request if there is one, which is cheaper than the standard `Request` object. */
export function headerOf(c: Context<Env>): (name: string) => string | undefined {
  const sent = c.env?.incoming?.headers;
  return sent ? (name) => sent[name]?.toString() : (name) => c.req.header(name);
}

/** The visit that a request belongs to. */
export const visitIn = (c: Context<Env>) => visitOf(headerOf(c), c.env?.incoming?.socket?.remoteAddress);

/** Records that a page was sent. A prefetch does not count as a read. */
export function recordView(c: Context<Env>, reads: ReadCounter, page: CountedPage): void {
  const visit = visitIn(c);
  // The cheapest check comes first: a second view within a second changes nothing.
  if (reads.isPending(page, visit)) return;
  if (c.req.method === 'GET' && isOpened(headerOf(c))) reads.record(page, visit, { opened: true });
}

/** Records that a reader downloaded a file of the page, such as its PDF or contact card. */
export function recordReaderAction(
  c: Context<Env>,
  reads: ReadCounter,
  page: CountedPage,
  taken: ReaderActionKind,
): void {
  if (c.req.method === 'GET') reads.record(page, visitIn(c), { taken: [taken] });
}
