import { describeHostileFiles } from '@/server/testing/hostile-cases';

describeHostileFiles({ megabytes: 96, pages: 60 });
