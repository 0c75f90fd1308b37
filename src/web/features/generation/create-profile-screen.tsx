export function CreateProfileScreen() {
  return null;
}
