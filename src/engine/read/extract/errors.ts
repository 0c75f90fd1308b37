/** The reasons for which a file cannot be used, each with the sentence that its owner reads. */
const SENTENCES = {
  empty: 'This file is empty. Please choose it again, or export it once more.',
  protected: 'This file is protected by a password. Please save a copy without the password and attach that.',
  scan: 'This PDF holds pictures in which no text could be recognised. Please export a PDF with text, or attach the DOCX.',
  mismatch: 'The content of this file is not what its name says. Please attach the original file.',
  unsupported: 'Files of this kind are not read. Please attach a PDF or DOCX of it.',
  damaged: 'This file is damaged and could not be opened. Please export it again and attach the new copy.',
  noText: 'No text was found in this file. Please attach a version that contains the text.',
  notLinkedIn:
    'This ZIP holds none of the files of a LinkedIn data export. Please attach the archive exactly as LinkedIn sent it.',
  notResume:
    'This JSON is not a JSON Resume. Please attach the file as it was exported, or a PDF or DOCX of it.',
  noArticle:
    'No text was found on this page; it may be drawn by a program. Save it as PDF and attach it as a document.',
  tooLarge: 'This file is larger than allowed. Please attach a smaller copy.',
  pixels: 'This picture is too large to be read. Please attach it at half its size or less.',
  unsafe:
    'This file holds definitions that no office program writes. Please open it, save it anew and attach that.',
  tooMuch: 'This file unpacks to more than can be read safely. Please attach a simpler copy.',
  timeout: 'Reading this file took too long. Please attach a simpler or shorter copy.',
  memory: 'Reading this file took too much memory. Please attach a simpler or shorter copy.',
  crashed: 'This file could not be read. Please export it again, or attach it in another format.',
  busy: 'Too many files are being read just now. Please try again in a minute.',
} as const;

export type UnreadReason = keyof typeof SENTENCES;

/** The sentence that tells the owner what is wrong with a file and what to do. */
export function unreadSentence(reason: UnreadReason): string {
  return SENTENCES[reason];
}

/** Thrown for a file that cannot be used, with a reason its owner can act on. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  constructor(
    readonly reason: UnreadReason,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[reason], options);
  }
}
