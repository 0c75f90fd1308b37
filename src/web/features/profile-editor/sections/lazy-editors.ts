/** The editors of the sections as parts that come while the profile is asked for. */
import { useEffect, useState } from 'react';
import { lazyPart } from '@/web/components/ui/lazy-part';

const load = () => import('./editors');

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

/** Begins to load them. What cannot be loaded is tried again when it is wanted, and says so in its place. */
const begin = () => {
  loading ??= Promise.all(PARTS.map((part) => part.preload())).then(() => {
    settled = true;
  });
  return loading;
};

/**
 * Whether they are there, or could not be had. The page waits for it: what is typed right after a click must have
 * where to go, also when the connection goes as soon as the page has come; and what is shown must not move any more.
 */
export function useEditorsLoaded(): boolean {
  const [ready, setReady] = useState(settled);
  useEffect(() => void begin().then(() => setReady(true)), []);
  return ready;
}
