/** `/profile-images/{userId}`: upload, deletion and download of profile photos. */
import { Readable } from 'node:stream';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requireStatus } from '@/server/access';
import { createQueue } from '@/server/concurrency/queue';
import type { Deps } from '@/server/context';
import { enforceLimits } from '@/server/db/rate-limits';
import { sendErrorResponse, sendErrorResponseUnlogged } from '@/server/http/error-response';
import type { Env } from '@/server/http/request';
import type { Upload } from '@/server/uploads';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { PICTURE_TOO_LARGE_MESSAGE } from '@/shared/profile/picture';
import { HOUR } from '@/shared/time/durations';
import { CACHE_SECONDS, canReadPicture, readFileName, removePicture, storePicture } from './service';
import { makeSizes } from './sizes';

/** The largest photo plus its multipart envelope. */
const MAX_BODY_BYTES = LIMITS.photoBytes + 16 * 1024;
/** Resizing one picture may take 100 MB of memory. */
const RESIZING_QUEUE = { maxRunning: 2, maxWaiting: 30 };
const EDITOR_STATUSES = GUARDED_SCREENS['/edit-profile'];

const tooLargeError = () =>
  new AppError('TOO_LARGE', 'picture over its limit', { userMessage: PICTURE_TOO_LARGE_MESSAGE });

/** The routes of profile photos. Only its owner may change one; `canReadPicture` decides who may download it. */
export function pictureRoutes(deps: Deps) {
  const enqueue = createQueue({ name: 'picture', ...RESIZING_QUEUE });
  return new Hono<Env>()
    .use('/profile-images/:userId', ownerOnly(deps))
    .post(
      '/profile-images/:userId',
      bodyLimit({
        maxSize: MAX_BODY_BYTES,
        onError: (c) => sendErrorResponse(deps, c as Context<Env>, tooLargeError()),
      }),
      async (c) => {
        const userId = c.req.param('userId');
        const upload = deps.uploads.begin(c.req.raw.body ?? new Blob().stream(), `user:${userId}`);
        try {
          const file = await readPicture(c.req.raw.headers, upload);
          const bytes = new Uint8Array(await file.arrayBuffer());
          const sizes = await enqueue(() => makeSizes(file.name, bytes));
          const profilePicture = await storePicture(deps, userId, sizes);
          return c.json({ profilePicture });
        } finally {
          await upload.close();
        }
      },
    )
    .delete('/profile-images/:userId', async (c) => {
      await removePicture(deps, c.req.param('userId'));
      return c.json({ profilePicture: '' });
    })
    .get('/profile-images/:userId/:file', (c) => sendPicture(deps, c));
}

/** Checks session, ownership and rate limit before the body is read. */
function ownerOnly(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const user = await requireStatus(c.get('context'), EDITOR_STATUSES);
    if (user.id !== c.req.param('userId')) throw new AppError('FORBIDDEN', 'the picture of another person');
    const limit = { key: `picture:${user.id}`, max: LIMITS.picturesPerHour, windowMs: HOUR };
    await enforceLimits(deps.database.db, [limit], deps.now());
    return next();
  };
}

async function readPicture(headers: Headers, { body }: Upload): Promise<File> {
  const request = new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    headers: { 'content-type': headers.get('content-type') ?? '' },
  });
  const form = await request.formData().catch((error) => {
    if (body.errored instanceof AppError) throw body.errored;
    throw error instanceof TypeError
      ? new AppError('INVALID_INPUT', 'not a form', { userMessage: 'The picture did not arrive whole.' })
      : error;
  });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    throw new AppError('INVALID_INPUT', 'no file', { userMessage: 'Please choose a picture.' });
  }
  // The limit itself is refused too: the message asks for a picture that is smaller.
  if (file.size >= LIMITS.photoBytes) throw tooLargeError();
  return file;
}

/** A forbidden picture and a missing one get the same answer, so that its existence is not revealed. */
async function sendPicture(deps: Deps, c: Context<Env>) {
  const file = readFileName(c.req.path);
  const viewer = async () => (await c.get('context').session())?.id;
  const access = file ? await canReadPicture(deps, file, viewer) : 'nobody';
  if (!file || access === 'nobody') return sendNotFound(c);
  const etag = `"${file.kind}-${file.stamp}-${file.type.slice('image/'.length)}"`;
  const headers = {
    etag,
    // `private` keeps it out of shared caches, where it would outlive an unpublishing.
    'cache-control': access === 'everyone' ? `private, max-age=${CACHE_SECONDS}` : 'private, no-cache',
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const stored = await deps.storage.read(file.path);
  if (!stored) return sendNotFound(c);
  return c.body(stored.body, 200, { ...headers, 'content-length': String(stored.size) });
}

const sendNotFound = (c: Context) => sendErrorResponseUnlogged(c, 'NOT_FOUND');
