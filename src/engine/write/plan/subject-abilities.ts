/** Names the ability that a line about a field of work shows: 'Builds data platforms'. */
import { leadingVerbs, wordsAfterVerbs } from '../statements/object';
import type { Statement } from '../statements/statement';

/** Verbs of making something, or of being in charge of its making. */
const MAKING_VERBS =
  'build rebuild develop design redesign create implement engineer architect establish deploy launch introduce write program code prototype construct assemble deliver own lead spearhead set';
/** Verbs of being responsible for work. */
const LEADING_VERBS =
  'lead manage run direct oversee head own coordinate drive spearhead champion supervise control govern';

/** A subject, its ability, verbs of which one must begin the line, and what the object of the verb must name. */
type Row = readonly [subject: string, title: string, verbs: string, object: RegExp];

const ROWS: readonly Row[] = [
  [
    'dataplatforms',
    'Builds data platforms',
    MAKING_VERBS,
    /data (?:platforms?|warehouses?|lakes?|pipelines?|marts?|infrastructure)|pipelines?/,
  ],
  [
    'ml',
    'Builds machine learning systems',
    MAKING_VERBS,
    /machine learning|\b(?:ml|llm|llms|ai|rag|nlp)\b|neural|(?:predict|recommend)\w+ (?:model|system|engine)/,
  ],
  ['payments', 'Builds payment systems', MAKING_VERBS, /payments?\b|checkout|billing/],
  ['mobile', 'Builds mobile applications', MAKING_VERBS, /mobile|\b(?:ios|android) app|\bapps?\b/],
  [
    'web',
    'Builds web applications',
    MAKING_VERBS,
    /web ?(?:app|site|portal|platform|interface)|websites?|front-?end|web-applications?/,
  ],
  ['embedded', 'Builds embedded systems', MAKING_VERBS, /embedded|firmware|microcontroller/],
  ['databases', 'Designs databases', 'design redesign architect model', /database|schema/],
  [
    'deployments',
    'Automates releases',
    `${MAKING_VERBS} automate streamline`,
    /ci\/cd|continuous (?:integration|delivery|deployment)|(?:release|deployment|build) (?:pipeline|process|automation)/,
  ],
  ['automation', 'Automates manual work', `${MAKING_VERBS} automate replace`, /automat|manual/],
  [
    'cloud',
    'Moves systems to the cloud',
    `${LEADING_VERBS} migrate move plan execute`,
    /cloud|aws|azure|gcp/,
  ],
  [
    'erp',
    'Introduces ERP systems',
    `${LEADING_VERBS} ${MAKING_VERBS} roll`,
    /\b(?:erp|sap|netsuite|dynamics|oracle|workday)\b/,
  ],
  ['architecture', 'Designs software architecture', 'design architect redesign define', /architecture/],
  ['training', 'Trains people', 'train teach', /./],
  ['training', 'Designs training', 'design develop create deliver conduct', /training|workshop/],
  ['mentoring', 'Mentors people', 'mentor coach', /./],
  [
    'curriculum',
    'Designs courses',
    'design develop create redesign write',
    /curricul|courses?|syllab|programme?s?/,
  ],
  ['hiring', 'Builds teams', 'hire recruit build staff', /team|engineers|staff|people/],
  ['procurement', 'Manages procurement', LEADING_VERBS, /procurement|purchasing|sourcing/],
  ['supply', 'Manages supply chains', LEADING_VERBS, /supply[- ]chain/],
  ['inventory', 'Controls inventory', `${LEADING_VERBS} reduce`, /inventor|stock/],
  ['safety', 'Leads workplace safety', LEADING_VERBS, /safety|ehs|hse/],
  [
    'events',
    'Runs events',
    `${LEADING_VERBS} organize organise plan host produce`,
    /event|conference|workshop|exhibition|festival|summit/,
  ],
  ['riskwork', 'Manages risk', `${LEADING_VERBS} mitigate`, /risk/],
  ['regulation', 'Leads regulatory compliance', LEADING_VERBS, /complian|regulat/],
  ['controls', 'Builds internal controls', MAKING_VERBS, /control/],
  ['budgets', 'Manages budgets', LEADING_VERBS, /(?<!within (?:the )?)budgets?\b/],
  ['strategy', 'Shapes strategy', 'define develop shape set formulate', /strateg/],
  ['campaigns', 'Runs campaigns', `${LEADING_VERBS} ${MAKING_VERBS} execute plan`, /campaign/],
  ['brand', 'Builds brands', 'build rebuild strengthen launch', /brand/],
  ['keyaccounts', 'Develops key accounts', `${LEADING_VERBS} develop grow`, /account/],
  ['roadmap', 'Shapes product roadmaps', 'define develop shape set own create drive', /roadmap/],
  ['userresearch', 'Researches users', `${LEADING_VERBS} conduct`, /research|interviews|usability/],
  ['trials', 'Runs clinical trials', `${LEADING_VERBS} design conduct`, /trial/],
  ['policy', 'Shapes policy', 'develop draft shape write formulate', /polic/],
  ['process', 'Redesigns processes', 'redesign streamline simplify re-engineer', /process|workflow/],
  ['change', 'Leads change', LEADING_VERBS, /change|transformation/],
];

/** The number of words after the verbs in which the object must be named. */
const MAX_WORDS_TO_OBJECT = 8;

/**
 * The ability of the field that an English line is about, if the line begins with a verb of that work and its object
 * names the field: from a line that only mentions it nothing follows.
 */
export function abilityOfSubject({ subjects, predicate }: Statement): string | undefined {
  const text = predicate?.text ?? '';
  const verbs = leadingVerbs(text);
  const object = wordsAfterVerbs(text).slice(0, MAX_WORDS_TO_OBJECT).join(' ').toLowerCase();
  const isSaid = ([id, , known, named]: Row) =>
    subjects[0]?.id === id && named.test(object) && verbs.some((verb) => known.split(' ').includes(verb));
  return ROWS.find(isSaid)?.[1];
}
