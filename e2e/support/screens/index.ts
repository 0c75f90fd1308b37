/** Every screen of the product in its states. */
export { inEveryLook, type Visit } from './look';
export { onEveryScreen } from './tours';
