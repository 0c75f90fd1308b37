import { ORPCError } from '@orpc/client';
import { expect } from 'vitest';

/** Waits for a call that has to be refused. @returns the error that it was refused with */
export const refusalOf = (call: Promise<unknown>): Promise<ORPCError<string, { revision?: number }>> =>
  call.then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ORPCError);
      return error as ORPCError<string, { revision?: number }>;
    },
  );
