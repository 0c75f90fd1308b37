/**
 * Tabs for existing markup: roving focus, arrow keys, Home and End (WAI-ARIA tabs, automatic activation). Plain DOM, so
 * that the public page can run it without React, and the application through a ref.
 */

const STEP_BY_KEY: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Activates the tabs inside `root`; does nothing if there are none.
 * @returns a function that removes the listeners
 */
export function activatePersonaTabs(root: HTMLElement | null): () => void {
  const tabs = [...(root?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));

  const select = (chosen: number) => {
    tabs.forEach((tab, index) => {
      const open = index === chosen;
      tab.setAttribute('aria-selected', String(open));
      tab.tabIndex = open ? 0 : -1;
      panels[index]?.toggleAttribute('data-open', open);
    });
  };
  const onClick = (event: Event) => select(tabs.indexOf(event.currentTarget as HTMLElement));
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = tabs.indexOf(event.currentTarget as HTMLElement);
    const step = STEP_BY_KEY[event.key];
    let nextIndex: number;
    if (step) nextIndex = (index + step + tabs.length) % tabs.length;
    else if (event.key === 'Home') nextIndex = 0;
    else if (event.key === 'End') nextIndex = tabs.length - 1;
    else return;
    event.preventDefault();
    select(nextIndex);
    tabs[nextIndex]?.focus();
  };
  for (const tab of tabs) {
    tab.addEventListener('click', onClick);
    tab.addEventListener('keydown', onKey);
  }
  return () => {
    for (const tab of tabs) {
      tab.removeEventListener('click', onClick);
      tab.removeEventListener('keydown', onKey);
    }
  };
}
