/** `npm run --silent facts -- --resume F ...`: prints the facts and the profile of some files, as one JSON object. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { currentTitle } from '@/engine/record/present-title';
import { type Engine, type ReadInput, readInputs } from '@/server/adapters/engine';
import type { Evidence } from '@/shared/generation/evidence-schema';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { CareerFacts } from '@/shared/record/facts';

export interface FactsDeps {
  engine: Engine;
  readBytes(path: string): Promise<Uint8Array>;
}

/** The object the command prints. */
export interface FactsReport {
  name: string | null;
  role: string | null;
  location: string | null;
  companies: string[];
  skills: string[];
  certifications: string[];
  industries: string[];
  languages: string[];
  profile: ProfileData;
  evidence: Evidence;
  notices: GenerationNotice[];
  /** Milliseconds that reading took, without composing. */
  readMs: number;
}

/** The visitor for whom the engine's queue counts the work. */
const VISITOR = 'command';

const SLOT_BY_FLAG: Record<string, 'linkedin_file' | 'resume' | 'document'> = {
  '--linkedin_file': 'linkedin_file',
  '--resume': 'resume',
  '--doc': 'document',
};

/**
 * Reads the files and the LinkedIn URL that the arguments name, and writes a profile from their facts.
 * @throws Error with a usage line for an argument that is unknown or has no value
 */
export async function runFacts(argv: readonly string[], deps: FactsDeps): Promise<FactsReport> {
  const inputs = await Promise.all(parseArguments(argv).map((argument) => readInput(argument, deps)));
  const { engine } = deps;
  const startedAt = performance.now();
  const { facts, stored, notices } = await readInputs(engine, inputs, { visitor: VISITOR });
  const readMs = Math.round(performance.now() - startedAt);
  const {
    profile,
    evidence,
    notices: writingNotices,
  } = await engine.run('write', { facts }, { visitor: VISITOR });
  // The report includes what is in doubt; the profile is written only from what is certain.
  const report = reportOf(stored?.record.read ?? facts);
  return { ...report, profile, evidence, notices: [...notices, ...writingNotices], readMs };
}

function parseArguments(argv: readonly string[]): { flag: string; value: string }[] {
  const parsed: { flag: string; value: string }[] = [];
  for (let index = 0; index < argv.length; index += 2) {
    const flag = argv[index] ?? '';
    const value = argv[index + 1];
    if ((!(flag in SLOT_BY_FLAG) && flag !== '--linkedin_url') || value === undefined) {
      throw new Error('usage: facts [--linkedin_file F] [--resume F] [--doc F]... [--linkedin_url U]');
    }
    parsed.push({ flag, value });
  }
  return parsed;
}

async function readInput(
  { flag, value }: { flag: string; value: string },
  deps: FactsDeps,
): Promise<ReadInput> {
  const slot = SLOT_BY_FLAG[flag];
  if (!slot) return { slot: 'linkedin_url', value };
  return { slot, fileName: basename(value), bytes: await deps.readBytes(value) };
}

function reportOf(facts: CareerFacts): Omit<FactsReport, 'profile' | 'evidence' | 'notices' | 'readMs'> {
  const employers = facts.roles
    .filter((role) => role.kind !== 'volunteering')
    .map((role) => role.organisation);
  return {
    name: facts.name?.value ?? null,
    role: currentTitle(facts) ?? null,
    location: facts.location?.value ?? null,
    companies: [...new Set(employers.filter(Boolean))],
    skills: facts.skills.map((skill) => skill.value),
    certifications: facts.certifications.map((certification) => certification.value),
    industries: facts.industries.map((industry) => industry.value),
    languages: facts.languages.map((language) => language.value),
  };
}

/** Reads a file of this machine. */
export async function readLocalFile(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(path));
}
