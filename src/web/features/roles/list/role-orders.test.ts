import { describe, expect, it } from 'vitest';
import type { ListedRole, RoleState } from '@/shared/roles/saved-roles';
import { ROLE_ORDERS } from './role-orders';

let roleCount = 0;
const role = (
  title: string,
  state: RoleState,
  next_date: string | null,
  number: number | null = null,
): ListedRole =>
  ({
    title,
    state,
    next_date,
    reading: 'read',
    fit: { number },
    created_at: new Date(2026, 10, 1, 0, roleCount++),
  }) as ListedRole;

describe('the list of roles', () => {
  const roles = [
    role('won', 'won', '2026-11-01'),
    role('undated', 'introduced', null, 86),
    role('later', 'considering', '2026-12-02', 89),
    role('overdue', 'considering', '2026-11-19', 71),
    role('newer undated', 'considering', null),
    { ...role('reading', 'considering', null), reading: 'reading' as const },
  ];
  const titles = (order: keyof typeof ROLE_ORDERS) =>
    [...roles].sort(ROLE_ORDERS[order].compare).map(({ title }) => title);

  it('by next step has those being read first, then those with a date, then those without, ended ones last', () => {
    expect(titles('step')).toEqual(['reading', 'overdue', 'later', 'newer undated', 'undated', 'won']);
  });

  it('by fit begins with the highest', () => {
    expect(titles('fit').slice(0, 3)).toEqual(['later', 'undated', 'overdue']);
  });

  it('by age begins with the newest', () => {
    expect(titles('newest')[0]).toBe('reading');
  });
});
