import { Hono } from 'hono';
import type { Deps } from '@/server/context';
import type { Env, ReadSession } from '@/server/http/request';

export interface Auth {
  routes: Hono<Env>;
  readSession: ReadSession;
  close(): Promise<void>;
}

export function createAuth(_deps: Deps): Auth {
  return { routes: new Hono<Env>(), readSession: async () => null, close: async () => {} };
}
