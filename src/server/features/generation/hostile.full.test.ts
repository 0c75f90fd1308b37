/** Hostile files at their full size: bombs of a gibibyte, a thousand pages. */
import { describeHostileFiles } from '@/server/testing/documents/hostile-cases';

describeHostileFiles({ megabytes: 1024, pages: 1_000 });
