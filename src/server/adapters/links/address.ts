/** Decides which addresses the server may connect to for a stranger: those of the public internet only. */
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** In a public range, but answered by the cloud host itself (Azure's metadata and agent service). */
const CLOUD_HOST_ADDRESSES = new Set(['168.63.129.16']);

/** The whole public IPv6 internet (RFC 4291); obsolete and special addresses are outside it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Beginnings of interface identifiers that contain an IPv4 address (ISATAP, RFC 5214): any network may route them
 * inwards.
 */
const ISATAP_PREFIXES = new Set(['0:5efe', '200:5efe']);

/**
 * Whether an address is a public unicast one. Private, loopback, link-local, shared, multicast, documentation and
 * reserved ranges are not, nor is any IPv6 form that contains an IPv4 address (mapped, compatible, NAT64, 6to4,
 * Teredo, ISATAP).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || CLOUD_HOST_ADDRESSES.has(parsed.toString())) return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  const identifierPrefix = parsed.parts.slice(4, 6).map((part) => part.toString(16));
  return parsed.match(GLOBAL_UNICAST) && !ISATAP_PREFIXES.has(identifierPrefix.join(':'));
}

/** Whether an address is one of this machine's own: even a public one may lead to a port meant for neighbours only. */
export function isOwnAddress(address: string): boolean {
  const ownInterfaces = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return ownInterfaces.some((each) => each.address === address);
}
