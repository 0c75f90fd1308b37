/** Simulates a browser over `app.request`: keeps cookies and sends its origin. */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { RouterClient } from '@orpc/server';
import type { AppRouter } from '../router';
import { TEST_ORIGIN, type TestApp } from './test-app';

/** A browser of one person, with its own cookies. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly rpc: RouterClient<AppRouter>;

  constructor(
    private readonly app: TestApp,
    readonly ip = '127.0.0.1',
  ) {
    const link = new RPCLink({
      url: `${TEST_ORIGIN}/api/rpc`,
      fetch: (request, init) => this.send(new Request(request, init)),
    });
    this.rpc = createORPCClient(link);
  }

  /** Requests a path; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response> {
    return this.send(new Request(new URL(path, TEST_ORIGIN), { redirect: 'manual', ...init }));
  }

  /** POSTs JSON. */
  post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  private async send(request: Request): Promise<Response> {
    request.headers.set('host', new URL(TEST_ORIGIN).host);
    if (request.method !== 'GET') request.headers.set('origin', TEST_ORIGIN);
    if (this.cookies.size) {
      request.headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const socket = { remoteAddress: this.ip };
    const response = await this.app.app.request(request, undefined, { incoming: { socket } });
    for (const cookie of response.headers.getSetCookie()) this.storeCookie(cookie);
    return response;
  }

  private storeCookie(cookie: string) {
    const [pair = '', ...attributes] = cookie.split(';');
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut).trim();
    const isExpired = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
    if (isExpired || pair.length === cut + 1) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(cut + 1));
  }
}
