/** Spans of what the server does: patterns, kinds, codes and times, never data of a person. */

/** The ids of the present trace for log lines; empty without a trace. */
export interface TraceIds {
  trace_id?: string;
  span_id?: string;
}

export interface RequestSpan {
  ids: TraceIds;
  /** Runs work inside the span of the request. */
  run<T>(work: () => T): T;
  /**
   * Ends the span.
   * @param route the pattern of its path, never the path
   */
  end(answer: { route: string; status: number }): void;
}

export interface Tracing {
  /**
   * Starts the span of a request.
   * @param request.parent the `traceparent` header of a trusted proxy
   */
  startRequest(request: { method: string; id: string; parent?: string }): RequestSpan;
  /**
   * Records a job of the engine that ended. `outcome` is 'done', or the reason why it failed; `ms` includes its time in
   * the queue.
   */
  jobEnded(job: { kind: string; outcome: string; ms: number }): void;
  /** Records a statement of PostgreSQL. `operation` is its first word. */
  statementEnded?(statement: { operation: string; ok: boolean; ms: number }): void;
  /** Sends the remaining spans, without waiting long for the collector. */
  close(): Promise<void>;
}

const untracedRequest: RequestSpan = { ids: {}, run: (work) => work(), end() {} };

/** Tracing that records nothing, for installations without an endpoint. */
export const noTracing: Tracing = {
  startRequest: () => untracedRequest,
  jobEnded() {},
  close: async () => {},
};
