/** Tells whoever waits for a job how far it is. */
export type Tell<Progress> = (progress: Progress) => void;
