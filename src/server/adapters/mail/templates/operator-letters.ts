/** The texts of the mails about what an operator did with an account. */
import type { OperatorAct } from '@/shared/account/audit';
import type { PageAfterAct } from '../../../db/profiles/hide-page';
import { greetingOf } from './greeting';
import type { Letters } from './letter';

/** The state of the page after the act, as a sentence that follows the one about the act. */
const PAGE_SENTENCES: Record<PageAfterAct, string> = {
  public: 'Readers see your public page again.',
  taken_down: 'Your public page is still taken down: the mail about that says why.',
  suspended: 'It stays hidden while your account is suspended.',
  unconfirmed:
    'Your public page stays private for now: it has lines that nothing you gave us confirms. Read them in My Profile, and publish it again.',
  private: 'Your profile is private, and you can publish it.',
};

interface LetterText {
  subject: string;
  sentences: string[];
  /** The small print: what the person may do. */
  foot: string;
}

const IF_WRONG_SENTENCE = 'If you think that this is wrong, answer this mail.';
const IF_UNSURE_SENTENCE = 'If something is not as it should be, answer this mail.';

function letterTextOf(act: OperatorAct, page?: PageAfterAct): LetterText {
  const aboutPage = page ? [PAGE_SENTENCES[page]] : [];
  switch (act) {
    case 'suspended':
      return {
        subject: 'Your account was suspended',
        sentences: [
          'Your Quarterdeck account was suspended: every browser was signed out, and your page and the links of your private versions are closed. Nothing was erased.',
        ],
        foot: IF_WRONG_SENTENCE,
      };
    case 'suspension_lifted':
      return {
        subject: 'Your account is open again',
        sentences: [
          'The suspension of your Quarterdeck account was lifted. You can log in again, and the links of your private versions work as before.',
          // A page that was private before is not mentioned.
          ...(page === 'private' ? [] : aboutPage),
        ],
        foot: IF_UNSURE_SENTENCE,
      };
    case 'page_taken_down':
      return {
        subject: 'Your page was taken down',
        sentences: [
          'Your public page on Quarterdeck was taken down, and cannot be published until it is put back. Your profile is kept: you can go on editing it, and your private versions stay open.',
        ],
        foot: 'Once what the reason names is changed, or if you think that it is wrong, answer this mail to have the page looked at again.',
      };
    case 'page_put_back':
      return {
        subject: page === 'public' ? 'Your page is back' : 'Your page may be shown again',
        sentences:
          page === 'public'
            ? ['Your public page on Quarterdeck is no longer taken down, and readers see it again.']
            : ['Your public page on Quarterdeck is no longer taken down.', ...aboutPage],
        foot: IF_UNSURE_SENTENCE,
      };
    case 'slug_freed':
      return {
        subject: 'A former address of your page was freed',
        sentences: [
          'A former address of your page on Quarterdeck no longer leads to it, and somebody else may choose it.',
        ],
        foot: IF_WRONG_SENTENCE,
      };
    case 'sessions_ended':
      return {
        subject: 'You were signed out',
        sentences: ['Every browser was signed out of your Quarterdeck account.'],
        foot: IF_WRONG_SENTENCE,
      };
    case 'second_factor_removed':
      return {
        subject: 'Your second factor was removed',
        sentences: [
          'The authenticator app and the passkeys of your Quarterdeck account were removed, and every browser was signed out.',
        ],
        foot: IF_WRONG_SENTENCE,
      };
  }
}

/** Acts that open something again; their mail has a button to log in. */
const REOPENING_ACTS: readonly OperatorAct[] = ['suspension_lifted', 'page_put_back'];

export const OPERATOR_LETTERS: Pick<Letters, 'operator-act'> = {
  'operator-act': ({ firstName, act, reason, page, loginUrl, pageUrl }) => {
    const { subject, sentences, foot } = letterTextOf(act, page);
    return {
      subject,
      preview: sentences.join(' '),
      heading: subject,
      paragraphs: [greetingOf(firstName), ...sentences, 'The reason, in the words of who decided it:'],
      quote: reason,
      ...(REOPENING_ACTS.includes(act) &&
        page !== 'suspended' &&
        loginUrl && { action: { label: 'Log in', url: loginUrl } }),
      ...(pageUrl && { aside: { text: 'Is all as it should be?', label: 'Open your page', url: pageUrl } }),
      foot,
    };
  },
};
