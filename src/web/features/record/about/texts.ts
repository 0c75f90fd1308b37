/** Lists of texts as one line each, for editing; a line that stays keeps its evidence. */
import type { TextFact } from '@/shared/facts';
import { newStatement } from '../mending/roles';

export const LISTS = [
  { key: 'skills', label: 'Skills' },
  { key: 'certifications', label: 'Certificates' },
  { key: 'languages', label: 'Languages' },
  { key: 'industries', label: 'Industries' },
  { key: 'interests', label: 'Interests' },
  { key: 'honours', label: 'Honours' },
  { key: 'publications', label: 'Publications' },
] as const;
export type ListKey = (typeof LISTS)[number]['key'];

/** The texts that lines say; empty lines and repetitions are none. */
export function textsOf<F extends TextFact>(lines: string, before: readonly F[]): TextFact[] {
  const values = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean).slice(0, 300);
  return values.map((value) => before.find((fact) => fact.value === value) ?? newStatement(value));
}
