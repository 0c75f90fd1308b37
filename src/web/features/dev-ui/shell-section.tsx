import { Logo } from '@/web/components/app-shell/logo';
import { navEntriesFor } from '@/web/components/app-shell/nav-items';
import { Sidebar } from '@/web/components/app-shell/sidebar';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { GallerySection, Specimen } from './gallery-section';

const PERSON = { name: 'Mara Lindqvist', email: 'mara@lindqvist.example' };
const doNothing = () => {};

/** The parts of the application's frame. */
export function ShellSection() {
  const finishedEntries = navEntriesFor('PREFERENCES_SET');
  const onboardingEntries = navEntriesFor('PROFILE_CONFIRMED');
  return (
    <GallerySection
      title="Shell"
      note="16rem, 18rem as a drawer, 3rem as a rail. Ctrl or Cmd and B folds it."
    >
      <Specimen name="site header">
        <div className="overflow-clip rounded-md border border-rule">
          <SiteHeader>
            <LinkButton href="/login">Sign In</LinkButton>
          </SiteHeader>
        </div>
      </Specimen>
      {/* The links of these specimens must not be followed. */}
      <div className="flex flex-wrap gap-5" onClickCapture={(event) => event.preventDefault()}>
        <Specimen name="onboarding done" className="h-120 w-64">
          <div className="h-112 rounded-md border border-rule bg-sunken">
            <Sidebar
              person={PERSON}
              entries={finishedEntries}
              onLogout={doNothing}
              onToggle={doNothing}
              label="Onboarding done"
            />
          </div>
        </Specimen>
        <Specimen name="during onboarding" className="h-120 w-64">
          <div className="h-112 rounded-md border border-rule bg-sunken">
            <Sidebar
              person={PERSON}
              entries={onboardingEntries}
              onLogout={doNothing}
              onToggle={doNothing}
              label="During onboarding"
            />
          </div>
        </Specimen>
        <Specimen name="rail" className="h-120 w-12">
          <div className="h-112 rounded-md border border-rule bg-sunken">
            <Sidebar
              person={PERSON}
              entries={onboardingEntries}
              onLogout={doNothing}
              onToggle={doNothing}
              label="Rail"
              collapsed
            />
          </div>
        </Specimen>
      </div>
      <Specimen name="mark">
        <span className="flex flex-wrap items-center gap-8">
          <Logo /> <Logo compact />
          <span className="rounded-md bg-deck px-5 py-4">
            <Logo onDeck />
          </span>
        </span>
      </Specimen>
    </GallerySection>
  );
}
