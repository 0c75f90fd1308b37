/** Security headers of every answer, and the guard against cross-site requests. */
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { sendErrorResponseUnlogged } from './error-response';

/**
 * Creates the middleware that sets the headers: no inline script but those given, nothing from other hosts, never
 * framed.
 * @param options.https whether the product is reached by https (then HSTS is sent)
 * @param options.development whether Vite serves the browser's files: its client needs inline scripts and a web socket
 * @param options.scriptHashes sources of a policy that allow the inline scripts of the product's own documents
 */
export function createSecurityHeaders(options: {
  https: boolean;
  development: boolean;
  scriptHashes?: readonly string[];
}): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: options.development
        ? ["'self'", "'unsafe-inline'"]
        : ["'self'", ...(options.scriptHashes ?? [])],
      // Floating elements are positioned by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: options.development ? ["'self'", 'ws:'] : ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}

/**
 * The headers of `createSecurityHeaders` as values, for an answer that is made in one piece: setting them one by one
 * on a finished answer takes a third of the time of a published page.
 */
export async function makeSecurityHeaderValues(
  options: Parameters<typeof createSecurityHeaders>[0],
): Promise<Record<string, string>> {
  const probe = new Hono().use(createSecurityHeaders(options)).get('/', (c) => c.body(null));
  return Object.fromEntries((await probe.request('/')).headers);
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a mutation whose `Sec-Fetch-Site` or `Origin` shows that a page of another origin sent it. A request that has
 * neither header was not sent by a page of another origin: browsers add them to those.
 */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method)) {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    const foreignOrigin = origin !== undefined && !sameHost(origin, c.req.header('host'));
    if (foreignSite || foreignOrigin) {
      return sendErrorResponseUnlogged(c, 'CROSS_SITE');
    }
  }
  await next();
};

function sameHost(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
