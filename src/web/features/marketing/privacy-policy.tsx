import { formatGracePeriod } from '@/shared/account/grace-period';
import { NOT_COLLECTED } from '@/shared/publishing/readership';
import { ContactPageLink, type LegalText, type LegalTextValues } from './legal-text';
import { PRIVACY_COOKIES } from './privacy-cookies';

/** The privacy policy. Every sentence describes what this software does; keep it true when the code changes. */
export function privacyPolicyText(values: LegalTextValues): LegalText {
  return {
    title: 'Privacy Policy',
    description:
      'What Quarterdeck collects, what for, which cookies it sets, where data is kept and for how long, and how to see, correct or delete yours.',
    intro:
      'Quarterdeck writes leadership profiles from what people bring. This page says what becomes of it, under the Personal Data Protection Act 2012 of Singapore.',
    since: { iso: '2025-01-01', text: '1 January 2025' },
    sections: [
      {
        id: 'collection',
        title: 'Collection, processing and disclosure',
        body: (
          <>
            <p>We collect only what you give us and what running the service needs:</p>
            <ul>
              <li>your name, email address and a one-way hash of your password when you sign up;</li>
              <li>your name, verified address and account number at LinkedIn when you sign in with it;</li>
              <li>the LinkedIn address, files, documents and links from which you have a profile written;</li>
              <li>your profile, your photo and every change you make to them.</li>
            </ul>
            <p>
              Your files are read to write the profile and are not kept afterwards. For each line of the
              profile we keep the words it rests on and the name of the file they came from. Only you can see
              these.
            </p>
            <p>
              As a guest you need no account: your result stays in your own browser until you close the tab or
              claim it. Of the visit itself we keep nothing that names you.
            </p>
            <p>
              Of a person who introduces themselves on a page we keep their name, company, work email address
              and what they wrote. It goes to the owner of that page once they have confirmed their address by
              a mailed link, and to nobody else. Unconfirmed it is erased after 24 hours, declined after 30
              days, else after 12 months; the link in our message erases it at any time.
            </p>
            <p>
              Of a person who is asked for a reference we keep the name, office and email address that the
              asking person gave, and what they write: that is theirs. The asking person can show it or not,
              and never change it; the link in our message changes it or takes it back at any time, and gives
              it as a file. Taken back, its words are erased at once; it is erased with the account of the
              person it is about, unanswered after 60 days, declined or withdrawn after 30. Whoever wants no
              such requests says so by the same link, and we keep a hash of their address to know it by.
            </p>
            <p>
              A private version of a profile is shown to whoever has its link, for as long as its owner keeps
              it open.
            </p>
            <p>
              Owners of pages are told how often these are read, from where and how far; who reads is not
              recorded. {NOT_COLLECTED.what} {NOT_COLLECTED.left_out} {NOT_COLLECTED.once} An owner may switch
              the counting off.
            </p>
            <p>
              We disclose your profile to the public when you publish it, and only then. We do not sell
              personal data.
            </p>
            <p>
              Whoever runs this service may have part of the work done by others, and then these receive what
              that part needs: a language model the facts read from what you gave, your name among them; a
              directory of professionals the LinkedIn address you typed; an automation that writes the profile
              the whole form with its files. Where none of these is set up, all of it happens on our own
              servers. A page you name as a link is fetched from its site, which learns that our server asked
              for it and nothing about you.
            </p>
          </>
        ),
      },
      {
        id: 'purposes',
        title: 'Purposes of use',
        body: (
          <>
            <p>We use personal data to:</p>
            <ul>
              <li>write, keep, show and publish your profile as you ask;</li>
              <li>let you sign in, and keep others from doing so in your name;</li>
              <li>
                send the mail your account needs: confirmation, a new password, changes to your account;
              </li>
              <li>match you with work, once you have stated what you look for;</li>
              <li>keep the service safe and working.</li>
            </ul>
            <p>We send no advertising and build no profile of you for anyone else.</p>
          </>
        ),
      },
      { id: 'cookies', title: 'IP addresses and cookies', body: PRIVACY_COOKIES },
      {
        id: 'third-parties',
        title: 'Third-party websites',
        body: (
          <>
            <p>
              Profiles and our pages link to other sites, LinkedIn among them. What those sites do with your
              data is theirs to say; please read their policies.
            </p>
            <p>
              No page of ours loads scripts, fonts or trackers from other companies. A profile’s photo may
              come from another site when its owner chose an address there.
            </p>
          </>
        ),
      },
      {
        id: 'storage',
        title: 'Where data is stored',
        body: (
          <p>
            Data is kept in the service’s own database and file storage in Singapore. Should it ever be
            processed elsewhere, we make sure that it is protected to a standard comparable to Singapore’s
            law.
          </p>
        ),
      },
      {
        id: 'security',
        title: 'Security',
        body: (
          <>
            <p>
              Passwords are hashed with argon2id, sessions and mailed links are stored only as hashes, and
              each link works once. Files you upload are read in a separate process without access to the
              network. Our logs carry no addresses and no text of profiles.
            </p>
            <p>
              No system is without risk. If a breach is likely to harm you, we tell you and the Personal Data
              Protection Commission without undue delay.
            </p>
          </>
        ),
      },
      {
        id: 'retention',
        title: 'Data retention',
        body: (
          <>
            <p>
              We keep your account and profile while you have them. A sign-up that is never confirmed ends
              after seven days. Sessions end after seven days without use and after thirty at most.
            </p>
            <p>
              You delete your account in Settings or, at any step before, under{' '}
              <a href="/your-data">Your data</a>. At that moment your profile leaves the public site, every
              sign-in ends, and your address is free to sign up again; you are contacted at it at once.{' '}
              {values.deletionGraceHours > 0
                ? `For ${formatGracePeriod(values.deletionGraceHours)} the link in that mail brings everything back. Then`
                : 'After that'}{' '}
              your account, your profile with all its earlier versions, the words it rests on, your
              preferences and your files are erased. What stays is a one-way hash of each public link your
              profile had, so that the link is never given to someone else, and the copies in backups until
              these are replaced.
            </p>
            <p>
              After a change of address the former one is kept for seven days, so that the change can be
              undone from there. Counters that limit repeated attempts run out within a day.
            </p>
          </>
        ),
      },
      {
        id: 'your-rights',
        title: 'Access, correction and withdrawal of consent',
        body: (
          <>
            <p>
              You can read and correct your profile at any time in the editor, and unpublish it there; from
              the next request on, nobody else can read it.
            </p>
            <p>
              Under <a href="/your-data">Your data</a> you download everything we hold about you in one file
              and delete your account, from the day you sign up. In Settings you can do that too, change your
              address, and sign out of every browser. Deleting the account withdraws your consent: without it
              we cannot keep an account or a profile for you.
            </p>
            <p>
              If you cannot sign in, or want something else seen or corrected, please reach us through{' '}
              <ContactPageLink {...values} />. We answer within thirty days.
            </p>
          </>
        ),
      },
      {
        id: 'changes',
        title: 'Changes',
        body: (
          <p>
            When this policy changes, the new text appears here with its date. If a change matters to what you
            agreed to, we tell you by mail before it takes effect.
          </p>
        ),
      },
    ],
  };
}
