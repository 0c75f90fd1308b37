import { Link } from '@tanstack/react-router';
import { readableUrl } from '@/web/components/profile/url';
import { shareLink } from '@/web/components/ui/buttons/share-link';
import { cx } from '@/web/components/ui/core/cx';
import type { ListedVersion } from '../queries';
import { contentLinesOf, endLinesOf } from '../texts';
import { useLinkConfirmation } from '../use-link-confirmation';
import { ReadSummary } from './read-summary';

/** A private version in the list: its reader, contents, end and reads, and what can be done with its link. */
export function VersionListRow({ version }: { version: ListedVersion }) {
  const { name, for_whom, state, url, id } = version;
  const { confirmLinkChange, confirmation } = useLinkConfirmation(version);
  const [shown, ...more] = contentLinesOf(version);
  const [until, remaining] = endLinesOf(version);
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
            {readableUrl(url)}
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
        {remaining && <span>{remaining}</span>}
      </p>
      <ReadSummary read={version.read} />
      <div className="links-acts">
        {open && url && (
          <RowAction versionName={name} onPick={() => shareLink(url, 'Link copied to clipboard')}>
            Copy link
          </RowAction>
        )}
        {open && !url && (
          <RowAction versionName={name} onPick={() => confirmLinkChange('renew')}>
            New address
          </RowAction>
        )}
        {open ? (
          <RowAction versionName={name} quiet onPick={() => confirmLinkChange('revoke')}>
            Revoke
          </RowAction>
        ) : (
          <>
            <RowAction versionName={name} onPick={() => confirmLinkChange('reopen')}>
              Open again
            </RowAction>
            <RowAction versionName={name} quiet onPick={() => confirmLinkChange('remove')}>
              Remove
            </RowAction>
          </>
        )}
      </div>
      {confirmation}
    </li>
  );
}

interface RowActionProps {
  /** Name of the version, for the button's accessible name. */
  versionName: string;
  quiet?: boolean;
  onPick: () => void;
  children: string;
}

function RowAction({ versionName, quiet, onPick, children }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={`${children}: ${versionName}`}
      className={cx('links-act', quiet && 'links-act-quiet')}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
