/** For who has no profile yet: the generator needs no account. */
export function GenerateFirst() {
  return (
    <p className="mb-5 text-ink-2">
      No account is needed to try it:{' '}
      <a href="/profile-generator" className="text-primary underline">
        Generate your profile first
      </a>
    </p>
  );
}
