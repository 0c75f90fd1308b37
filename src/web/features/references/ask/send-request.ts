import { rpc } from '@/web/lib/api/rpc';
import { isRequested, type RequestDraft } from './draft';

/**
 * Sends a request. If it fails, the owner's list shows whether it was stored: its answer may have been lost, or that of
 * an attempt before, after which the server refuses to write to the address again.
 * @throws the error of the call, if the request is not in the list or the list cannot be fetched
 */
export async function sendReferenceRequest(draft: RequestDraft): Promise<void> {
  const { topics, ...typed } = draft;
  try {
    await rpc.references.ask({ ...typed, matters: topics });
  } catch (error) {
    const list = await rpc.references.list().catch(() => null);
    if (!list || !isRequested(draft, list.references)) throw error;
  }
}
