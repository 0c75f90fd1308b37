/** Addresses of private versions: random, stored as a hash for looking them up and encrypted for showing them again. */
import { createHash, randomBytes } from 'node:crypto';
import { decryptText, ENCRYPTION_PURPOSES, encryptText } from '@/server/secrets/encrypted-text';
import type { ServerSecret } from '@/server/secrets/server-secret';

/** Crockford's base 32, whose letters are not confused when read aloud. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 20 letters of 5 bits: 100 random bits. */
const ADDRESS_LETTERS = 20;
const GROUP_LETTERS = 4;
const PURPOSE = ENCRYPTION_PURPOSES.versionAddress;

/** A new address: groups of letters and digits, joined by hyphens. */
export function newLinkAddress(): string {
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = [...randomBytes(ADDRESS_LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP_LETTERS}}`, 'g')) ?? []).join('-');
}

/**
 * Normalises an address, however it was typed.
 * @returns `null` for a text that cannot be an address, which saves a query
 */
export function normaliseLinkAddress(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (letters.length !== ADDRESS_LETTERS || [...letters].some((letter) => !ALPHABET.includes(letter)))
    return null;
  return (letters.match(new RegExp(`.{${GROUP_LETTERS}}`, 'g')) ?? []).join('-');
}

/** An address has 100 random bits, so no slow hash is needed. */
const hashOf = (address: string) => createHash('sha256').update(address).digest('base64url');

/** Returns the columns that store a link's address: its hash, to find it by, and the encrypted text, to show it. */
export const linkAddressColumns = (secret: ServerSecret, address: string) => ({
  address_hash: hashOf(address),
  address_sealed: encryptText(secret, PURPOSE, address),
});

/** Returns the hash under which a requested address is stored; `null` if the text is not a valid address. */
export function linkAddressHash(typed: string): string | null {
  const address = normaliseLinkAddress(typed);
  return address && hashOf(address);
}

/** The address for its owner; `null` if the server's secrets have changed since. */
export const revealLinkAddress = (secret: ServerSecret, encrypted: string): string | null =>
  decryptText(secret, PURPOSE, encrypted);
