import type { OwnLinks } from '../queries';
import { PublicRow } from './public-row';
import { VersionListRow } from './version-list-row';

/** The public page first, then the private versions. */
export function LinkList({ links }: { links: OwnLinks }) {
  return (
    <>
      <div aria-hidden className="links-row links-heads">
        <span>Name and reader</span>
        <span>Shown</span>
        <span>Open until</span>
        <span>Read</span>
      </div>
      <ol className="links-roll">
        <PublicRow page={links.public_page} />
        {links.versions.map((version) => (
          <VersionListRow key={version.id} version={version} />
        ))}
      </ol>
      {links.versions.length === 0 && (
        <p className="mt-6 max-w-[58ch] text-ink-2">
          Only your public page so far. A version is the same profile, shortened for one reader.
        </p>
      )}
      <p className="mt-5 max-w-[62ch] text-ink-3 text-sm">
        A link that has ended or was revoked answers: “This page is no longer open. Ask the person who sent it
        to you.” Private versions are never listed by search engines.
      </p>
    </>
  );
}
