/** A real S3 server of the test's own, with its files in a folder that goes with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../config';

/** It looks at the id of a key alone: signatures of version 4 it takes as they come. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'people';

export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'quarterdeck-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    ...KEYS,
  };
  return {
    config,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
