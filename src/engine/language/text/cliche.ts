/** A cliché for a person, before what drives them: 'I am a self-starter with a passion for repairing mills'. */
const DRIVEN_PERSON_PATTERN =
  /^(?:I(?:['’]m| am) )?an? (?:[\p{L}-]+,? (?:and )?){0,3}(?:team player|individual|person|self-starter|go-getter) with (?=an? (?:[\p{Ll}-]+ )?passion for \p{L}+ing )/iu;

/** Removes a cliché before what drives the person: 'I have a passion for building mills'. */
export const removeCliche = (sentence: string): string => sentence.replace(DRIVEN_PERSON_PATTERN, 'I have ');
