/** Whether the sidebar is collapsed to its icons: stored in a cookie for seven days. */
import { SCREEN_LIMITS } from '@/shared/screen-limits';

const COLLAPSED_COOKIE = 'sidebar_collapsed';
/** For screens that start with the icon rail: collapsing other screens does not change the choice made there. */
const RAIL_COLLAPSED_COOKIE = 'sidebar_rail_collapsed';

/**
 * Reads the state from its cookie; `null` when there is none.
 * @param options.rail whether the screen starts with the icon rail
 */
export function readCollapsed(
  cookies: string = document.cookie,
  { rail = false }: { rail?: boolean } = {},
): boolean | null {
  const name = rail ? RAIL_COLLAPSED_COOKIE : COLLAPSED_COOKIE;
  const value = cookies.match(new RegExp(`(?:^|;\\s*)${name}=(true|false)`))?.[1];
  return value === undefined ? null : value === 'true';
}

/** Stores the state. @param options.rail whether the screen starts with the icon rail */
export function writeCollapsed(collapsed: boolean, { rail = false }: { rail?: boolean } = {}): void {
  const seconds = SCREEN_LIMITS.sidebarCookieDays * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${rail ? RAIL_COLLAPSED_COOKIE : COLLAPSED_COOKIE}=${collapsed}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
