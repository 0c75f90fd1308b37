/** The two generation endpoints: a guest gets the profile itself, an account keeps it. */
import { type Context, Hono } from 'hono';
import type { Deps } from '@/server/context';
import type { Env } from '@/server/http/request';
import { AppError } from '@/shared/errors';
import { oneAtATime, spendGenerationBudget, withEnd } from './budget';
import { readGenerationForm } from './form';
import { generateProfile } from './service';
import { requireGenerator, storeFor } from './store';

export function generationRoutes(deps: Deps) {
  return new Hono<Env>()
    .post('/webhook/generate-profile-guest', (c) =>
      answering(deps, c, async () => {
        await spendGenerationBudget(deps, { ip: c.get('context').clientIp });
        const form = await readGenerationForm(c.req.raw);
        // A guest's generation ends with its request: nobody could fetch its result later.
        const work = (signal: AbortSignal) => generateProfile(deps, form, { signal });
        return Response.json(await withEnd(work, c.req.raw.signal));
      }),
    )
    .post('/webhook/generate-profile-linkedin', (c) =>
      answering(deps, c, async () => {
        const user = requireGenerator(await c.get('context').session());
        await spendGenerationBudget(deps, { user: user.id });
        const form = await readGenerationForm(c.req.raw);
        if (form.userId && form.userId !== user.id)
          throw new AppError('FORBIDDEN', 'userId of another person');
        // Goes on when the person leaves the page: they find the profile when they come back.
        const result = await oneAtATime(deps, user.id, async () => {
          const generated = await withEnd((signal) => generateProfile(deps, form, { signal }));
          return storeFor(deps, user.id, generated);
        });
        return Response.json({ status: 'success', ...result });
      }),
    );
}

/** Turns what went wrong into an HTTP status with `{status: 'error', message}`. */
async function answering(deps: Deps, c: Context<Env>, work: () => Promise<Response>): Promise<Response> {
  const response = await work().catch((error: unknown) => {
    const left = c.req.raw.signal.aborted;
    const known = error instanceof AppError ? error : new AppError('INTERNAL', String(error));
    const { requestId } = c.get('context');
    if (known.status >= 500 && !left) deps.logger.error({ requestId, err: error }, 'generation failed');
    else deps.logger.info({ requestId, code: left ? 'LEFT' : known.code }, 'generation refused');
    return Response.json(
      { status: 'error', code: known.code, message: known.userMessage },
      { status: known.status },
    );
  });
  response.headers.set('cache-control', 'no-store');
  return response;
}
