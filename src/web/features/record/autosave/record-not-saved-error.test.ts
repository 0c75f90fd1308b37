// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCareer } from '@/shared/testing/career';
import { storeText } from '@/web/lib/unsaved-input/stored-text';
import { unreadDatesKey, unreadEndKey } from '../edits/unread-dates';
import { noteRefused } from '../interview/refused-answers';
import { requireNothingRefused } from './record-not-saved-error';

const facts = buildCareer();
const [role] = facts.roles;
const school = { id: 'school', spans: [], confidence: 1, school: 'Harbour School' };
const write = () => requireNothingRefused({ facts: { ...facts, education: [school] } });

beforeEach(() => sessionStorage.clear());

describe('writing the profile from the record is refused, and says why, while', () => {
  it.each([
    ['a date of a role', role && unreadDatesKey(role)],
    ['the end of a school', unreadEndKey(school)],
  ])('%s cannot be read', (_, key) => {
    storeText(key ?? '', 'in spring');
    expect(write).toThrow('A date of your record could not be saved.');
  });

  it('an answer to a question is refused', () => {
    noteRefused('proudest', true);
    expect(write).toThrow('An answer to the questions could not be saved.');
    noteRefused('proudest', false);
    expect(write).not.toThrow();
  });
});
