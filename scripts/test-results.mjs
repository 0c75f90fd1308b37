/** Sums up the reports of the test runners and decides whether the whole command fails. */

/**
 * @param {number | null} status of the step's process; `null` when a signal ended it
 * @param {{ passed: number, failed: number, skipped: number }} counted
 * @returns the same counts, with one failure more where the process failed and no test accounts for it
 */
function withStatus(status, counted) {
  const unexplained = status !== 0 && counted.failed === 0;
  return unexplained ? { ...counted, failed: 1 } : counted;
}

/** A check without test cases of its own counts as one. */
export function checkResult(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** @param report Vitest's JSON report; `null` when it wrote none */
export function unitResult(status, report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  return withStatus(status, { passed: report.numPassedTests, failed, skipped });
}

/**
 * A journey that passes only at the second try counts as failed: what fails now and then is a fault of the product
 * or of the journey, and nobody looks for it while the command is content.
 * @param report Playwright's JSON report; `null` when it wrote none
 * @returns the counts, and the journeys that passed only when tried again, as 'file: title'
 */
export function endToEndResult(status, report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const { expected, unexpected, skipped } = report.stats;
  const flaky = journeysOf(report.suites).filter(({ status }) => status === 'flaky');
  const failed = unexpected + report.stats.flaky;
  return {
    ...withStatus(status, { passed: expected, failed, skipped }),
    flaky: flaky.map(({ name }) => name),
  };
}

function journeysOf(suites, path = []) {
  return suites.flatMap((suite) => {
    const here = [...path, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({ name: [...here, spec.title].join(': '), status })),
    );
    return [...own, ...journeysOf(suite.suites ?? [], here)];
  });
}
