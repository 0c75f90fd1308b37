/** What the auth forms check, as rules for react-hook-form, and the name that one of them is filled with. */
import { LIMITS } from '@/shared/limits';
import { isBlank } from '@/shared/validation/visible-text';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rule of a field that must not be blank. `fieldName` completes 'Please enter your ...'. */
export const requiredRule = (fieldName: string) => ({
  validate: (value: string) => !isBlank(value) || `Please enter your ${fieldName}`,
});

export const emailRules = {
  required: 'Please enter your email address',
  validate: (value: string) => EMAIL_PATTERN.test(value.trim()) || 'Please enter a valid email address',
};

export const newPasswordRules = {
  required: 'Please enter a password',
  validate: (value: string) =>
    [...value].length < LIMITS.minPasswordCharacters
      ? `Password must be at least ${LIMITS.minPasswordCharacters} characters`
      : [...value].length <= LIMITS.maxPasswordCharacters ||
        `Password must be at most ${LIMITS.maxPasswordCharacters} characters`,
};

/** Splits a name to fill the sign-up form: the first word is the first name, all others are the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = '', ...otherWords] = name.trim().split(/\s+/);
  return { first_name: first, last_name: otherWords.join(' ') };
}
