import type { Language } from '../text/language';

/**
 * Each theme as a short noun or adjective for English sentences, then as a heading in German, French, Spanish and
 * Portuguese.
 */
const LABELS: Record<string, [en: string, de: string, fr: string, es: string, pt: string]> = {
  scaling: ['growth', 'Wachstum und Ausbau', 'Croissance', 'Crecimiento', 'Crescimento'],
  turnaround: ['turnaround', 'Sanierung', 'Redressement', 'Reestructuración', 'Reestruturação'],
  integration: [
    'integration',
    'Übernahmen und Integration',
    'Fusions et intégration',
    'Fusiones e integración',
    'Fusões e integração',
  ],
  governance: ['board work', 'Gremienarbeit', 'Gouvernance', 'Gobierno corporativo', 'Governança'],
  fundraising: [
    'capital raising',
    'Finanzierung',
    'Levée de fonds',
    'Captación de capital',
    'Captação de recursos',
  ],
  finance: [
    'financial planning',
    'Finanzsteuerung',
    'Pilotage financier',
    'Control financiero',
    'Controle financeiro',
  ],
  cost: ['efficiency', 'Effizienz', 'Efficacité', 'Eficiencia', 'Eficiência'],
  operations: ['operations', 'Betrieb', 'Opérations', 'Operaciones', 'Operações'],
  supply: [
    'supply chain',
    'Lieferkette',
    'Achats et logistique',
    'Cadena de suministro',
    'Cadeia de suprimentos',
  ],
  risk: [
    'risk',
    'Risiko und Regulierung',
    'Risques et conformité',
    'Riesgo y cumplimiento',
    'Risco e conformidade',
  ],
  international: [
    'cross-border',
    'Internationales Geschäft',
    'International',
    'Expansión internacional',
    'Expansão internacional',
  ],
  commercial: ['commercial', 'Vertrieb', 'Développement commercial', 'Desarrollo comercial', 'Vendas'],
  marketing: [
    'brand',
    'Marke und Marketing',
    'Marque et marketing',
    'Marca y marketing',
    'Marca e marketing',
  ],
  customer: ['customer', 'Kunden', 'Expérience client', 'Experiencia del cliente', 'Experiência do cliente'],
  partnerships: [
    'partnership',
    'Partnerschaften und Verhandlung',
    'Partenariats et négociation',
    'Alianzas y negociación',
    'Parcerias e negociação',
  ],
  strategy: ['strategy', 'Strategie', 'Stratégie', 'Estrategia', 'Estratégia'],
  transformation: [
    'transformation',
    'Veränderung und Einführung',
    'Transformation',
    'Transformación',
    'Transformação',
  ],
  sustainability: ['sustainability', 'Nachhaltigkeit', 'Durabilité', 'Sostenibilidad', 'Sustentabilidade'],
  teams: [
    'team building',
    'Führung und Aufbau von Teams',
    'Constitution d’équipes',
    'Creación de equipos',
    'Formação de equipes',
  ],
  development: [
    'coaching',
    'Entwicklung von Menschen',
    'Développement des personnes',
    'Desarrollo de personas',
    'Desenvolvimento de pessoas',
  ],
  culture: [
    'organisation',
    'Kultur und Organisation',
    'Culture et organisation',
    'Cultura y organización',
    'Cultura e organização',
  ],
  projects: ['programme delivery', 'Projekte', 'Conduite de projets', 'Proyectos', 'Projetos'],
  alignment: ['cross-functional', 'Abstimmung', 'Coordination', 'Coordinación', 'Coordenação'],
  research: ['research', 'Forschung', 'Recherche', 'Investigación', 'Pesquisa'],
  education: ['teaching', 'Lehre', 'Enseignement', 'Docencia', 'Ensino'],
  communication: [
    'communication',
    'Vortrag und Veröffentlichung',
    'Prise de parole',
    'Comunicación',
    'Comunicação',
  ],
  care: ['patient care', 'Patientenversorgung', 'Soins', 'Atención al paciente', 'Cuidado ao paciente'],
  community: ['community', 'Ehrenamt', 'Engagement', 'Comunidad', 'Comunidade'],
  legal: ['contract', 'Recht und Verträge', 'Droit et contrats', 'Contratos', 'Contratos'],
  product: [
    'product',
    'Produktentwicklung',
    'Développement de produits',
    'Desarrollo de producto',
    'Desenvolvimento de produto',
  ],
  engineering: [
    'engineering',
    'Softwareentwicklung',
    'Développement logiciel',
    'Ingeniería de software',
    'Engenharia de software',
  ],
  infrastructure: ['infrastructure', 'Infrastruktur', 'Infrastructure', 'Infraestructura', 'Infraestrutura'],
  automation: ['automation', 'Automatisierung', 'Automatisation', 'Automatización', 'Automação'],
  reliability: ['quality', 'Qualität', 'Qualité', 'Calidad', 'Qualidade'],
  security: ['security', 'Sicherheit', 'Sécurité', 'Seguridad', 'Segurança'],
  data: ['data', 'Daten und Analyse', 'Données et analyse', 'Datos y análisis', 'Dados e análise'],
  ai: [
    'AI',
    'Künstliche Intelligenz',
    'Intelligence artificielle',
    'Inteligencia artificial',
    'Inteligência artificial',
  ],
  design: ['design', 'Gestaltung', 'Design', 'Diseño', 'Design'],
  hardware: [
    'hardware',
    'Geräte und Robotik',
    'Matériel et robotique',
    'Hardware y robótica',
    'Hardware e robótica',
  ],
};

