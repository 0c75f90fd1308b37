/**
 * Makes a name safe for mails. People sign up with any name and any address, so a name must not be able to convey a
 * message.
 */

const MAX_NAME_CHARACTERS = 60;

/** Text that mail programs turn into links, in any script: an e-mail address, a URL, a host name or an IP address. */
const LINK_PATTERN = /[@/\\:]|[\p{L}\p{N}-][.。][\p{L}\p{N}-]{2}|\d[.。]\d/u;

/**
 * A name as one line of limited length without control characters. Empty if it holds anything that could be a
 * link, since no part of such a name can be trusted.
 */
export function nameInMail(name: string): string {
  const line = name
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Removed because an invisible character hides a host name from the pattern below, but not from a mail program.
    .replace(/\p{C}+/gu, '')
    .trim();
  if (LINK_PATTERN.test(line)) return '';
  return [...line].slice(0, MAX_NAME_CHARACTERS).join('').trim();
}

/** Matches what may be a link in a text of several sentences, in which colons and dates are not links. */
const LINK_IN_PROSE_PATTERN =
  /[@\\]|:\/\/|\bwww\b|[\p{L}\p{N}-][.。]\p{L}[\p{L}\p{N}-]|\p{L}\/\p{L}+\/|(?:\d[ .-]?){9}|\d{1,3}(?:[.。]\d{1,3}){3}/iu;

/** Whether a text for somebody else's mail holds an e-mail address, a URL, a host name or a telephone number. */
export function containsLink(text: string): boolean {
  return LINK_IN_PROSE_PATTERN.test(text.normalize('NFKC').replace(/(?!\s)\p{C}+/gu, ''));
}
