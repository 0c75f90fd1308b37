import { type Level, levelBelow, SectionTitle } from './heading';
import { Paragraphs, type RenderEvidence } from './text';

interface SweetSpotProps {
  text: string;
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** Characters up to which the text is set as a quotation; a longer one is a paragraph, and set in a calmer size. */
const MAX_QUOTATION_CHARACTERS = 220;

/** The highlighted section of the page: where the person does their best work. */
export function SweetSpot({ text, level = 1, renderEvidence }: SweetSpotProps) {
  if (!text.trim()) return null;
  const length = text.trim().length > MAX_QUOTATION_CHARACTERS ? ' profile-sweet-long' : '';
  return (
    <section className={`profile-section profile-sweet${length}`} aria-labelledby="profile-sweet-spot">
      <SectionTitle level={levelBelow(level)} id="profile-sweet-spot" className="profile-sweet-title">
        Sweet Spot
      </SectionTitle>
      <Paragraphs text={text} section="sweetSpot" renderEvidence={renderEvidence} />
    </section>
  );
}
