/** The sidebar as one table, and the rule that says who may press what. */
import {
  Briefcase,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react';

export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Its screen exists. An entry appears in the sidebar on the day its screen does. */
  built: boolean;
  /** Stays open while onboarding is in progress. */
  duringOnboarding?: boolean;
}

export interface NavEntry extends NavItem {
  enabled: boolean;
  /** The next step of the onboarding. */
  next: boolean;
}

export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'Your Dashboard', to: '/dashboard', icon: LayoutDashboard, built: true, duringOnboarding: true },
  { label: 'My Profile', to: '/edit-profile', icon: UserRound, built: true },
  { label: 'Professional Coaching', to: '/dashboard/branding', icon: MessagesSquare, built: true },
  {
    label: 'Job Preferences',
    to: '/work-preferences',
    icon: Briefcase,
    built: true,
    duringOnboarding: true,
  },
  { label: 'Settings', to: '/settings', icon: Settings, built: true },
];

/** Whether the screen of an entry exists, so that other parts may lead there. */
export const isBuilt = (to: string) => NAV_ITEMS.some((item) => item.to === to && item.built);

const PREFERENCES = '/work-preferences';

/**
 * The entries to show and their state.
 * @param status the onboarding status; `null` while it is not known, which opens nothing new
 */
export function navEntries(status: string | null, items: readonly NavItem[] = NAV_ITEMS): NavEntry[] {
  const onboarding = status !== 'PREFERENCES_SET';
  // Onboarding ends by setting job preferences. Until that screen exists nobody could end it, so nothing is
  // closed and nothing is called next: otherwise a person could never return to their own profile.
  const canFinish = items.some((item) => item.to === PREFERENCES && item.built);
  const restricted = onboarding && canFinish;
  return items
    .filter((item) => item.built)
    .map((item) => ({
      ...item,
      enabled: !restricted || item.duringOnboarding === true,
      next: restricted && item.to === PREFERENCES,
    }));
}
