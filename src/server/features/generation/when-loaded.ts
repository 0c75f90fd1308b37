/**
 * The services of this feature, without importing their modules at the start of the server: those that generate are
 * loaded soon after it (`warmUp`), those that write from a record at their first use.
 */
import type { Deps } from '@/server/context';
import { classifyError } from '@/server/errors/classify-error';
import { AppError } from '@/shared/errors/app-error';

const load = () => import('./service');
type Generate = Awaited<ReturnType<typeof load>>['generateProfile'];

/** Generates a profile, and counts it in the metrics whether it succeeds or fails. */
export async function generateProfile(
  deps: Deps,
  ...args: Parameters<Generate> extends [unknown, ...infer Rest] ? Rest : never
) {
  try {
    const generated = await (await load()).generateProfile(deps, ...args);
    deps.metrics.generationEnded('made');
    return generated;
  } catch (error) {
    const [, { signal }] = args;
    const hasLeft = signal?.aborted && !(error instanceof AppError);
    deps.metrics.generationEnded(hasLeft ? 'LEFT' : classifyError(error).code);
    throw error;
  }
}

/** Loads the modules that generate, before the first request needs them. */
export const warmUp = async (): Promise<void> => void (await load());

const loadWriting = () => import('./from-record');

/** `writeForGuest` of `from-record.ts`, which is loaded at its first use. */
export const writeForGuest: Awaited<ReturnType<typeof loadWriting>>['writeForGuest'] = async (...args) =>
  (await loadWriting()).writeForGuest(...args);

/** `writeForAccount` of `from-record.ts`, which is loaded at its first use. */
export const writeForAccount: Awaited<ReturnType<typeof loadWriting>>['writeForAccount'] = async (...args) =>
  (await loadWriting()).writeForAccount(...args);

/** `composeLinesForGuest` of `from-record.ts`, which is loaded at its first use. */
export const composeLinesForGuest: Awaited<ReturnType<typeof loadWriting>>['composeLinesForGuest'] = async (
  ...args
) => (await loadWriting()).composeLinesForGuest(...args);

/** `composeLinesForAccount` of `from-record.ts`, which is loaded at its first use. */
export const composeLinesForAccount: Awaited<ReturnType<typeof loadWriting>>['composeLinesForAccount'] =
  async (...args) => (await loadWriting()).composeLinesForAccount(...args);
