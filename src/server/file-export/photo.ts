/** The photo of a profile for documents and cards made on the server. */
import type { Deps } from '@/server/context';
import { readPicturePath } from '@/shared/profile/picture';

/** Reads the photo as JPEG; `undefined` if it cannot be read, so that initials are shown. */
export async function readProfilePhoto(
  { storage, logger }: Deps,
  url: string,
): Promise<Uint8Array | undefined> {
  if (!readPicturePath(url)) return undefined;
  try {
    const stored = await storage.read(url.slice(1));
    return stored && new Uint8Array(await new Response(stored.body).arrayBuffer());
  } catch (error) {
    logger.warn({ err: error }, 'a photo could not be read');
    return undefined;
  }
}
