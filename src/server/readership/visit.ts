/** The parts of a request that are used to count a read. They are kept for a second; after that only counts remain. */

/** Longer names of browsers are cut: what follows tells robots and people no better apart. */
const AGENT_CHARACTERS = 300;
const ADDRESS_CHARACTERS = 200;

export interface Visit {
  /** Of the socket. */
  address: string;
  /** `X-Forwarded-For`, which counts where the socket is a trusted proxy's. */
  forwarded: string;
  agent: string;
  /** Address of the page a link stood on, as far as the browser says. */
  referrer: string;
  /** Strangers have none. */
  cookie: string;
}

type Header = (name: string) => string | undefined;

/** @param address of the socket */
export function visitOf(header: Header, address: string | undefined): Visit {
  return {
    address: address ?? '',
    forwarded: header('x-forwarded-for')?.slice(0, ADDRESS_CHARACTERS) ?? '',
    agent: header('user-agent')?.slice(0, AGENT_CHARACTERS) ?? '',
    referrer: header('referer')?.slice(0, ADDRESS_CHARACTERS) ?? '',
    cookie: header('cookie') ?? '',
  };
}

/** Whether a page is asked for to be read now: not fetched ahead, not put into another page. */
export function isOpened(header: Header): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-moz');
  if (purpose && /prefetch|prerender|preview/i.test(purpose)) return false;
  const destination = header('sec-fetch-dest');
  return destination === undefined || destination === 'document';
}
