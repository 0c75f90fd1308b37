import type { Persona } from '@/shared/profile';
import type { RowIds } from '../editing/row-ids';

/** Which persona is open: one state for reading and editing. */
export interface PersonaTab {
  /** Id of the persona that is shown, as the tab's value; the same in reading and editing. */
  tab: string;
  setTab: (tab: string) => void;
  /** Keeps the ids of the personas. */
  rows: RowIds<Persona>;
}

/** What its tab says; one without a title is counted. */
export const personaName = ({ title }: Persona, at: number) => title.trim() || `Persona ${at + 1}`;
