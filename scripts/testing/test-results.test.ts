/** Sums and verdicts of the test command, from the exit codes and reports of its steps. */
import { describe, expect, it } from 'vitest';
import { checkResult, endToEndResult, unitResult } from './test-results.mjs';

const UNIT = {
  numPassedTests: 5,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};
const E2E = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, suites: [] };

describe('the test command', () => {
  it('passes when every process and every test did', () => {
    expect(checkResult(0)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
    expect(unitResult(0, UNIT)).toEqual({ passed: 5, failed: 0, skipped: 2, failures: [] });
    expect(endToEndResult(0, E2E)).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
  });

  it.each([1, 130, null])('fails on a step that ends with %s, whatever its report counts', (status) => {
    expect(checkResult(status).failed).toBe(1);
    expect(unitResult(status, UNIT).failed).toBe(1);
    expect(endToEndResult(status, E2E).failed).toBe(1);
  });

  it('fails on counted failures, files that could not be loaded and absent reports', () => {
    expect(unitResult(0, { ...UNIT, numFailedTests: 2, numFailedTestSuites: 1 }).failed).toBe(2);
    expect(unitResult(0, { ...UNIT, numFailedTestSuites: 1 }).failed).toBe(1);
    expect(unitResult(0, null).failed).toBe(1);
    expect(endToEndResult(0, null).failed).toBe(1);
    expect(endToEndResult(1, { ...E2E, stats: { ...E2E.stats, unexpected: 2 } }).failed).toBe(2);
  });

  it('names the tests that failed, and files that could not be loaded', () => {
    const testResults = [
      {
        name: 'slug.test.ts',
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'a slug is short',
            failureMessages: ['\u001b[31mexpected 9\u001b[39m\n to be 8'],
          },
          { status: 'passed', fullName: 'a slug is long', failureMessages: [] },
        ],
      },
      { name: 'photo.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'card.test.ts', status: 'passed', message: '', assertionResults: [] },
    ];
    expect(unitResult(1, { ...UNIT, numFailedTests: 1, testResults }).failures).toEqual([
      'slug.test.ts: a slug is short: expected 9 to be 8',
      'photo.test.ts: no such module',
    ]);
  });

  it('fails on a journey that passed only when tried again, and names it', () => {
    const suites = [
      {
        title: 'photo.e2e.ts',
        suites: [
          {
            title: 'a photo',
            specs: [
              {
                title: 'is cropped',
                tests: [
                  {
                    status: 'flaky',
                    results: [
                      { errors: [{ message: 'time is over' }, { message: 'no button' }] },
                      { errors: [] },
                    ],
                  },
                ],
              },
              {
                title: 'is turned',
                tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'no photo' }] }] }],
              },
              { title: 'is removed', tests: [{ status: 'expected' }] },
            ],
          },
        ],
      },
    ];
    const result = endToEndResult(0, { stats: { ...E2E.stats, flaky: 1, unexpected: 1 }, suites });
    expect(result).toMatchObject({
      failed: 2,
      failures: [
        'photo.e2e.ts: a photo: is cropped: passed only when tried again: time is over no button',
        'photo.e2e.ts: a photo: is turned: failed: no photo',
      ],
    });
  });
});
