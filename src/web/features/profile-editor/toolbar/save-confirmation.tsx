import { useState } from 'react';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { UnconfirmedLinesConfirmation } from '@/web/components/publish-confirmation/unconfirmed-lines-confirmation';
import { useEditor } from '../edit-session/context';
import { confirmLines } from '../evidence/confirm-lines';

/** Asks before a save would publish unconfirmed lines; until it is answered the edit is kept in the browser. */
export function SaveConfirmation({ lines }: { lines: readonly ComposedLine[] }) {
  const { autosave } = useEditor();
  const [state, setState] = useState<'asking' | 'busy' | 'later'>('asking');
  if (state === 'later') return null;
  const publish = async () => {
    setState('busy');
    if (await confirmLines(lines)) await autosave.retry();
    else setState('asking');
  };
  return (
    <UnconfirmedLinesConfirmation
      lines={lines}
      busy={state === 'busy'}
      onCancel={() => setState('later')}
      onPublish={publish}
    />
  );
}
