import type { SectionName } from '@/shared/profile';

/** Brings sections into sight and marks them for a moment: something changed there that was not done in place. */
export function showSections(sections: readonly SectionName[]): void {
  const found = sections.flatMap((section) => {
    const element = document.querySelector<HTMLElement>(`[data-section="${section}"]`);
    return element ? [element] : [];
  });
  found[0]?.scrollIntoView({ block: 'nearest' });
  for (const element of found) {
    element.removeAttribute('data-changed');
    // Reading the width forces a layout, so that the animation starts again if the mark is there already.
    void element.offsetWidth;
    element.setAttribute('data-changed', '');
    element.addEventListener('animationend', () => element.removeAttribute('data-changed'), { once: true });
  }
}
