/** Reports the progress of a job to its caller. */
export type ReportProgress<Progress> = (progress: Progress) => void;
