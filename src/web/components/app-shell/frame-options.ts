import { type ComponentType, createContext } from 'react';
import type { NavEntry } from './nav-items';

/** Options by which a screen adjusts its navigation. */
export interface FrameOptions {
  /** Start with the icon rail: for screens that need the width. */
  rail?: boolean;
  /** Other entries than a member's in the navigation. */
  entries?: readonly NavEntry[];
  /** The profile for the sidebar's foot, from the screen; `null` while it loads; absent: the sidebar requests it. */
  owner?: { name: string; profilePicture: string } | null;
}

/** The navigation and its options. It comes from the screen, so that a page without one downloads none. */
export interface Frame {
  Navigation: ComponentType<FrameOptions>;
  options: FrameOptions;
}

/** Sets the navigation of the page; `null` removes it. */
export const SetFrameContext = createContext<(frame: Frame | null) => void>(() => {});
