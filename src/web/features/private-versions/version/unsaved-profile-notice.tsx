import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Notice } from '@/web/components/ui/feedback/notice';
import { pageAccount } from '@/web/lib/session/account';
import { isProfileUnsaved } from '@/web/lib/unsaved-input/unsaved-edits';

/** Milliseconds between two checks. Only what two of them find is told: most edits are saved within two seconds. */
const CHECK_INTERVAL_MS = 3_000;

/** Whether edits of the profile, of this tab or another one, have been waiting for the server for a while. */
function useWaitingEdits(): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    let before = false;
    const check = () => {
      const isUnsaved = isProfileUnsaved(pageAccount()?.id ?? '');
      setWaiting(before && isUnsaved);
      before = isUnsaved;
    };
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return waiting;
}

/** Says that the version is without the last edits of the profile as long as these cannot be saved. */
export function UnsavedProfileNotice() {
  if (!useWaitingEdits()) return null;
  return (
    <Notice
      tone="danger"
      className="mb-8"
      title="This version is without your last edits"
      action={<Link to="/edit-profile">Open your profile to see why</Link>}
    >
      They are in this browser and not saved yet, so its reader does not get them.
    </Notice>
  );
}
