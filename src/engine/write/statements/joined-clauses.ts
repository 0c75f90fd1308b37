/** Finds lines whose parts cannot stand in one English sentence, as notes and joined lines have them. */
import { verbForm } from '../../language/grammar/verbs';

/** Names of months as the periods of posts abbreviate them. 'May' and 'March' are words of their own. */
const MONTH_SOURCE =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

/** Lines whose parts do not belong in one sentence. */
const UNJOINED_PATTERNS = [
  // A verb that was not put into the past with the others: 'delivered, Commission and started the presses'.
  /^\p{L}+ed, \p{Lu}\p{Ll}+ and \p{L}+ed\b/u,
  // 'managed nine people with ensure the output'
  /\bwith (?:ensure|maintain|provide|achieve|keep|make|improve|reduce|increase)\b/i,
  // 'sailed well in storms and able to keep schedules'
  /^\p{L}+ed\b[^,;]* and (?:able|capable|willing|ready) to\b/iu,
  // A second line after a plural or bracket: 'supervised the halls (north) Handling of pumps'.
  /(?:\)|\p{Ll}{2}s) (?:Erection|Handling|Preparation|Installation|Supervision|Execution|Maintenance|Checking|Monitoring|Coordination|Recruitment|Procurement|Management) of\b/u,
  // The description of oneself that follows without a full stop: 'at various fairs Capable in sorting'.
  /\p{Ll}{3} (?:Capable|Innovative|Proficient|Adept|Dynamic|Skilled|Possess\w*|Having|Hardworking|Excellent|Effective) \p{Ll}/u,
  // 'managed a mill at Fenmoor belongs to Corvane'
  /^\p{L}+ed\b(?:(?! (?:that|which|who) )[^;.])* belongs to\b/iu,
  // 'managed the mills comprises in nine towns'
  /^\p{L}+ed\b(?:(?! (?:that|which|who) )[^;.])* comprises? (?:in|of)\b/iu,
  // A name that lost what stood before it: 'ran the mill for, Corvane'.
  /\b(?:for|of|with|by|from), \p{Lu}/u,
  // 'set up of nine presses' has no verb, 'hired and phone growers' two forms.
  /^set up of |^\p{L}+ed and (?:phone|call|email|visit|train|help|assist) \p{Ll}+s\b/iu,
  // Letters that a font lost: 'integraon', 'producon'.
  /\p{Ll}{4}aon\b|\b(?:[Pp]roducon|[Ff]uncon|[Ss]oluon|[Aa]ircra)s?\b/u,
  // A past form joined with a noun of action: 'reviewed the drawings and preparation of lists'.
  /^\p{L}+ed\b[^.;]*(?<!(?:tion|sion|ment|ance|ing|sis|al),?) and (?:also )?(?:preparation|execution|supervision|installation|maintenance|coordination|monitoring|erection|commissioning|finalization) of\b/iu,
  /^\p{L}+ed?\b[^.;]*(?<!tion|sion|ment|ance|ence|ing|ure|sis|al), and (?:coordination|preparation|supervision|installation|maintenance|execution) (?:to|with|of)\b/iu,
  // A number of pieces: 'built the halls with 3 no turbine type 2'.
  /\b\d+ no (?!longer|more|less|fewer|later|other)\p{Ll}{3}/u,
  // 'responsible for key sections'
  /^(?:was |is )?responsible for (?:key|various|many|several|different|certain|some) (?:sections|areas|parts|tasks|aspects|projects|things|duties)$/iu,
  // 'sourced vendors and vendor management'
  /\b(\p{L}{4,})s and \1 management\b/iu,
  // A row of acts in the past without 'and', with another act in bare nouns: 'managed nine mills, Recruitment of ...'.
  /^\p{L}+ed\b.*, (?:Recruitment|Preparation|Installation|Supervision|Erection|Maintenance) of\b/u,
  // A title that begins like a verb: 'Applied AI Engineer with ...'.
  /^applied (?:[\p{L}/]+ ){1,2}(?:engineer|scientist|researcher|mathematician|linguist|physicist)\b/iu,
  // Signs in place of words: 'draft of the plans, automated review + human in the loop'.
  /\p{Ll}{2} \+ \p{Ll}{2}/u,
  /\b(?:is|am) not looking for\b|\bof including\b/i,
  // An achievement under supervision, which another line names: 'completed under the board'.
  /^(?:completed|done|conducted|carried out|performed) (?:under|in partial|as (?:a )?part)\b/i,
  // 'worked 24 hrs duty', 'worked RIM management'
  /^[Ww]orked (?:\p{Lu}{2,}\b|\d+ ?[Hh]rs)/u,
  // A verb in the present joined with a bare one: 'identifies queries and search for places'.
  /^\p{L}+s\b[^,;.]* and (?:search for|find|ensure|maintain|provide|prepare|submit|take|give|make|develop|carry)\b(?!-)/iu,
  // A noun of action joined with a verb: 'preparation of drawings and submits them for approval'.
  /^\p{L}+(?:tion|ment|ance|ing) of [^.;]{3,90} and (?:submits?|prepares|ensures?|maintains?|checks|handles|provides?|coordinates) \p{Ll}/iu,
  // A noun twice in one row, of which one was meant to replace the other: 'exceeded its targets goals and targets'.
  /\b(\p{L}{4,}s) \p{L}{4,}s and \1\b/iu,
  // An improvement without 'in' before what improved: 'resulting in an improvement Mill & Press indicators'.
  /\b(?:resulting in|leading to|achieved|brought) an? (?:[\p{L}-]+ )?(?:improvement|increase|reduction|decrease) (?!(?:in|of|to|by|for|from|on|at|across|over|within|and|or|with|as|through|after|during|among|compared|that|which|year|plans?|programs?|programmes?|projects?|initiatives?|opportunit\p{L}+|targets?|rates?|strateg\p{L}+)\b)\p{L}/iu,
  // A line of another column, or the next line, after a bracket: 'built the plans (north) Developing Sales channels'.
  /\) (?:Develop|Manag|Lead|Build|Creat|Driv|Plann?|Handl|Support|Train|Design)ing \p{L}/u,
  // A date that stands in the sentence without a preposition, since it is of another column: 'made charts, pitch Nov'.
  new RegExp(
    `(?<!\\b(?:in|by|since|until|till|from|to|of|last|next|this|early|late|mid|and|every|each|for|through|during|before|after|around|on|or|between)[ -])\\b${MONTH_SOURCE}\\.?,?$`,
    'u',
  ),
  new RegExp(
    `(?<![(\\[]|\\b(?:from|between|period|dates?|in|for) )\\b${MONTH_SOURCE}\\.? (?:19|20)\\d\\d ?[–—-] `,
    'u',
  ),
  // A verb in its base form after an act in the past: 'served growers and show patience'.
  /^\p{L}+ed\b[^;.]* and (?:show (?:sensitivity|respect|patience|interest)|carry out|search for|report to)\b/iu,
];

