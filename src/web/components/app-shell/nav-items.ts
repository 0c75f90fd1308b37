/** The sidebar as one table, and the rule that says who may press what. */
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
  /** Stays open while onboarding is in progress. */
  duringOnboarding?: boolean;
  /** Screens below its own are part of it. */
  withParts?: boolean;
  /** Begins a group: a hairline is above it. */
  group?: boolean;
}

export interface NavEntry extends NavItem {
  enabled: boolean;
  /** The next step of the onboarding. */
  next: boolean;
  /** Things that wait for an answer there. */
  count?: number;
}

const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Your Dashboard', to: '/dashboard', icon: LayoutDashboard, duringOnboarding: true },
  { label: 'My Profile', to: '/edit-profile', icon: UserRound },
  { label: 'Roles', to: '/roles', icon: Compass, withParts: true },
  { label: 'Introductions', to: '/introductions', icon: Mail, withParts: true },
  { label: 'Links', to: '/links', icon: Link, withParts: true },
  { label: 'Readership', to: '/readership', icon: BookOpen },
  { label: 'Professional Coaching', to: '/dashboard/branding', icon: MessagesSquare, group: true },
  {
    label: 'Job Preferences',
    to: '/work-preferences',
    icon: Briefcase,
    duringOnboarding: true,
  },
  { label: 'Settings', to: '/settings', icon: Settings },
];

/**
 * The entries to show and their state. Onboarding ends by setting job preferences, which are called next until then.
 * @param status the onboarding status; `null` while it is not known, which opens nothing new
 * @param waiting introductions that wait for an answer
 */
export function navEntries(status: string | null, waiting = 0): NavEntry[] {
  const onboarding = status !== 'PREFERENCES_SET';
  return NAV_ITEMS.map((item) => ({
    ...item,
    enabled: !onboarding || item.duringOnboarding === true,
    next: onboarding && item.to === '/work-preferences',
    ...(item.to === '/introductions' && waiting > 0 && { count: waiting }),
  }));
}
