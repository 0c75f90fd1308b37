import type { Config } from '../config';
import type { DatabaseHandle } from '../db/client';

export interface OperationDeps {
  config: Config;
  database: DatabaseHandle;
  now: () => Date;
}
