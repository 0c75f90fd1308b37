/** Sends a role: a text, a file or a URL. */
import { fetchSignedIn } from '@/web/lib/api/fetch-signed-in';

/** A role in one of three forms; exactly one of them is set. */
export interface RoleToSend {
  text?: string;
  file?: File;
  url?: string;
}

/** Whether a text is a URL: a single word with a dot or a scheme. */
export const isUrl = (text: string): boolean =>
  /^(?:https?:\/\/\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?)$/iu.test(text.trim());

/** Sends a new role. @throws RoleRefusedError if the server refused it; TypeError if the server was not reached */
export async function sendRole({ text, file, url: address }: RoleToSend): Promise<{ id: string }> {
  const response = await fetchSignedIn('/api/roles', () => {
    const body = new FormData();
    if (file) body.set('file', file);
    else if (address) body.set('address', address);
    else body.set('text', text ?? '');
    return { method: 'POST', body };
  });
  const answerBody = await response.json().catch(() => ({}));
  if (response.ok) return answerBody;
  throw new RoleRefusedError(
    typeof answerBody.message === 'string'
      ? answerBody.message
      : 'This could not be added. Please try again.',
  );
}

/** The server refused a new role; the message is for the person. */
export class RoleRefusedError extends Error {}
