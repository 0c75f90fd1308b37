import { z } from 'zod';
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { confirmAddress, consumeLink } from '../mail-links';
import { signInOrAsk } from '../second-factor/first-step';
import type { AuthServices } from '../services';

/** Uses an invitation up: confirms the address and signs in. The set-password step comes next. */
export const openInvitation = (services: AuthServices) =>
  authEndpoint(
    services,
    '/invitation',
    z.object({ token: z.string().min(1).max(200) }),
    async (call, { token }) => {
      const { deps, limits } = services;
      const { db } = deps.database;
      const now = deps.now();
      await enforceLimits(db, limits.link(clientIpOf(call)), now);
      const link = await consumeLink(db, 'invite', token, now);
      if (!link) throw new AppError('INVALID_LINK', 'no such invitation');
      await confirmAddress(db, link.subject, now);
      return signInOrAsk(services, call, link.subject);
    },
  );
