import type { Html, PageAssets } from '@/server/pages/renderer';
import { ProfileView } from '../components/profile/profile-view';
import { EXAMPLE_PROFILE } from '../features/marketing/example-profile';
import { renderDocument } from './document';
import { LANDING_PATH } from './landing-page';
import { PrintFoot } from './print-foot';

/** The landing page's example, rendered like a published profile, with a banner that says what it is. */
export function examplePage(assets: PageAssets, { appUrl }: { appUrl: string }): Html {
  const create = `${LANDING_PATH}/create`;
  return renderDocument(assets, {
    head: {
      title: 'An example profile | Quarterdeck',
      description:
        'What a finished leadership profile looks like. The person and her companies are invented.',
      canonical: `${appUrl}${LANDING_PATH}/example`,
      indexable: false,
    },
    home: LANDING_PATH,
    skipTo: 'profile',
    action: (
      <a className="btn btn-quiet" href={LANDING_PATH}>
        Back
      </a>
    ),
    banner: (
      <aside className="claim" aria-label="About this example">
        <div className="page">
          <p>
            <strong>This is an example.</strong> Mara Lindqvist and her companies are invented; the page is
            what yours will look like.
          </p>
          <a className="btn btn-primary" href={create}>
            Generate Your Profile
          </a>
        </div>
      </aside>
    ),
    children: (
      <>
        <ProfileView profile={EXAMPLE_PROFILE} />
        <PrintFoot name={EXAMPLE_PROFILE.name} source={`${appUrl}${LANDING_PATH}/example`} />
      </>
    ),
  });
}
