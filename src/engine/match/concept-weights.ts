/** Weights of concepts, low for the name of a function, high for the name of a law, and which of them are sectors. */
import type { RoleFunction } from '@/shared/roles/role-fit';
import { CONCEPTS, type ConceptSet, conceptNumber, emptySet } from '../language/concepts';

/** Concepts of leading people, in whatever words. */
const LEADERSHIP_CONCEPTS = 'team-lead senior-leadership'.split(' ');
/** Concepts that apply to nearly every executive, so they count little. */
const GENERIC_CONCEPTS = [...LEADERSHIP_CONCEPTS, 'tools'];
/** Concepts that are whole functions, or aspects of any work. */
const BROAD_CONCEPTS =
  'finance technology operations people product marketing sales commercial data strategy international large-scale growth stakeholders c-level programme manufacturing process-improvement playbook risk media budget multidisciplinary consulting board learning accounting law healthcare education compliance it-operations rollout'.split(
    ' ',
  );

const TOOLS_CONCEPT = conceptNumber('tools');
const leadershipConcepts = new Set(LEADERSHIP_CONCEPTS.map(conceptNumber));
const genericConcepts = new Set(GENERIC_CONCEPTS.map(conceptNumber));
const broadConcepts = new Set(BROAD_CONCEPTS.map(conceptNumber));

/** Whether a concept is leading people itself; kinds of it are known by their closure. */
export const isLeadership = (concept: number) => leadershipConcepts.has(concept);
/** Whether a concept is a tool of everyday work, such as Excel, which is required for the use that is made of it. */
export const isEverydayTool = (concept: number) =>
  CONCEPTS[concept]?.closure.includes(TOOLS_CONCEPT) === true;
/** Whether a concept applies to nearly every executive. */
export const isGeneric = (concept: number) => genericConcepts.has(concept);
/** Whether a concept is a whole function, or an aspect of any work. */
export const isBroad = (concept: number) => broadConcepts.has(concept);
/** Whether a concept is a named thing (a tool, a law, a country), which nothing else can substitute. */
export const isExact = (concept: number) => CONCEPTS[concept]?.exact === true;

/** Whether a concept is a leading position, such as 'finance-lead' or 'team-lead'. */
export const isPosition = (concept: number) => CONCEPTS[concept]?.name.endsWith('-lead') === true;

/** Qualifiers, such as a place or size, which do not count alone. */
const QUALIFYING_CONCEPTS = new Set(
  'uk us-market international large-scale growth'.split(' ').map(conceptNumber),
);
/** Whether a concept only qualifies another, such as a place or a size. */
export const isQualifier = (concept: number) => QUALIFYING_CONCEPTS.has(concept);

/** The weight of a concept: 0.25 to 1.3. */
export function conceptWeightOf(concept: number): number {
  if (isGeneric(concept)) return 0.25;
  if (isQualifier(concept)) return 0.5;
  if (isExact(concept)) return isPosition(concept) ? 1 : 1.3;
  return isBroad(concept) ? 0.6 : 1;
}

/** Industries, kinds of organisation and markets, which the employer shows as well as the work itself. */
const SECTOR_CONCEPTS = new Set(
  'software-sector saas fintech financial-services banking insurance healthcare social-care orthopedics rehab pharma medical-devices education vocational-training public-sector nonprofit arts media gaming construction manufacturing electronics automotive retail logistics-sector outsourced-fulfilment tech-service energy telecom hospitality agriculture startup venture public-company consulting e-commerce b2b b2c regulated uk us-market international aerospace defence chemicals food-sector consumer-goods fashion mining oil-gas renewables utilities machinery packaging-industry semiconductors real-estate property-management travel transport insurance-sector asset-management professional-services sports cultural-institutions publishing streaming hospital long-term-care mental-health higher-education schools edtech government-work humanitarian housing digital-health payments lending marketplace family-business private-equity'
    .split(' ')
    .map(conceptNumber),
);
/** Whether a concept is an industry, a kind of organisation or a market. */
export const isSectorConcept = (concept: number) => SECTOR_CONCEPTS.has(concept);

const sectorBits = [...SECTOR_CONCEPTS].reduce((set, concept) => {
  set[concept >> 5]! |= 1 << (concept & 31);
  return set;
}, emptySet());
/** The industries, kinds of organisation and markets in a set of concepts. */
export const sectorsOf = (set: ConceptSet): ConceptSet => set.map((word, index) => word & sectorBits[index]!);

const CONCEPT_NAME_BY_FUNCTION: Record<RoleFunction, string> = {
  finance: 'finance',
  operations: 'operations',
  engineering: 'technology',
  product: 'product',
  marketing: 'marketing',
  sales: 'sales',
  people: 'people',
  legal: 'law',
  'general-management': 'senior-leadership',
};

/** The number of the concept that stands for a function of a company, such as finance. */
export const conceptOfFunction = (name: RoleFunction) => conceptNumber(CONCEPT_NAME_BY_FUNCTION[name]);
