import { withoutAccents } from '@/shared/text/without-accents';
import { removeAccentsFromPattern } from '../text/accents';
import { anyOf, anyWordOf } from '../text/word-lists';
import { replaceLookalikes } from './lookalikes';

/** The headings of skills in a profile, each with a pattern for its skills; the first match wins. */
export const FUNCTIONS: readonly { name: string; pattern: RegExp }[] = (
  [
    [
      'Governance and risk',
      /\b(?:govern\w*|board|risk\w*|complian\w*|regulat\w*|audit\w*|internal controls?|gdpr|sox|legal|contract\w*|corporate law|esg|privacy|datenschutz|compliance|antitrust|sanctions?|data protection|litigation|remuneration|shareholder\w*|company secretar\w*|regulaci\w+|regula[cç]\w+|juridique|conformité|gouvernance|\w*recht|governança|gobierno corporativo|cumplimiento|jurídic\w*)\b/,
    ],
    [
      'Finance',
      anyWordOf(
        [
          String.raw`financ\w*|p&l|budget\w*|forecast\w*|account(?:ing|ants?|ancy)|treasur(?:y|er)|fp&a|m&a|merger\w*`,
          String.raw`acquisition(?!s? of)\b|valuation|fundrais\w*|capital|investor\w*|cash|tax\w*|ifrs|gaap`,
          String.raw`controlling|pricing|due diligence|cost\w*|unit economics|konsolidierung|jahresabschluss`,
          String.raw`investment|credit|working capital|(?<!technical )debt|refinanc\w*|liquidity|tesorería|tesouraria|trésorerie`,
          String.raw`comptabilité|finanzen|contabilidad\w*|contabilidade|captación de fondos|captação|presupuesto\w*`,
          String.raw`orçament\w*|gestion budgétaire|donor\w*|grants management`,
        ],
        '',
      ),
    ],
    [
      'People',
      anyWordOf(
        [
          String.raw`people|human resources|hr|hiring|recruit\w*|talent\w*|coach\w*|mentor\w*|training|facilitat\w*`,
          String.raw`leadership|team\w*|organi[sz]ation\w*|culture|succession|compensation|reward|diversity|inclusion`,
          String.raw`employee\w*|labou?r|performance management|conflict|führung|mitarbeiter\w*|personal\w*|équipe`,
          String.raw`liderança|liderazgo|vergütung\w*|nachfolge\w*|organisationsentwicklung|gestão de pessoas`,
          'personas|workforce|onboarding|direct reports|recrutement|formation|ressources humaines',
          'dialogue social|gpec|gepp|droit du travail|conduite du changement|reclutamiento|selección',
          'formación|recursos humanos|recursos humanos|recrutamento|formação|personalführung',
          'mitarbeiterführung|personalentwicklung|retention|shared governance|gestión de equipos',
          String.raw`gestão de equip\w*`,
        ],
        '',
      ),
    ],
    [
      'Sales and marketing',
      anyWordOf(
        [
          String.raw`sales|market(?:ing|ers?)|brand\w*|campaign\w*|campanha|customer acquisition|go-to-market|gtm`,
          String.raw`business development|account management|crm|seo|sem|content|social media|advertis\w*`,
          'media(?! streaming)|mídia|demand generation|copywriting|communications?|public relations',
          String.raw`public speaking|pr|vertrieb\w*|ventes|vendas|ventas|partnership\w*|negotiation\w*`,
          String.raw`customer (?:experience|success|service|segments?)|wealth|retail|channel\w*|distribution`,
          String.raw`storytelling|positioning|publicidad\w*|publicidade|comercio electrónico|comércio eletrónico`,
          String.raw`comércio eletrônico|e-commerce|export\w*|negociaci\w+|negocia\w*|verkauf|verhandlung\w*|vente`,
          'marketing digital|communication|relations publiques|mercados?|gestão de marca|marca',
        ],
        '',
      ),
    ],
    [
      'Research and teaching',
      /\b(?:research\w*|teaching|grant\w*|curriculum|academic\w*|lectur\w*|scientific|laboratory|thesis|experimental|clinical trials?|statistical analysis|ensino|pesquisa|docencia|peer review|supervision)\b/,
    ],
    [
      'Clinical practice',
      /\b(?:clinical|patient\w*|nursing|surgery|diagnos\w*|medic\w*|care|triage|pharmac\w*|infection|magnet\w*|nurs\w*|hospitals?|health\w*|disease\w*|outbreak\w*|epidemi\w*|vaccin\w*|soins|pflege|enfermer\w*|saúde|salud)\b/,
    ],
    [
      'Data and artificial intelligence',
      /\b(?:data(?!base)\w*|dados|datos|analytics?|análise|business intelligence|bi|machine learning|deep learning|ai|a\.i\.|artificial intelligence|nlp|statistic\w*|forecasting|tableau|power ?bi|pandas|pytorch|tensorflow|spark|etl|llm\w*|langchain|prompt\w*|computer vision|künstliche intelligenz|sql server reporting)\b/,
    ],
    [
      'Security',
      /\b(?:security|cyber\w*|penetration|vulnerabilit\w*|encryption|incident response|threat\w*|wireshark|nmap|burp suite|metasploit|ethical hacking|ceh|cctv|(?<!disease )(?<!health )surveillance|access control|rsa)\b/,
    ],
    [
      'Design',
      /\b(?:design(?!ing data)|ux|ui|user experience|figma|usability|wireframe\w*|accessib\w*|typography|illustration|photoshop|sketch)\b(?<!system design|research design|protocol design)/,
    ],
    [
      'Product',
      /\b(?:product(?!ion|ivity)\w*|roadmap\w*|user stor\w*|backlog|mvp|product-led|lifecycle|requirements|a\/b testing|innovation)\b/,
    ],
    [
      'Technology',
      anyOf(
        [
          'software|systems? (?:design|administration|engineering|architecture)|architecture|engineering',
          'cloud|dev(?:sec)?ops|ci/cd|agile|ágil|ágeis|scrum|linux|windows|docker|kubernetes|terraform|aws',
          String.raw`azure|gcp|python|java|javascript|typescript|go|golang|rust|swift|kotlin|dart|flutter|c|c\+\+|c#`,
          String.raw`\.net|php|ruby|scala|bash|shell|powershell|perl|sql|nosql|mysql|mariadb|postgresql|mongodb|redis`,
          String.raw`kafka|rabbitmq|graphql|rest|grpc|apis?|html5?|css|react|angular|vue|node\.?js|django|flask`,
          'fastapi|spring|microservices?|distributed systems|networking|networks?(?<!branch networks)|iot',
          'embedded|robotics|hardware|it|infrastructure|observability|monitoring|grafana|nagios|jenkins',
          String.raw`ansible|puppet|chef|git|github|testing|[btd]dd|automation|erp|sap|odata|websdk|mobile|web\w*`,
          'front-?end|back-?end|full-?stack|databases?|active directory|vmware|citrix|performance tuning',
          'scalability|functional programming|type theory|code review|on-call|technical writing|machine',
          'integrations?|office 365|wordpress|cybersecurity|vagrant|influxdb|gigaspaces|ganglia|fpga',
          'streaming|open source|orchestration|digital transformation|virtuali[sz]ation|programming|coding',
          String.raw`hosting|troubleshooting|digitalisierung|entwicklung|desktop support|reactive|cross-platform\w*`,
          'toad|excel|canva|technical debt|vpn|firewalls?|word|outlook|r|matlab|stata|spss|antivirus|servers?|toolchain',
        ],
        { before: String.raw`\b`, after: String.raw`\b|(?:^|\s)(?:c\+\+|c#|\.net|c/c\+\+)`, flags: '' },
      ),
    ],
    [
      'Operations',
      anyWordOf(
        [
          String.raw`operation\w*|supply chain|logistics?|procurement|lean|six sigma|process\w*|manufactur\w*`,
          String.raw`production|quality|inventory|warehous\w*|vendor\w*|sourcing|planning|project\w*|programme?\w*`,
          String.raw`pmo|change management|change|service delivery|facilit(?:y|ies)|fleet|kaizen|s&op|produktion\w*`,
          String.raw`arbeitssicherheit|einkauf|projektmanagement|logística|logistique|operaç\w+|operating model`,
          'water and sanitation|monitoring and evaluation|retail operations|werksplanung|fertigung',
          'automatisierungstechnik|automatización|automação|produção|producción|gestion de projets?',
          'gestión de proyectos|gestão de projetos|dirección de operaciones|maintenance|safety|hse',
          String.raw`turnaround\w*|restructur\w*|integration|stakeholder\w*|cross-functional\w*|transformation`,
        ],
        '',
      ),
    ],
    [
      'Strategy',
      /\b(?:strateg\w*|business (?:model|plan\w*|transformation|case)|market (?:entry|expansion|research)|growth|scal(?:e|ing)|international\w*|expansion|consult\w*|estrat\w+|entrepreneur\w*|decision|vision|commercial|dirección general|direção geral|direction générale|geschäftsführung|unternehmensführung)\b/,
    ],
  ] as [string, RegExp][]
).map(([name, pattern]) => ({ name, pattern: removeAccentsFromPattern(pattern, 'iu') }));

