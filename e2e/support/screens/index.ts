/** Every screen of the product in its states. */

export { onEveryScreen } from './tours';
export { inEveryVariant, type Visit } from './variants';
