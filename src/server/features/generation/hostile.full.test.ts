import { describeHostileFiles } from '@/server/testing/documents/hostile-cases';

/** Hostile files at their full size: bombs of a gibibyte, a thousand pages. */
describeHostileFiles({ megabytes: 1024, pages: 1_000 });
