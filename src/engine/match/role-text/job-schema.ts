/** Reads JSON: a job description in JSON Resume's job schema becomes the text of an advertisement. */

type Json = Record<string, unknown>;

/** Limits of what is read of a file from outside: one text, and the entries of its lists. */
const MAX_TEXT_CHARACTERS = 20_000;
const MAX_LIST_ENTRIES = 200;
const MAX_SKILLS = 100;

const text = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, MAX_TEXT_CHARACTERS) : '';
const texts = (value: unknown) =>
  Array.isArray(value) ? value.slice(0, MAX_LIST_ENTRIES).map(text).filter(Boolean) : [];
const record = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};

/** The contents of a JSON text: the advertisement, if it describes a job; `null` where it is not JSON at all. */
export type JsonContents = { kind: 'job'; text: string } | { kind: 'resume' } | { kind: 'other' } | null;

/** Reads a text that may be JSON. */
export function readJson(json: string): JsonContents {
  const parsed = parseJson(json);
  if (parsed === null) return null;
  if (text(parsed.title)) return { kind: 'job', text: textOfJob(parsed) };
  const isResume = 'basics' in parsed && RESUME_LISTS.some((list) => list in parsed);
  return { kind: isResume ? 'resume' : 'other' };
}

/** Lists of a JSON Resume, of which each has one or more. */
const RESUME_LISTS = ['work', 'education', 'skills', 'volunteer', 'projects'];

function textOfJob(job: Json): string {
  const title = text(job.title);
  const location = record(job.location);
  const place = [text(location.city), text(location.region), text(location.countryCode)]
    .filter(Boolean)
    .join(', ');
  const skills = (Array.isArray(job.skills) ? job.skills.slice(0, MAX_SKILLS).map(record) : []).map((skill) =>
    [text(skill.name), texts(skill.keywords).join(', ')].filter(Boolean).join(': '),
  );
  return [
    `# ${title}`,
    text(job.company),
    place && `Location: ${place}`,
    text(job.type),
    text(job.remote) && `Remote: ${text(job.remote) === 'Full' ? 'fully remote' : text(job.remote)}`,
    text(job.salary) && `Salary: ${text(job.salary)} a year`,
    text(job.description),
    section('Responsibilities', texts(job.responsibilities)),
    section('Qualifications', texts(job.qualifications)),
    section('Skills', skills),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (heading: string, items: readonly string[]) =>
  items.length > 0
    ? [`## ${heading}`, '', ...items.map((item) => `- ${item.replace(/\n/g, ' ')}`)].join('\n')
    : '';

/** The object of a JSON text, or the only object of its list; empty for other values, `null` for other texts. */
const parseJson = (json: string): Json | null => {
  try {
    // Trimming also removes a byte order mark.
    const parsed: unknown = JSON.parse(json.trim());
    return record(Array.isArray(parsed) && parsed.length === 1 ? parsed[0] : parsed);
  } catch {
    return null;
  }
};
