import type { Deps } from '@/server/context';
import { classifyError } from '@/server/errors/classify-error';
import { AppError } from '@/shared/errors/app-error';

/** Loads the generation service after the start, or at the first request. */
const load = () => import('./service');
type Generate = Awaited<ReturnType<typeof load>>['generateProfile'];

/** Generates a profile, and counts it in the metrics whether it succeeds or fails. */
export async function generateProfile(
  deps: Deps,
  ...given: Parameters<Generate> extends [unknown, ...infer Rest] ? Rest : never
) {
  try {
    const generated = await (await load()).generateProfile(deps, ...given);
    deps.metrics.generationEnded('made');
    return generated;
  } catch (error) {
    const [, { signal }] = given;
    const left = signal?.aborted && !(error instanceof AppError);
    deps.metrics.generationEnded(left ? 'LEFT' : classifyError(error).code);
    throw error;
  }
}

/** Loads the modules before the first request needs them. */
export const warmUp = async (): Promise<void> => void (await load());

const loadWriting = () => import('./from-record');

/** `writeForGuest` of the writing, which is loaded on first use. */
export const writeForGuest: Awaited<ReturnType<typeof loadWriting>>['writeForGuest'] = async (...given) =>
  (await loadWriting()).writeForGuest(...given);

/** `writeForAccount` of the writing, which is loaded on first use. */
export const writeForAccount: Awaited<ReturnType<typeof loadWriting>>['writeForAccount'] = async (...given) =>
  (await loadWriting()).writeForAccount(...given);

/** `linesForGuest` of the writing, which is loaded on first use. */
export const linesForGuest: Awaited<ReturnType<typeof loadWriting>>['linesForGuest'] = async (...given) =>
  (await loadWriting()).linesForGuest(...given);

/** `linesForAccount` of the writing, which is loaded on first use. */
export const linesForAccount: Awaited<ReturnType<typeof loadWriting>>['linesForAccount'] = async (...given) =>
  (await loadWriting()).linesForAccount(...given);
