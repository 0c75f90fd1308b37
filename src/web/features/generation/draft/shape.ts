/** Types of the generation form's draft. */
export type Supporting =
  | { id: number; kind: 'document'; title: string; description: string; file: File }
  | { id: number; kind: 'link'; title: string; description: string; link: string };

export interface FormDraft {
  /** The text as typed. */
  linkedinUrl: string;
  linkedinFile?: File;
  resume?: File;
  supporting: Supporting[];
}
