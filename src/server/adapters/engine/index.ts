/** The engine in child processes, and what reads and writes with it. */
import { type Engine, engineOf } from './engine';
import { EnginePool, type PoolOptions } from './pool';

export { unreadSentence } from '@/engine/read/extract/errors';
export { inputName, type ReadInput } from '@/engine/read/inputs';
export type { Engine, JobOptions } from './engine';
export { readInputs } from './read-inputs';
export { type WriteInputsOptions, writeInputs } from './write-inputs';

/** The engine of production: a pool of child processes, each with an empty environment and no network. */
export function createEngine(options: PoolOptions): Engine & Pick<EnginePool, 'load'> {
  const pool = new EnginePool(options);
  const engine = engineOf(
    (kind, input, run) => pool.run(kind, input, run),
    () => pool.close(),
  );
  return { ...engine, load: () => pool.load() };
}
