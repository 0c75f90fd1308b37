/**
 * Words that a sentence may use besides those of the record: connectives, words of time and place, and the verbs that
 * frame a role or a school.
 */

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that may surround what a fact supports, in all languages of profiles: 'has been', 'besides', 'ist seit'. */
export const FRAME_WORDS =
  words(`while who before has been since is was became joined its and where there that post held works worked work with for also alongside
this earlier between years were spent holds earned graduated took studied speaks languages besides among are include awards publications publication patents patent received named skills first then based had role until
today from to in at of as s by degree following aujourd hui a an the have hat ist seit bei war von bis heute im jahr spricht zu den
ergebnissen zahlt zahlen die der das am beim ein eine absolviert absolvierte abschluss studium folgender hochschule erworben an est depuis chez ete de parmi les resultats figure la le l
titulaire du diplome suivant parle aussi etudes a es desde en fue entre los resultados el tiene titulo habla estudios
e foi resultados esta fala tem seguinte formacao estudos ha lavorato come presso dal al conseguito il seguente titolo parla
studi tra risultati c sinds bij van tot heden spreekt hoy hoje oggi tot de resultaten behoort heeft volgende opleiding afgerond y et und en arbeiten travaux trabalhos lavori het werk`);

/** Words that say that the person began at an employer. */
export const JOINING_WORDS = words('joined');
/** Words that refer to the role named in the sentence before. */
export const BACK_REFERENCE_WORDS = words('there');
