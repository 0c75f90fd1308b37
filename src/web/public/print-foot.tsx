/** The person's name and the page's address at the foot of every printed page; the browser adds the page number. */
export function PrintFoot({ name, address }: { name: string; address: string }) {
  return (
    <p className="profile-print-foot" aria-hidden>
      {[name.trim(), address.replace(/^https?:\/\//, '')].filter(Boolean).join(', ')}
    </p>
  );
}
