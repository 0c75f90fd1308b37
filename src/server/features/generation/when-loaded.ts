/** Loads the generation service after the start, or at the first request. */
const load = () => import('./service');

export const generateProfile: Awaited<ReturnType<typeof load>>['generateProfile'] = async (...given) =>
  (await load()).generateProfile(...given);

export const warmUp = async (): Promise<void> => void (await load());

const loadWriting = () => import('./from-record');

export const writeForGuest: Awaited<ReturnType<typeof loadWriting>>['writeForGuest'] = async (...given) =>
  (await loadWriting()).writeForGuest(...given);

export const writeForAccount: Awaited<ReturnType<typeof loadWriting>>['writeForAccount'] = async (...given) =>
  (await loadWriting()).writeForAccount(...given);
