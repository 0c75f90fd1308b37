import { expect, it } from 'vitest';
import type { EducationFact } from '@/shared/record/facts';
import { applySchoolForm, filledSchools, newSchool } from './schools';

const readSchool: EducationFact = {
  id: 's1-school-1',
  school: 'Marlow University',
  degree: 'MSc',
  end: { year: 2009 },
  spans: [{ source: 's1', quote: 'MSc, Marlow University, 2009' }],
  confidence: 0.9,
};

it('an edited school keeps its evidence', () => {
  const edited = applySchoolForm(readSchool, {
    school: 'Marlow Business School',
    degree: '',
    field: 'Finance',
    end: '2010',
  });
  expect(edited).toEqual({
    id: readSchool.id,
    school: 'Marlow Business School',
    field: 'Finance',
    end: { year: 2010 },
    spans: readSchool.spans,
    confidence: 0.9,
  });
});

it('an edited school loses an emptied date, and ignores text that is not a date', () => {
  const typed = { school: 'Marlow University', degree: 'MSc', field: '' };
  expect(applySchoolForm(readSchool, { ...typed, end: '' }).end).toBeUndefined();
  expect(applySchoolForm(readSchool, { ...typed, end: 'soon' }).end).toEqual({ year: 2009 });
});

it('a school that was added and left empty is not stored', () => {
  expect(filledSchools([readSchool, newSchool(), { ...newSchool(), school: '  ' }])).toEqual([readSchool]);
});
