export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Suite {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

export function checkResult(status: number | null): Counts;
export function unitResult(
  status: number | null,
  report: {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
    numTodoTests: number;
  } | null,
): Counts;
export function endToEndResult(
  status: number | null,
  report: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  } | null,
): Counts & { flaky: string[] };
