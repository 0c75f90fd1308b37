import { z } from 'zod';
import type { CareerRecord } from '@/shared/record/career-record';
import { type ProfileLine, profileLineSchema } from '@/shared/record/statement-choices';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { readGeneratedProfile } from '@/web/lib/generation/generated-profile';

const answerSchema = z.object({ lines: z.array(profileLineSchema) });
const FAILURE_MESSAGE = 'Something went wrong. Please try again.';

/**
 * Fetches the lines that a record allows with its choices. Nothing is stored.
 * @throws RpcError with a sentence for the person, or `TypeError` without a connection
 */
export async function fetchLines(
  record: CareerRecord,
  { guest, signal }: { guest: boolean; signal: AbortSignal },
): Promise<ProfileLine[]> {
  if (guest) return fetchLinesAsGuest(record, signal);
  const { facts, mends } = record;
  return rpc.generation.lines({ edits: { facts, mends } }, { signal });
}

async function fetchLinesAsGuest(record: CareerRecord, signal: AbortSignal): Promise<ProfileLine[]> {
  const response = await fetch('/webhook/profile-lines-guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...readGeneratedProfile(), record }),
    signal,
  });
  const body: unknown = await response.json().catch(() => null);
  const parsed = response.ok ? answerSchema.safeParse(body) : undefined;
  if (parsed?.success) return parsed.data.lines;
  const sentence = body && typeof body === 'object' && 'message' in body ? body.message : undefined;
  const message = typeof sentence === 'string' && sentence ? sentence : FAILURE_MESSAGE;
  throw new RpcError('REFUSED', { status: response.status, message });
}
