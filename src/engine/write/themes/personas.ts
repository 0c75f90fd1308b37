import type { Language } from '../text/language';
import type { Audience } from './theme';

/**
 * Who a person is to whom, for each theme: the reader of the profile a persona speaks to, and the noun. A
 * junior is nobody's counterpart yet and keeps the noun alone.
 */
const PERSONAS: Record<string, readonly [to: Audience | 'patient' | 'user' | '', noun: string]> = {
  scaling: ['founder', 'Growth Operator'],
  turnaround: ['board', 'Turnaround Leader'],
  integration: ['board', 'Deal Integrator'],
  governance: ['board', 'Governance Partner'],
  fundraising: ['founder', 'Capital Raiser'],
  finance: ['board', 'Financial Steward'],
  cost: ['board', 'Efficiency Driver'],
  operations: ['founder', 'Operator'],
  supply: ['founder', 'Supply Chain Builder'],
  risk: ['board', 'Risk Steward'],
  international: ['founder', 'Market Opener'],
  commercial: ['founder', 'Revenue Builder'],
  marketing: ['founder', 'Brand Builder'],
  customer: ['customer', 'Advocate'],
  partnerships: ['founder', 'Negotiator'],
  strategy: ['board', 'Strategist'],
  transformation: ['board', 'Change Leader'],
  sustainability: ['board', 'Sustainability Driver'],
  teams: ['team', 'Builder and Leader'],
  development: ['team', 'Mentor'],
  culture: ['team', 'Culture Builder'],
  projects: ['team', 'Delivery Leader'],
  alignment: ['team', 'Bridge Builder'],
  research: ['board', 'Research Builder'],
  education: ['team', 'Teacher'],
  communication: ['', 'Public Voice'],
  care: ['patient', 'Advocate'],
  community: ['', 'Community Builder'],
  legal: ['board', 'Legal Guide'],
  product: ['founder', 'Product Builder'],
  engineering: ['team', 'Systems Builder'],
  infrastructure: ['team', 'Platform Builder'],
  automation: ['team', 'Process Automator'],
  reliability: ['team', 'Quality Guardian'],
  security: ['board', 'Security Guardian'],
  data: ['board', 'Data Translator'],
  ai: ['founder', 'AI Builder'],
  design: ['user', 'Advocate'],
  hardware: ['team', 'Hardware Builder'],
};

const PLAIN: Record<string, string> = {
  customer: 'Customer Advocate',
  care: 'Patient Advocate',
  design: 'User Advocate',
  teams: 'Team Builder',
};

/** A director stands beside a founder or a board, a manager beside a team; see seniorityOf. */
const LEAST: Partial<Record<string, number>> = { founder: 3, board: 3 };
const LEAST_ELSE = 2;

/** Where a person stands: `level` as seniorityOf has it; `founders` whether a founder may be the reader. */
export interface Standing {
  level: number;
  founders: boolean;
}

/** 'The Board’s Risk Steward', or 'The Risk Steward' for someone whose level does not reach there yet. */
export function personaOf(theme: string, { level, founders }: Standing): string | undefined {
  const [reader = '', noun] = PERSONAS[theme] ?? [];
  if (!noun) return undefined;
  const to = reader === 'founder' && !founders ? 'board' : reader;
  const whose = to && `${to.charAt(0).toUpperCase()}${to.slice(1)}’s `;
  return whose && level >= (LEAST[to] ?? LEAST_ELSE) ? `The ${whose}${noun}` : `The ${PLAIN[theme] ?? noun}`;
}

/** The readers in other languages, where no noun for a person is sure: 'Für das Team: Entwicklung von Menschen'. */
export const READERS: Partial<Record<Language, Record<Audience, string>>> = {
  de: {
    founder: 'Für Gründer',
    board: 'Für den Aufsichtsrat',
    team: 'Für das Team',
    customer: 'Für Kunden',
  },
  fr: {
    founder: 'Pour un fondateur',
    board: 'Pour un conseil',
    team: 'Pour une équipe',
    customer: 'Pour les clients',
  },
  es: {
    founder: 'Para un fundador',
    board: 'Para un consejo',
    team: 'Para un equipo',
    customer: 'Para los clientes',
  },
  pt: {
    founder: 'Para um fundador',
    board: 'Para um conselho',
    team: 'Para uma equipa',
    customer: 'Para os clientes',
  },
};

/** Every wording, for the check: words of ours that are no claim. */
export const PERSONA_WORDS: readonly string[] = [
  ...Object.keys(PERSONAS).flatMap((theme) =>
    [5, 0].map((level) => personaOf(theme, { level, founders: true }) ?? ''),
  ),
  ...Object.values(READERS).flatMap((readers) => Object.values(readers)),
];
