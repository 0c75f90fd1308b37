/** A fictional career for tests of the record: Ruth Calloway, as LinkedIn and her resume show it. */
import { type CareerFacts, emptyFacts, type RoleFact } from '../record/facts';

const text = (id: string, value: string, source = 'resume') => ({
  id,
  value,
  confidence: 0.9,
  spans: [{ source, page: 2, quote: value }],
});

/** A role read from the second page of the resume. */
export function buildRole(id: string, overrides: Partial<RoleFact> = {}): RoleFact {
  const { title = 'Regional Manager', organisation = 'Meridian Trust Company' } = overrides;
  return {
    id,
    title,
    organisation,
    start: { year: 2006 },
    end: { year: 2012 },
    confidence: 0.9,
    spans: [{ source: 'resume', page: 2, quote: `${title}, ${organisation} 2006 – 2012` }],
    statements: [text(`${id}-a`, 'Opened nine branches and hired 120 people in two years.')],
    kind: 'employment',
    ...overrides,
  };
}

/** The facts of a resume with two roles; `overrides` replaces whole fields. */
export function buildCareer(overrides: Partial<CareerFacts> = {}): CareerFacts {
  return {
    ...emptyFacts(),
    sources: [
      { id: 'linkedin', kind: 'linkedin-pdf', name: 'Profile.pdf', pages: 4 },
      { id: 'resume', kind: 'resume', name: 'calloway-cv.pdf', pages: 2 },
    ],
    name: text('name', 'Ruth Calloway', 'linkedin'),
    location: text('place', 'Melbourne', 'linkedin'),
    skills: [text('skill-1', 'Retail banking', 'linkedin')],
    roles: [
      buildRole('role-1', {
        title: 'Fractional Chief Customer Officer',
        organisation: 'Calloway Advisory',
        start: { year: 2021 },
        end: 'present',
        statements: [text('role-1-a', 'Rebuilt complaint handling at two lenders.')],
      }),
      buildRole('role-2'),
    ],
    ...overrides,
  };
}
