/** Whether the sidebar is collapsed to its icons, toggled by Ctrl or Cmd and B. */
import { useCallback, useEffect, useState } from 'react';
import { readCollapsed, writeCollapsed } from './sidebar-cookie';

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
