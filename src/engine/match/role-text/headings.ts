/** Classifies the headings of an advertisement in English, German, French and Spanish. */
import { anyOf } from '../../language/text/word-lists';

export type RoleTextSection =
  | 'must'
  | 'nice'
  | 'responsibilities'
  | 'benefits'
  | 'about'
  | 'process'
  | 'legal'
  | 'terms'
  | 'metrics'
  | 'other-roles'
  | 'job'
  | 'none';

/** The patterns of each section; the first match decides. */
const SECTION_PATTERNS: readonly [Exclude<RoleTextSection, 'none'>, RegExp][] = [
  [
    'other-roles',
    /\b(?:similar|related|hot|other|more|open|latest|recommended|featured|new) (?:jobs?|positions?|roles?|openings?|vacancies|opportunities)\b|people also viewed|you (?:may|might) also like|weitere (?:stellen|jobs)|ähnliche (?:stellen|jobs)|autres (?:offres|postes)|otras ofertas|ofertas similares|offres similaires/i,
  ],
  [
    'legal',
    /equal.{0,4}(?:employment|opportunit)|\beeo\b|diversity(?: (?:&|and) (?:inclusion|equity)| statement| policy)|inclusi(?:on|ve)\b.{0,20}\b(?:statement|employer|workplace)|privacy|datenschutz|cookie|accommodation|\blegal\b(?! (?:experience|skills|knowledge|requirements))|chancengleichheit|vielfalt|confidentialit|protección de datos|igualdad/i,
  ],
  [
    'process',
    /unsure|not sure|meet all|how to apply|to apply|apply (?:now|today|here)|application (?:process|procedure)|(?:hiring|recruitment|interview|recruiting|selection|our application) (?:process|steps|timeline|stages)|next steps|what to expect|^contact\b|bewerbung|so geht|kontakt|candidater|candidature|postuler|processus de recrutement|cómo (?:aplicar|postular|solicitar)|proceso de selecci|inscripci/i,
  ],
  [
    'nice',
    anyOf(
      [
        'nice[- ]to[- ]ha(?:ve|s)|bonus|prefer(?:red|ably|ences)|desir(?:ed|able)',
        String.raw`\b(?:a|big|huge|definite) plus\b|\bpluses\b|plus points|not essential|not required|optional`,
        'advantage|would be (?:great|nice|good|helpful|ideal)|even better|extra (?:credit|points)',
        String.raw`brownie points|ideally|would love|\blovely\b|it (?:would|(?:[’']d)) (?:also )?help`,
        "(?:[’']d|would) be a help|icing|added value|stand ?out|good to have",
        'additional (?:skills|qualifications|experience|assets)|von vorteil|wünschenswert|idealerweise',
        'pluspunkt|schön wäre|optimal|freuen wir uns|serai(?:t|ent) un plus',
        String.raw`^(?:les |vos )?(?:petits )?(?:\+|plus)$|souhait|apprécié|atouts? (?:supplémentaires?)|idéalement`,
        String.raw`deseable|valorable|valoramos|se valora|se valorar|\bplus(?:es)?\b\s*:?$`,
      ],
      { flags: 'i' },
    ),
  ],
  [
    'metrics',
    /performance (?:indicators?|metrics|measures)|\bkpis?\b|key results|how (?:we|you)(?:'ll| will)? (?:measure|be measured)|success (?:metrics|looks like)|career ladder|levels?\b.{0,12}$/i,
  ],
  [
    'benefits',
    anyOf(
      [
        String.raw`benefits?\b(?! (?:manag|special|experience))|perks|^(?:the|our|your|an?) offer\b`,
        "(?:what|why) (?:do )?(?:we|you)(?:'ll|’ll| will)? (?:offer|get|provide|gain|receive)",
        String.raw`we (?:can )?offer|our offer|in return|rewards?\b|remuneration|\bcompensation\b(?!.*experience)`,
        String.raw`salary|\bpay\b|package|what's in it|what’s in it|why (?:join|work|you|us|\p{Lu})`,
        "you(?:'ll| will) (?:get|love|enjoy)|wir bieten|bieten wir|das bieten|unser angebot",
        'unsere leistungen|benefits|darum|deine vorteile|ihre vorteile|was dich erwartet bei',
        "nous (?:t'|t’|vous )?(?:offrons|proposons)|avantages|ce que nous (?:offrons|proposons)",
        'rémunération|(?:qué|que) (?:te )?ofrecemos|ofrecemos|se ofrece|beneficios',
        'conditions? (?:proposées|salariales)',
      ],
      { flags: 'iu' },
    ),
  ],
  [
    'must',
    anyOf(
      [
        String.raw`require|\bqualifi(?:ed|cations?|er|kation)|essential(?! (?:dut|function|responsib|job|task))`,
        String.raw`must[- ]?ha|minimum|prerequisite|pre-requisite|experience|\bskills?\b|education|\bcompetenc`,
        'expertise|knowledge|who you are|about you',
        "(?:what|who) (?:we|we're|we’re|are we|we are) (?:look|need(?! (?:done|doing|you to))|seek|want(?! (?:done|you to))|expect(?! you to)|ask|hope|hiring)",
        "what you(?:'ll|’ll|'re|’re)? (?:will )?(?:need|bring|have)|what (?:you )?bring",
        String.raw`you(?:'ll|’ll| will)? (?:have|bring|need|are|should)\b|you(?:'re|’re)\b`,
        'your (?:profile|background|skills|experience|strengths|superpower|talents)',
        'ideal (?:candidate|profile|person)|the (?:right|ideal|successful) (?:person|candidate)',
        'candidate (?:profile|requirements|should)',
        'person(?:al)? (?:specification|profile|attributes|qualities)|looking for(?! a job)',
        "can[’']t do without|this (?:is|may be|might be|could be) (?:for )?you if",
        'you (?:might|may|could) be (?:a )?(?:good |great )?(?:fit|right)|good fit|great fit|fit for this',
        String.raw`we(?:'d|’d)? (?:expect|need|want)(?! (?:done|doing|you to))|attributes|\babilities\b`,
        String.raw`characteristics|\bprofile?\b|anforderung|voraussetzung|qualifikation|mitbring|bringst`,
        'bringen sie|das bist du|du (?:hast|bist|kannst|solltest)|sie (?:haben|sind|verfügen)',
        String.raw`wir (?:suchen|erwarten|wünschen)|kenntnisse|fähigkeiten|erfahrung|ausbildung|überzeug|\bprofil\b`,
        'compétences|expériences?|formation (?:requise|et)|exigences|prérequis|qualités',
        String.raw`vous (?:êtes|avez|justifiez)|tu (?:es|as)\b|requisitos|\bperfil\b|experiencia|conocimientos`,
        'habilidades|aptitudes|buscamos|formación|competencias|imprescindible',
      ],
      { flags: 'i' },
    ),
  ],
  [
    'responsibilities',
    anyOf(
      [
        String.raw`responsib|\bduties\b|what (?:we|you) (?:need|want|expect) (?:done|doing|you to)`,
        "what you(?:'ll|’ll|’d|'d| will| would)? (?:be )?(?:do|work|own|build|lead|achieve|drive|deliver|tackle)",
        String.raw`you(?:'ll|’ll| will| would) (?:do|be|own|work|lead|drive|help)|\btasks?\b`,
        'your (?:role|mission|job|work|impact|day|challenge|contribution)',
        String.raw`the (?:role|position|opportunity|challenge|mission|work)\b|about the (?:role|work|position)`,
        'role (?:overview|summary|description)',
        'key (?:accountabilities|deliverables|objectives|activities|areas)|accountabilit',
        'in this (?:role|position)|a (?:typical )?day|day[- ]to[- ]day|deliverables|scope|objectives',
        String.raw`functions\b|what (?:the job|success|does)|aufgabe|deine rolle|ihre rolle|tätigkeit|verantwort`,
        'das erwartet|was dich erwartet|das machst du|mission|tes |vos |responsabili|le poste|ton rôle',
        'votre rôle|activités|tareas|funciones|tu (?:rol|misión|día)|qué harás|que harás|el puesto',
      ],
      { flags: 'i' },
    ),
  ],
  [
    'terms',
    /^(?:location|start(?: date)?|duration|contract|terms|logistics|when|where|working (?:hours|pattern)|hours|details|key facts|modalités|conditions|rahmenbedingungen|eckdaten|condiciones|lieu|dates?|standort)\b|^(?:about|the) (?:the )?(?:job|contract|terms|engagement)\b|^money\b/i,
  ],
  [
    'about',
    anyOf(
      [
        'about|who we are',
        'our (?:mission|story|company|team|product|values|culture|vision|tech|stack|client|clients|customers)',
        String.raw`we are\b|company (?:overview|description|profile|values)`,
        'the (?:company|team|organi[sz]ation|business|product|project|client|foundation)|background',
        'introduction|overview|meet |über uns|wir sind|unternehmen|das sind wir|wer wir|unser|qui sommes',
        "à propos|l['’](?:équipe|entreprise)|le (?:produit|projet)|notre |contexte|quiénes somos",
        'sobre (?:nosotros|la empresa|el)|la empresa|nuestr|acerca',
      ],
      { flags: 'i' },
    ),
  ],
  [
    'job',
    /^(?:the )?(?:job|role|position)(?: (?:description|details|summary|purpose))?$|^stellenbeschreibung$|^description du poste$|^descripción del puesto$/i,
  ],
];

/** A heading that names both kinds: 'Required and preferred qualifications'. */
const MUST_AND_NICE_PATTERN = /(?:require|must|essential|minimum).{0,20}(?:prefer|desir|nice)/i;

/** The section that a heading begins; 'none' if its words do not show it. */
export function sectionOf(heading: string): RoleTextSection {
  const words = heading.replace(/(?<![:\s])[:\s]+$/, '').slice(0, 160);
  if (/^(?:the )?(?:job|role|position) (?:description|details|summary)$/i.test(words)) return 'job';
  if (/^about (?:the )?(?:job|role|position)\b/i.test(words)) return 'job';
  if (MUST_AND_NICE_PATTERN.test(words)) return 'must';
  if (/^education (?:and|&)|education and\/or experience/i.test(words)) return 'must';
  return SECTION_PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none';
}
