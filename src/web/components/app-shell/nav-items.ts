/** The entries of the sidebar in one table, with the rule for when they may be opened. */
import {
  BookOpen,
  Briefcase,
  Compass,
  LayoutDashboard,
  Link,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react';

export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Whether it may be opened during onboarding. */
  duringOnboarding?: boolean;
  /** Whether it is also marked as current on the screens whose paths are below its own. */
  includesSubscreens?: boolean;
  /** Whether it starts a group, which has a rule above it. */
  startsGroup?: boolean;
}

export interface NavEntry extends NavItem {
  enabled: boolean;
  /** Whether it is the next step of the onboarding. */
  next: boolean;
  /** Number of items on its screen that wait for an answer. */
  count?: number;
  /** Whether it is marked as current on a screen that has no entry of its own. */
  isParent?: boolean;
}

const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Your Dashboard', to: '/dashboard', icon: LayoutDashboard, duringOnboarding: true },
  { label: 'My Profile', to: '/edit-profile', icon: UserRound },
  { label: 'Roles', to: '/roles', icon: Compass, includesSubscreens: true },
  { label: 'Introductions', to: '/introductions', icon: Mail, includesSubscreens: true },
  { label: 'Links', to: '/links', icon: Link, includesSubscreens: true },
  { label: 'Readership', to: '/readership', icon: BookOpen },
  { label: 'Professional Coaching', to: '/dashboard/branding', icon: MessagesSquare, startsGroup: true },
  {
    label: 'Job Preferences',
    to: '/work-preferences',
    icon: Briefcase,
    duringOnboarding: true,
  },
  { label: 'Settings', to: '/settings', icon: Settings },
];

/**
 * The entries to show, with their state. Until the onboarding has ended, its last step, the job preferences, is marked
 * as next.
 * @param status the onboarding status; `null` while it is unknown, which is treated as onboarding
 * @param waitingIntroductions number of introductions that wait for an answer
 * @param parent the path of the entry that the screen belongs to, if it has none of its own
 */
export function navEntriesFor(status: string | null, waitingIntroductions = 0, parent?: string): NavEntry[] {
  const onboarding = status !== 'PREFERENCES_SET';
  return NAV_ITEMS.map((item) => ({
    ...item,
    enabled: !onboarding || item.duringOnboarding === true,
    next: onboarding && item.to === '/work-preferences',
    isParent: item.to === parent,
    ...(item.to === '/introductions' && waitingIntroductions > 0 && { count: waitingIntroductions }),
  }));
}
