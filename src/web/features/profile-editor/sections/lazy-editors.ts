/** The section editors as lazy parts, loaded in parallel with the profile. */
import { useEffect, useState } from 'react';
import { lazyPart } from '@/web/components/ui/lazy-part';

const load = () => import('./lazy-chunk');

export const DraftField = lazyPart(async () => ({ default: (await load()).DraftField }));
export const AvailabilityLine = lazyPart(async () => ({ default: (await load()).AvailabilityLine }));
export const CaseStoriesPart = lazyPart(async () => ({ default: (await load()).CaseStoriesPart }));
export const EngagementPart = lazyPart(async () => ({ default: (await load()).EngagementPart }));
export const FunctionalSkillsPart = lazyPart(async () => ({ default: (await load()).FunctionalSkillsPart }));
export const IdentityEditor = lazyPart(async () => ({ default: (await load()).IdentityEditor }));
export const ListEditor = lazyPart(async () => ({ default: (await load()).ListEditor }));
export const PersonasPart = lazyPart(async () => ({ default: (await load()).PersonasPart }));
export const SuperpowersPart = lazyPart(async () => ({ default: (await load()).SuperpowersPart }));

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
