/**
 * The lists of concepts, one per line: `name < broader concepts: spellings`. A name with `!` is a named thing. In a
 * spelling, `*` stands for any beginning or end of a word, or by itself for up to three words; `?` stands for s or z; a
 * `~` before it marks a word that has other senses too.
 */
import { COMMERCIAL } from './concepts/commercial';
import { CUSTOMERS } from './concepts/customers';
import { DIGITAL } from './concepts/digital';
import { FINANCE } from './concepts/finance';
import { GOVERNANCE } from './concepts/governance';
import { OPERATIONS } from './concepts/operations';
import { PEOPLE } from './concepts/people';
import { SECTORS } from './concepts/sectors';
import { SOCIETY } from './concepts/society';
import { TECHNOLOGY } from './concepts/technology';
import { TOOLS } from './concepts/tools';

/** Every concept of the lists, in their order. */
export const CONCEPT_LISTS = [
  FINANCE,
  GOVERNANCE,
  TECHNOLOGY,
  DIGITAL,
  COMMERCIAL,
  CUSTOMERS,
  PEOPLE,
  OPERATIONS,
  SECTORS,
  SOCIETY,
  TOOLS,
]
  .join('\n')
  .split('\n')
  .filter((line) => line.includes(':'))
  .map((line) => {
    const colon = line.indexOf(':');
    const [head = '', parents = ''] = line.slice(0, colon).split('<');
    const name = head.trim();
    return {
      name: name.replace(/!$/, ''),
      exact: name.endsWith('!'),
      parents: parents
        .split(',')
        .map((parent) => parent.trim())
        .filter(Boolean),
      terms: line
        .slice(colon + 1)
        .split(',')
        .map((term) => term.trim())
        .filter(Boolean),
    };
  });
