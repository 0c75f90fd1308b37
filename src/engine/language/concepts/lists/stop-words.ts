/** Words of requirements that do not say what is required, by language; accents are folded. */

const ENGLISH = [
  // Articles, prepositions, conjunctions, pronouns.
  'the a an of to in for with on by from at as into over under within across through during without around about',
  'between among like and or but not no than then so both also only even just it its this that these those',
  'you your we our they their he she his her who which what when where how all any each other more most least such own',
  "you'd you've you'll you're someone somebody person people individual candidate something thing things",
  // Auxiliary and general verbs.
  'is are was were be been being have has had having hold holds holding will would can could should must may might',
  'use using used know known take taken bring make made making get getting set setting put having looking look',
  'done create creating start finish end begin maximize maximise navigate serve share work worked working',
  // Words that only announce a requirement.
  'need needs needed required require requires requirement preferred preferably ideally ideal desirable plus bonus',
  'nice useful includes include including etc eg ie incl minimum maximum',
  'experience experienced expertise knowledge understanding familiarity familiar skill skills background track record',
  'ability able proficiency proficient fluent competent competency competence',
  'history prior previous previously success successful successfully result results practice practices course',
  // Degrees of quality and quantity.
  'strong excellent good great solid proven demonstrated demonstrable deep broad extensive considerable significant',
  'relevant related similar equivalent high highly very well best world class level levels proper sound applicable',
  'advanced basic full fully increasing enough certain main major core key important different various variety',
  'multiple several many complex large small new current currently wide range type types way ways functional practical',
  'minded oriented based focused focus hands directly closely before after',
  'one two three four five six seven eight nine ten first time times day week month year years',
  // Workplaces and matters in general.
  'role roles position positions job company companies organization organisation business businesses industry',
  'industries sector area areas field environment environments environmental',
  'issue issues matter matters situation situations information due',
];

const GERMAN = [
  'der die das den dem des ein eine einer eines einem einen und oder mit von fur im in zur zum sowie wie auf bei aus',
  'nach uber sehr gute guten gut fundierte praktische ausgepragte sicheres abgeschlossenes mindestens mehrjahrige',
  'erfahrung kenntnisse bereich bereichen',
];

const FRENCH = [
  'le la les un une des du de et ou avec pour dans sur en tu as es vous avez etes ton votre comme nous',
  'experience connaissance significative',
];

const SPANISH = ['el los las una y o con para por en del experiencia conocimientos'];

/** All of them, separated by spaces. */
export const STOP_WORDS = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH].join(' ');
