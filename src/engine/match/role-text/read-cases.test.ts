/** Labelled texts of roles (mails, advertisements and pages), each read as its labels say. */
import { describe, expect, it } from 'vitest';
import type { Pay, RoleFacts } from '@/shared/roles/role-fit';
import { readRoleText } from '..';
import { EMAILS } from '../testing/labelled-role-texts/emails';
import { ENGLISH_ADVERTISEMENTS } from '../testing/labelled-role-texts/english-advertisements';
import { FOREIGN_ADVERTISEMENTS } from '../testing/labelled-role-texts/foreign-advertisements';
import type { LabelledRoleText } from '../testing/labelled-role-texts/labelled-role-text';
import { PAGES } from '../testing/labelled-role-texts/pages';
import { UNLABELLED_ADVERTISEMENTS } from '../testing/labelled-role-texts/unlabelled-advertisements';
import { UNUSUAL_ADVERTISEMENTS } from '../testing/labelled-role-texts/unusual-advertisements';
import { extractRoleText } from './document';

const describePay = (pay: Pay | null) =>
  pay && [pay.currency, pay.period, ...new Set([pay.min, pay.max])].join(' ');

/** Each requirement cut to the expected words in it; unchanged if it has none of them. */
const cutToExpectedWords = (role: RoleFacts, must: boolean, expected: readonly string[]) =>
  role.requirements
    .filter((requirement) => requirement.must === must)
    .map(({ text }) => expected.find((words) => text.includes(words)) ?? text);

describe.each([
  ...EMAILS,
  ...ENGLISH_ADVERTISEMENTS,
  ...PAGES,
  ...FOREIGN_ADVERTISEMENTS,
  ...UNLABELLED_ADVERTISEMENTS,
  ...UNUSUAL_ADVERTISEMENTS,
])('$file', ({ file, text, expected }: LabelledRoleText) => {
  it('is read as it is labelled', async () => {
    const bytes = new TextEncoder().encode(text);
    const reading = readRoleText(await extractRoleText({ fileName: file, bytes }));
    if (reading.kind !== 'role') throw new Error(`It is no role but '${reading.kind}'`);
    const { role } = reading;
    expect(role.title).toMatch(expected.title);
    if (expected.organisation) expect(role.organisation).toMatch(expected.organisation);
    else expect(role.organisation).toBeNull();
    expect(expected.seniority).toContain(role.seniority);
    expect(expected.functions).toEqual(expect.arrayContaining(role.functions));
    expect(expected.kind).toContain(role.engagement.kind);
    if (expected.daysPerWeek) expect(role.engagement.daysPerWeek?.[0]).toBe(expected.daysPerWeek);
    if (expected.hoursPerWeek) expect(role.engagement.hoursPerWeek?.[0]).toBe(expected.hoursPerWeek);
    if (expected.months) expect(role.engagement.months?.[0]).toBe(expected.months);
    if (expected.place) expect(role.places[0]).toMatch(expected.place);
    expect(expected.remote).toContain(role.remote);
    expect(describePay(role.pay)).toBe(expected.pay);
    if (expected.start) expect(role.start).toBe(expected.start);
    expect(cutToExpectedWords(role, true, expected.must)).toEqual(expected.must);
    expect(cutToExpectedWords(role, false, expected.nice)).toEqual(expected.nice);
  });
});
