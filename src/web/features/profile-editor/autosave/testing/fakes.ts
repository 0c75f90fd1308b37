/** A simulated server, network and outbox for tests of the auto-save, in fake time, and auto-saves that use them. */
import { emptyProfile, type ProfileData, type SectionName } from '@/shared/profile/profile-data';
import { createAutosave } from '../autosave';
import type { CommittedProfile, KeepReason, OutboxEntry, SaveRequest, SendResult, SendSave } from '../types';

/** The network's behaviour for one request: milliseconds in each direction, and where the request is lost. */
export interface NetworkBehaviour {
  /** Milliseconds until the request arrives. */
  requestMs: number;
  /** Milliseconds until the answer arrives, after the request has. */
  answerMs: number;
  lost?: 'request' | 'answer';
}

const RELIABLE_NETWORK: NetworkBehaviour = { requestMs: 10, answerMs: 10 };
/** Milliseconds after which a request without an answer counts as lost. */
const ANSWER_TIMEOUT_MS = 500;

/** Creates a server with one profile at revision 1. */
export function createFakeServer(data: ProfileData = emptyProfile()) {
  const server = {
    revision: 1,
    data,
    history: [] as ProfileData[],
    answered: new Map<string, SendResult>(),
    received: [] as string[],
  };

  const apply = (request: Parameters<SendSave>[0]): SendResult => {
    server.received.push(request.profile_data.summary);
    const earlierAnswer = server.answered.get(request.save_id);
    if (earlierAnswer) return earlierAnswer;
    if (request.base_revision !== server.revision) {
      return { kind: 'stale', revision: server.revision, data: server.data };
    }
    if (request.keep) server.history.push(server.data);
    server.data = request.profile_data;
    server.revision++;
    const answer: SendResult = { kind: 'saved', revision: server.revision, savedAt: new Date() };
    server.answered.set(request.save_id, answer);
    return answer;
  };

  /** A connection whose requests meet the given network behaviour in turn, and a reliable one after that. */
  const connect = (network: NetworkBehaviour[] = []): SendSave => {
    const behaviours = [...network];
    return (request) =>
      new Promise((resolve) => {
        const { requestMs, answerMs, lost } = behaviours.shift() ?? RELIABLE_NETWORK;
        const unknown = () => resolve({ kind: 'unknown', offline: false });
        setTimeout(unknown, ANSWER_TIMEOUT_MS);
        if (lost === 'request') return;
        setTimeout(() => {
          const answer = apply(request);
          if (lost !== 'answer') setTimeout(() => resolve(answer), answerMs);
        }, requestMs);
      });
  };
  return { ...server, server, connect };
}

/** Creates an outbox whose content tests can inspect. */
export function createFakeOutbox() {
  const box = {
    entry: null as OutboxEntry | null,
    put: (entry: OutboxEntry) => {
      box.entry = entry;
      return true;
    },
    clear: () => {
      box.entry = null;
    },
  };
  return box;
}

/** The server's answer to a save. */
export type SaveAnswer = 'saved' | SendResult | Promise<SendResult>;
export const UNKNOWN_RESULT: SendResult = { kind: 'unknown', offline: false };
export const REFUSED_RESULT: SendResult = { kind: 'refused', message: 'Not this.' };

/** A profile with only these fields filled. */
export const profileWith = (fields: Partial<ProfileData>): ProfileData => ({
  ...emptyProfile(),
  ...fields,
});

/** Starts an auto-save whose requests are recorded and answered in turn; after the last answer all are saved. */
export function startAutosave(...answers: SaveAnswer[]) {
  const requests: (SaveRequest & { keepalive: boolean })[] = [];
  const messages: string[] = [];
  const saves: CommittedProfile[] = [];
  const merges: { data: ProfileData; conflicts: SectionName[]; lost: SectionName[] }[] = [];
  const outbox = createFakeOutbox();
  let ids = 0;
  const autosave = createAutosave({
    saved: { revision: 7, data: emptyProfile() },
    send: async (request, { keepalive }) => {
      requests.push({ ...request, keepalive });
      const answer = answers.shift() ?? 'saved';
      if (answer !== 'saved') return answer;
      return { kind: 'saved', revision: request.base_revision + 1, savedAt: new Date() };
    },
    outbox,
    newId: () => `save-${++ids}`,
    onMerging: () => messages.push('merging'),
    onMerged: (data, conflicts, lost) => {
      messages.push('merged');
      merges.push({ data, conflicts, lost });
    },
    onSaved: (saved) => saves.push(saved),
    onFailure: (problem) => messages.push(problem),
  });
  const write = (summary: string, why?: KeepReason) => autosave.change(profileWith({ summary }), why);
  return { autosave, requests, messages, saves, merges, outbox, write };
}

/**
 * Starts an auto-save with a server at revision 1, and records the merges and failures that it reports.
 * @param network the behaviour of the network for its first requests
 * @param customSend sends saves in place of the server's connection
 */
export function startAutosaveOnNetwork(network: NetworkBehaviour[] = [], customSend?: SendSave) {
  const { server, connect } = createFakeServer();
  const outbox = createFakeOutbox();
  const merged: { data: ProfileData; conflicts: SectionName[] }[] = [];
  const failures: string[] = [];
  let ids = 0;
  const autosave = createAutosave({
    saved: { revision: 1, data: emptyProfile() },
    send: customSend ?? connect(network),
    outbox,
    newId: () => `save-${++ids}`,
    onMerged: (data, conflicts) => merged.push({ data, conflicts }),
    onFailure: (problem) => failures.push(problem),
  });
  const write = (fields: Partial<ProfileData>) => autosave.change({ ...emptyProfile(), ...fields });
  return { server, outbox, merged, failures, autosave, write, other: connect() };
}
