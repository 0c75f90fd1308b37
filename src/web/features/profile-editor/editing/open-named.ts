import { SECTION_NAMES, type SectionName } from '@/shared/sections';
import type { OpenSection } from './open-section';
import { showSections } from './show-sections';

const isSection = (name: string): name is SectionName => (SECTION_NAMES as string[]).includes(name);

/**
 * Opens the section that the address names after '#', as '#certifications,industries': the first is edited, all of
 * them are brought into sight and marked.
 * @returns what ends the wait for the page
 */
export function openNamedSections(open: OpenSection): () => void {
  const sections = decodeURIComponent(window.location.hash.slice(1)).split(',').filter(isSection);
  const [first] = sections;
  if (!first) return () => {};
  open.set(first);
  // Waits until the section is rendered in its edit mode.
  const frame = requestAnimationFrame(() => {
    document.querySelector(`[data-section="${first}"]`)?.scrollIntoView({ block: 'center' });
    showSections(sections);
  });
  return () => cancelAnimationFrame(frame);
}
