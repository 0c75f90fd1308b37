/** Spans of what the server does: patterns, kinds, codes and times, never anything of a person. */

/** The ids of the present trace for log lines; empty where nothing is traced. */
export interface TraceIds {
  trace_id?: string;
  span_id?: string;
}

export interface RequestSpan {
  ids: TraceIds;
  /** Runs work in the span of the request. */
  run<T>(work: () => T): T;
  /** @param route the pattern of its path, never the path */
  end(answer: { route: string; status: number }): void;
}

export interface Tracing {
  /** @param request.parent the `traceparent` header of a proxy that is trusted */
  startRequest(request: { method: string; id: string; parent?: string }): RequestSpan;
  /** The engine did a job, or says why not; `ms` with its time in line. */
  jobEnded(job: { kind: string; outcome: string; ms: number }): void;
  /** PostgreSQL answered. `operation` is its first word. */
  statementEnded?(statement: { operation: string; ok: boolean; ms: number }): void;
  /** Sends what is left, for a second at most. */
  close(): Promise<void>;
}

const untraced: RequestSpan = { ids: {}, run: (work) => work(), end() {} };

/** Tracing that records nothing, for installations without an endpoint. */
export const noTracing: Tracing = {
  startRequest: () => untraced,
  jobEnded() {},
  close: async () => {},
};
