/**
 * The parts of a request that are needed to count a read. They are kept for a second; after that only counts remain.
 */

/** Longer User-Agent headers are cut: the remainder does not help to recognise robots. */
const MAX_AGENT_CHARACTERS = 300;
const MAX_ADDRESS_CHARACTERS = 200;

export interface Visit {
  /** The address of the socket. */
  address: string;
  /** `X-Forwarded-For`, which counts if the socket is a trusted proxy's. */
  forwarded: string;
  agent: string;
  /** The referring page, as far as the browser sends it. */
  referrer: string;
  /** The cookie header; '' without cookies. */
  cookie: string;
}

type Header = (name: string) => string | undefined;

/** The visit of a request. Its parts are read lazily: most visits, repeated within a second, do not need them all. */
class RequestVisit implements Visit {
  /**
   * Keeps references to a request's parts without reading them.
   * @param address of the socket
   */
  constructor(
    private readonly header: Header,
    readonly address: string,
  ) {}
  get forwarded() {
    return this.header('x-forwarded-for')?.slice(0, MAX_ADDRESS_CHARACTERS) ?? '';
  }
  get agent() {
    return this.header('user-agent')?.slice(0, MAX_AGENT_CHARACTERS) ?? '';
  }
  get referrer() {
    return this.header('referer')?.slice(0, MAX_ADDRESS_CHARACTERS) ?? '';
  }
  get cookie() {
    return this.header('cookie') ?? '';
  }
}

/** The visit that a request belongs to. @param address of the socket */
export const visitOf = (header: Header, address: string | undefined): Visit =>
  new RequestVisit(header, address ?? '');

/** A copy of the parts, so that a stored visit does not keep the request in memory. */
export const copyVisit = ({ address, forwarded, agent, referrer, cookie }: Visit): Visit => ({
  address,
  forwarded,
  agent,
  referrer,
  cookie,
});

/** Whether a page is requested to be read now: not prefetched, not embedded in another page. */
export function isOpened(header: Header): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-moz');
  if (purpose && /prefetch|prerender|preview/i.test(purpose)) return false;
  const destination = header('sec-fetch-dest');
  return destination === undefined || destination === 'document';
}
