/** Every screen of the product in the states a person meets. */
export { inEveryLook, type Visit } from './look';
export { onEveryScreen } from './tours';
