/** The editors of the sections as parts that come right after the page. */
import { lazyPart } from '@/web/components/ui/lazy-part';

const load = () => import('./editors');

/** Loads them before one is opened: what is typed right after a click must have where to go. */
export const loadEditors = () => void load().catch(() => {});

export const DraftField = lazyPart(async () => ({ default: (await load()).DraftField }));
export const FunctionalSkillsEditor = lazyPart(async () => ({
  default: (await load()).FunctionalSkillsEditor,
}));
export const IdentityEditor = lazyPart(async () => ({ default: (await load()).IdentityEditor }));
export const ListEditor = lazyPart(async () => ({ default: (await load()).ListEditor }));
export const PersonasEditor = lazyPart(async () => ({ default: (await load()).PersonasEditor }));
export const SuperpowersEditor = lazyPart(async () => ({ default: (await load()).SuperpowersEditor }));
