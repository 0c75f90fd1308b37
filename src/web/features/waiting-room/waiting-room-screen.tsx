import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { OnboardingSteps } from '@/web/components/onboarding-steps';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Badge } from '@/web/components/ui/display/badge';
import { Tabs } from '@/web/components/ui/display/tabs';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Applications } from './applications';
import { OpenRoles } from './open-roles';
import { SavedJobs } from './saved-jobs';

/** `/dashboard/waiting-room`: a preview of the search, shown with sample data. */
export function WaitingRoomScreen() {
  return (
    <AppShell title="Talent Waiting Room">
      <OnboardingSteps at="job-matching" className="mb-6" />
      <PageHead
        title="Talent Waiting Room"
        subtitle="Where your applications, the roles you saved and new ones will meet once the search opens."
        aside={<Badge tone="line">Sample data</Badge>}
      />
      <Notice title="A preview of what is coming" className="mb-8">
        The search is still being built. Everything below is sample data: no company has seen your profile
        through it, and nothing you press here applies for anything.
      </Notice>
      <Tabs
        label="Waiting room"
        panelClassName="pt-2"
        items={[
          { value: 'applications', label: 'Applications', content: <Applications /> },
          { value: 'saved', label: 'Saved Jobs', content: <SavedJobs /> },
          { value: 'explore', label: 'Explore', content: <OpenRoles /> },
        ]}
      />
      <div className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:[&>a]:flex-1">
        <BackLink to="/dashboard" className="max-sm:w-full">
          Back to Dashboard
        </BackLink>
        <LinkButton to="/edit-profile" className="sm:ml-auto">
          Edit Profile
        </LinkButton>
        <LinkButton to="/work-preferences" variant="primary">
          Search Jobs
        </LinkButton>
      </div>
    </AppShell>
  );
}