/** The heading for skills that match none of the functions. */
export const OTHER_FUNCTION = 'Domain expertise';

/** Ways of working that other fields than software have as well. */
const WAY_OF_WORKING_PATTERN =
  /(?<!\w)(?:agile|scrum|kanban|waterfall|sprint planning|safe agile|ágil|ágeis|méthodes agiles)\b/i;

/** The heading under which a skill is listed. */
export function functionOf(skill: string): string {
  if (/\b(?:customer|client|account) health\b/i.test(skill)) return 'Sales and marketing';
  if (/\b(?:customer|client) care\b/i.test(skill)) return 'Sales and marketing';
  if (/\bdeals?\b/i.test(skill)) return 'Sales and marketing';
  if (/\bhealth (?:campaigns?|education|promotion)\b/i.test(skill)) return 'Clinical practice';
  if (/\bdesign thinking\b/i.test(skill)) return 'Strategy';
  if (/\btalent\b/i.test(skill)) return 'People';
  if (/\binstructional design\b/i.test(skill)) return 'Research and teaching';
  if (
    /\b(?:quality assurance|change management|process design|value engineering|commissioning)\b/i.test(skill)
  )
    return 'Operations';
  // Names that are removed below, since in industries they mean something else.
  if (
    /\b(?:machine learning|deep learning|(?:gen ?)?ai|ml|mlops|agentic|rag|fine[- ]?tuning|entity extraction|scikit-learn|(?:image|signal) processing|(?:data|text) mining|data (?:warehous\w+|streaming))\b/i.test(
      skill,
    )
  )
    return 'Data and artificial intelligence';
  if (
    /\b(?:strateg\w*|estrat\w+)\b/i.test(skill) &&
    !/\b(?:content|campa\w+|product|talent|brand|media)\b/i.test(skill)
  )
    return 'Strategy';
  if (
    /\b(?:operating models?|post-merger|integration of|monitoring and evaluation|retail operations)\b/i.test(
      skill,
    )
  )
    return 'Operations';
  if (/\b(?:corporate development|investments?)\b/i.test(skill)) return 'Finance';
  if (/\b(?:cryptography|authentication|passkeys?|fido2?|identity and access)\b/i.test(skill))
    return 'Security';
  if (
    /\b(?:continuous improvement|operational excellence|(?:service|delivery) management|itsm)\b/i.test(skill)
  )
    return 'Operations';
  if (/\b(?:data protection|policies)\b/i.test(skill)) return 'Governance and risk';
  if (/\bzero trust\b/i.test(skill)) return 'Security';
  // Ways of working are no technology.
  if (
    WAY_OF_WORKING_PATTERN.test(skill) &&
    !/\b(?:software|coding|programming|engineering|test\w*)\b/i.test(skill)
  )
    return 'Operations';
  if (/\b(?:full|front|back)[- ](?:stack|end)\b/i.test(skill)) return 'Technology';
  if (/\bstakeholders?\b/i.test(skill)) return 'Management';
  if (/\b(?:program management|purchas\w*|root cause|kpis?|menus?|catering)\b/i.test(skill))
    return 'Operations';
  if (/\b(?:customer|client|guest) (?:liaison|relations\w*|support|retention)\b/i.test(skill))
    return 'Sales and marketing';
  if (/\bshared governance\b|\bpersonnel\b/i.test(skill)) return 'People';
  return (
    FUNCTIONS.find(({ pattern }) => pattern.test(replaceLookalikes(withoutAccents(skill))))?.name ??
    OTHER_FUNCTION
  );
}
