/** Finds fields of work in English, German, French, Spanish and Portuguese texts, for people with few listed skills. */
import { wordsKey } from '../../language/text/keys';

/** Fields of each language separated by bars, in the form in which they are printed. */
const FIELDS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: `Machine learning|Deep learning|Reinforcement learning|Natural language processing|Computer vision|Generative AI|Agentic AI|Conversational AI|Forward deployed engineering|AI agents|MLOps|Data science|Data engineering|Data governance|Big data|Business intelligence|Cloud computing|Cloud architecture|Cloud migration|Cloud transformation|Platform modernization|Data storage|DevOps|DevSecOps|Continuous delivery|Continuous integration|CI/CD|Microservices|Event-driven architecture|Distributed systems|Embedded systems|Platform engineering|Site reliability engineering|Release engineering|Test automation|Cybersecurity|Information security|Zero trust|Passwordless authentication|Identity and access management|Incident response|Network security|Digital transformation|Business transformation|Enterprise architecture|Product management|Product discovery|Product strategy|Pricing|User research|Agile|Supply chain|Supply chain management|Procurement|Strategic sourcing|Demand planning|Network design|Inventory management|Lean manufacturing|Lean management|Six Sigma|Continuous improvement|Process improvement|Quality management|Predictive maintenance|Industrial automation|Treasury|Controlling|Corporate finance|Project finance|Financial planning|Financial modelling|Working capital|Refinancing|Mergers and acquisitions|Due diligence|Post-merger integration|Investor relations|Internal audit|Risk management|Compliance|Regulatory affairs|Corporate governance|Contract negotiation|Competition law|Employment law|Intellectual property|Data protection|Litigation support|Litigation|Talent acquisition|Talent management|Labour relations|Labor relations|Industrial relations|Collective bargaining|Leadership development|Organisational development|Organizational development|Succession planning|Workforce planning|Change management|Corporate strategy|Market entry|Turnaround|Restructuring|Business development|Key account management|Enterprise sales|Revenue operations|Sales operations|GTM operations|Sales enablement|Lifecycle marketing|Partner operations|Go-to-market strategy|Strategic partnerships|Channel sales|Customer success|Customer experience|Account management|Brand strategy|Brand management|Performance marketing|Digital marketing|Content marketing|Media planning|Demand generation|E-commerce|Merchandising|Category management|Store operations|Revenue management|Clinical governance|Patient safety|Clinical trials|Clinical research|Drug development|Public health|Instructional design|Educational technology|Curriculum development|Teacher training|School leadership|Fundraising|Grant management|Monitoring and evaluation|Refugee response|Food security|Emergency management|Crisis management|Project management|Programme management|Program management|Construction management|Facilities management|Fleet management|Occupational safety|Air quality|Environmental justice|Climate change|Renewable energy|Offshore wind|Robotics|Force protection|Physical security|Military logistics`,
  de: `DevOps|Platform Engineering|Cloud Computing|Softwarearchitektur|Softwareentwicklung|Cybersicherheit|Generative KI|Maschinelles Lernen|Künstliche Intelligenz|Datenanalyse|Informationssicherheit|Digitalisierung|Produktmanagement|Lieferkettenmanagement|Einkauf|Logistik|Qualitätsmanagement|Lean Management|Produktionsplanung|Controlling|Unternehmensfinanzierung|Risikomanagement|Compliance|Arbeitsrecht|Vertragsrecht|Personalentwicklung|Organisationsentwicklung|Restrukturierung|Unternehmensstrategie|Vertriebssteuerung|Markenführung|Projektmanagement|Arbeitssicherheit`,
  fr: `Apprentissage automatique|Intelligence artificielle|Analyse de données|Cybersécurité|Transformation numérique|Architecture d'entreprise|Gestion de produits|Chaîne logistique|Achats|Gestion de la qualité|Contrôle de gestion|Trésorerie|Fusions et acquisitions|Gestion des risques|Conformité|Droit du travail|Droit des contrats|Recrutement|Dialogue social|Conduite du changement|Restructuration|Développement commercial|Négociation|Marketing digital|Gestion de projet|Relations publiques`,
  es: `Aprendizaje automático|Inteligencia artificial|Análisis de datos|Ciberseguridad|Transformación digital|Gestión de productos|Cadena de suministro|Compras|Gestión de la calidad|Control de gestión|Tesorería|Fusiones y adquisiciones|Gestión de riesgos|Cumplimiento normativo|Derecho laboral|Selección de personal|Gestión del cambio|Reestructuración|Desarrollo de negocio|Negociación|Marketing digital|Gestión de proyectos|Financiación de proyectos|Gestión de equipos`,
  pt: `Aprendizado de máquina|Inteligência artificial|IA generativa|Análise de dados|Big Data|Cloud|DevSecOps|DevOps|Segurança da informação|Transformação digital|Transformação ágil|Metodologias ágeis|Gestão de produtos|Cadeia de suprimentos|Compras|Gestão da qualidade|Controladoria|Tesouraria|Fusões e aquisições|Gestão de riscos|Compliance|Direito trabalhista|Recrutamento|Gestão de mudanças|Reestruturação|Desenvolvimento de negócios|Negociação|Marketing digital|Gestão de projetos|Gestão de equipes`,
};

const foldedFieldsByLanguage = new Map<string, readonly (readonly [name: string, key: string])[]>();

/** The fields of a language, each with its folded name, the longest first. */
function foldedFieldsOf(language: string): readonly (readonly [name: string, key: string])[] {
  const cached = foldedFieldsByLanguage.get(language);
  if (cached) return cached;
  const names = (FIELDS_BY_LANGUAGE[language] ?? '')
    .split('|')
    .filter((name) => name !== '')
    .map((name) => [name, ` ${wordsKey(name)} `] as const)
    .sort((a, b) => b[1].length - a[1].length);
  foldedFieldsByLanguage.set(language, names);
  return names;
}

/** A field of work as it is written: 'DevSecOps' for 'Devsecops'; undefined for a text that names no known field. */
export function knownFieldName(text: string): string | undefined {
  const searchedKey = ` ${wordsKey(text)} `;
  return foldedFieldsOf('en').find(([, key]) => key === searchedKey)?.[0];
}

/** Obeying a rule, which is a duty of everybody and not the field of compliance: 'in compliance with the plan'. */
const OBEYING_PATTERN =
  /\b(?:in|ensur\w*|maintain\w*|guarantee\w*|verif\w*|check\w*|while|full|strict) compliance\b|\bcompliance (?:with|to|of)\b/gu;

/** What ends a phrase: 'core network, security' names no network security. 'CI/CD' is one name. */
const PHRASE_END_PATTERN = /[,;:|•·()[\]…—–]|[.!?](?=\s|$)|(?<!\bci)\/(?!cd\b)|\s-\s/iu;

/** The fields of work that a text names in the given language; of two within each other, the longer. */
export function fieldsNamedIn(text: string, language: string): string[] {
  const phrases = text
    .split(PHRASE_END_PATTERN)
    .map((phrase) => ` ${wordsKey(phrase).replace(OBEYING_PATTERN, '|')} `);
  let rest = phrases.join('|');
  const fields: string[] = [];
  for (const [name, key] of foldedFieldsOf(language)) {
    if (!rest.includes(key)) continue;
    fields.push(name);
    rest = rest.replaceAll(key, ' | ');
  }
  return fields;
}
