/** Whether the sidebar is collapsed to its icons: stored in a cookie for seven days, toggled by Ctrl or Cmd and B. */
import { useCallback, useEffect, useState } from 'react';
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

/**
 * The initial state on a screen: the choice from the cookie; without one, collapsed if it asks for the icon rail.
 */
const initialState = (rail: boolean) => ({
  rail,
  collapsed: readCollapsed(document.cookie, { rail }) ?? rail,
  toggled: false,
});

/**
 * The state of the sidebar on one screen.
 * @param options.rail whether the screen starts with the icon rail
 * @returns whether it is collapsed, whether the person toggled it on this screen, and a function that toggles it
 */
export function useSidebar({ rail = false }: { rail?: boolean } = {}) {
  const [state, setState] = useState(() => initialState(rail));
  const current = state.rail === rail ? state : initialState(rail);
  if (current !== state) setState(current);
  const toggle = useCallback(() => {
    const collapsed = !current.collapsed;
    writeCollapsed(collapsed, { rail });
    setState({ rail, collapsed, toggled: true });
  }, [current.collapsed, rail]);
  useSidebarShortcut(toggle);
  return { collapsed: current.collapsed, toggled: current.toggled, toggle };
}

/** Calls `toggle` on Ctrl or Cmd and B, except in a rich text field, where that means bold. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || (event.target as HTMLElement | null)?.isContentEditable) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [toggle]);
}
