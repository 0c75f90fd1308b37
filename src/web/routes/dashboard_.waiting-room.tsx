import { createFileRoute } from '@tanstack/react-router';
import { WaitingRoomScreen } from '@/web/features/waiting-room/waiting-room-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/dashboard_/waiting-room')({
  beforeLoad: guardRoute,
  component: WaitingRoomScreen,
});
