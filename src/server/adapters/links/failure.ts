/** The reasons why a link could not be read, as sentences for its owner. */

const PDF_ADVICE = 'Save the page as PDF and attach it as a document.';

const SENTENCES = {
  address:
    'This address is not on the public web. Only pages that anybody can open by http or https are read.',
  unreachable: `The page could not be reached. Check the address. If it opens in your browser: ${PDF_ADVICE}`,
  slow: `The page took too long to answer. ${PDF_ADVICE}`,
  signIn: `The site shows this page only to people who sign in, or to no program. ${PDF_ADVICE}`,
  missing: 'The site has no page at this address. Check it, or leave the link out.',
  failed: `The site answered with an error. ${PDF_ADVICE}`,
  redirects: `The address leads from one page to the next without end. ${PDF_ADVICE}`,
  large: `The page is too large to be read. ${PDF_ADVICE}`,
  kind: 'The address leads to neither a web page nor a document. Attach the file itself instead.',
} as const;

export type LinkReason = keyof typeof SENTENCES;

/** Thrown for a link that cannot be read, with a reason that its owner can act on. */
export class LinkFailure extends Error {
  override readonly name = 'LinkFailure';
  constructor(readonly reason: LinkReason) {
    super(SENTENCES[reason]);
  }
}

/** The reason for an HTTP status that is not a success; 999 is LinkedIn's answer to programs and to the signed-out. */
export function reasonOfStatus(status: number): LinkReason {
  if (status === 401 || status === 403 || status === 429 || status === 451 || status === 999) return 'signIn';
  return status === 404 || status === 410 ? 'missing' : 'failed';
}
