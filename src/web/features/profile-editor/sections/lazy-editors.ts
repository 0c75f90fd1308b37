/** The section editors as lazy parts, loaded in parallel with the profile. */
import { useEffect, useState } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';

const load = () => import('./lazy-chunk');

export const DraftField = lazyPart(load, 'DraftField');
export const AvailabilityLine = lazyPart(load, 'AvailabilityLine');
export const CaseStoriesPart = lazyPart(load, 'CaseStoriesPart');
export const EngagementPart = lazyPart(load, 'EngagementPart');
export const FunctionalSkillsPart = lazyPart(load, 'FunctionalSkillsPart');
export const IdentityEditor = lazyPart(load, 'IdentityEditor');
export const ListEditor = lazyPart(load, 'ListEditor');
export const PersonasPart = lazyPart(load, 'PersonasPart');
export const SuperpowersPart = lazyPart(load, 'SuperpowersPart');

const PARTS = [
  DraftField,
  AvailabilityLine,
  CaseStoriesPart,
  EngagementPart,
  FunctionalSkillsPart,
  IdentityEditor,
  ListEditor,
  PersonasPart,
  SuperpowersPart,
];

let settled = false;
let loading: Promise<void> | undefined;

/** Starts loading them. If that fails, it is tried again when one is needed, which then shows the error. */
const begin = () => {
  loading ??= Promise.all(PARTS.map((part) => part.preload())).then(() => {
    settled = true;
  });
  return loading;
};

/**
 * Whether they are loaded, or loading has failed. The page waits for this: what is typed right after a click needs an
 * editor, even if the connection is lost once the page has loaded, and what is shown must not move any more.
 */
export function useEditorsLoaded(): boolean {
  const [ready, setReady] = useState(settled);
  useEffect(() => void begin().then(() => setReady(true)), []);
  return ready;
}
