import { Hono } from 'hono';
import type { Deps } from '@/server/context';
import type { Env, ReadSession } from '@/server/http/request';
import { sessionReader } from './sessions';

export interface Auth {
  routes: Hono<Env>;
  readSession: ReadSession;
  close(): Promise<void>;
}

export function createAuth(deps: Deps): Auth {
  const liveSession = sessionReader(deps);
  return {
    routes: new Hono<Env>(),
    async readSession(headers) {
      const live = await liveSession(headers);
      return live?.kind === 'full' ? live.user : null;
    },
    close: async () => {},
  };
}
