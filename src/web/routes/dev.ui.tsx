import { createFileRoute, notFound } from '@tanstack/react-router';
import { KitScreen } from '@/web/features/dev-ui/kit-screen';

export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: KitScreen,
});
