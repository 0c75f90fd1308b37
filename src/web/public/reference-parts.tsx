/** Components shared by the pages that a referee's link opens. */
import type { TypedReference } from '@/server/pages/renderer';
import { PhotoPlaceholder } from '../components/ui/display/photo-placeholder';
import { NextSteps } from './next-steps';

interface ReferenceRequest {
  owner: string;
  first: string;
  asked: string;
  askedOffice: string;
}

/** The owner who asks, and as what they ask the referee. */
export function WhoAsks({ owner, askedOffice }: ReferenceRequest) {
  return (
    <div className="intro-whom">
      <PhotoPlaceholder name={owner} className="intro-plate" />
      <div>
        <p dir="auto">{owner}</p>
        <p dir="auto">asks you{askedOffice && `, as ${askedOffice}`}</p>
      </div>
    </div>
  );
}

/** What happens with an answer, in three steps. */
export function WhatHappens({ first }: ReferenceRequest) {
  const steps = [
    `${first} reads it first, and can publish it or leave it. Nobody but you can change it.`,
    'Published, your name and office stand beside it. Your address is never shown.',
    'The link in your mail lets you change or withdraw it at any time.',
  ];
  return <NextSteps title="What happens with your answer" steps={steps} />;
}

/** At the right end of the header: the person that the link was made for. */
export const PrivateLink = ({ asked }: Pick<ReferenceRequest, 'asked'>) => (
  <span className="private-mark">
    Private link for <span dir="auto">{asked}</span>
  </span>
);

/** The text of an answer that was not saved, so that the referee can copy it. */
export function UnsavedAnswer({ lost, orKept }: { lost?: TypedReference; orKept?: boolean }) {
  const texts = [lost?.words ?? '', ...(lost?.answers.map(({ other }) => other) ?? [])];
  return <UnsentTexts texts={texts} orKept={orKept} />;
}

/**
 * Texts that were typed but not stored, so that nobody has to write them again.
 * @param props.orKept whether the browser shows what this tab has kept of the form if `texts` are empty
 */
export function UnsentTexts({ texts, orKept = false }: { texts: readonly string[]; orKept?: boolean }) {
  const typed = texts.map((text) => text.trim()).filter(Boolean);
  const none = typed.length === 0;
  if (none && !orKept) return null;
  return (
    <section
      className="reference-lost"
      aria-labelledby="lost"
      hidden={none}
      data-kept-texts={none || undefined}
    >
      <h2 id="lost">What you wrote was not sent</h2>
      <p>It stands here so that you can copy it. We have kept none of it.</p>
      {typed.map((text, index) => (
        <pre key={index} dir="auto">
          {text}
        </pre>
      ))}
    </section>
  );
}
