import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pictureFor } from '@/shared/profile/picture';
import { useNarrow } from '@/web/lib/hooks/use-narrow';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { waitingIntroductionsQuery } from '@/web/lib/queries/waiting-introductions';
import { cx } from '../ui/core/cx';
import type { FrameOptions } from './frame-options';
import { MobileBar } from './mobile-bar';
import { navEntriesFor } from './nav-items';
import { Sidebar } from './sidebar';
import { useSidebar } from './sidebar-state';
import { SkipLink } from './skip-link';
import { useLogout } from './use-logout';

/** The navigation of a member's screens: at the left, or above on narrow screens. */
export function Navigation({ rail, owner, entries, parent }: FrameOptions) {
  const { collapsed, toggled, toggle } = useSidebar({ rail });
  const { data: me } = useQuery(sessionQuery);
  const { data: ownProfile } = useQuery({
    ...profileQuery,
    enabled: Boolean(me) && owner === undefined,
  });
  const status = me?.onboardingStatus ?? null;
  const { data: waiting } = useQuery({ ...waitingIntroductionsQuery, enabled: status === 'PREFERENCES_SET' });
  const displayedProfile = owner ?? ownProfile?.profile_data;
  const narrow = useNarrow();
  const logout = useLogout();
  const memberEntries = useMemo(
    () => navEntriesFor(status, waiting?.count, parent),
    [status, waiting?.count, parent],
  );
  const sidebarProps = {
    person: me
      ? {
          name: displayedProfile?.name.trim() || `${me.firstName} ${me.lastName}`.trim() || me.email,
          email: me.email,
          picture: pictureFor(displayedProfile?.profilePicture ?? '', 'avatar'),
        }
      : null,
    entries: entries ?? memberEntries,
    onLogout: logout,
  };
  return (
    <>
      <SkipLink />
      {narrow ? (
        <MobileBar {...sidebarProps} />
      ) : (
        <aside
          aria-label="Sidebar"
          className={cx(
            'shrink-0 border-rule border-r bg-sunken',
            collapsed ? 'w-12' : 'w-64',
            toggled && 'transition-[width]',
          )}
        >
          <div className="sticky top-0 h-dvh overflow-hidden">
            <Sidebar {...sidebarProps} collapsed={collapsed} onToggle={toggle} />
          </div>
        </aside>
      )}
    </>
  );
}
