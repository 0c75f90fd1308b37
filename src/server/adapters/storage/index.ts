/** People's files: in an S3 bucket if one is configured, else in the data directory. */
import { join } from 'node:path';
import type { Config } from '../../config';
import { createFolderStorage } from './folder';
import { createS3Storage } from './s3';
import type { Storage } from './types';

export * from './types';

/** The storage of this installation. */
export function createStorage(config: Config): Storage {
  return config.s3 ? createS3Storage(config.s3) : createFolderStorage(join(config.dataDir, 'files'));
}
