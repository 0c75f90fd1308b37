/**
 * Starts a cluster in a new folder, in a child process. `stop` ends it and removes the folder; so does the end of
 * this process. Run it from the repository's root.
 * @param options.durable whether commits are flushed to disk, as in production
 * @returns `url` names no database
 */
export function startPostgres(options?: {
  durable?: boolean;
}): Promise<{ url: string; stop(): Promise<void> }>;