/** Words after which the bare verb that follows is an infinitive. */
const WITH_INFINITIVE_PATTERN = / (?:to|helps?|can|will|could|must|should|lets?) /i;

const isPast = (word: string): boolean => verbForm(word.toLowerCase())?.form === 'past';
/**
 * Whether a bare verb follows a purpose, and nothing joins the two: 'built slides to show the mill, drive talks'.
 */
function isLoose(text: string): boolean {
  const comma = text.indexOf(', ');
  const [before, after] = [text.slice(0, Math.max(0, comma)), text.slice(comma + 2)];
  const isBase = (word: string) => verbForm(word)?.form === 'base';
  const next = /^(\p{Ll}+) \p{L}+ /u.exec(after)?.[1] ?? '';
  return (
    comma > 0 &&
    isPast(before.split(' ', 1)[0] ?? '') &&
    / to \p{Ll}+ \S+ \S+/u.test(before) &&
    isBase(next) &&
    !before.includes(` to ${next} `) &&
    ![...after.matchAll(/ (?:and|or) (\p{Ll}+)/gu)].some(([, word = '']) => isBase(word))
  );
}

/** Whether the parts of a line cannot stand in one sentence. */
export const isUnjoined = (text: string): boolean =>
  isLoose(text) ||
  UNJOINED_PATTERNS.some((pattern) => {
    const match = pattern.exec(text);
    return (
      match !== null &&
      !(/and (?:\p{Ll}+ )?\p{Ll}+$/u.test(match[0]) && WITH_INFINITIVE_PATTERN.test(match[0]))
    );
  });
