/**
 * The person's name and the page's URL, or its kind if the URL is secret, at the foot of every printed page; the
 * browser adds the page number.
 */
export function PrintFoot({ name, source }: { name: string; source: string }) {
  return (
    <p className="profile-print-foot" aria-hidden>
      {[name.trim(), source.replace(/^https?:\/\//, '')].filter(Boolean).join(', ')}
    </p>
  );
}
