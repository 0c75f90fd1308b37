import type { Config } from '../config';
import type { DatabaseHandle } from '../db/client';

/** What operations work with. */
export interface OperationDeps {
  config: Config;
  database: DatabaseHandle;
  now: () => Date;
}
