import { type Level, levelBelow, SectionTitle } from './heading';
import { Paragraphs, type RenderEvidence } from './text';

interface SweetSpotProps {
  text: string;
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** The highlighted section of the page: where the person does their best work. */
export function SweetSpot({ text, level = 1, renderEvidence }: SweetSpotProps) {
  if (!text.trim()) return null;
  return (
    <section className="profile-section profile-sweet" aria-labelledby="profile-sweet-spot">
      <SectionTitle level={levelBelow(level)} id="profile-sweet-spot" className="profile-sweet-title">
        Sweet Spot
      </SectionTitle>
      <Paragraphs text={text} section="sweetSpot" renderEvidence={renderEvidence} />
    </section>
  );
}
