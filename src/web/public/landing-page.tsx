import type { Html, PageAssets } from '@/server/pages/renderer';
import { CARD_SIZE } from '@/shared/images/social-card';
import { Landing } from '../features/marketing/landing';
import { renderDocument } from './document';

export const LANDING_PATH = '/profile-generator';

const DESCRIPTION =
  'A complete leadership profile for fractional and independent executives in under 1 minute, written from a LinkedIn page or resume. Free to read before you sign up.';

/** `/profile-generator`: complete HTML, without any code of the application. */
export function landingPage(assets: PageAssets, { appUrl }: { appUrl: string }): Html {
  return renderDocument(assets, {
    head: {
      title: 'Generate your leadership profile | Quarterdeck',
      description: DESCRIPTION,
      canonical: appUrl + LANDING_PATH,
      indexable: true,
      image: `${appUrl}/social.png`,
      imageAlt: 'Quarterdeck: your record, told the way a board would read it.',
      imageSize: CARD_SIZE,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Quarterdeck',
        description: DESCRIPTION,
        url: appUrl + LANDING_PATH,
      },
    },
    home: LANDING_PATH,
    action: (
      <a className="btn btn-quiet" href="/login">
        Sign In
      </a>
    ),
    children: <Landing />,
  });
}
