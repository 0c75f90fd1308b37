/** What `lazy-chunk.ts` exports, as lazy parts that are loaded in parallel with the profile. */
import { useEffect, useState } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';

const load = () => import('./lazy-chunk');

export const DraftField = lazyPart(load, 'DraftField');
export const AvailabilityLine = lazyPart(load, 'AvailabilityLine');
export const CaseStoriesPart = lazyPart(load, 'CaseStoriesPart');
export const EngagementPart = lazyPart(load, 'EngagementPart');
export const FunctionalSkillsPart = lazyPart(load, 'FunctionalSkillsPart');
export const IdentityEditor = lazyPart(load, 'IdentityEditor');
export const LinkedInUrlProblem = lazyPart(load, 'LinkedInUrlProblem');
export const ListEditor = lazyPart(load, 'ListEditor');
export const LiveCard = lazyPart(load, 'LiveCard');
export const PersonasPart = lazyPart(load, 'PersonasPart');
export const SuperpowersPart = lazyPart(load, 'SuperpowersPart');

const LAZY_PARTS = [
  DraftField,
  AvailabilityLine,
  CaseStoriesPart,
  EngagementPart,
  FunctionalSkillsPart,
  IdentityEditor,
  LinkedInUrlProblem,
  ListEditor,
  LiveCard,
  PersonasPart,
  SuperpowersPart,
];

let isLoadingDone = false;
let loading: Promise<void> | undefined;

/** Starts loading all parts. One that fails is loaded again when it is needed, and then shows the error. */
const startLoading = () => {
  loading ??= Promise.all(LAZY_PARTS.map((part) => part.preload())).then(() => {
    isLoadingDone = true;
  });
  return loading;
};

/**
 * Whether loading the editors has finished or failed. The page is shown only then: text typed right after a click needs
 * an editor, even if the connection was lost meanwhile, and what is shown must not move any more.
 */
export function useEditorsLoaded(): boolean {
  const [ready, setReady] = useState(isLoadingDone);
  useEffect(() => void startLoading().then(() => setReady(true)), []);
  return ready;
}
