/** The referring site of a read. */
import { NO_SITE, OTHER_SITES } from '@/shared/publishing/readership';

const HOST_PATTERN = /^(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The site that a reader came from, reduced to its host.
 * @param referrer the header as received
 * @param ownHost this product's, which does not count as a site
 */
export function siteOf(referrer: string, ownHost: string): string {
  if (referrer === '') return NO_SITE;
  let url: URL;
  try {
    url = new URL(referrer);
  } catch {
    return NO_SITE;
  }
  if (url.host === ownHost || !/^(?:https?|android-app):$/.test(url.protocol)) return NO_SITE;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  // An IP address or an internal name would identify a person's machine.
  return HOST_PATTERN.test(host) && !/^[\d.]+$/.test(host) ? host : OTHER_SITES;
}
