import { Check } from 'lucide-react';
import { confirmedBy, type ShownReference } from '@/shared/reference';
import { type Level, SectionTitle, Title, under } from './heading';

/** How it was confirmed, in the words the product has for it. */
export function ConfirmedBy({ domain }: { domain: string }) {
  return (
    <p className="profile-confirmed">
      <Check aria-hidden strokeWidth={1.75} />
      <span>{confirmedBy(domain)}</span>
    </p>
  );
}

/** What others say, each whole and in their own words. */
export function References({
  references,
  level = 1,
}: {
  references: readonly ShownReference[];
  level?: Level;
}) {
  if (references.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-references">
      <SectionTitle level={under(level)} id="profile-references" className="profile-title">
        References
      </SectionTitle>
      <ul className="profile-references">
        {references.map((reference, index) => (
          <li key={index}>
            <div>
              <Title level={under(under(level))} className="profile-referee" dir="auto">
                {reference.name}
              </Title>
              {reference.office && (
                <p className="profile-office" dir="auto">
                  {reference.office}
                </p>
              )}
              <ConfirmedBy domain={reference.domain} />
            </div>
            <ReferenceWords reference={reference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a referee said: their words, then the statements they judged. */
export function ReferenceWords({ reference }: { reference: ShownReference }) {
  const { words, confirmed, corrected } = reference;
  // As they were typed: nobody edits a referee's words.
  const paragraphs = words.split(/\n+/).filter((paragraph) => paragraph.trim());
  return (
    <div className="profile-said">
      {paragraphs.length > 0 && (
        <blockquote>
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {index === 0 && '“'}
              {paragraph}
              {index === paragraphs.length - 1 && '”'}
            </p>
          ))}
        </blockquote>
      )}
      {confirmed.length + corrected.length > 0 && (
        <ul aria-label="Statements">
          {confirmed.map((text, index) => (
            <li key={`right-${index}`} dir="auto">
              <Check role="img" aria-label="Confirmed" strokeWidth={1.75} />
              <span>{text}</span>
            </li>
          ))}
          {corrected.map(({ text, other }, index) => (
            <li key={`other-${index}`} dir="auto">
              <span aria-hidden>–</span>
              <span>
                {text} <span className="profile-otherwise">Put otherwise: “{other}”</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
