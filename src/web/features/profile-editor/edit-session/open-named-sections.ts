import { SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import type { OpenSection } from './open-section';
import { showSections } from './show-sections';

const isSection = (name: string): name is SectionName => (SECTION_NAMES as string[]).includes(name);

/** What follows '#' in the URL; '' if it cannot be decoded, as a lone percent sign cannot. */
function urlFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Opens the sections named after '#' in the URL, as '#certifications,industries': the first is opened for editing,
 * all are scrolled into view and highlighted.
 */
export function openNamedSections(open: OpenSection): void {
  const sections = urlFragment().split(',').filter(isSection);
  const [first] = sections;
  if (!first) return;
  open.set(first);
  // Waits until the section is rendered in its edit mode.
  requestAnimationFrame(() => {
    document.querySelector(`[data-section="${first}"]`)?.scrollIntoView({ block: 'center' });
    showSections(sections);
  });
}
