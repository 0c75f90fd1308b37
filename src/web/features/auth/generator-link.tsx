/** A link to the generator, which needs no account, for people without a profile. */
export function GeneratorLink() {
  return (
    <p className="mb-5 text-ink-2">
      No account is needed to try it:{' '}
      <a href="/profile-generator" className="text-primary underline">
        Generate your profile first
      </a>
    </p>
  );
}
