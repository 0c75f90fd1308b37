/** Builds the facts of invented careers from short descriptions, for tests. */
import {
  type CareerFacts,
  emptyFacts,
  type RoleFact,
  type SourceKind,
  type Span,
  type YearMonth,
} from '@/shared/record/facts';

/** A role in fixtures. Years are written as '2016-03', 'present', or omitted. */
export interface RoleInput {
  title: string;
  organisation: string;
  start?: string;
  end?: string;
  location?: string;
  kind?: RoleFact['kind'];
  statements?: string[];
}

/** A career in fixtures. Every text becomes a fact with one span that quotes it. */
export interface CareerInput {
  name?: string;
  headline?: string;
  location?: string;
  source?: SourceKind;
  about?: string[];
  roles?: RoleInput[];
  education?: { school: string; degree?: string; field?: string; start?: string; end?: string }[];
  certifications?: [name: string, issuer?: string][];
  skills?: string[];
  skillGroups?: Record<string, string[]>;
  industries?: string[];
  languages?: string[];
  interests?: string[];
  statements?: string[];
}

function yearMonth(text: string): YearMonth {
  const [year = '', month] = text.split('-');
  return { year: Number(year), ...(month ? { month: Number(month) } : {}) };
}

/** Makes the facts of a fictional career, as a reader would. */
export function careerFacts(input: CareerInput): CareerFacts {
  const kind = input.source ?? 'resume';
  let count = 0;
  const factBase = (prefix: string, quote: string): { id: string; spans: Span[]; confidence: number } => {
    count += 1;
    return { id: `${prefix}-${count}`, spans: [{ source: 's1', page: 1, quote }], confidence: 1 };
  };
  const text = (prefix: string) => (value: string) => ({ ...factBase(prefix, value), value });
  const years = (item: { start?: string; end?: string }) => ({
    ...(item.start ? { start: yearMonth(item.start) } : {}),
    ...(item.end ? { end: item.end === 'present' ? ('present' as const) : yearMonth(item.end) } : {}),
  });
  return {
    ...emptyFacts(),
    sources: [{ id: 's1', kind, name: kind === 'url' ? 'profile link' : 'file.pdf', pages: 1 }],
    ...(input.name ? { name: text('name')(input.name) } : {}),
    ...(input.headline ? { headline: text('headline')(input.headline) } : {}),
    ...(input.location ? { location: text('location')(input.location) } : {}),
    linkedinUrl: 'https://www.linkedin.com/in/example',
    about: (input.about ?? []).map(text('about')),
    roles: (input.roles ?? []).map((role) => ({
      ...factBase(
        'role',
        `${role.title} ${role.organisation} ${role.start ?? ''} ${role.end ?? ''} ${role.location ?? ''}`.trim(),
      ),
      title: role.title,
      organisation: role.organisation,
      ...years(role),
      ...(role.location ? { location: role.location } : {}),
      ...(role.kind ? { kind: role.kind } : {}),
      statements: (role.statements ?? []).map(text('statement')),
    })),
    education: (input.education ?? []).map((item) => {
      const { end, ...span } = years(item);
      return {
        ...factBase('education', Object.values(item).join(' ')),
        school: item.school,
        ...(item.degree ? { degree: item.degree } : {}),
        ...(item.field ? { field: item.field } : {}),
        ...span,
        ...(end && end !== 'present' ? { end } : {}),
      };
    }),
    certifications: (input.certifications ?? []).map(([value, issuer]) => ({
      ...text('certification')(issuer ? `${value}, ${issuer}` : value),
      value,
      ...(issuer ? { issuer } : {}),
    })),
    skills: (input.skills ?? []).map(text('skill')),
    skillGroups: Object.entries(input.skillGroups ?? {}).map(([name, skills]) => ({ name, skills })),
    industries: (input.industries ?? []).map(text('industry')),
    languages: (input.languages ?? []).map(text('language')),
    interests: (input.interests ?? []).map(text('interest')),
    statements: (input.statements ?? []).map(text('other')),
  };
}
