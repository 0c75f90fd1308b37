import { ContactPageLink, type LegalText, type LegalTextValues } from './legal-text';

/** The terms that a person agrees to by signing up. */
export function termsOfServiceText(values: LegalTextValues): LegalText {
  return {
    title: 'Terms of Service',
    description: 'The terms on which Quarterdeck writes, keeps and publishes leadership profiles.',
    intro: 'The agreement between you and Quarterdeck. It begins when you create an account.',
    since: { iso: '2025-01-01', text: '1 January 2025' },
    sections: [
      {
        id: 'service',
        title: 'The service',
        body: (
          <p>
            Quarterdeck reads what you give it, writes a leadership profile from that, and lets you edit,
            publish and share the profile. Guests may have a profile written and read it before they sign up.
            Coaching and other services of partners are optional, and agreed with the partner.
          </p>
        ),
      },
      {
        id: 'account',
        title: 'Your account',
        body: (
          <p>
            Use an email address of your own, keep your password to yourself, and tell us if somebody else may
            know it. One account is for one person.
          </p>
        ),
      },
      {
        id: 'content',
        title: 'What you give us',
        body: (
          <>
            <p>
              What you upload and write stays yours. You allow us to process it to run the service, and to
              show your profile to the public for as long as you publish it.
            </p>
            <p>
              Give us only what you may: your own career, and nothing that is confidential to an employer or a
              client. Do not create a profile of another person without their consent.
            </p>
          </>
        ),
      },
      {
        id: 'accuracy',
        title: 'What your profile says',
        body: (
          <p>
            The text is drafted by software from your material. Read it before you publish it: what it says of
            you is your statement. Take out whatever is not right, and do not claim what you have not done.
          </p>
        ),
      },
      {
        id: 'conduct',
        title: 'Fair use',
        body: (
          <p>
            Do not disturb the service, get around its limits, collect other people’s profiles in bulk, or use
            it to deceive or harass. We may take down a profile or close an account that does, and say why.
          </p>
        ),
      },
      {
        id: 'price',
        title: 'Price',
        body: (
          <p>
            Writing, editing and publishing a profile is free of charge. Where something costs money, such as
            coaching, the price is agreed before you owe anything.
          </p>
        ),
      },
      {
        id: 'liability',
        title: 'Liability',
        body: (
          <p>
            We run the service with care but cannot promise that it is always available, or that a profile
            leads to work. As far as the law allows we are not liable for indirect loss. Nothing here limits
            liability that the law does not let us limit.
          </p>
        ),
      },
      {
        id: 'ending',
        title: 'Ending',
        body: (
          <p>
            You may unpublish your profile or leave at any time. We may end the service with thirty days’
            notice by mail, so that you can keep a copy of what is yours.
          </p>
        ),
      },
      {
        id: 'law',
        title: 'Law, changes and contact',
        body: (
          <p>
            The law of Singapore applies. When these terms change in a way that matters, we tell you by mail
            before the change takes effect. Reach us through <ContactPageLink {...values} />. What we do with
            personal data is in the <a href="/legal/privacy">privacy policy</a>.
          </p>
        ),
      },
    ],
  };
}
