/** The fields of work that a title names: 'project controls' of a project controls manager. */

/** The activity of each occupation, by the last word of a title. */
const WORK_OF: Readonly<Record<string, string>> = {
  scientist: 'science',
  engineer: 'engineering',
  developer: 'development',
  designer: 'design',
  analyst: 'analysis',
  architect: 'architecture',
  accountant: 'accounting',
  researcher: 'research',
  planner: 'planning',
  administrator: 'administration',
  tester: 'testing',
};
/** Managers of a thing, who lead nobody by their title. */
const MANAGED = /^(?:product|project|program|programme|account|case|property|event|community|relationship)$/;
const LEADS = /^(?:head|director|manager|lead|leader|vp|chief)$/;
/** Words for rank, scope and kind of post, which name no field. */
const RANK =
  /^(?:senior|sr|junior|jr|lead|leading|staff|principal|chief|head|associate|assistant|deputy|executive|global|group|regional|international|national|european|eu|emea|freelance|independent|acting|interim|the|an?|i{1,3}|iv|\d+|managing|general|technical)$/;
/** People who learn or help. */
const LEARNS =
  /\b(?:intern|internship|trainee|student|apprentice|assistant|volunteer|graduate|member|mentor|junior|jr)\b/i;

/** Words that name a field alone, and words that do with others before them. */
const FIELD =
  /^(?:marketing|sales|finance|accounting|design|data|analytics|planning|procurement|purchasing|logistics|recruiting|recruitment|communications|research|quality|manufacturing|maintenance|security|cybersecurity|compliance|treasury|audit|merchandising|underwriting|nursing)$/;
/** Words that name a field alone only for those who lead it. */
const LED_FIELD =
  /^(?:engineering|operations|product|technology|production|strategy|architecture|infrastructure|construction)$/;
const ENDS_FIELD =
  /^(?:controls|science|development|architecture|engineering|analysis|operations|chain|assurance|resources|relations|affairs|strategy|learning|intelligence|safety|administration|testing|delivery|transformation|infrastructure|control|care|management)$/;
/** Fields of so many people that posts in them say little. */
const COMMON =
  /^(?:(?:project|site|planning|service|sales|field|maintenance) engineering|(?:software|web|application|applications|system|systems|full-stack|frontend|backend|front-end|back-end|stack|end|java|php|net) (?:engineering|development|design|analysis|administration)|(?:business|data|product|project|program|programme) (?:development|administration))$/;

/** A field of work, and whether the title leads it. */
export interface TitleField {
  field: string;
  leads: boolean;
}

/** The words that a part of a title has for its field, and whether it leads it. */
function wordsOf(part: string): { words: string[]; leads: boolean } | undefined {
  const [, office = '', of = ''] =
    /^(.*?\b(?:head|director|manager|lead|leader|vp|vice president)) (?:of|for) (.+)$/.exec(part) ?? [];
  if (office) return { words: of.split(' '), leads: true };
  const words = part.split(' ');
  while (RANK.test(words[0] ?? '') && words.length > 1) words.shift();
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (WORK_OF[last]) return { words: [...before, WORK_OF[last] ?? ''], leads: false };
  if (!LEADS.test(last) || before.length === 0) return undefined;
  return MANAGED.test(before.at(-1) ?? '')
    ? { words: [...before, 'management'], leads: false }
    : { words: before, leads: true };
}

const MAX_WORDS = 3;
/** An acronym in a title with small letters, which keeps its capitals: 'ERP', 'UX'. */
const ACRONYM = /^\p{Lu}{2,5}$/u;

/** The fields that a title names, the longest first; none for people who learn or help. */
export function fieldsOfTitle(title: string): TitleField[] {
  if (LEARNS.test(title) || !/\p{Ll}/u.test(title)) return [];
  return title
    .split(' ')
    .map((word) => (ACRONYM.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .split(/[,;/&|()]|\s[-–—]\s|\band\b/)
    .flatMap((part) => {
      const { words, leads } = wordsOf(part.trim()) ?? { words: [], leads: false };
      return Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, at) => words.slice(-(at + 1)))
        .filter((phrase) =>
          phrase.every(
            (word) => /^(?:\p{Ll}[\p{Ll}-]+|\p{Lu}{2,5})$/u.test(word) && !RANK.test(word.toLowerCase()),
          ),
        )
        .filter((phrase) => {
          const last = phrase.at(-1) ?? '';
          if (phrase.length === 1) return FIELD.test(last) || (leads && LED_FIELD.test(last));
          return (FIELD.test(last) || ENDS_FIELD.test(last)) && (leads || !COMMON.test(phrase.join(' ')));
        })
        .map((phrase) => ({ field: phrase.join(' '), leads }));
    })
    .sort((a, b) => b.field.length - a.field.length);
}
