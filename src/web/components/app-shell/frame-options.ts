import { type ComponentType, createContext } from 'react';
import type { NavEntry } from './nav-items';

/** Options by which a screen adjusts the navigation beside it. */
export interface FrameOptions {
  /** Start with the icon rail: for screens that need the width. */
  rail?: boolean;
  /** Other entries than a member's in the navigation. */
  entries?: readonly NavEntry[];
  /** Whose profile it is, in the sidebar's foot, where the screen has it; `null` while it reads it; absent: it is asked for. */
  owner?: { name: string; profilePicture: string } | null;
}

/** The navigation and its options. It comes from the screen, so that a page without one downloads none. */
export interface Frame {
  Navigation: ComponentType<FrameOptions>;
  options: FrameOptions;
}

/** Puts navigation beside the page; `null` takes it away. */
export const PutFrame = createContext<(frame: Frame | null) => void>(() => {});
