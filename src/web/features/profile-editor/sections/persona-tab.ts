import type { Persona } from '@/shared/profile/profile-data';
import type { RowIds } from '../edit-session/row-ids';

/** The open persona, shared by the reading and editing views. */
export interface PersonaTab {
  /** Id of the persona that is shown, as the tab's value; the same in reading and editing. */
  tab: string;
  setTab: (tab: string) => void;
  /** Maintains the ids of the personas. */
  rows: RowIds<Persona>;
}

/** The tab's label; an untitled persona is numbered, as 'Persona 2'. */
export const personaNameOf = ({ title }: Persona, index: number) => title.trim() || `Persona ${index + 1}`;
