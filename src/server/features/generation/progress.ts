/** What a generation tells of itself while it runs. A stream to the browser listens here. */

export type ProgressEvent =
  /** A file is being read; `page` where it has pages. */
  { stage: 'reading'; about: string; page?: number } | { stage: 'composing' };

export type OnProgress = (event: ProgressEvent) => void;
