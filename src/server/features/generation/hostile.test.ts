/** Hostile files that are large enough to break the limits, and small enough to be tried in every run. */
import { describeHostileFiles } from '@/server/testing/documents/hostile-cases';

describeHostileFiles({ megabytes: 96, pages: 60 });
