/** A page whose reads are counted. */
export interface CountedPage {
  profileId: string;
  /** Id of a private version; '' for the public page. */
  page: string;
  /** The owner's time zone, in which days begin; `null` for UTC. */
  timeZone: string | null;
}
