import { createFileRoute } from '@tanstack/react-router';
import { LinkScreen } from '@/web/features/settings/mailed-link/link-screen';

export const Route = createFileRoute('/account-link')({ component: LinkScreen });
