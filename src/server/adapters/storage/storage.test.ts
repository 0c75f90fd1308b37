import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { S3Config } from '../../config';
import { startS3 } from '../../testing/stubs/s3';
import { createFolderStorage } from './folder';
import { createS3Storage } from './s3';
import type { Storage } from './types';

const JPEG = { contentType: 'image/jpeg', cacheSeconds: 3600 };
const bytes = (text: string) => new TextEncoder().encode(text);
const readText = async (storage: Storage, path: string) => {
  const file = await storage.read(path);
  return file && new Response(file.body).text();
};

let root: string;
let server: Awaited<ReturnType<typeof startS3>>;
let s3: S3Config;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'quarterdeck-storage-'));
  server = await startS3();
  s3 = server.config;
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

describe.each(['folder', 's3'])('%s storage', (kind) => {
  let storage: Storage;
  beforeAll(() => {
    storage = kind === 's3' ? createS3Storage(s3) : createFolderStorage(join(root, 'files'));
  });

  it('returns a stored file, and undefined for a missing one', async () => {
    const path = `profile-images/${randomUUID()}/profile-1.jpg`;
    expect(await storage.read(path)).toBeUndefined();
    await storage.put(path, bytes('a picture'), JPEG);
    expect((await storage.read(path))?.size).toBe(9);
    expect(await readText(storage, path)).toBe('a picture');
  });

  it('never overwrites a file', async () => {
    const path = `profile-images/${randomUUID()}/profile-1.jpg`;
    await storage.put(path, bytes('first'), JPEG);
    await expect(storage.put(path, bytes('second'), JPEG)).rejects.toMatchObject({ code: 'exists' });
    expect(await readText(storage, path)).toBe('first');
  });

  it('lists and removes only the files of the given user', async () => {
    const [me, other] = [randomUUID(), randomUUID()];
    const ownFiles = [1, 2, 3].map((n) => `profile-images/${me}/profile-${n}.jpg`);
    const foreignFile = `profile-images/${other}/profile-1.jpg`;
    // An id that begins with the other id belongs to another user.
    const longer = `profile-images/${me}x/profile-1.jpg`;
    for (const path of [...ownFiles, foreignFile, longer]) await storage.put(path, bytes('12345'), JPEG);
    const files = (await storage.list(me)).sort((a, b) => a.path.localeCompare(b.path));
    expect(files).toEqual(ownFiles.map((path) => ({ path, size: 5 })));
    await storage.remove(ownFiles[0] as string);
    await storage.remove(ownFiles[0] as string);
    expect(await storage.list(me)).toHaveLength(2);
    await storage.removeAll(me);
    expect(await storage.list(me)).toEqual([]);
    expect(await readText(storage, foreignFile)).toBe('12345');
    expect(await readText(storage, longer)).toBe('12345');
  });

  it.each([
    '../../etc/passwd',
    'profile-images/../../x/profile-1.jpg',
    `profile-images/${'a'.repeat(8)}/../${'b'.repeat(8)}/x.jpg`,
    'profile-images/aaaaaaaa/.hidden.jpg',
    'profile-images/aaaaaaaa/a\0.jpg',
    'profile-images/aaaaaaaa/a%2f.jpg',
    'resumes/aaaaaaaa/cv.pdf',
    '/profile-images/aaaaaaaa/a.jpg',
    'profile-images/aaaaaaaa/a.jpg\n',
  ])('refuses the name %j', async (path) => {
    await expect(storage.put(path, bytes('x'), JPEG)).rejects.toMatchObject({ code: 'name' });
    await expect(storage.read(path)).rejects.toMatchObject({ code: 'name' });
    await expect(storage.remove(path)).rejects.toMatchObject({ code: 'name' });
  });

  it.each(['', '..', 'a/b', '../../../etc'])('refuses the user %j', async (user) => {
    await expect(storage.list(user)).rejects.toMatchObject({ code: 'name' });
    await expect(storage.removeAll(user)).rejects.toMatchObject({ code: 'name' });
  });
});

describe('folder storage', () => {
  it('leaves no temporary file, whether storing succeeded or not', async () => {
    const files = createFolderStorage(join(root, 'clean'));
    const user = randomUUID();
    const path = `profile-images/${user}/profile-1.jpg`;
    await files.put(path, bytes('x'), JPEG);
    await expect(files.put(path, bytes('y'), JPEG)).rejects.toMatchObject({ code: 'exists' });
    expect(await readdir(join(root, 'clean', 'profile-images', user))).toEqual(['profile-1.jpg']);
  });
});

describe('s3 storage', () => {
  it('lists files that need more than one page of the API', async () => {
    const user = randomUUID();
    const storage = createS3Storage(s3);
    const paths = [1, 2, 3, 4, 5].map((n) => `profile-images/${user}/profile-${n}.jpg`);
    for (const path of paths) await storage.put(path, bytes('a picture'), JPEG);
    const before = server.pages();
    expect((await storage.list(user)).map((entry) => entry.path)).toEqual(paths);
    expect(server.pages() - before).toBeGreaterThan(2);
  });

  it('throws unavailable for wrong keys, a wrong bucket and a service that does not answer', async () => {
    const path = `profile-images/${randomUUID()}/profile-1.jpg`;
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    const unavailableStorages = [
      createS3Storage({ ...s3, accessKeyId: 'SOMEONE' }),
      createS3Storage({ ...s3, bucket: 'nowhere' }),
      createS3Storage({ ...s3, endpoint: 'http://127.0.0.1:9' }),
      createS3Storage({ ...s3, endpoint: `http://127.0.0.1:${port}` }, { responseTimeoutMs: 200 }),
    ];
    for (const storage of unavailableStorages) {
      await expect(storage.put(path, bytes('x'), JPEG)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(storage.list(randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
    }
  });
});
