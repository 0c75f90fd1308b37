/**
 * Distinguishes titles of careers from other phrases, and ranks them. `../concepts/seniority-and-function` has what
 * titles are compared by with openings.
 */
import { anyOf } from '../text/word-lists';

/** Words which show a phrase to be a job title, in the supported languages. */
export const TITLE_NOUN_PATTERN = anyOf(
  [
    'c[efotimprsdl]o|chro|ciso|cpto|coo|officer|president|vice[- ]president|[ese]?vp|director',
    'directora|directeur|directrice|head|lead|leader|manager|managerin|gm|general manager|partner',
    'principal|founder|co-?founder|founding|owner|chair(?:man|woman|person)?|trustee|board member',
    'non-executive|ned|executive|engineer|developer|architect|designer|analyst|scientist|researcher',
    'professor|lecturer|teacher|instructor|tutor|consultant|advisor|adviser|specialist|strategist',
    'administrator|coordinator|planner|supervisor|technician|nurse|physician|doctor|surgeon',
    'pharmacist|lawyer|attorney|counsel|solicitor|accountant|auditor|controller|treasurer|banker',
    'trader|broker|writer|editor|journalist|author|translator|producer|artist|photographer|recruiter',
    'coach|trainer|facilitator|operator|intern|trainee|apprentice|assistant|associate|fellow|student',
    'graduate|entrepreneur|programmer|evangelist|advocate|representative|agent|buyer|merchandiser',
    'chef|pilot|surveyor|integrator|in[- ]charge|captain|commander|foreman|forewoman|inspector',
    'librarian|psychologist|therapist|counsell?or|pastor|minister|musician|conductor|curator|steward',
    'bookkeeper|cashier|clerk|secretary|receptionist|ambassador|organi[sz]er|tester|statistician',
    'economist|biologist|chemist|physicist|geologist|superintendent|registrar|dean|rector|provost',
    'postdoc|dentist|midwife|paramedic|veterinarian|barrister|paralegal|underwriter|actuary|estimator',
    'scheduler|welder|plumber|machinist|carpenter|salesperson|salesman|saleswoman|interpreter',
    'presenter|moderator|driver|mechanic|electrician|geschäftsführer(?:in)?|leiter(?:in)?',
    String.raw`bereichsleiter(?:in)?|\p{L}{0,40}vorst(?:and|ändin|and)|berater(?:in)?|ingenieur(?:in)?`,
    'entwickler(?:in)?|projektleiter(?:in)?|werkleiter(?:in)?|responsable|chef(?:fe)? de',
    'ingénieur(?:e)?|développeu(?:r|se)|gérante?|fondat(?:eur|rice)|consultante?|jefe|jefa|gerente',
    'ingenier[oa]|desarrollador(?:a)?|fundador(?:a)?|analista|profesor(?:a)?|professora?|diretora?',
    'coordenador(?:a)?|engenheir[oa]|desenvolvedor(?:a)?|sócia|sócio|assessor(?:a)?|enfermeir[oa]',
    'médic[oa]|chercheu(?:r|se)|chefin|referent(?:in)?|personaler(?:in)?|kaufmann|kauffrau',
    String.raw`dirigeante?|directiv[ao]|executiv[ao]|líder|\p{L}+leiter(?:in)?|\p{L}+ingenieur(?:in)?`,
    String.raw`\p{L}+entwickler(?:in)?|\p{L}+berater(?:in)?`,
  ],
  { before: String.raw`\b`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/** Nouns that say what somebody is, most of which are not titles of posts. */
export const PERSON_NOUN_PATTERN =
  /^(?:generalist|professional|practitioner|expert|leader|chief|veteran|mentor|speaker|winner|member|holder)$/i;

/** Parts of a headline that are wishes, slogans, honours, former posts or private matters and not roles. */
export const NOT_A_ROLE_PATTERN =
  /\b(?:father|mother|dad|mum|mom|husband|wife|keynote|speaker|open to|seeking|looking for|available|helping|i help|we help|ex[- ]|former(?:ly)?|passionate|enthusiast|lover|alumn\w+|mba|phd|winner|award\w*|podcast host|dreamer|believer|aspiring|driving|delivering|building|transforming|empowering|turning|making)\b/i;

/** Patterns of titles with their seniority rank; the first match decides. */
const RANK_PATTERNS: readonly [pattern: RegExp, rank: number][] = [
  [
    /\b(?:c[efotimprsdl]o|chro|ciso|chief|president|managing director|geschäftsführer(?:in)?|general manager|founder|co-?founder|chair\w*|directeur général|directrice générale|director general|directora general|\p{L}{0,40}vorst(?:and|ändin)|ceo)(?!\p{L})/iu,
    5,
  ],
  [
    /\b(?:[es]vp|vice[- ]president|vp|partner|general counsel|dean|group head|global head|regional director|country manager|avp)\b/iu,
    4,
  ],
  [
    /\b(?:director|directora|directeur|directrice|head|professor|principal|diretora?|bereichsleiter(?:in)?|werkleiter(?:in)?|controller|board)\b/iu,
    3,
  ],
  [
    /\b(?:manager|lead|leader|senior|architect|staff|leiter(?:in)?|gerente|responsable|supervisor|jefe|jefa|\p{L}+leiter(?:in)?)\b/iu,
    2,
  ],
  [
    /\b(?:intern|intership|trainee|apprentice|student|assistant|junior|jr|volunteer|werkstudent(?:in)?|praktikant(?:in)?|stagiaire|becari[oa]|estagiári[oa]|help desk|member)\b/iu,
    0,
  ],
];

/**
 * Titles of people who practise or teach a craft. Whatever their seniority, they do not make a person an
 * adviser to a board.
 */
const PRACTITIONER_PATTERN =
  /\b(?:professor\w*|lecturer|researcher|scientist|fellow|postdoc\w*|teacher|tutor|engineer|developer|programmer|architect|analyst|administrator|designer|advocate|nurse|physician|surgeon|accountant|auditor|bookkeeper|technician|economist|statistician|translator|pharmacist|therapist|trainee|intern)\b/i;
const OFFICE_PATTERN =
  /\b(?:c[efotimprsdl]o|chro|chief|president|[es]?vp|director|head of|dean|partner|founder|co-?founder|owner|chair\w*|managing|general manager)\b/i;

/** Whether a title names a craft and not a management role: 'Principal Engineer', 'Associate Professor'. */
export function isPractitioner(title: string): boolean {
  return PRACTITIONER_PATTERN.test(title) && !OFFICE_PATTERN.test(title);
}

/** Words for work in schools, hospitals, research and charities, where personas do not address founders. */
export const PUBLIC_WORK_PATTERN =
  /\b(?:professor\w*|research\w*|universit\w+|institute|school|college|academy|teacher|nurs\w+|hospital|clinic\w*|infirmary|charit\w+|trust|foundation|ministry|council|museum)\b/i;

/**
 * The seniority of a title, 0 (student) to 5 (chief); 1 when it shows none, and for interns, assistants and deputies.
 */
export function seniorityRankOf(title: string): number {
  if (/\b(?:intern|trainee|assistant|vice|deputy)\b/i.test(title) && !/vice[- ]president/i.test(title))
    return 1;
  return RANK_PATTERNS.find(([pattern]) => pattern.test(title))?.[1] ?? 1;
}

/** A seat on the board of an organisation that others run, or a mandate to advise one. */
const BOARD_SEAT_PATTERN =
  /\b(?:non-?[ -]?exec(?:utive)?(?: board)? (?:director|chair\w*|member)|(?:senior |lead )?independent (?:board )?director|outside director|board (?:member|director|observer|advis[eo]r|trustee|chair\w*)|(?:member|director|chair\w*),? (?:of )?(?:the )?(?:(?:advisory|supervisory|global) )?board|(?:advisory|supervisory) board|board of (?:directors|trustees|governors|advis[eo]rs)|trustee|i?ned)\b|^(?:chair(?:man|woman|person)?|governor)(?: of the board)?$/iu;
/** Offices of those who run an organisation, also of a chair who does: 'Executive Chairman', 'Chair & CEO'. */
const RUNNING_OFFICE_PATTERN =
  /\b(?:c[efotimp]o|chief|president|founder|owner|managing|general manager|head|partner)\b|(?<!non[- ]?)\bexecutive (?:chair|director|board|member)/iu;

/**
 * Whether a title is a seat on a board and no office in the organisation: 'Independent Director', 'Chair', 'Trustee'.
 */
export const isBoardSeat = (title: string): boolean =>
  BOARD_SEAT_PATTERN.test(title) &&
  !RUNNING_OFFICE_PATTERN.test(title.replace(/\bvice[- ]president\b/giu, ''));

const LEARNER_PATTERN =
  /\b(?:interns?|internship|trainee|apprentice|student|undergraduate|stagiaire|estagi[áa]ri[oa]|becari[oa]|stagista|tirocinante|praktikant(?:in)?|werkstudent(?:in)?|auszubildende[rn]?|volont[äa]r(?:in)?|stażyst\p{L}+)(?!\p{L})/iu;

/** Whether the holder of a title was in training, which says little about what they are later. */
export const isLearner = (title: string): boolean => LEARNER_PATTERN.test(title);

/** The end of the noun for the holder in a title: 'Head of Sales', 'Buyer (Grain)'. */
const AFTER_HEAD_PATTERN = /[,(/|]|\s(?:[-–—]|of|for|at|in|to|on|and|&|with)\s/iu;
/** Endings of nouns for people by their activity. */
const PERSON_NOUN_END_PATTERN =
  /(?:er|or|ist|ian|ant|ee|man|woman|men|chief|staff|crew|aide|mate|guard|hand|cook|guide|judge|candidate|operative|rep|hod)$/iu;
/** Words for things and times that end like nouns for people. */
const OF_THING_PATTERN =
  /^(?:summer|winter|semester|computer|customer|water|power|paper|labou?r|career|sector|motor|cent(?:er|re)|chapter|digester|newsletter|restaurant|plant|grant|tender|order|number|matter|offer|transfer|server|laser|polymer|fiber|timber|rubber|leather|weather|cyber|soft?ware|indoor|outdoor|harbou?r|other|further)s?$/iu;

/**
 * Whether a title names a person: 'as Shift Leader', but not 'as Course Management' or 'as Youth Company', which
 * name a task, a team or a place.
 */
export function namesPerson(title: string): boolean {
  const [head = ''] = title.split(AFTER_HEAD_PATTERN);
  const last = head.trim().split(/[\s-]/).at(-1) ?? '';
  return (
    TITLE_NOUN_PATTERN.test(title) || (PERSON_NOUN_END_PATTERN.test(last) && !OF_THING_PATTERN.test(last))
  );
}
