// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '@/shared/time/durations';
import { queryClient } from './query-client';
import { RpcError } from './rpc-client';

const { queries } = queryClient.getDefaultOptions();
function isRetried(failures: number, error: Error) {
  if (typeof queries?.retry !== 'function') throw new Error('queries have no retry function');
  return queries.retry(failures, error);
}

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

describe('queries', () => {
  it.each([
    { end: 'fails', error: new TypeError('Failed to fetch'), shown: 'Theirs.' },
    { end: 'is refused', error: new RpcError('FORBIDDEN', { status: 403 }), shown: 'Ours.' },
  ])('whose refetch $end show "$shown" after a while', async ({ error, shown }) => {
    vi.useFakeTimers();
    const queryKey = ['links'];
    const queryFn = vi.fn(async () => 'Ours.');
    const leave = new QueryObserver(queryClient, { queryKey, queryFn, retry: false }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    queryFn.mockRejectedValueOnce(error).mockResolvedValue('Theirs.');
    await queryClient.refetchQueries({ queryKey });
    expect(queryClient.getQueryData(queryKey)).toBe('Ours.');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queryClient.getQueryData(queryKey)).toBe(shown);
    leave();
  });

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
