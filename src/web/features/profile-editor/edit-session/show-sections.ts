import type { SectionName } from '@/shared/profile/profile-data';

/** Scrolls sections into view and highlights them briefly, after a change that was not made in place. */
export function showSections(sections: readonly SectionName[]): void {
  const elements = sections.flatMap((section) => {
    const element = document.querySelector<HTMLElement>(`[data-section="${section}"]`);
    return element ? [element] : [];
  });
  elements[0]?.scrollIntoView({ block: 'nearest' });
  for (const element of elements) {
    element.removeAttribute('data-changed');
    // Reading the width forces a layout, which restarts the animation if the highlight is already set.
    void element.offsetWidth;
    element.setAttribute('data-changed', '');
    element.addEventListener('animationend', () => element.removeAttribute('data-changed'), { once: true });
  }
}
