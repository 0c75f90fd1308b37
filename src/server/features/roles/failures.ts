/** Messages that say why a role could not be read, and what to do. */
import type { LinkReason } from '@/server/adapters/links';

export const NO_ROLE_MESSAGE =
  'This is not a role we can read. We read single openings in English, German, French and Spanish.';

export const RESUME_MESSAGE =
  'This is a resume (JSON Resume), not a role. To use it for your profile, add it where you gave your resume.';

const NO_ANSWER_MESSAGE = 'The page did not answer. Paste its text, or try again.';

/** Why a page could not be read, for each reason of the fetch. */
export const PAGE_MESSAGES: Record<LinkReason, string> = {
  address: 'This address is not on the public web. Paste the text of the page.',
  unreachable: NO_ANSWER_MESSAGE,
  slow: NO_ANSWER_MESSAGE,
  failed: NO_ANSWER_MESSAGE,
  redirects: NO_ANSWER_MESSAGE,
  signIn: 'The site shows this page only to people who sign in. Paste its text.',
  missing: 'The site has no page at this address. Check it, or paste the text.',
  large: 'The page is too large to be read. Paste the text of the role.',
  kind: 'The address leads to neither a web page nor a document. Paste the text, or choose the file.',
};
