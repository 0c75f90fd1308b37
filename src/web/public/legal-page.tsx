import { ArrowLeft } from 'lucide-react';
import type { Html, LegalPage, PageAssets } from '@/server/pages/renderer';
import { contactUsText } from '../features/marketing/contact-us';
import type { LegalText } from '../features/marketing/legal-text';
import { privacyPolicyText } from '../features/marketing/privacy-policy';
import { termsOfServiceText } from '../features/marketing/terms-of-service';
import { renderDocument } from './document';
import { LANDING_PATH } from './landing-page';

const TEXTS: Record<LegalPage['document'], (page: LegalPage) => LegalText> = {
  privacy: privacyPolicyText,
  terms: termsOfServiceText,
  contact: contactUsText,
};

/** `/legal/privacy`, `/legal/terms` and `/legal/contact`: a table of contents next to numbered sections. */
export function legalPage(assets: PageAssets, page: LegalPage): Html {
  const text = TEXTS[page.document](page);
  return renderDocument(assets, {
    head: {
      title: `${text.title} | Quarterdeck`,
      description: text.description,
      canonical: `${page.appUrl}/legal/${page.document}`,
      indexable: true,
    },
    home: LANDING_PATH,
    action: (
      <a className="btn btn-quiet" href={LANDING_PATH} data-back>
        <ArrowLeft aria-hidden />
        Back
      </a>
    ),
    children: (
      <div className="page legal">
        <div className="legal-head">
          <h1>{text.title}</h1>
          <p className="legal-intro">{text.intro}</p>
          {text.since && (
            <p className="legal-date">
              In force since <time dateTime={text.since.iso}>{text.since.text}</time>
            </p>
          )}
        </div>
        <nav className="legal-contents" aria-label="Contents">
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {text.sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    ),
  });
}
