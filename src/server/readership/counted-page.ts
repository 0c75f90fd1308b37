/** A page whose reads are counted. */
export interface CountedPage {
  profileId: string;
  /** Id of a private version; '' is the public page. */
  page: string;
  /** The owner's time zone, which decides where days begin; `null`: UTC. */
  timeZone: string | null;
}
