import { copyText } from '@/web/lib/browser/copy-text';
import { Button } from '../buttons/button';
import { toast } from '../toasts/toast';
import { Notice } from './notice';

interface LostTextProps {
  text: string;
  title: string;
  /** What the text is called, a plural noun: 'notes'. */
  noun: string;
  /** Why it cannot be saved, as a sentence. */
  reason: string;
  onDiscard: () => void;
}

/** Text that was typed here and cannot be saved any more, to be copied or discarded. */
export function LostText({ text, title, noun, reason, onDiscard }: LostTextProps) {
  const copy = async () => {
    if (await copyText(text)) toast({ title: `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} copied` });
    else toast({ title: `The ${noun} could not be copied. Select them instead.`, variant: 'destructive' });
  };
  return (
    <Notice
      tone="danger"
      title={title}
      className="mt-6"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={onDiscard}>
            Discard them
          </Button>
          <Button onClick={copy}>Copy them</Button>
        </span>
      }
    >
      {reason} Copy them: they are nowhere else.
      <span className="mt-2 block whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{text}</span>
    </Notice>
  );
}