const COLUMN: Partial<Record<Language, number>> = { en: 0, de: 1, fr: 2, es: 3, pt: 4 };

/** Each theme as a heading in Italian and Dutch. */
const ITALIAN_AND_DUTCH_LABELS: Record<string, [it: string, nl: string]> = {
  scaling: ['Crescita', 'Groei'],
  turnaround: ['Risanamento', 'Herstructurering'],
  integration: ['Fusioni e integrazione', 'Overnames en integratie'],
  governance: ['Governo societario', 'Bestuur'],
  fundraising: ['Raccolta di capitale', 'Financiering'],
  finance: ['Controllo finanziario', 'Financiële sturing'],
  cost: ['Efficienza', 'Efficiëntie'],
  operations: ['Operazioni', 'Bedrijfsvoering'],
  supply: ['Acquisti e logistica', 'Inkoop en logistiek'],
  risk: ['Rischio e conformità', 'Risico en regelgeving'],
  international: ['Espansione internazionale', 'Internationale groei'],
  commercial: ['Vendite', 'Verkoop'],
  marketing: ['Marca e marketing', 'Merk en marketing'],
  customer: ['Esperienza del cliente', 'Klanten'],
  partnerships: ['Negoziazione e alleanze', 'Onderhandeling en partners'],
  strategy: ['Strategia', 'Strategie'],
  transformation: ['Trasformazione', 'Verandering'],
  teams: ['Guida di squadre', 'Teams leiden'],
  development: ['Sviluppo delle persone', 'Mensen ontwikkelen'],
  culture: ['Cultura e organizzazione', 'Cultuur en organisatie'],
  projects: ['Gestione di progetti', 'Projecten'],
  automation: ['Automazione', 'Automatisering'],
  reliability: ['Qualità', 'Kwaliteit'],
  data: ['Dati e analisi', 'Data en analyse'],
  product: ['Sviluppo di prodotti', 'Productontwikkeling'],
};

/** A theme's short noun or adjective in English, or its heading in another language; undefined where there is none. */
export function labelIn(language: Language, theme: string): string | undefined {
  if (language === 'it' || language === 'nl')
    return ITALIAN_AND_DUTCH_LABELS[theme]?.[language === 'it' ? 0 : 1];
  const column = COLUMN[language];
  return column === undefined ? undefined : LABELS[theme]?.[column];
}

/**
 * Every label in every language. These are the product's own words, so a text or title may use them although
 * no fact contains them.
 */
export const ALL_LABELS: readonly string[] = [
  ...Object.values(LABELS),
  ...Object.values(ITALIAN_AND_DUTCH_LABELS),
].flat();
