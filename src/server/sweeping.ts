/** Erases at intervals what is kept for a limited time. Several processes may: a row is deleted by one of them. */
import type { Deps } from './context';

type Means = Pick<Deps, 'database' | 'logger' | 'now'>;

const ROUND = 10 * 60_000;

/**
 * Sweeps from now on, every ten minutes.
 * @param sweeps by what they erase, as the log names it
 */
export function startSweeping(
  deps: Means,
  sweeps: Record<string, (deps: Means) => Promise<void>>,
): { close(): void } {
  const round = () => {
    for (const [what, sweep] of Object.entries(sweeps)) {
      sweep(deps).catch((error) => deps.logger.error({ err: error }, `sweeping ${what}`));
    }
  };
  const timer = setInterval(round, ROUND).unref();
  return { close: () => clearInterval(timer) };
}
