/**
 * Decides which entries of a skills list a profile shows: known technologies, and phrases that end in the name of a
 * practice.
 */
import { wordsKey } from '../../language/text/keys';
import { anyOf } from '../../language/text/word-lists';
import { functionOf, OTHER_FUNCTION } from '../../language/vocabulary/functions';
import { isTechnology } from '../../language/vocabulary/technologies';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Nouns that name a practice together with the word before them: 'root cause analysis', 'supplier management'. */
const PRACTICES = words(`
accountancy accounting acquisition acquisitions administration alliances advertising advocacy affairs agriculture analysis analytics animation
architecture arbitration assessment assurance audit auditing audits automation banking benchmarking bidding billing bookkeeping
branding budgeting budgets calibration campaigns cataloguing collaboration commissioning compliance computing consulting containerisation containerization control controls coordination correspondence
controlling copywriting costing counselling counseling creation curriculum delivery design detection development diagnosis diagnostics diligence diplomacy documentation
distribution drafting drawing drawings ecology economics editing education efficiency effectiveness electronics engagement engineering enrichment
entry estimating estimation ethics evaluation events examination excellence execution expansion fabrication facilitation finance financing
fitting forecasting forecasts forensics fundraising geology governance graphics growth handling hardware hiring hospitality
hydraulics illustration implementation improvement improvements inspection inspections installation insurance integration integrations
intelligence interpretation interviewing interviews investigation investigations investing investment investments journalism keeping kaizen law layout leadership
leasing legislation lending liaison lighting litigation logistics machining maintenance management manufacturing mapping marketing
measurement measurements mechanics mediation mentoring merchandising methodologies methods metrics microbiology migration mining mitigation
modeling modelling moderation monitoring negotiation negotiations networking networks nursing nutrition onboarding operations optimisation optimization
orchestration outreach packaging partnering partnership partnerships patterns payments payroll pedagogy photography planning plans plumbing policy positioning
practices predictions presentations pricing principles processing procurement production profiling programming prospecting protection protocols prototyping
psychology publishing purchasing qualification recognition reconciliation reconciliations recordkeeping recruiting recruitment reduction regulation regulations
rehabilitation relations relationships remediation renovation repair reporting reports research resolution retention reviews rewards robotics routing safety sales
resilience sampling scheduling science sciences screening scripting security selection selling service services settlement simulation solutions sourcing speaking
staffing standards statements storage statistics storytelling storyboarding strategies strategy succession supervision support surgery
surveillance surveying surveys sustainability switching tax taxation teaching telecommunications telemetry testing therapy tooling trading training
transformation translation transportation treasury trials response funding reform inference experimentation liability care troubleshooting tuning underwriting validation valuation virtualisation virtualization vision visualisation
visualization visualizations warehousing welding wireframing workflows workshops writing
`);

/**
 * Practices whose name is a single word. Other nouns are too general alone: 'management', 'maintenance',
 * 'development'.
 */
const PRACTICES_OF_ONE_WORD = words(`
accountancy accounting advertising analytics animation auditing banking benchmarking bookkeeping branding budgeting calibration commissioning containerisation containerization
copywriting costing counselling counseling drafting econometrics economics editing facilitation forecasting fundraising governance hiring hospitality illustration
insurance investing journalism kanban litigation logistics machining mediation merchandising metallurgy negotiation negotiations networking nursing onboarding
photography plumbing pricing procurement prototyping publishing purchasing recruiting recruitment robotics sales scheduling scrum
sourcing statistics storyboarding storytelling surveying taxation teaching trading translation treasury troubleshooting underwriting valuation warehousing
welding wireframing writing agile lean kaizen devops microservices cybersecurity seo gtm erp crm hvac nlp llms rag tdd ddd esg ifrs gaap tax
mentoring coaching marketing finance strategy procurement manufacturing engineering design compliance controlling refinancing restructuring cryptography authentication lobbying estimating estimation preconstruction chartering hse litigating scheduling
`);

