/** People's files as the features see them, wherever they are stored. */

/** Kinds of files, each in a folder of its own. `profile-images` is the product's bucket for photos. */
export const BUCKETS = ['profile-images'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Thrown when the storage failed; the message is for the log only. */
export class StorageError extends Error {
  constructor(
    /** `exists`: a file is never overwritten. `name`: not a name this software makes. */
    readonly code: 'exists' | 'name' | 'unavailable',
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
  }
}

export interface StoredEntry {
  /** `{bucket}/{userId}/{name}`, as `read` and `remove` take it. */
  path: string;
  /** Size in bytes. */
  size: number;
}

export interface StoredFile {
  body: ReadableStream<Uint8Array>;
  /** Size in bytes. */
  size: number;
}

/** Every path is checked by `checkPath` before anything is touched, so none leads out of its folder. */
export interface Storage {
  /**
   * Stores a new file atomically.
   * @throws StorageError `exists`, `name`, `unavailable`
   */
  put(path: string, bytes: Uint8Array, about: { contentType: string; cacheSeconds: number }): Promise<void>;
  /** Reads a file; `undefined` if there is none of this name. @throws StorageError `name`, `unavailable` */
  read(path: string): Promise<StoredFile | undefined>;
  /** Lists every file of a user in every bucket. @throws StorageError `name`, `unavailable` */
  list(userId: string): Promise<StoredEntry[]>;
  /** Removes a file; one that is not there is no error. @throws StorageError `name`, `unavailable` */
  remove(path: string): Promise<void>;
  /** Removes every file of a user: what the deletion of an account calls. @throws as `list` */
  removeAll(userId: string): Promise<void>;
}
