import { createFileRoute } from '@tanstack/react-router';

import { CheckEmailScreen } from '@/web/features/auth/check-email-screen';

export const Route = createFileRoute('/check-email')({ component: CheckEmailScreen });
