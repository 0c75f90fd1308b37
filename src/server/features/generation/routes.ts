/**
 * The generation endpoints. For a guest, they respond with the profile, which can be written again. For an account,
 * they store it.
 */
import { type Context, Hono } from 'hono';
import { requireSignedIn, requireStatus } from '@/server/access';
import { createSlots } from '@/server/concurrency/slots';
import type { Deps } from '@/server/context';
import { MAX_RPC_BYTES, refuseLargeBodies } from '@/server/http/body-limit';
import { wantsEvents } from '@/server/http/event-stream';
import type { Env } from '@/server/http/request';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import type { AnswerMessage } from '@/shared/generation/progress';
import { parseJson } from '@/shared/json/parse-json';
import { spendGenerationBudget, spendLinesBudget, spendWritingBudget } from './budget';
import { withDeadline } from './deadline';
import { type ParsedGenerationForm, readGenerationForm } from './form';
import { toErrorMessage, toRunMessage } from './responses';
import { presentRun, readRun } from './runs/rows';
import { startRun } from './runs/run';
import { streamGuest, streamRun } from './streams';
import { composeLinesForGuest, generateProfile, warmUp, writeForGuest } from './when-loaded';

const GENERATING_STATUSES = GUARDED_SCREENS['/create-profile'];
/** Milliseconds that members' generations have to finish after the server was asked to stop. */
const FINISH_GRACE_MS = 6_000;

/** Streams of progress that one guest's network or one account may have open at once: more than a browser opens. */
const STREAM_SLOTS = {
  name: 'progress streams',
  maxPerCaller: 24,
  sentence: 'The progress is shown in too many places already. Please close some of them and try again.',
  retryAfterSeconds: 10,
};

/** A handler for `catch` that releases what was acquired, and rethrows. */
const releaseAndRethrow =
  (...ends: (() => void)[]) =>
  (error: unknown): never => {
    for (const end of ends) end();
    throw error;
  };

/**
 * The routes, with `warmUp` for after the start, `drain` for the moment the server is told to stop, and `close` once
 * it takes no more requests.
 */
