import { type ComponentType, createContext } from 'react';
import type { NavEntry } from './nav-items';

/** Options by which a screen adjusts its navigation. */
export interface FrameOptions {
  /** Whether to start with the icon rail, for screens that need the width. */
  rail?: boolean;
  /** Entries of the navigation; defaults to a member's. */
  entries?: readonly NavEntry[];
  /** The path of the member's entry that the screen belongs to; defaults to the screen's own. */
  parent?: string;
  /**
   * The profile shown at the sidebar's foot, from the screen: `null` while it loads; if absent, the sidebar fetches it.
   */
  owner?: { name: string; profilePicture: string } | null;
}

/** The navigation and its options, provided by the screen so that a page without one does not download it. */
export interface Frame {
  Navigation: ComponentType<FrameOptions>;
  options: FrameOptions;
}

/** Sets the navigation of the page; `null` removes it. */
export const SetFrameContext = createContext<(frame: Frame | null) => void>(() => {});
