import { firstName } from '../people/person-name';
import { isEmptyProfile, readProfileData } from '../profile/profile-data';

/** The names by which a page and its mail refer to the profile's owner. @param data stored profile data */
export function ownerNames(data: unknown): { name: string; first: string; role: string } {
  const { name, given_name, role } = readProfileData(isEmptyProfile(data) ? {} : data);
  const fullName = name.trim() || 'Professional';
  return { name: fullName, first: firstName(name, undefined, given_name) || fullName, role };
}
