import { expect, it } from 'vitest';
import type { EducationFact } from '@/shared/record/facts';
import { applySchoolForm, filledSchools, newSchool } from './schools';

const read: EducationFact = {
  id: 's1-school-1',
  school: 'Marlow University',
  degree: 'MSc',
  end: { year: 2009 },
  spans: [{ source: 's1', quote: 'MSc, Marlow University, 2009' }],
  confidence: 0.9,
};

it('an edited school keeps its evidence', () => {
  const mended = applySchoolForm(read, {
    school: 'Marlow Business School',
    degree: '',
    field: 'Finance',
    end: '2010',
  });
  expect(mended).toEqual({
    id: read.id,
    school: 'Marlow Business School',
    field: 'Finance',
    end: { year: 2010 },
    spans: read.spans,
    confidence: 0.9,
  });
});

it('an edited school loses an emptied date, and ignores text that is not a date', () => {
  const typed = { school: 'Marlow University', degree: 'MSc', field: '' };
  expect(applySchoolForm(read, { ...typed, end: '' }).end).toBeUndefined();
  expect(applySchoolForm(read, { ...typed, end: 'soon' }).end).toEqual({ year: 2009 });
});

it('added schools that are left empty are dropped', () => {
  expect(filledSchools([read, newSchool(), { ...newSchool(), school: '  ' }])).toEqual([read]);
});
