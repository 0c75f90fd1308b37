/** Varies the wording of profiles without chance. */
import { fnv1a } from '@/shared/text/fnv1a';

/**
 * Hashes a text. Hashes of similar short texts differ little in their low bits, so the high bits are mixed
 * in.
 */
function hashOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Picks one of the defined options by a hash of `key`, so that profiles differ from each other, but equal
 * keys and options give the same result. Undefined if no option is defined.
 */
export function chooseByKey<T>(options: readonly (T | undefined)[], key: string): T | undefined {
  const possible = options.filter((option) => option !== undefined);
  return possible.length === 0 ? undefined : possible[hashOf(key) % possible.length];
}

/** The words of a construction that are the same for any post: 'At ... from ... to' before the name. */
const FRAME_WORD_PATTERN =
  /(?<!\p{L})(?:at|as|from|between|before|earlier|while|for|there|until|since|to|in|after)(?!\p{L})/giu;
/** What a sentence has before the person's name: 'As Buyer of Hooli until 2016, ...' is 'As until'; '' without. */
const frameOf = (text: string, name: string): string =>
  (text.slice(0, Math.max(0, text.indexOf(name))).match(FRAME_WORD_PATTERN) ?? []).join(' ');

/**
 * As `chooseByKey`, but not an option that is built as the sentence before, if there is another.
 * @param name the person's name as the sentences have it
 */
export function chooseUnlike(
  options: readonly (string | undefined)[],
  key: string,
  before: string | undefined,
  name: string,
): string | undefined {
  const frame = before === undefined ? '' : frameOf(before, name);
  const unlike = options.filter((option) => option !== undefined && frameOf(option, name) !== frame);
  return chooseByKey(frame === '' || unlike.length === 0 ? options : unlike, key);
}

/** Whether a key is among those that are chosen, one in `oneIn`. */
export const isChosenByKey = (key: string, oneIn: number): boolean => hashOf(key) % oneIn === 0;
