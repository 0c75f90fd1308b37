import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pictureFor } from '@/shared/profile-picture';
import { profileQuery } from '@/web/lib/own-profile';
import { sessionQuery } from '@/web/lib/session';
import { useTitle } from '@/web/lib/use-title';
import { waitingQuery } from '@/web/lib/waiting-introductions';
import { cx } from '../ui/cx';
import { MobileBar } from './mobile-bar';
import { type NavEntry, navEntries } from './nav-items';
import { usePreloadScreens } from './preload-screens';
import { Sidebar } from './sidebar';
import { useSidebar } from './sidebar-state';
import { SkipLink } from './skip-link';
import { useLogout } from './use-logout';
import { useNarrow } from './use-narrow';

export interface AppShellProps {
  children: ReactNode;
  /** The title of the window. */
  title?: string;
  /** Start with the icon rail: for screens that need the width. */
  rail?: boolean;
  /** The screen brings its own padding and columns. */
  bare?: boolean;
  /** Other entries than a member's in the navigation. */
  entries?: readonly NavEntry[];
  /** Whose profile it is, in the sidebar's foot, where the screen has it; `null` while it reads it; absent: it is asked for. */
  owner?: { name: string; profilePicture: string } | null;
}

/** The frame of every screen behind the login: navigation left, or above on narrow screens, and the page. */
export function AppShell({ children, title, rail, bare, owner, entries }: AppShellProps) {
  useTitle(title);
  usePreloadScreens();
  const { data: me } = useQuery(sessionQuery);
  const { data: mine } = useQuery({
    ...profileQuery,
    enabled: Boolean(me) && owner === undefined,
  });
  const { data: waiting } = useQuery({
    ...waitingQuery,
    enabled: me?.onboardingStatus === 'PREFERENCES_SET',
  });
  const shown = owner ?? mine?.profile_data;
  const { collapsed, toggle } = useSidebar({ rail });
  const narrow = useNarrow();
  const logout = useLogout();
  const common = {
    person: me
      ? {
          name: shown?.name.trim() || `${me.firstName} ${me.lastName}`.trim() || me.email,
          email: me.email,
          picture: pictureFor(shown?.profilePicture ?? '', 'avatar'),
        }
      : null,
    entries: entries ?? navEntries(me?.onboardingStatus ?? null, waiting?.count),
    onLogout: logout,
  };
  return (
    <div
      className={cx(
        'min-h-dvh md:grid md:transition-[grid-template-columns]',
        collapsed ? 'md:grid-cols-[3rem_minmax(0,1fr)]' : 'md:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <SkipLink />
      {narrow ? (
        <MobileBar {...common} />
      ) : (
        <aside aria-label="Sidebar" className="border-rule border-r bg-sunken">
          <div className="sticky top-0 h-dvh overflow-hidden">
            <Sidebar {...common} folded={collapsed} onToggle={toggle} />
          </div>
        </aside>
      )}
      <main id="main" tabIndex={-1} className={cx('outline-none', !bare && 'px-gutter pt-7 pb-18 md:pt-11')}>
        {bare ? children : <div className="mx-auto max-w-240">{children}</div>}
      </main>
    </div>
  );
}

export { PageHead } from './page-head';
