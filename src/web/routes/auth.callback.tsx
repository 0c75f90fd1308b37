import { createFileRoute } from '@tanstack/react-router';

import { CallbackScreen } from '@/web/features/auth/callback-screen';

export const Route = createFileRoute('/auth/callback')({ component: CallbackScreen });
