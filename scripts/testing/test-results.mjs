/** Sums up the reports of the test runners and decides whether the whole command fails. */

/**
 * Makes sure that a step whose process failed counts as failed, even if no test did.
 * @param {number | null} status the exit code of the step's process; `null` when a signal ended it
 * @param {{ passed: number, failed: number, skipped: number }} counted
 */
function addUnexplainedFailure(status, counted) {
  const unexplained = status !== 0 && counted.failed === 0;
  return unexplained ? { ...counted, failed: 1 } : counted;
}

/** A check without test cases counts as one. */
export function checkResult(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Sums up a run of the unit and integration tests.
 * @param report Vitest's JSON report; `null` when it wrote none
 */
export function unitResult(status, report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  return addUnexplainedFailure(status, { passed: report.numPassedTests, failed, skipped });
}

/**
 * A journey that only passes when it is retried counts as failed: either the product or the journey is faulty, and
 * nobody would look for the fault if the command passed.
 * @param report Playwright's JSON report; `null` when it wrote none
 * @returns the counts, and the journeys that only passed when retried, as 'file: title'
 */
export function endToEndResult(status, report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const { expected, unexpected, skipped } = report.stats;
  const flaky = journeysOf(report.suites).filter(({ status }) => status === 'flaky');
  const failed = unexpected + report.stats.flaky;
  return {
    ...addUnexplainedFailure(status, { passed: expected, failed, skipped }),
    flaky: flaky.map(({ name }) => name),
  };
}

function journeysOf(suites, path = []) {
  return suites.flatMap((suite) => {
    const here = [...path, suite.title];
    const suiteJourneys = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({ name: [...here, spec.title].join(': '), status })),
    );
    return [...suiteJourneys, ...journeysOf(suite.suites ?? [], here)];
  });
}