export function createGeneration(deps: Deps) {
  const draining = new AbortController();
  const stopRuns = new AbortController();
  const running = new Set<Promise<void>>();

  const streams = createSlots(STREAM_SLOTS);

  /**
   * The form of a request, with a function that releases its share of the uploads, to be called when its files are
   * read.
   */
  const readForm = async (c: Context<Env>, visitor: string) => {
    const upload = deps.uploads.begin(c.req.raw.body ?? new Blob().stream(), visitor);
    const form = await readGenerationForm(c.req.raw.headers, upload).catch(
      releaseAndRethrow(() => void upload.close()),
    );
    return { form, closeUpload: () => upload.close() };
  };

  const startOwnRun = async (userId: string, form: ParsedGenerationForm) => {
    if (form.userId && form.userId !== userId) throw new AppError('FORBIDDEN', 'userId of another person');
    return startRun(deps, userId, { ...form, userId }, stopRuns.signal);
  };

  const generateForGuest = async (c: Context<Env>) => {
    const { clientIp } = c.get('context');
    await spendGenerationBudget(deps, { ip: clientIp });
    const visitor = `network:${clientIp}`;
    const closeStream = wantsEvents(c) ? streams.take(visitor) : () => {};
    const { form: parsedForm, closeUpload } = await readForm(c, visitor).catch(
      releaseAndRethrow(closeStream),
    );
    const form = { ...parsedForm, userId: undefined };
    // A guest's generation ends with its request, since nobody could fetch its result later.
    const generate: Parameters<typeof streamGuest>[3] = (request, onStage) =>
      withDeadline((signal) => generateProfile(deps, form, { visitor, signal, onStage }), request).finally(
        closeUpload,
      );
    if (wantsEvents(c))
      return streamGuest(deps, c, form, generate, () => {
        closeStream();
        void closeUpload();
      });
    return json({ status: 200, body: { ...(await generate(c.req.raw.signal, () => {})) } });
  };

  const rewriteForGuest = async (c: Context<Env>) => {
    const { clientIp } = c.get('context');
    await spendWritingBudget(deps, { ip: clientIp });
    const submitted = parseJson(await c.req.text());
    const body = await withDeadline(
      (signal) => writeForGuest(deps, submitted, { visitor: `network:${clientIp}`, signal }),
      c.req.raw.signal,
    );
    return json({ status: 200, body: { ...body } });
  };

  const listLinesForGuest = async (c: Context<Env>) => {
    const { clientIp } = c.get('context');
    await spendLinesBudget(deps, { ip: clientIp });
    const submitted = parseJson(await c.req.text());
    const profileLines = await withDeadline(
      (signal) => composeLinesForGuest(deps, submitted, { visitor: `network:${clientIp}`, signal }),
      c.req.raw.signal,
    );
    return json({ status: 200, body: { lines: profileLines } });
  };

  const generateForAccount = async (c: Context<Env>) => {
    const user = await requireStatus(c.get('context'), GENERATING_STATUSES);
    await spendGenerationBudget(deps, { user: user.id });
    const closeStream = wantsEvents(c) ? streams.take(`user:${user.id}`) : () => {};
    const { form, closeUpload } = await readForm(c, `user:${user.id}`).catch(releaseAndRethrow(closeStream));
    // The run continues when the person leaves the page: they find it, or the profile, when they return.
    const { id, ended } = await startOwnRun(user.id, form).catch(
      releaseAndRethrow(() => void closeUpload(), closeStream),
    );
    running.add(ended);
    void ended.then(closeUpload).then(() => running.delete(ended));
    if (wantsEvents(c)) return streamRun(deps, c, { userId: user.id, id }, draining.signal, closeStream);
    await ended;
    const row = await readRun(deps.database.db, user.id, deps.now());
    if (row?.id !== id) throw new AppError('NOT_FOUND', 'another generation took its place');
    return json(toRunMessage(presentRun(row, deps.now())));
  };

  const streamOwnRun = async (c: Context<Env>) => {
    const user = await requireSignedIn(c.get('context'));
    const id = c.req.param('id') ?? '';
    const row = await readRun(deps.database.db, user.id, deps.now());
    if (row?.id !== id) throw new AppError('NOT_FOUND', 'no such generation');
    return streamRun(deps, c, { userId: user.id, id }, draining.signal, streams.take(`user:${user.id}`));
  };

  const withErrorAnswer = (work: (c: Context<Env>) => Promise<Response>) => (c: Context<Env>) =>
    work(c).catch((error: unknown) => json(toErrorMessage(deps, c, error)));

  const drain = () => {
    draining.abort();
    setTimeout(() => stopRuns.abort(), FINISH_GRACE_MS).unref();
  };
  return {
    routes: new Hono<Env>()
      .post('/webhook/generate-profile-guest', withErrorAnswer(generateForGuest))
      .post('/webhook/generate-profile-linkedin', withErrorAnswer(generateForAccount))
      .post(
        '/webhook/write-profile-guest',
        refuseLargeBodies(MAX_RPC_BYTES),
        withErrorAnswer(rewriteForGuest),
      )
      .post(
        '/webhook/profile-lines-guest',
        refuseLargeBodies(MAX_RPC_BYTES),
        withErrorAnswer(listLinesForGuest),
      )
      .get('/api/generations/:id/events', withErrorAnswer(streamOwnRun)),
    drain,
    warmUp,
    async close() {
      drain();
      await Promise.all(running);
    },
  };
}

function json({ status, body }: AnswerMessage): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (typeof body.retryAfter === 'number') headers.set('retry-after', String(body.retryAfter));
  return Response.json(body, { status, headers });
}
