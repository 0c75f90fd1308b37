import { describeHostileFiles } from '@/server/testing/documents/hostile-cases';

describeHostileFiles({ megabytes: 96, pages: 60 });