/** Practices recognised as phrases, since their last word does not indicate a skill. */
const PRACTICE_PHRASE_PATTERN = anyOf(
  [
    'design thinking|supply chain|working capital|cash flow|unit economics|go[- ]to[- ]market',
    'customer success|labou?r relations|(?:air|water|product|service) quality|environmental justice',
    'climate change|zero trust|(?:customer|user|guest|patient|employee|digital) experience',
    'business intelligence|human resources',
    '(?:machine|deep|reinforcement|supervised|blended|e-?) ?learning',
    '(?:embedded|control|distributed|alarm|power|recommender) systems|p ?& ?l|m ?& ?a|fp ?& ?a',
    'private equity|venture capital|real estate|industrial relations|six sigma|big data|data mesh',
    'product discovery|user stories|open source|computer vision|e-?commerce|shared services?|lean ux',
    'kpis?|okrs?|s ?& ?op|cloud architecture|post-merger integration|start-?ups?|turnarounds?',
    'operating models?|board reporting|(?:conversational|generative|agentic|applied|responsible|voice|gen) ?ai|ai agents',
    'high[- ]availability|data storage solutions|data ?cent(?:er|re)s',
  ],
  { before: String.raw`(?:^|\s)`, after: '$', flags: 'i' },
);

/** Words for traits, which anybody may claim and nobody is hired for. */
const TRAITS = words(`
strong good excellent effective creative critical analytical strategic logical quick fast active written verbal oral interpersonal personal
presentation presentations people social soft leadership leader organizational organisational organizing organising organization organisation
communication communications communicator team teamwork teamworking player spirit time self conflict problem problems decision decisions multi
detail details work working pressure stress comprehensive positive positivity innovative innovation independent independence ability abilities
willingness openness openminded attention and to in of with for under a the on building management solving solver thinking thinker listening listener
adaptability adaptable adaptive flexibility flexible creativity punctuality punctual promptness multitasking tasking deadlines deadline ethic ethics
learn learner learning change making attitude integrity honesty loyalty patience reliability reliable responsibility responsible motivation
motivated motivational confidence initiative enthusiasm enthusiastic dedication dedicated diligence diligent focus focused committed commitment
discipline disciplined collaboration collaborative empathy curiosity proactive proactivity ideas hard hardworking perseverance energetic sociable tolerance resilience
skill skills passion excellence relationship relationships mindset growth emotional intelligence environment continuous sound great
impactful proficient human relations pleasing personality outlook innovative facilitator delegate make
`);
/** Practices whose names consist of words for traits. */
const PRACTICE_OF_TRAIT_WORDS_PATTERN =
  /^(?:strategic (?:leadership|communications?|management)|team (?:leadership|management)|conflict (?:management|resolution)|people management|leadership development|change management|innovation management|change leadership|relationship management)$/i;

