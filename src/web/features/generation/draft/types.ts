/** Types of the generation form's draft. */

export type SupportingItem =
  | { id: number; kind: 'document'; title: string; description: string; file: File }
  | { id: number; kind: 'link'; title: string; description: string; link: string };

/**
 * A file that was attached before a reload, which no page can restore; for a document, with its title and description.
 */
export type LostFile =
  | { kind: 'linkedinFile' | 'resume'; name: string }
  | { kind: 'document'; name: string; title: string; description: string };

export interface FormDraft {
  /** The text as typed. */
  linkedinUrl: string;
  linkedinFile?: File;
  resume?: File;
  supporting: SupportingItem[];
  /** Absent if none. */
  lostFiles?: LostFile[];
}
