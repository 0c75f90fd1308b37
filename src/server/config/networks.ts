/** Addresses and networks of the proxies in front of the server. */
import ipaddr from 'ipaddr.js';
import { ConfigError } from './variables';

/** A network in CIDR notation: its address and the length of its prefix in bits. */
export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/**
 * Reads a list as `10.0.0.1, 192.168.0.0/16, fd00::/8`.
 * @throws ConfigError naming the entry that is neither an address nor a network
 */
export function networksOf(variable: string, list: string): Network[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const network = readNetwork(entry);
    if (network) return network;
    throw new ConfigError(
      `${variable}: '${entry}' is neither an address nor a network, as 10.0.0.1 or 10.0.0.0/8`,
    );
  });
}

function readNetwork(entry: string): Network | undefined {
  const [address = '', bits, ...more] = entry.split('/');
  // The library also accepts '10' and '0x7f.1' as addresses, which are hardly ever intended.
  const isCompleteNotation = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isCompleteNotation || more.length > 0) return undefined;
  const parsed = ipaddr.process(address);
  const isMapped = ipaddr.parse(address).kind() !== parsed.kind();
  const maxBits = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [parsed, maxBits];
  const prefixBits = Number(bits) - (isMapped ? 96 : 0);
  return /^\d{1,3}$/.test(bits) && prefixBits >= 0 && prefixBits <= maxBits
    ? [parsed, prefixBits]
    : undefined;
}
