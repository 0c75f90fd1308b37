import { NO_SITE, OTHER_SITES } from '@/shared/readership';

const HOST = /^(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/**
 * The site a reader came from: its host alone.
 * @param referrer the header as it came
 * @param ownHost this product's: a link of its own pages is no site
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
  // An address in figures or inside a network would name a person's machine.
  return HOST.test(host) && !/^[\d.]+$/.test(host) ? host : OTHER_SITES;
}
