import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import type { SectionName } from '@/shared/profile/profile-data';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';

/** The marks after a whole text: one with the sources of all its sentences, and one if any sentence is unconfirmed. */
export function TextEvidenceMarks(props: { evidence: EvidenceIndex; section: SectionName; text: string }) {
  const { evidence, section, text } = props;
  const wholeText = evidence.find(section, text);
  const items = wholeText ? [wholeText] : evidence.split(section, text).flatMap(({ item }) => item ?? []);
  if (items.length === 0) return null;
  const places = items.flatMap(evidence.placesOf).sort((a, b) => a.number - b.number);
  const distinctPlaces = new Map(places.map((place) => [`${place.where}${place.quote}`, place]));
  const isUnconfirmed = items.some((item) => evidence.placesOf(item).length === 0 && !evidence.isOwn(item));
  return (
    <>
      {distinctPlaces.size > 0 && <EvidenceMark places={[...distinctPlaces.values()]} />}
      {isUnconfirmed && <EvidenceMark places={[]} />}
    </>
  );
}
