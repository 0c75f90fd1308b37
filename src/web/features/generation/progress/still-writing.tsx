import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '@/web/components/ui/button';
import { Notice } from '@/web/components/ui/notice';

/** For whom has left the progress and waits at the form: that it goes on, and the way back to it. */
export function StillWriting({ onShow }: { onShow: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that led here is gone, and the focus with it.
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

/** For whom comes back after it was ready. */
export function ReadyMeanwhile() {
  return (
    <Notice
      tone="green"
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