/** Traits in other languages. */
const FOREIGN_TRAIT_PATTERN =
  /team(?:fähig|geist|player)|lernbereit|kontaktfreud|zielstrebig|belastbar|zuverlässig|flexib|kommunik|trabalho em equip|trabajo en equip|travail (?:en|d['’])|esprit d|lavoro di (?:squadra|gruppo)|autonom|rigueur|organisé|motiv|creativ|créativ|kreativ|proativ|resolução de prob|resolución de prob|comunica|communicat|samenwerk|escucha|écoute/i;

const isForeignTrait = (text: string): boolean => FOREIGN_TRAIT_PATTERN.test(text);

/** Last words of headings above skills: 'Computer proficiency', 'Software libraries'. */
const HEADING_NOUNS = words(`
skill skills skillset summary knowledge proficiency proficiencies competency competencies competence competences expertise abilities ability
qualification qualifications profile description descriptions information details strengths strength attributes traits exposure tools tool technologies technology
software softwares programs program programmes packages package libraries library frameworks framework platforms platform environments environment
applications application languages language databases database models model systems system areas area fields field domains domain highlights overview
concepts principles category categories hardware internet devices misc miscellaneous various responsibilities roles products activities stack office used known
`);
/** Words before these nouns in headings. */
const WORDS_BEFORE_HEADING_NOUN = words(`
key core main other others additional technical non professional personal computer computers it notable general basic special graphic graphics
specific relevant programming web development developer design computing functional operational soft hard work related drafting survey and of & the in
accounting analysis analytical interpersonal managerial organisational organizational communication operating extra curricular co cloud mobile data
frontend backend front end back markup scripting testing
`);

/** Entries of skills lists that are a certificate, a school, an event, praise or a sentence. */
const OTHER_ENTRY_PATTERN = anyOf(
  [
    String.raw`\b(?:social science|in[-/ ]?plant|certifi\w+|diplomas?|degree|bachelors?|honou?rs|course|courses|trainings|training services|conference|seminar|visits?|awards?|member\w*|society|institute|college|university|school|licen[cs]e|sr|years?|can|could|will|is|are|was|be|my|your|own|never|always|able|willing|very|well|strong|excellent|good|proven|effective(?:ly)?|high(?![- ](?:performance computing|availability)\b)|highly|various|etc|opportunities|accountabilities|undergone|underwent|level \w+|n/a|obtained|attended|practiced|versed)\b`,
    String.raw`[!?;@<>=%$€£]|(?:^|\s)\d+(?:[-\s]|$)|\d(?:st|nd|rd|th)\b|(?:^|\s)[-–—]|^\d|^[IVX]+\.?\s`,
  ],
  { flags: 'i' },
);
/** Gerunds where the name of a practice is expected: 'managing housekeeping', 'using Java'. */
const GERUND_PATTERN =
  /^(?:us|manag|develop|handl|lead|creat|organi[sz]|implement|maintain|prepar|ensur|conduct|perform|provid|support|improv|increas|reduc|identify|solv|deliver|driv|coordinat|supervis|demonstrat|exceed|mak|tak|do|giv|work|keep|hav|be|deal|interact|communicat|carry|monitor|check|meet|respond|answer|assist|help|learn|set|own|understand|follow|defin|advanc|rais|blend|bring|shap|champion|turn|bridg|translat|grow|empower|enabl|cultivat|foster|oversee|guid|partner|collaborat|align|launch|spearhead|deploy|scal|leverag)ing\s/i;
const MAX_SKILL_WORDS = 6;

const wordsOf = (text: string) => wordsKey(text).split(' ').filter(Boolean);

/** Whether a text is a heading above skills: 'Computer proficiency', 'Software libraries', 'Other information'. */
export function isSkillHeading(text: string): boolean {
  const textWords = wordsOf(text);
  return (
    !isTechnology(text) &&
    HEADING_NOUNS.has(textWords.at(-1) ?? '') &&
    textWords.every((word) => HEADING_NOUNS.has(word) || WORDS_BEFORE_HEADING_NOUN.has(word))
  );
}

/** The head of a noun phrase: 'management' in 'management of trade accounts'. */
function headOf(text: string): string {
  const [phrase = ''] = text
    .replace(/(?:(?<!\s)\s+)?\([^()]*\)$/, '')
    .split(/ (?:of|for|in|with|using)(?= )/i);
  return wordsOf(phrase).at(-1) ?? '';
}

/** Software used in any office, also in pairs: 'Word/Excel', 'Outlook and Internet'. */
const OFFICE_SOFTWARE = words(`
basic basics ms m s microsoft google adobe apple windows power photo open libre mac net office word excel access point powerpoint points
outlook express teams zoom docs doc sheets slides gmail dropbox drive internet explorer firefox chrome safari edge opera browser browsers browsing
surfing downloading reader acrobat calendar xp vista dos paint publisher page pagemaker maker suite editors program programs products application
applications package packages tools e email emails mail mails fax faxing filing typing phone phones answering printer printers printing scanning
copying computer computers operating processing facebook youtube whatsapp linkedin app in os x osx macos keynote numbers pages and of the 95 98 7 8 10 11 97
2000 2003 2007 2010 2013 2016 2019 365
`);

/** A piece of a sentence: 'within a project', 'maintained', 'raises standards', 'compliance or assurance'. */
const SENTENCE_PIECE_PATTERN =
  / or | towards? |^\p{L}{3,}ed (?:out|up) |^(?:[Rr]aises|[Ss]pans|[Dd]rives|[Ee]nsures|[Bb]rings|[Pp]rovides|[Oo]versees|[Oo]wns|[Bb]uilds|[Dd]elivers|[Ee]nables|[Ee]mpowers|[Cc]ombines|[Tt]ranslates|[Ii]ncludes|[Cc]overs) |^(?:[Ww]ithin|[Ww]ithout|[Tt]owards?|[Oo]f|[Ff]or|[Ww]ith|[Bb]y|[Tt]o|[Aa]nd|[Oo]r|[Ff]rom|[Ii]nto|[Aa]cross|[Dd]uring|[Aa]n?|[Tt]he) |^[Mm]aintained$|^\p{Ll}{4,}ed$/u;

/** Whether an entry of a skills list can be a skill: not a trait, heading, sentence or everyday software. */
export function canBeSkill(text: string): boolean {
  if (isTechnology(text)) return true;
  if (
    OTHER_ENTRY_PATTERN.test(text) ||
    GERUND_PATTERN.test(text) ||
    isForeignTrait(text) ||
    SENTENCE_PIECE_PATTERN.test(text)
  )
    return false;
  const textWords = wordsOf(text);
  if (isSkillHeading(text) || textWords.every((word) => OFFICE_SOFTWARE.has(word))) return false;
  if (textWords.every((word) => TRAITS.has(word)) && !PRACTICE_OF_TRAIT_WORDS_PATTERN.test(text))
    return false;
  return textWords.length > 0 && textWords.length <= MAX_SKILL_WORDS;
}

/**
 * Whether an entry of a skills list is known to be a skill: a technology, or a phrase whose head is an English name of
 * a practice; in other languages, also a phrase of a known function.
 * @param text the entry without words such as 'experienced in'
 * @param isEnglish whether the profile is in English
 */
export function isKnownSkill(text: string, isEnglish: boolean): boolean {
  if (isTechnology(text)) return true;
  if (!canBeSkill(text)) return false;
  const textWords = wordsOf(text);
  if (textWords.length === 1 && isEnglish) return PRACTICES_OF_ONE_WORD.has(textWords[0] ?? '');
  const head = headOf(text);
  if (PRACTICES.has(head) || PRACTICES_OF_ONE_WORD.has(head) || PRACTICE_PHRASE_PATTERN.test(text))
    return true;
  return !isEnglish && functionOf(text) !== OTHER_FUNCTION && !TITLE_NOUN_PATTERN.test(text);
}

/** Words before the name of a practice that are not proper names. */
const QUALIFIERS = words(`
account accounts administrative agreement asset assets balance benefits board brand business buying capital cash cause channel chain change claims client clients clinical
cloud commercial community company competitive competitor complaint conflict consumer contract contracts corporate cost costs creative credit crisis critical cross
customer customers cycle data deal debt deep delivery demand desk digital document donor drug due early email embedded employee employees energy engineering enterprise
environmental estate event events executive external facilities facility factor feature field financial fleet front full functional general global governance grant growth
health high hotel human impact incident information infrastructure internal international inventory investor investors issue job key labor labour land lead legal level
life line local loan machine market marketing master material materials media medical merger model multi national need network object objective office operational order
organisational organizational oriented partner partners patient people performance plant policy portfolio post power predictive premium price primary problem process processes
product products professional profit project projects property public quality quantitative qualitative rate real records regional regulatory relationship remote resource
resources responsive retail revenue risk risks root safety salary search secondary senior sensitive sensory server service services site social software space staff stakeholder
stakeholders statistical stock store strategic structural student sub supplier suppliers supply system systems talent target tax team teams technical tender term test thermal
third time top total trade trading travel treasury urban user users value vendor vendors visual waste water wealth web work workforce world
`);
const isCommon = (word: string): boolean =>
  [PRACTICES, PRACTICES_OF_ONE_WORD, HEADING_NOUNS, WORDS_BEFORE_HEADING_NOUN, QUALIFIERS].some((list) =>
    list.has(word.toLowerCase()),
  );

/** A capital behind a hyphen: 'Cross-Functional', but not 'Wi-Fi'. */
const HYPHENATED_CAPITAL_PATTERN = /(?<=\p{Ll})-(?:\p{Lu}\p{Ll}{2,}|To(?=-))/gu;
/** First parts of common words with a hyphen: 'Pre-Sales'. */
const COMMON_PREFIX_PATTERN = /^(?:pre|post|cross|multi|non|front|back|end|to|go|self|co|re|after|user)$/;

/** Converts 'Supplier Contract Management' to 'Supplier contract management' if no word is a proper name. */
export function skillCase(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word) && word !== '&');
  const plain = capitals.every((word) =>
    word
      .split('-')
      .every(
        (part, at, parts) =>
          /^\p{L}\p{Ll}*$/u.test(part) &&
          (isCommon(part) || (at < parts.length - 1 && COMMON_PREFIX_PATTERN.test(part.toLowerCase()))),
      ),
  );
  return plain
    ? [
        rest.length === 0 ? first : first.replace(HYPHENATED_CAPITAL_PATTERN, (part) => part.toLowerCase()),
        ...rest.map((word) => (/^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word)),
      ].join(' ')
    : text;
}
