import { CircleAlert, FileText } from 'lucide-react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';

/** Shown to an account without a profile, or without a status of the onboarding, which no account should be. */
export function MissingProfile({ hasStatus }: { hasStatus: boolean }) {
  if (!hasStatus) return <EmptyState plain icon={CircleAlert} title="No onboarding status available" />;
  return (
    <EmptyState
      plain
      icon={FileText}
      title="No profile data available"
      action={<LinkButton to="/create-profile">Create Profile</LinkButton>}
    />
  );
}
