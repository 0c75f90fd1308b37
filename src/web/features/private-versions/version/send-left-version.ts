/** Sends, from any screen, the edits of a private version that a closed page left in this browser. */
import { rpc } from '@/web/lib/api/rpc';
import { sendLeft } from '@/web/lib/unsaved-input/open-savers';
import { createVersionSaver, versionStorageKey } from './version-saver';

/** @throws what the call throws that fetches the version */
export async function sendLeftVersion(id: string): Promise<void> {
  const version = await rpc.privateVersions.read({ id }, { context: { background: true } });
  sendLeft(versionStorageKey(id), () => createVersionSaver(version));
}
