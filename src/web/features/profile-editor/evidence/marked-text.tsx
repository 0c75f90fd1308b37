import { Fragment } from 'react';
import type { EvidenceItem } from '@/shared/generation/evidence-schema';
import type { SectionName } from '@/shared/profile/profile-data';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { useEditor } from '../edit-session/context';
import { confirmLines } from './confirm-lines';

/** Maximum characters of a last word that is kept on one line with its mark; a longer one may have to wrap. */
const MAX_UNBROKEN_CHARACTERS = 23;

/** A text with its mark, which stays on one line with the last word unless that is very long. */
function WithMark({ text, item }: { text: string; item: EvidenceItem }) {
  const { evidence } = useEditor();
  const places = evidence.placesOf(item);
  const cut = text.trimEnd().lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, cut)}
      <span className={text.length - cut <= MAX_UNBROKEN_CHARACTERS ? 'whitespace-nowrap' : undefined}>
        {text.slice(cut)}
        {(places.length > 0 || !evidence.isOwn(item)) && (
          <EvidenceMark places={places} onConfirm={() => void confirmLines([item])} />
        )}
      </span>
    </>
  );
}

/** An entry of a list, with a mark while it is exactly as composed. */
export function MarkedEntry({ section, text }: { section: SectionName; text: string }) {
  const { evidence } = useEditor();
  const item = evidence.find(section, text);
  return item ? <WithMark text={text} item={item} /> : text;
}

/** Prose with a mark after each sentence that is exactly as composed. */
export function MarkedProse({ section, text }: { section: SectionName; text: string }) {
  const { evidence } = useEditor();
  return evidence
    .split(section, text)
    .map((stretch, index) => (
      <Fragment key={index}>
        {stretch.item ? <WithMark text={stretch.text} item={stretch.item} /> : stretch.text}
      </Fragment>
    ));
}
