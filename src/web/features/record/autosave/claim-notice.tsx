import { Link } from '@tanstack/react-router';
import { Notice } from '@/web/components/ui/feedback/notice';
import type { ClaimState } from './types';

/** Says that another tab claims or has claimed the profile, and where what was typed in this one is. */
export function ClaimNotice({ claim }: { claim: ClaimState }) {
  if (claim === 'asked') {
    return (
      <Notice title="You are claiming this profile in another tab" className="m-gutter">
        Nothing can be typed here until that is done.
      </Notice>
    );
  }
  const logIn = (
    <>
      <Link to="/login" className="underline">
        log in
      </Link>{' '}
      once your address is confirmed
    </>
  );
  return (
    <Notice
      tone={claim === 'whole' ? 'success' : 'danger'}
      title="You claimed this profile in another tab"
      className="m-gutter"
    >
      {claim === 'whole' && <>What you typed here goes with it. Go on there, or {logIn}.</>}
      {claim === 'kept' && (
        <>
          What you typed here last did not go with it. It is kept in this browser, and goes into your record
          when you {logIn}, here.
        </>
      )}
      {claim === 'unkept' && (
        <>
          What you typed here last did not go with it, and this browser cannot keep it. Copy it before you
          close this tab: you can write it into your record when you {logIn}.
        </>
      )}
    </Notice>
  );
}
