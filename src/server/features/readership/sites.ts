/**
 * Groups referring sites for the owner: the many hosts of one network are one site, and a site with few reads is not
 * named.
 */
import { MIN_EXACT_COUNT, NO_SITE, OTHER_SITES } from '@/shared/publishing/readership';

export type SiteKind = 'linkedin' | 'direct' | 'search' | 'named' | 'other';

const LINKEDIN_PATTERN = /(?:^|\.)linkedin\.(?:com|android)$|^lnkd\.in$|^com\.linkedin\.android$/;
/** Web mail and messengers: a link opened there was sent to the reader, so they are not referring sites. */
const MESSENGER_PATTERN =
  /^(?:mail|webmail|outlook|owa|inbox)\.|^(?:web\.whatsapp\.com|teams\.(?:microsoft|live)\.com|app\.slack\.com|web\.telegram\.org|com\.google\.android\.gm|com\.slack|statics\.teams\.cdn\.office\.net)$/;
const SEARCH_ENGINE_PATTERN =
  /^google(?:\.[a-z]{2,3}){1,2}$|(?:^|\.)(?:bing|duckduckgo|ecosia|qwant|startpage|kagi|baidu|ask|perplexity)\.(?:com|org|ai)$|^search\.|^(?:yandex\.[a-z]{2,3}|ya\.ru|chatgpt\.com|com\.google\.android\.googlequicksearchbox)$/;

function kindOf(site: string): SiteKind {
  if (site === NO_SITE || MESSENGER_PATTERN.test(site)) return 'direct';
  if (site === OTHER_SITES) return 'other';
  if (LINKEDIN_PATTERN.test(site)) return 'linkedin';
  return SEARCH_ENGINE_PATTERN.test(site) ? 'search' : 'named';
}

export interface SiteReads {
  kind: SiteKind;
  /** The host; '' for kinds that have none. */
  host: string;
  reads: number;
}

/** Maximum referring sites that are listed by name; the rest are summed up. */
const MAX_SITES_NAMED = 8;

/**
 * Groups the reads of a page by site.
 * @returns the most read first, other sites last
 */
export function groupSites(sites: readonly { item: string; count: number }[]): SiteReads[] {
  const groupByKey = new Map<string, SiteReads>();
  const add = (kind: SiteKind, host: string, reads: number) => {
    const group = groupByKey.get(kind + host) ?? { kind, host, reads: 0 };
    groupByKey.set(kind + host, { ...group, reads: group.reads + reads });
  };
  const readsBySite = new Map<string, number>();
  for (const { item, count } of sites) readsBySite.set(item, (readsBySite.get(item) ?? 0) + count);
  let namedSites = 0;
  for (const [site, reads] of [...readsBySite].sort(([, a], [, b]) => b - a)) {
    const kind = kindOf(site);
    if (kind !== 'named') add(kind, '', reads);
    else if (reads >= MIN_EXACT_COUNT && namedSites < MAX_SITES_NAMED) {
      namedSites += 1;
      add('named', site, reads);
    } else add('other', '', reads);
  }
  const isLast = ({ kind }: SiteReads) => Number(kind === 'other');
  return [...groupByKey.values()].sort((a, b) => isLast(a) - isLast(b) || b.reads - a.reads);
}
