import { describe, expect, it } from 'vitest';
import { MINUTE } from '@/shared/time/durations';
import { queryClient } from './query-client';
import { RpcError } from './rpc-client';

const { queries } = queryClient.getDefaultOptions();
function isRetried(failures: number, error: Error) {
  if (typeof queries?.retry !== 'function') throw new Error('queries have no retry function');
  return queries.retry(failures, error);
}

describe('queries', () => {
  it('are stale after five minutes and removed after ten', () => {
    expect(queries).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 10 * MINUTE });
  });

  it('are retried three times if the server fails, and not if it refuses', () => {
    const failed = new RpcError('INTERNAL_SERVER_ERROR', { status: 500 });
    const refused = new RpcError('FORBIDDEN', { status: 403 });
    expect([0, 1, 2, 3].map((failures) => isRetried(failures, failed))).toEqual([true, true, true, false]);
    expect(isRetried(0, new TypeError('Failed to fetch'))).toBe(true);
    expect(isRetried(0, refused)).toBe(false);
  });
});
