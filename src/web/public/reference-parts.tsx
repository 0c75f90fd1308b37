/** Components shared by the pages that a referee's link opens. */
import type { TypedReference } from '@/server/pages/renderer';
import { PhotoPlaceholder } from '../components/ui/display/photo-placeholder';
import { NextSteps } from './next-steps';
import { UnsentTexts } from './unsent-texts';

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
