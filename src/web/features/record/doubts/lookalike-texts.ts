/** The words of the question whether an employer's name is that of something else. */
import type { Lookalike } from '@/shared/record/career-record';

/** By what the name looks like: the question, the answer that it is that, and how the record says so. */
export const LOOKALIKE_TEXTS: Record<
  Lookalike,
  { title: (value: string) => string; answer: string; said: string }
> = {
  place: { title: (v) => `Is “${v}” an employer or a place?`, answer: 'A place', said: 'is a place' },
  sector: { title: (v) => `Is “${v}” an employer or a sector?`, answer: 'A sector', said: 'is a sector' },
  heading: {
    title: (v) => `Is “${v}” an employer or a heading?`,
    answer: 'A heading',
    said: 'is a heading',
  },
  sentence: {
    title: (v) => `Is “${v}” the name of an employer?`,
    answer: 'No, it is text',
    said: 'is no employer',
  },
  file: { title: (v) => `Is “${v}” an employer or a file?`, answer: 'A file', said: 'is a file' },
};
