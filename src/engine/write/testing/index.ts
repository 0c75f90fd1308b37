import type { CareerFacts } from '@/shared/record/facts';
import * as bankers from './bankers';
import * as executives from './executives';
import * as specialists from './specialists';
import * as wider from './wider';

export { careerFacts } from './build';

const { nameOnly, ...further } = wider;

/** A person of whom only the name was read, from a LinkedIn address. */
export const NAME_ONLY: CareerFacts = nameOnly;

/** Fictional careers of many kinds, each with enough facts for a profile. */
export const CAREERS: Record<string, CareerFacts> = { ...executives, ...bankers, ...specialists, ...further };
