import { isUnanswered } from '@/web/lib/is-unanswered';
import { rpc } from '@/web/lib/rpc';
import type { RequestDraft } from './draft';

/** Whether a request to this address is open. `false` where the list cannot be had either. */
async function isAsked(email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const { references } = await rpc.references.list().catch(() => ({ references: [] }));
  return references.some((known) => known.state === 'asked' && known.email.toLowerCase() === address);
}

/**
 * Sends a request. Where its answer is lost, the owner's list shows whether it went out.
 * @throws what the call threw, where it was refused or nothing is known of it
 */
export async function sendReferenceRequest(draft: RequestDraft): Promise<void> {
  try {
    await rpc.references.ask(draft);
  } catch (error) {
    if (!isUnanswered(error) || !(await isAsked(draft.email))) throw error;
  }
}
