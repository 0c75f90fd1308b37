/** Invites people as an operator does, by the product's own command. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningProduct } from '@/server/testing/product';
import { TOVE } from './editor';

/** Invites an address with a finished profile; the mail is sent afterwards. */
export async function invite(product: RunningProduct, address: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-invite-'));
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify(TOVE));
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'invite', address, file], {
    env: { PATH: process.env.PATH, DATA_DIR: product.dataDir, APP_URL: product.url },
  });
  rmSync(folder, { recursive: true });
}
