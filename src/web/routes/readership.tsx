import { createFileRoute } from '@tanstack/react-router';
import { ReadershipScreen } from '@/web/features/readership/readership-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/readership')({ beforeLoad: guardRoute, component: ReadershipScreen });
