/** Every screen of the product in the states a person meets. */
export { inEveryLook, type Visit } from './look';
export { visitAsMember } from './members';
export { visitPeople } from './people';
export { visitStates } from './states';
export { visitAsStranger } from './strangers';
