import type { LegalText, LegalTextValues } from './legal-text';

/** The text of the contact page, for installations whose operator has not configured a page of their own. */
export function contactUsText({ contactAddress }: LegalTextValues): LegalText {
  return {
    title: 'Contact Us',
    description: 'How to reach Quarterdeck about your data, your account or a profile.',
    intro: 'Most of what concerns your data you can do yourself, at once. For the rest there is a person.',
    sections: [
      {
        id: 'yourself',
        title: 'What you can do yourself',
        body: (
          <ul>
            <li>
              Read, correct and unpublish your profile in the <a href="/edit-profile">editor</a>.
            </li>
            <li>
              Change your address, download everything we hold about you, or delete your account in{' '}
              <a href="/settings">Settings</a>.
            </li>
            <li>
              Get back into an account whose password is lost by a <a href="/forgot-password">mailed link</a>.
            </li>
          </ul>
        ),
      },
      {
        id: 'write',
        title: 'Write to us',
        body: contactAddress ? (
          <>
            <p>
              Write to <a href={`mailto:${contactAddress}`}>{contactAddress}</a>, best from the address of
              your account, so that we know it is yours. If it is about somebody else’s profile, please send
              its link. We answer within thirty days.
            </p>
            <p>Please never send us your password; we do not need it.</p>
          </>
        ) : (
          <p>
            Whoever runs this installation has named no address yet. Please ask the person who invited you.
          </p>
        ),
      },
    ],
  };
}
