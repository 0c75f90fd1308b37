/** The second step of a login. */
import { z } from 'zod';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { claimStaged } from '../claim/claim-staged';
import { readCookieToken } from '../cookies';
import type { AuthServices } from '../services';
import { useSecondFactor } from './check-second-factor';
import { signInWithSecondFactor } from './first-step';

export const codeBody = z.object({ code: z.string().trim().min(1).max(40) });

/** Takes a code from a browser in which the first factor was shown a few minutes ago at most. */
export const loginSecondFactor = (services: AuthServices) =>
  authEndpoint(services, '/login/second-factor', codeBody, async (call, { code }) => {
    const person = call.headers && (await services.firstStep(call.headers));
    if (!person) throw new AppError('UNAUTHENTICATED', 'no first step in this browser');
    await useSecondFactor(services, call, person, code);
    await signInWithSecondFactor(services, call, person.id);
    const ticket = call.headers && readCookieToken(call.headers, services.deps.config, 'ticket');
    await claimStaged(services, person.id, person.email, ticket);
    return { status: 'signed_in' };
  });
