export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failed test or check that is known by name. */
  failures: string[];
}

interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface Suite {
  title: string;
  specs?: { title: string; tests: { status: string; results?: { errors?: { message: string }[] }[] }[] }[];
  suites?: Suite[];
}

export function checkResult(status: number | null): Result;
export function unitResult(
  status: number | null,
  report: {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults?: TestFile[];
  } | null,
): Result;
export function endToEndResult(
  status: number | null,
  report: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  } | null,
): Result;
