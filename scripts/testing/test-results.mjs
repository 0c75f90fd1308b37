/** Sums up the reports of the test runners and decides whether the whole command fails. */

/**
 * What a step did.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Result `failures` has a line for
 *   each failed test or check that is known by name
 */

/** Characters of a failure's message that are repeated at the end of the command's output. */
const MAX_MESSAGE_CHARACTERS = 400;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with an escape
const COLOUR_PATTERN = /\u001b\[[0-9;]*m/g;

/** The beginning of a failure's message, without colours, on one line. */
const summaryOf = (message = '') =>
  message.replace(COLOUR_PATTERN, '').replace(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE_CHARACTERS);

/**
 * Makes sure that a step whose process failed counts as failed, even if no test did.
 * @param {number | null} status the exit code of the step's process; `null` when a signal ended it
 * @param {Result} result
 * @returns {Result}
 */
function addUnexplainedFailure(status, result) {
  const isUnexplained = status !== 0 && result.failed === 0;
  if (!isUnexplained) return result;
  return { ...result, failed: 1, failures: [`the process ended with ${status}`] };
}

/** The result of a step that ended without a report. */
const WITHOUT_REPORT = { passed: 0, failed: 1, skipped: 0, failures: ['it wrote no report'] };

/** A check without test cases counts as one. @returns {Result} */
export function checkResult(status) {
  if (status === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [`the process ended with ${status}`] };
}

/**
 * Sums up a run of the unit and integration tests.
 * @param report Vitest's JSON report; `null` when it wrote none
 * @returns {Result}
 */
export function unitResult(status, report) {
  if (!report) return WITHOUT_REPORT;
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  const failures = (report.testResults ?? []).flatMap(failuresOfFile);
  return addUnexplainedFailure(status, { passed: report.numPassedTests, failed, skipped, failures });
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failedTests = assertionResults.filter((test) => test.status === 'failed');
  if (failedTests.length === 0) return status === 'failed' ? [`${name}: ${summaryOf(message)}`] : [];
  return failedTests.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}: ${summaryOf(failureMessages[0])}`,
  );
}

/**
 * A journey that only passes when it is retried counts as failed: either the product or the journey is faulty, and
 * nobody would look for the fault if the command passed.
 * @param report Playwright's JSON report; `null` when it wrote none
 * @returns {Result}
 */
export function endToEndResult(status, report) {
  if (!report) return WITHOUT_REPORT;
  const { expected, unexpected, skipped } = report.stats;
  const failures = journeysOf(report.suites).filter(({ status }) => OUTCOMES[status]);
  const failed = unexpected + report.stats.flaky;
  return addUnexplainedFailure(status, {
    passed: expected,
    failed,
    skipped,
    failures: failures.map(({ name, status, error }) => `${name}: ${OUTCOMES[status]}: ${summaryOf(error)}`),
  });
}

/** Playwright's words for the outcomes of a journey that is not as expected, and ours. */
const OUTCOMES = { unexpected: 'failed', flaky: 'passed only when tried again' };

function journeysOf(suites, path = []) {
  return suites.flatMap((suite) => {
    const titles = [...path, suite.title];
    const suiteJourneys = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        name: [...titles, spec.title].join(': '),
        status,
        // One whose time is over has a second error, which names the action that it waited for.
        error: results
          .find(({ errors }) => errors?.length > 0)
          ?.errors.map(({ message }) => message)
          .join(' '),
      })),
    );
    return [...suiteJourneys, ...journeysOf(suite.suites ?? [], titles)];
  });
}
