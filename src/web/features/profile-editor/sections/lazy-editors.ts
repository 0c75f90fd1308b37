/** The editors of the sections as parts that are loaded when one is opened, or before that when the page is idle. */
import { lazyPart } from '@/web/components/ui/lazy-part';

const load = () => import('./editors');

export const DraftField = lazyPart(async () => ({ default: (await load()).DraftField }));
export const FunctionalSkillsEditor = lazyPart(async () => ({
  default: (await load()).FunctionalSkillsEditor,
}));
export const IdentityEditor = lazyPart(async () => ({ default: (await load()).IdentityEditor }));
export const ListEditor = lazyPart(async () => ({ default: (await load()).ListEditor }));
export const PersonasEditor = lazyPart(async () => ({ default: (await load()).PersonasEditor }));
export const SuperpowersEditor = lazyPart(async () => ({ default: (await load()).SuperpowersEditor }));
