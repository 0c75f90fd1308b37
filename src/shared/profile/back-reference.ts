/** Recognises sentences of a profile that point to the one before: 'There, ...', 'In that role, ...'. */

/** The Portuguese 'ali' points back only before a comma, since Ali is a first name. */
const BACK_REFERENCE_PATTERN =
  /^(?:there|(?:in|during) (?:that|this|the same) (?:role|post|position|job|capacity|time|period)|alongside (?:this|that)|besides(?: this| that)?|before that|earlier|afterwards|after that|since then|(?:then|later|meanwhile)(?=,)|at the same (?:time|company)|dort|(?:in|während) dies(?:er|em) (?:rolle|funktion|position|amt|zeit|posten)|daneben|zuvor|davor|danach|là|là-bas|(?:dans|à) ce (?:poste|rôle)|dans cette fonction|auparavant|en parallèle|ensuite|allí|en (?:ese|este) (?:puesto|cargo|rol)|en esa función|anteriormente|además|daar|in die (?:rol|functie)|lì|in (?:quel|questo) ruolo|ali(?=,)|nesse cargo|nessa função)(?![\p{L}-])/iu;

/** Whether a sentence points to the one before, without which it says nothing or something else. */
export const isBackReference = (sentence: string): boolean => BACK_REFERENCE_PATTERN.test(sentence.trim());
