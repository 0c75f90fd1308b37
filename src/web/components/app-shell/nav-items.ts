/** The entries of the sidebar as one table, with the rule for who may open them. */
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
  /** Whether it is open during onboarding. */
  duringOnboarding?: boolean;
  /** Whether screens below its own belong to it. */
  withParts?: boolean;
  /** Whether it begins a group, with a rule above it. */
  group?: boolean;
}

export interface NavEntry extends NavItem {
  enabled: boolean;
  /** Whether it is the next step of the onboarding. */
  next: boolean;
  /** Number of things that wait for an answer there. */
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
 * The entries to show, with their state. Onboarding ends with the job preferences, which are called next until then.
 * @param status the onboarding status; `null` while it is unknown, which opens nothing new
 * @param waiting introductions that wait for an answer
 */
export function navEntriesFor(status: string | null, waiting = 0): NavEntry[] {
  const onboarding = status !== 'PREFERENCES_SET';
  return NAV_ITEMS.map((item) => ({
    ...item,
    enabled: !onboarding || item.duringOnboarding === true,
    next: onboarding && item.to === '/work-preferences',
    ...(item.to === '/introductions' && waiting > 0 && { count: waiting }),
  }));
}
