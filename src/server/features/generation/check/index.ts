export { type Finding, findingsIn, findingsInProse } from './findings';
export { gate } from './gate';
export { type Ground, groundOf, numbersIn, wordsIn } from './ground';
