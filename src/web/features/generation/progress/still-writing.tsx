/** Notices above the form about a generation whose progress is not shown: one still runs, or has ended meanwhile. */
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';

/** Tells a person who left the progress for the form that the generation continues, and links back to it. */
export function StillWritingNotice({ onShow }: { onShow: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that led here is gone, so the focus is moved here.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice
        title="Your profile is still being written"
        action={<Button onClick={onShow}>Show progress</Button>}
      >
        It opens here as soon as it is ready. Until then no other can be started.
      </Notice>
    </div>
  );
}

/** Tells a person who returns that the profile has been finished meanwhile. */
export function ReadyNotice() {
  return (
    <Notice
      tone="success"
      title="Your profile is ready"
      action={
        <LinkButton variant="primary" to="/edit-profile">
          Open My Profile
        </LinkButton>
      }
    >
      It was finished while you were away. You can also create a new one here.
    </Notice>
  );
}
