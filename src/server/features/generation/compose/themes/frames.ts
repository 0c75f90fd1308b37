/**
 * How titles are worded for each theme. A persona is 'The [thing] [head]'; the superpower's frame takes the
 * thing as an object ({of}), people as an object ({who}), or either before a noun ({a}). Frames claim no more than their theme's pattern shows.
 */
export interface Frame {
  /** Nouns that may follow the thing, the first that does not repeat it. */
  heads: readonly string[];
  powers: readonly string[];
  /** What a mandate of this kind is called in running English. */
  mandate: string;
}

const ROWS: Record<string, [heads: string, powers: string, mandate: string]> = {
  scaling: ['Growth Builder|Scale-Up Operator', 'Scales {of}|Delivers {a} growth', 'growth'],
  turnaround: ['Turnaround Operator|Rebuilder', 'Turns {of} around|Rebuilds {of}', 'turnaround'],
  integration: ['Deal Integrator|Merger Integrator', 'Makes {a} mergers work', 'post-merger integration'],
  governance: ['Boardroom Counterpart|Board Adviser', 'Brings {of} to the board', 'board work'],
  fundraising: ['Capital Raiser|Fundraiser', 'Raises money for {of}|Finances {of}', 'capital raising'],
  finance: [
    'Financial Steward|Numbers Keeper',
    'Keeps {a} numbers honest|Plans {of} closely',
    'financial control',
  ],
  cost: ['Efficiency Driver|Improver', 'Makes {of} leaner|Saves on {of}', 'efficiency'],
  operations: ['Operator|Operations Runner', 'Keeps {of} running|Runs {of}', 'operations'],
  supply: ['Supply Builder|Supply Keeper', 'Keeps {of} supplied|Secures {a} supply', 'supply chain'],
  risk: ['Risk Steward|Guardian', 'Keeps {a} risk in hand|Puts rules around {of}', 'risk management'],
  international: ['Cross-Border Operator|Market Opener', 'Takes {of} across borders', 'cross-border work'],
  commercial: [
    'Revenue Builder|Business Winner',
    'Brings in {a} business|Wins {a} revenue',
    'commercial work',
  ],
  marketing: [
    'Demand Builder|Brand Builder',
    'Builds demand for {of}|Puts {of} on the map',
    'brand building',
  ],
  customer: [
    'Customer Advocate|Service Shaper',
    'Stays close to {a} customers|Stays close to {who}',
    'customer experience',
  ],
  partnerships: [
    'Partnership Builder|Negotiator',
    'Builds {a} partnerships|Negotiates {a} terms',
    'partnerships',
  ],
  strategy: ['Strategist', 'Sets direction in {of}|Plans ahead for {of}', 'strategy'],
  transformation: ['Change Maker|Moderniser', 'Leads change in {of}', 'transformation'],
  sustainability: ['Sustainability Driver', 'Makes {of} sustainable', 'sustainability'],
  teams: ['Team Builder|Recruiter', 'Builds {a} teams|Recruits {who}', 'team building'],
  development: ['People Developer|Mentor', 'Develops {a} talent|Develops {who}', 'developing people'],
  culture: ['Organisation Shaper|Workplace Shaper', 'Shapes {a} workplaces', 'organisation'],
  projects: ['Programme Finisher|Project Closer', 'Brings {a} projects home', 'programme delivery'],
  alignment: ['Bridge Builder|Coordinator', 'Aligns people around {of}', 'cross-functional work'],
  research: ['Research Builder|Researcher', 'Carries {a} research forward', 'research'],
  education: ['Teacher and Mentor|Educator', 'Teaches {of}|Guides {who}', 'teaching'],
  communication: ['Public Voice|Explainer', 'Speaks and writes on {of}', 'communication'],
  care: [
    'Patient Advocate|Care Builder',
    'Looks after patients in {of}|Puts patients first in {of}',
    'patient care',
  ],
  community: [
    'Community Builder|Organiser',
    'Brings {a} communities together|Mobilises {who}',
    'community work',
  ],
  legal: ['Legal Counterpart', 'Brings legal order to {of}', 'legal work'],
  product: ['Product Builder|Product Launcher', 'Brings {a} products to life', 'product development'],
  engineering: ['Systems Builder|Software Builder', 'Builds {a} systems', 'engineering'],
  infrastructure: [
    'Infrastructure Builder|Platform Keeper',
    'Keeps {a} infrastructure running|Keeps {of} running',
    'infrastructure',
  ],
  automation: ['Automator|Workflow Builder', 'Automates {of}', 'automation'],
  reliability: ['Quality Guardian|Reliability Builder', 'Raises {a} quality|Makes {of} reliable', 'quality'],
  security: ['Security Guardian|Protector', 'Protects {of}|Secures {of}', 'security'],
  data: ['Data Translator|Data Builder', 'Turns {a} data into decisions', 'data'],
  ai: ['AI Builder|AI Product Builder', 'Puts AI to work in {of}', 'AI'],
  design: ['Experience Shaper|Designer', 'Designs {of} people use', 'design'],
  hardware: ['Hardware Builder|Device Builder', 'Builds {a} hardware', 'hardware'],
};

/** The wording of each theme, by its id. */
export const FRAMES: ReadonlyMap<string, Frame> = new Map(
  Object.entries(ROWS).map(([id, [heads, powers, mandate]]) => [
    id,
    { heads: heads.split('|'), powers: powers.split('|'), mandate },
  ]),
);
