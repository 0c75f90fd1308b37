import { createFileRoute, notFound } from '@tanstack/react-router';
import { GalleryScreen } from '@/web/features/dev-ui/gallery-screen';

export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  // Left out of the build, where the list of its files would be part of every screen.
  component: import.meta.env.DEV ? GalleryScreen : undefined,
});
