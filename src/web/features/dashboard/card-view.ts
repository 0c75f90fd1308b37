import { pictureFor } from '@/shared/profile/picture';
import type { ProfileData } from '@/shared/profile/profile-data';

/** The profile as the dashboard's card shows it, with a placeholder for each empty text. */
export function cardViewOf(data: ProfileData) {
  return {
    name: data.name.trim() || 'User',
    title: data.role.trim() || 'Professional',
    // A profile has no company, so the card always shows the placeholder.
    company: 'Company',
    location: data.location.trim() || 'Location',
    about: data.summary.trim() || 'Professional summary not provided.',
    skills: data.focus_areas.filter((area) => area.trim() !== ''),
    profilePicture: pictureFor(data.profilePicture, 'avatar'),
  };
}
