import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '@/web/features/introductions/inbox-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/introductions')({ beforeLoad: guardRoute, component: InboxScreen });
