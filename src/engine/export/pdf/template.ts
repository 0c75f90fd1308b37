/** The input of the typesetter: the templates of this folder, and a profile as data. */

import { qrSvg } from '@/shared/images/qr-code';
import { initialsOf } from '@/shared/people/person-name';
import type { StorySection } from '@/shared/profile/story-sections';
import type { ProfileDocument } from '../document';
import briefSource from './brief.typ?raw';
import { createCleaner } from './characters';
import type { FontFolder } from './fonts';
import partsSource from './parts.typ?raw';
import wholeSource from './whole.typ?raw';

export interface PdfOptions {
  kind: 'brief' | 'whole';
  paper: 'a4' | 'us-letter';
  /** The date in the footer, that of the profile's state: 'YYYY-MM-DD'. */
  day: string;
  /** Whether the printed state is the published one, and not the owner's draft. */
  asPublished: boolean;
  /** Details of a private version; only the whole profile can be one. */
  version?: VersionDetails;
  /** Bytes of a JPEG. */
  photo?: Uint8Array;
  /** The folder of fonts that the build made. */
  fonts: string;
}

/** Details of a private version that are printed in its PDF. */
export interface VersionDetails {
  /** The reader named; '' if there is none. */
  forWhom: string;
  /** The e-mail address shown; '' if there is none. */
  email: string;
  telephone: string;
  /** The sections, in the order in which the reader sees them. */
  order: readonly StorySection[];
}

/** Thrown for a profile in a script for which the fonts have no glyphs. */
export class UnknownScriptError extends Error {
  override readonly name = 'UnknownScriptError';
}

/** The Typst sources of each kind of document. */
export const TEMPLATES = { brief: partsSource + briefSource, whole: partsSource + wholeSource };
/** Maximum share of letters without a glyph; beyond it the document is refused. */
const MAX_MISSING_SHARE = 0.1;

/** The values of `sys.inputs` in a template. */
export type TemplateInputs = Record<string, string>;

const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The data of the template: the content, and the parts that every document has. Letters without a glyph become question
 * marks, other characters without one are removed.
 * @throws UnknownScriptError if more than `MAX_MISSING_SHARE` of the letters have no glyph
 */
export function templateDataOf(
  document: ProfileDocument,
  { kind, paper, day, asPublished, photo, version }: PdfOptions,
  fonts: FontFolder,
  content: object,
): TemplateInputs {
  const [year, month, date] = day.split('-').map(Number);
  const { page } = document.links;
  const cleaner = createCleaner(fonts.covers);
  const data = cleaner.clean({
    ...content,
    title: kind === 'brief' ? `${document.name}, brief` : `${document.name}, leadership profile`,
    initials: initialsOf(document.name),
    language: document.language?.split('-')[0] ?? 'en',
    right_to_left: document.rightToLeft,
    paper,
    for_whom: version?.forWhom ? `For ${version.forWhom}` : '',
    contact: [version?.email, version?.telephone].filter(Boolean),
    photo: photo !== undefined,
    as_of: `${asPublished ? 'As published on' : 'As of'} ${DAY_FORMAT.format(new Date(day))}`,
    address: page?.replace(/^https?:\/\//, '') ?? '',
  });
  const { withoutGlyph, total } = cleaner.letterCounts;
  if (withoutGlyph > total * MAX_MISSING_SHARE) throw new UnknownScriptError('No glyphs for its letters');
  return {
    data: JSON.stringify({
      ...data,
      url: page ?? '',
      linkedin_url: document.links.linkedin ?? '',
      qr: page ? qrSvg(page, 0) : '',
      date: { year, month, day: date },
      faces: fonts.familiesFor(cleaner.usedCodePoints),
    }),
  };
}
