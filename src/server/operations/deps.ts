import type { Config } from '../config';
import type { DatabaseHandle } from '../db/client';

/** The dependencies of operations. */
export interface OperationDeps {
  config: Config;
  database: DatabaseHandle;
  now: () => Date;
}
