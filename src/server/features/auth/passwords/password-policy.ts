/** Refuses passwords that are too short, too long, or among those that attackers try first. */
import { z } from 'zod';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';

/** Characters as a person counts them, not UTF-16 units. */
const characterCount = (password: string) => [...password].length;

export const passwordSchema = z
  .string()
  .refine(
    (value) => characterCount(value) >= LIMITS.minPasswordCharacters,
    `Password must be at least ${LIMITS.minPasswordCharacters} characters`,
  )
  .refine(
    (value) => characterCount(value) <= LIMITS.maxPasswordCharacters,
    `Password must be at most ${LIMITS.maxPasswordCharacters} characters`,
  );

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const PRODUCT_NAME = 'quarterdeck';

/** Whether a password is the product's name, however it is spelt, with or without digits and signs around it. */
function isProductName(plain: string): boolean {
  const inner = plain.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const spelt = inner.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return spelt.replace(/[^a-z]/g, '') === PRODUCT_NAME;
}

let leakedPasswordSet: Promise<Set<string>> | undefined;

/** Some 49,000 of the most frequent passwords of public breaches, in lower case; loaded at the first sign-up. */
const loadLeakedPasswords = () => {
  leakedPasswordSet ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  );
  return leakedPasswordSet;
};

/**
 * Refuses a password that attackers try first.
 * @param email the person's own address is refused as a password too
 * @throws AppError WEAK_PASSWORD with the reason as its sentence
 */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const plain = password.trim().toLowerCase();
  if ((await loadLeakedPasswords()).has(plain)) throw new AppError('WEAK_PASSWORD', 'leaked password');
  if (isProductName(plain)) {
    throw new AppError('WEAK_PASSWORD', 'the name of the product', {
      userMessage: 'This password is the name of this site. Please choose another one.',
    });
  }
  if (new Set(plain).size === 1) {
    throw new AppError('WEAK_PASSWORD', 'one repeated character', {
      userMessage: 'This password is one character repeated. Please choose another one.',
    });
  }
  if (plain === email || plain === email.split('@')[0]) {
    throw new AppError('WEAK_PASSWORD', 'equals the address', {
      userMessage: 'This password is your email address. Please choose another one.',
    });
  }
}
