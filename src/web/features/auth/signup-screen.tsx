export function SignupScreen() {
  return null;
}
