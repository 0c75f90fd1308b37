/** `role`, `rank` and `judge`: role fit on the command line, printed as one JSON value. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { indexPerson } from '@/engine/match/candidate/indexed-person';
import { personFromJsonResume } from '@/engine/match/candidate/json-resume';
import { conflictsOf } from '@/engine/match/conflicts';
import { judgeRequirement } from '@/engine/match/judge';
import { prepareAim, type RankedPerson, rankPeople } from '@/engine/match/rank';
import { readRole } from '@/engine/match/role-text';
import { extractRoleText } from '@/engine/match/role-text/document';
import { readJson } from '@/engine/match/role-text/job-schema';
import { requirementTypeOf } from '@/engine/match/role-text/requirement-type';
import type { ConflictKind, RoleFacts, Verdict } from '@/shared/roles/role-fit';

export interface JudgeReport {
  requirements: { text: string; verdict: Verdict; evidence?: string }[];
  conflicts: { kind: ConflictKind }[];
}

/** The facts and requirements of a role's file. */
export async function readRoleFile(file: string): Promise<RoleFacts> {
  return readRole(await readRoleText(file));
}

/**
 * Ranks the people of a folder of JSON Resumes for a role.
 * @param today 'YYYY-MM-DD'
 */
export async function rankFolder(roleFile: string, folder: string, today: string): Promise<RankedPerson[]> {
  const text = await readRoleText(roleFile);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const people = await Promise.all(
    files.map(async (name) => ({ id: name.slice(0, -5), person: await readPerson(join(folder, name)) })),
  );
  return rankPeople(prepareAim(readRole(text), text, today), people);
}

/** The verdict on each requirement of a role, or on those of a JSON list of texts. @param today 'YYYY-MM-DD' */
export async function judgePerson(
  files: { role: string; person: string; requirements?: string },
  today: string,
): Promise<JudgeReport> {
  const role = await readRoleFile(files.role);
  const person = await readPerson(files.person);
  const indexedPerson = indexPerson(person, {
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
  });
  const requirements = files.requirements ? await readTextList(files.requirements) : role.requirements;
  return {
    requirements: requirements.map((requirement) => {
      const { verdict, evidence } = judgeRequirement(requirement, indexedPerson, role);
      return { text: requirement.text, verdict, ...(evidence && { evidence }) };
    }),
    conflicts: conflictsOf(role, person, today).map(({ kind }) => ({ kind })),
  };
}

async function readRoleText(file: string): Promise<string> {
  const text = await extractRoleText({
    fileName: basename(file),
    bytes: new Uint8Array(await readFile(file)),
  });
  const json = file.endsWith('.json') ? readJson(text) : null;
  return json?.kind === 'job' ? json.text : text;
}

const readPerson = async (file: string) => personFromJsonResume(JSON.parse(await readFile(file, 'utf8')));

async function readTextList(file: string) {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(texts)) throw new Error('The requirements are no list of texts');
  return texts
    .filter((text) => typeof text === 'string')
    .map((text) => ({ text, type: requirementTypeOf(text) }));
}
