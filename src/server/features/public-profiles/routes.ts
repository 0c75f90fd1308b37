import { Hono } from 'hono';
import type { Deps } from '@/server/context';
import type { Env } from '@/server/http/request';

export function publicProfileRoutes(_deps: Deps) {
  return new Hono<Env>();
}
