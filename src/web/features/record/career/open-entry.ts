/** Which entry of the career table is being edited; at most one is. */
export interface OpenEntry {
  /** The open panel: 'edit:role-2', 'split:role-2', 'merge-title:role-2', 'merge:Georgia', or `null`. */
  open: string | null;
  onOpen: (open: string | null) => void;
}
