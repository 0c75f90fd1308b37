import { createFileRoute } from '@tanstack/react-router';
import { GuestRecordScreen } from '@/web/features/record/guest-record-screen';

export const Route = createFileRoute('/profile-generator/record')({ component: GuestRecordScreen });
