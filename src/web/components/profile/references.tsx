import { Check } from 'lucide-react';
import type { CaseStory } from '@/shared/case-stories/case-story';
import { confirmationSentence, type ShownReference } from '@/shared/references/reference';
import { confirmedTextsOf } from '@/shared/references/story-confirmation';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { ConfirmationTick } from './confirmation-tick';
import { type Level, levelBelow, SectionTitle, Title } from './heading';

/** The sentence about how a reference was confirmed. */
export const ConfirmedBy = ({ domain }: { domain: string }) => (
  <ConfirmationTick>{confirmationSentence(domain)}</ConfirmationTick>
);

interface ReferencesProps {
  references: readonly ShownReference[];
  /** The case stories on the same page. */
  stories?: readonly CaseStory[];
  level?: Level;
}

/** References, each shown whole and unedited. */
export function References({ references, stories, level = 1 }: ReferencesProps) {
  if (references.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-references">
      <SectionTitle level={levelBelow(level)} id="profile-references" className="profile-title">
        References
      </SectionTitle>
      <ul className="profile-references">
        {references.map((reference, index) => (
          <li key={index}>
            <div>
              <Title level={levelBelow(levelBelow(level))} className="profile-referee" dir="auto">
                {reference.name}
              </Title>
              {reference.office && (
                <p className="profile-office" dir="auto">
                  {reference.office}
                </p>
              )}
              <ConfirmedBy domain={reference.domain} />
            </div>
            <ReferenceWords reference={reference} stories={stories} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A reference: the referee's words, then the statements they judged. */
export function ReferenceWords({
  reference,
  stories = [],
}: {
  reference: ShownReference;
  stories?: readonly CaseStory[];
}) {
  const { words, corrected } = reference;
  const confirmed = confirmedTextsOf(reference, stories);
  const confirmedTexts = [
    ...confirmed.stories.map((story) => `Case story: ${story}`),
    ...confirmed.statements,
  ];
  // Shown as typed: a referee's text is never edited.
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
      {confirmedTexts.length + corrected.length > 0 && (
        <ul aria-label="Statements">
          {confirmedTexts.map((text, index) => (
            <li key={`right-${index}`} dir="auto">
              <Check role="img" aria-label="Confirmed" strokeWidth={SMALL_STROKE} />
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
