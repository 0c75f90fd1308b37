/** Checks a link's URL before its host name is looked up. */
import ipaddr from 'ipaddr.js';

/** Suffixes that no public name has (RFC 6761, 6762, 8375, 7686, and those that clouds use internally). */
const INTERNAL_NAME_PATTERN =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|onion|test|invalid)$/;

export interface TargetRules {
  /** Whether a literal address may be connected to. */
  mayConnect(address: string): boolean;
  ports: ReadonlySet<number>;
}

const DEFAULT_PORT_OF: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * The URL to fetch, or `undefined` if it may not be fetched. An IP literal is checked here; a name is checked at its
 * DNS look-up, which connecting to a literal does not make. `URL` has already normalised decimal, octal, hex and
 * full-width notations.
 */
export function allowedTarget(link: string, rules: TargetRules, base?: URL): URL | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  const defaultPort = DEFAULT_PORT_OF[url.protocol];
  if (!defaultPort || url.username || url.password) return undefined;
  if (!rules.ports.has(url.port ? Number(url.port) : defaultPort)) return undefined;
  const host = hostnameOf(url);
  if (ipaddr.isValid(host)) return rules.mayConnect(host) ? url : undefined;
  return host.includes('.') && !INTERNAL_NAME_PATTERN.test(host) ? url : undefined;
}

/** The host without the brackets of an IPv6 literal and the final dot of a full name, in lower case. */
export function hostnameOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}
