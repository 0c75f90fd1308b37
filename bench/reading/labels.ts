/** A folder of documents, each with its label. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A job as the document states it; null for a value that the document or the label does not state. */
export interface LabelledRole {
  title: string | null;
  employer: string | null;
  /** 'YYYY' or 'YYYY-MM'. */
  start: string | null;
  /** The end, in the form of `start`, or 'present'. */
  end: string | null;
}

/**
 * The label of a document. A field that is null or absent is not scored; for `[]` nothing may be read.
 * `role` and `location` list the values that are accepted, of which one must be read.
 */
export interface Label {
  kind: string;
  name?: string | null;
  role?: string[] | null;
  location?: string[] | null;
  companies: string[];
  roles?: LabelledRole[] | null;
  skills?: string[] | null;
  certifications?: string[] | null;
  /** Other names of a labelled employer, by the name in `companies`: 'Nordhav' for 'Nordhav (now Redwell)'. */
  aliases?: Record<string, string[]>;
  /** What may be read or not: it is neither missed nor extra. */
  optional_companies?: string[];
  optional_skills?: string[];
  optional_certifications?: string[];
}

export interface LabelledDocument {
  fileName: string;
  bytes: Uint8Array;
  slot: 'linkedin_file' | 'resume';
  label: Label;
}

/** The end of a label's file name, after the whole name of its document, which is in the same folder. */
export const LABEL_SUFFIX = '.expected.json';

/** The labelled documents of a folder, by name. */
export function readLabelledFolder(folder: string): LabelledDocument[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(LABEL_SUFFIX))
    .sort()
    .map((name) => {
      const fileName = name.slice(0, -LABEL_SUFFIX.length);
      const path = join(folder, fileName);
      if (!existsSync(path)) throw new Error(`${name} labels a document that is not there`);
      const label = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Label;
      return {
        fileName,
        bytes: new Uint8Array(readFileSync(path)),
        slot: label.kind === 'LinkedIn' ? 'linkedin_file' : 'resume',
        label,
      };
    });
}
