/**
 * Parses the lists of concepts, which have one per line: `name < broader concepts: spellings`. A `!` after the name
 * marks a named thing. In a spelling, `*` stands for any beginning or end of a word, or by itself for one to three
 * words before the next; `?` stands for s or z. A `~` before a spelling marks one that has other senses too.
 */
import { COMMERCIAL_CONCEPTS } from './lists/commercial';
import { CUSTOMERS_CONCEPTS } from './lists/customers';
import { DIGITAL_CONCEPTS } from './lists/digital';
import { FINANCE_CONCEPTS } from './lists/finance';
import { GOVERNANCE_CONCEPTS } from './lists/governance';
import { OPERATIONS_CONCEPTS } from './lists/operations';
import { PEOPLE_CONCEPTS } from './lists/people';
import { SECTORS_CONCEPTS } from './lists/sectors';
import { SOCIETY_CONCEPTS } from './lists/society';
import { TECHNOLOGY_CONCEPTS } from './lists/technology';
import { TOOLS_CONCEPTS } from './lists/tools';

/** Every concept of the lists, in their order. */
export const LISTED_CONCEPTS = [
  FINANCE_CONCEPTS,
  GOVERNANCE_CONCEPTS,
  TECHNOLOGY_CONCEPTS,
  DIGITAL_CONCEPTS,
  COMMERCIAL_CONCEPTS,
  CUSTOMERS_CONCEPTS,
  PEOPLE_CONCEPTS,
  OPERATIONS_CONCEPTS,
  SECTORS_CONCEPTS,
  SOCIETY_CONCEPTS,
  TOOLS_CONCEPTS,
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
