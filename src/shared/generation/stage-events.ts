/**
 * A progress event of a generation. A source (a file, a link, a look-up) is `reading` when it begins and again at each
 * of its pages, then `read`. Several are read at the same time; `about` is the source's name. `composing` and
 * `checking` follow once.
 */
export type StageEvent =
  | {
      stage: 'reading';
      about: string;
      /** Page number from 1, if the source has pages. */
      page?: number;
      pages?: number;
    }
  | { stage: 'read'; about: string; ok: boolean }
  | {
      stage: 'composing';
      /** The number of open questions, if most of what was read is in doubt. */
      doubts?: number;
    }
  | { stage: 'checking' };

/** Receives the stages of a generation. It never throws, and the generation does not wait for it. */
export type OnStage = (event: StageEvent) => void;
