/** Signs in whoever has come back from the identity provider. */
import { z } from 'zod';
import { wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { inTransaction } from '../better-auth/transaction';
import { claimStaged } from '../claim/claim-staged';
import { clientIpOf } from '../client-ip';
import { cookieAttributes, cookieName, readCookieToken } from '../cookies';
import { signInOrAsk } from '../second-factor/first-step';
import type { AuthServices } from '../services';
import { signIn } from '../sessions/sessions';
import type { OauthCallback } from './oauth-flow';
import { proveByOauth } from './prove-by-oauth';
import { resolveAccount } from './resolve-account';
import { consumeOauthState } from './stored-state';

/**
 * Consumes the handle that the callback of an attempt at the provider gave to its browser: once, and in that browser
 * only. Signs in, or mails a confirmation to an address that the provider does not vouch for or that its account here
 * has not confirmed.
 */
export const oauthSession = (services: AuthServices) =>
  authEndpoint(
    services,
    '/oauth/session',
    z.object({ handle: z.string().max(200) }),
    async (call, { handle }) => {
      const { deps, limits } = services;
      const { config, database } = deps;
      const { db } = database;
      await enforceLimits(db, limits.link(clientIpOf(call)), deps.now());
      const cookie = (name: 'away' | 'ticket') =>
        (call.headers && readCookieToken(call.headers, config, name)) ?? '';
      const key = { token: handle, browser: cookie('away') };
      const callback = await consumeOauthState<OauthCallback>(db, 'handle', key, deps.now());
      if (!callback) throw new AppError('INVALID_LINK', 'no such handle in this browser');
      const setCookie = (name: 'away' | 'ticket', value: string) => {
        const attributes = cookieAttributes(config, name);
        call.setCookie(cookieName(config, name), value, value ? attributes : { ...attributes, maxAge: 0 });
      };
      if (callback.flow === 'proof') {
        const { id, secondFactorAt } = await proveByOauth(services, call, callback.identity);
        await signIn(call, services, id, 'full', secondFactorAt);
        setCookie('away', '');
        return { status: 'proven' as const, from: callback.from };
      }
      const ticket = cookie('ticket');
      const resolved = await inTransaction(services, call, (tx) =>
        resolveAccount({ tx, services, call, ticket }, callback.identity),
      );
      wakeMailSender(db);
      setCookie('away', '');
      if (resolved.kind === 'confirm') {
        setCookie('ticket', resolved.ticket);
        return { status: 'confirm_email' as const, user: { id: resolved.id, email: resolved.email } };
      }
      const step = resolved.kind === 'known' ? await signInOrAsk(services, call, resolved.id) : undefined;
      if (step?.status === 'second_factor') return { ...step, from: callback.from };
      if (!step) await signIn(call, services, resolved.id);
      if (resolved.kind === 'known') await claimStaged(services, resolved.id, resolved.email, ticket);
      const { kind, profileReady } = resolved;
      const { flow, from } = callback;
      return { status: 'signed_in' as const, known: kind === 'known', flow, from, profileReady };
    },
  );
