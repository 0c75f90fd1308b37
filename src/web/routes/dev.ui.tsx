import { createFileRoute } from '@tanstack/react-router';

import { KitScreen } from '@/web/features/dev-ui/kit-screen';

export const Route = createFileRoute('/dev/ui')({ component: KitScreen });
