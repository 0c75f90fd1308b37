export { type Cited, type CitedFinding, citedFindings } from './cited';
export { type Finding, findingsIn, findingsInProse, TITLE_WORD } from './findings';
export { gate } from './gate';
export { type Ground, groundOf, groundOfTexts, numbersIn, wordsIn } from './ground';
export { isInstruction, withoutInstructions } from './instructions';
