import { Link } from '@tanstack/react-router';
import { readableAddress } from '@/web/components/profile/url';
import { shareLink } from '@/web/components/ui/buttons/share-link';
import { cx } from '@/web/components/ui/core/cx';
import type { ListedVersion } from '../queries';
import { shownLines, untilLines } from '../texts';
import { ReadSummary } from './read-summary';
import { useLinkConfirmation } from './use-link-confirmation';

/** A private version in the list: its reader, its contents, and its end. */
export function VersionListRow({ version }: { version: ListedVersion }) {
  const { name, for_whom, state, url, id } = version;
  const { ask, confirmation } = useLinkConfirmation(version);
  const [shown, ...more] = shownLines(version);
  const [until, left] = untilLines(version);
  const open = state === 'open';
  return (
    <li className={cx('links-row', !open && 'links-ended')}>
      <div>
        <h2 className="list-title">
          <Link to="/links/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        <p className="links-for">{for_whom || 'Not sent to anybody yet'}</p>
        {open && url && (
          <a className="links-address" href={url} target="_blank" rel="noopener">
            {readableAddress(url)}
          </a>
        )}
      </div>
      <p className="links-small">
        <b>{shown}</b>
        {more.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className="links-small">
        <b>{until}</b>
        {left && <span>{left}</span>}
      </p>
      <ReadSummary read={version.read} />
      <div className="links-acts">
        {open && url && (
          <Act of={name} onPick={() => shareLink(url, 'Link copied to clipboard')}>
            Copy link
          </Act>
        )}
        {open && !url && (
          <Act of={name} onPick={() => ask('renew')}>
            New address
          </Act>
        )}
        {open ? (
          <Act of={name} quiet onPick={() => ask('revoke')}>
            Revoke
          </Act>
        ) : (
          <>
            <Act of={name} onPick={() => ask('reopen')}>
              Open again
            </Act>
            <Act of={name} quiet onPick={() => ask('remove')}>
              Remove
            </Act>
          </>
        )}
      </div>
      {confirmation}
    </li>
  );
}

interface ActProps {
  /** Name of the version, for the button's accessible name. */
  of: string;
  quiet?: boolean;
  onPick: () => void;
  children: string;
}

function Act({ of, quiet, onPick, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={`${children}: ${of}`}
      className={cx('links-act', quiet && 'links-act-quiet')}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
