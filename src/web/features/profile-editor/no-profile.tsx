import { FilePenLine } from 'lucide-react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';

/** Shown to an account without a profile, which leads to where one is made. */
export function NoProfile() {
  return (
    <EmptyState
      plain
      icon={FilePenLine}
      title="No profile data found. Please complete your profile creation first."
      action={
        <LinkButton variant="primary" to="/create-profile">
          Create Profile
        </LinkButton>
      }
      className="min-h-[60vh] content-center"
    />
  );
}
