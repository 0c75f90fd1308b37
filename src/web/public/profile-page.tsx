import { Share } from 'lucide-react';
import type { Html, PageAssets, PublicProfilePage } from '@/server/pages/renderer';
import { ProfileView } from '../components/profile/profile-view';
import { ContactLink } from './contact-link';
import { renderDocument } from './document';
import { IntroduceLink, IntroductionNote } from './introduce-link';
import { PdfLink } from './pdf-link';
import { PrintFoot } from './print-foot';
import { profileHead } from './profile-head';

function ClaimBanner() {
  return (
    <aside className="claim" aria-label="Claim this profile">
      <div className="page">
        <p>
          <strong>Your profile has been generated! Claim it now to make it yours.</strong> Sign up to edit,
          customize, and publish your professional profile.
        </p>
        <a className="btn btn-primary" href="/signup">
          Claim Your Profile
        </a>
      </div>
    </aside>
  );
}

/** A button that copies the link or opens a phone's share sheet; `public.ts` handles it. */
function ShareButton({ link }: { link: string }) {
  return (
    <button className="btn btn-quiet" type="button" data-share={link}>
      <Share aria-hidden />
      Share Profile
    </button>
  );
}

/** Actions for readers: write to the person, download the profile, and save the contact. */
function ReaderActions({ introductions, path, brief, contact }: PublicProfilePage) {
  return (
    <ul className="profile-actions">
      {introductions && (
        <li>
          <IntroduceLink page={path} />
        </li>
      )}
      {brief && (
        <li>
          <PdfLink url={brief} />
        </li>
      )}
      {brief && contact && (
        <li>
          <ContactLink url={contact} />
        </li>
      )}
    </ul>
  );
}

/** A person's page: published at a slug, or previewed by its owner. */
export function profilePage(assets: PageAssets, page: PublicProfilePage): Html {
  return renderDocument(assets, {
    head: profileHead(page),
    home: page.marketingUrl,
    skipTo: 'profile',
    counted: page.counted,
    action: <ShareButton link={page.appUrl + page.path} />,
    banner: page.claimBanner && <ClaimBanner />,
    children: (
      <>
        <ProfileView
          profile={page.profile}
          references={page.references}
          actions={(page.introductions || page.brief) && <ReaderActions {...page} />}
          contact={page.introductions && <IntroductionNote profile={page.profile} page={page.path} />}
        />
        <PrintFoot name={page.profile.name} source={page.appUrl + page.path} />
      </>
    ),
  });
}
