import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { rpc } from '@/web/lib/api/rpc';
import type { RequestDraft } from './draft';

/** Whether a request to this address is open; `false` also if the list cannot be fetched. */
async function isRequestOpen(email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const { references } = await rpc.references.list().catch(() => ({ references: [] }));
  return references.some((known) => known.state === 'asked' && known.email.toLowerCase() === address);
}

/**
 * Sends a request. If its answer is lost, the owner's list shows whether it was stored.
 * @throws the error of the call, if it was refused or the outcome is unknown
 */
export async function sendReferenceRequest({ topics, ...typed }: RequestDraft): Promise<void> {
  try {
    await rpc.references.ask({ ...typed, matters: topics });
  } catch (error) {
    if (!isUnanswered(error) || !(await isRequestOpen(typed.email))) throw error;
  }
}
