/** A page whose reads are counted. */
export interface CountedPage {
  profileId: string;
  /** Id of a private version; '' is the public page. */
  page: string;
  /** Where days begin for its owner; `null`: UTC. */
  timeZone: string | null;
}
