/** What a generation does, in order, as far as it is known from here. */
import { countSources } from '../draft/draft';
import type { Run } from './run';

export interface Stage {
  label: string;
  /** What it is about: a file, a number of them. */
  detail: string;
  state: 'done' | 'now' | 'ahead';
}

/** The stages of a run. Only what has surely happened is done: the server does not yet tell of its own steps. */
export function stagesOf({
  draft,
  stage,
}: Pick<Extract<Run, { phase: 'pending' }>, 'draft' | 'stage'>): Stage[] {
  const { linkedinFile, resume, supporting } = draft;
  const count = countSources(draft);
  const labels = [
    count > 0
      ? { label: 'Send what you attached', detail: `${count} ${count === 1 ? 'source' : 'sources'}` }
      : { label: 'Send your LinkedIn address', detail: '' },
    linkedinFile && { label: 'Read the LinkedIn file', detail: linkedinFile.name },
    resume && { label: 'Read the resume', detail: resume.name },
    supporting.length > 0 && { label: 'Read documents and links', detail: `${supporting.length}` },
    { label: 'Put roles, dates and figures together', detail: '' },
    { label: 'Write the profile', detail: '' },
    { label: 'Check every line against its source', detail: '' },
  ].filter((entry) => typeof entry === 'object');
  const reached = { sending: 0, working: 1, done: labels.length }[stage];
  return labels.map((entry, index) => ({
    ...entry,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
