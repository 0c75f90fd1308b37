/** Where the guest's result is kept until it is claimed. Apart from what reads it, which is large. */
export const GENERATED_PROFILE_KEY = 'quarterdeck.generated-profile';

/** Whether there may be one to claim. */
export function holdsGeneratedProfile(): boolean {
  try {
    return sessionStorage.getItem(GENERATED_PROFILE_KEY) !== null;
  } catch {
    return false; // Storage is closed to this page.
  }
}
