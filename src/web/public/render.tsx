/** Renders the pages that are served as complete HTML without hydration. Built into the server-render bundle. */
import type { PageAssets, Pages } from '@/server/pages/renderer';
import { examplePage } from './example-page';
import { introductionFormPage, introductionSentPage } from './introduction-form-page';
import { introductionLinkPage } from './introduction-link-page';
import { landingPage } from './landing-page';
import { legalPage } from './legal-page';
import { messagePage } from './message-page';
import { privateVersionPage } from './private-version-page';
import { profilePage } from './profile-page';
import { referenceFormPage } from './reference-form-page';
import { referenceClosedPage, referenceLinkPage } from './reference-link-page';
import { UnsentTexts } from './unsent-texts';
import { unsubscribePage } from './unsubscribe-page';

/**
 * The renderers of all server-rendered pages.
 * @param assets URLs of the built style sheet, script and fonts
 */
export function createPages(assets: PageAssets): Omit<Pages, 'shell' | 'warmUp'> {
  return {
    profile: (page) => profilePage(assets, page),
    profileUnavailable: ({ marketingUrl }) =>
      messagePage(assets, {
        title: 'Profile Not Available',
        text: 'This profile is currently private and not publicly accessible.',
        home: marketingUrl,
        button: 'Go to Quarterdeck',
      }),
    profileNotFound: ({ marketingUrl }) =>
      messagePage(assets, {
        title: 'Profile Not Found',
        text: 'There is no profile at this address. Please check the link, or ask its sender for a new one.',
        home: marketingUrl,
        button: 'Go to Quarterdeck',
      }),
    privateVersion: (page) => privateVersionPage(assets, page),
    versionClosed: () =>
      messagePage(assets, {
        title: 'No longer open',
        text: 'This page is no longer open. Ask the person who sent it to you.',
        home: '/',
        button: 'Go to Quarterdeck',
      }),
    introductionForm: (page) => introductionFormPage(assets, page),
    introductionSent: (page) => introductionSentPage(assets, page),
    introductionLink: (page) => introductionLinkPage(assets, page),
    introductionsClosed: ({ tooLong, lost = '' }) =>
      messagePage(assets, {
        title: tooLong ? 'This is too long' : 'No introductions here',
        text: tooLong
          ? 'A few lines are enough. Please go back and shorten what you wrote.'
          : 'This page takes no introductions at present.',
        home: '/',
        button: 'Go to Quarterdeck',
        children: <UnsentTexts texts={[lost]} orKept={!tooLong} />,
      }),
    unsubscribe: (page) => unsubscribePage(assets, page),
    referenceForm: (page) => referenceFormPage(assets, page),
    referenceLink: (page) => referenceLinkPage(assets, page),
    referenceClosed: (page) => referenceClosedPage(assets, page),
    landing: (page) => landingPage(assets, page),
    example: (page) => examplePage(assets, page),
    legal: (page) => legalPage(assets, page),
    notFound: () =>
      messagePage(assets, {
        title: 'Oops! Page not found',
        text: 'There is nothing at this address. The link may be old, or have a letter too many.',
        home: '/',
        button: 'Return to Home',
      }),
  };
}
