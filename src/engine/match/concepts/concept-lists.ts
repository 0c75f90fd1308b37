/**
 * The lists of concepts, one per line: `name < broader concepts: spellings`. A name with `!` is a named thing. In a
 * spelling, `*` stands for any beginning or end of a word, or by itself for up to three words; `?` stands for s or z; a
 * `~` before it marks a word that has other senses too.
 */
import { COMMERCIAL } from './lists/commercial';
import { CUSTOMERS } from './lists/customers';
import { DIGITAL } from './lists/digital';
import { FINANCE } from './lists/finance';
import { GOVERNANCE } from './lists/governance';
import { OPERATIONS } from './lists/operations';
import { PEOPLE } from './lists/people';
import { SECTORS } from './lists/sectors';
import { SOCIETY } from './lists/society';
import { TECHNOLOGY } from './lists/technology';
import { TOOLS } from './lists/tools';

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
