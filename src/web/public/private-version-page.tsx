import type { Html, PageAssets, PrivateVersionPage } from '@/server/pages/renderer';
import { dialledDigits } from '@/shared/people/telephone';
import { ProfileView } from '../components/profile/profile-view';
import { ContactLink } from './contact-link';
import { renderDocument } from './document';
import { IntroduceLink, IntroductionNote } from './introduce-link';
import { PdfLink } from './pdf-link';
import { PrintFoot } from './print-foot';

/** The owner's note above a private version, set like a letter. */
function Letter({ forWhom, until, note, noteOn, email, telephone, profile }: PrivateVersionPage) {
  if (!forWhom && !until && !note && !email && !telephone) return null;
  const paragraphs = note.split(/\n+/).filter(Boolean);
  const signature = note ? [profile.name.trim(), noteOn].filter(Boolean).join(', ') : '';
  return (
    // A centred child of the body is only as wide as its text; inside another element it gets the page's width.
    <div>
      <div className="page">
        <section className="handed" aria-label="Note">
          <div>
            {forWhom && <p className="handed-for">For {forWhom}</p>}
            <p className="handed-until">
              {until
                ? `This page was made for you and is open until ${until}.`
                : 'This page was made for you.'}
            </p>
          </div>
          <div>
            {paragraphs.map((paragraph, index) => (
              <p key={index} className="handed-words" dir="auto">
                {paragraph}
              </p>
            ))}
            {(signature || email || telephone) && (
              <p className="handed-sign">
                {signature && <span>{signature}</span>}
                {email && <a href={`mailto:${email}`}>{email}</a>}
                {telephone && <a href={`tel:${dialledDigits(telephone)}`}>{telephone}</a>}
              </p>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Actions for the reader of a private version, as far as the owner allows them. */
function ReaderActions({ introductions, pdf, contact }: PrivateVersionPage) {
  if (!introductions && !pdf && !contact) return null;
  return (
    <ul className="profile-actions">
      {introductions && (
        <li>
          <IntroduceLink page={introductions} />
        </li>
      )}
      {pdf && (
        <li>
          <PdfLink url={pdf} />
        </li>
      )}
      {contact && (
        <li>
          <ContactLink url={contact} />
        </li>
      )}
    </ul>
  );
}

/** A version of a profile for one reader. Its metadata reveal nothing in a preview of the link. */
export function privateVersionPage(assets: PageAssets, page: PrivateVersionPage): Html {
  const name = page.profile.name.trim() || 'Professional';
  return renderDocument(assets, {
    head: { title: `${name} | Quarterdeck`, description: 'A private page.', indexable: false },
    home: '/',
    skipTo: 'profile',
    counted: page.counted,
    action: <span className="private-mark">Private page</span>,
    banner: <Letter {...page} />,
    children: (
      <>
        <ProfileView
          profile={page.profile}
          references={page.references}
          order={page.order}
          contact={
            page.introductions && <IntroductionNote profile={page.profile} page={page.introductions} />
          }
          actions={<ReaderActions {...page} />}
        />
        <PrintFoot name={name} source="Private page" />
      </>
    ),
  });
}
