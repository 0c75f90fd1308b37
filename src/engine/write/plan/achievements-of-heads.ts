/**
 * Names the ability that a single achievement of the head of an organisation suggests: 'Runs redundancy programmes'.
 */
import { presentOf, verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { verbObjectOf } from '../statements/object';
import type { Statement } from '../statements/statement';
import { pluralOf } from './plural';

/** Verbs of what heads do for an organisation. */
const ACHIEVEMENT_OF_HEAD_PATTERN =
  /^(?:open|launch|build|rebuild|create|design|establish|develop|structure|restructure|reposition|transform|commission|command|negotiate|renegotiate|commerciali[sz]e|introduce|found|settle|run|lead|manage|direct|oversee|head|drive|deliver|execute|close|resolve|replace|stabili[sz]e|win|secure|expand|scale|integrate|acquire|buy|divest|sell|spin|carve|refinance|recapitali[sz]e|implement|moderni[sz]e|digiti[sz]e|consolidate|recruit|turn|strike|pioneer|merge|chair|set|stand)$/;
/** What is done to an organisation as a whole: one word says enough. */
const CHANGE_OF_ORGANISATION_PATTERN =
  /^(?:turnaround|launch|carve-out|spin-off|merger|acquisition|divestiture|divestment|restructuring|transformation|reorgani[sz]ation|recruitment|integration|refinancing|fundraising|relocation|expansion|rebrand|rebranding|buy-?out|succession|exit|listing|negotiation|consolidation|investigation|recovery|rescue|modernisation|modernization|due diligence)s?$/;
/** Uncountable nouns that achievements of heads end with. */
const MASS_NOUN_PATTERN =
  /(?:ing|(?<!partner)ship|ance|ence|ness|ity|ware|growth|management|development|diligence|recruitment|strategy|governance|compliance|production|innovation|engagement|support|work|logistics|procurement|leadership|integration|data|architecture|quality|safety|retention|adoption|modelling|modeling)$/;
/** Adjectives of one certain thing, which a kind of thing has not. */
const UNIQUE_ADJECTIVE_PATTERN =
  /^(?:first|first-ever|second|third|last|next|new|own|entire|whole|full|largest|biggest|main|major|key|joint|independent|struggling|failing|ailing|loss-making|inaugural|comprehensive|complete|successful|strategic|ambitious|former|existing|current|enhanced|early|ever|company|company-wide|group-wide|nationwide)$/i;
/** Words that say nothing of the achievement, or belong to one certain thing. */
const EMPTY_NOUN_PATTERN =
  /^(?:company|business|firm|group|team|teams|department|division|organi[sz]ation|unit|people|staff|aspects?|legal aspects|work|part|parts|number|platform|product|project|projects|process|processes|effort|efforts|initiative|initiatives|activities|operations?|function|functions|area|areas|region|role|position|way|ways|plan|plans|goal|goals|value|drive|move|use|set|series|range|platforms|products)$/i;
const MAX_WORDS = 4;

/** The words of a kind of thing: in lower case, or acronyms. */
const isPlain = (words: readonly string[]): boolean =>
  words.every(
    (word) => /^\p{Ll}[\p{Ll}-]+$|^[\p{Lu}&]{2,5}$/u.test(word) && !/^(?:and|or|the|a|an)$/.test(word),
  );

/**
 * The title of an achievement, from the words of its line: 'Negotiates framework agreements' of 'Negotiated the first
 * group-wide framework agreement with five unions'. Undefined if its object is a name, or says nothing by itself.
 */
export function abilityOfHeadsAchievement(statement: Statement): string | undefined {
  const [verb = '', particle = ''] = statement.predicate?.text.split(' ') ?? [];
  const base = verbForm(verb)?.base;
  if (!base || !ACHIEVEMENT_OF_HEAD_PATTERN.test(base)) return undefined;
  const isPhrasal = /^(?:up|off|out|around|down)$/.test(particle);
  // 'Turned a unit round' and 'set the prices' name no kind of achievement; 'set up' and 'spun off' do.
  if (/^(?:turn|set|stand|spin|carve)$/.test(base) && !isPhrasal) return undefined;
  const object = verbObjectOf(statement, 1);
  if (!object) return undefined;
  const [head = '', ofWhat = ''] = object.name.split(/ of (?:the |an? |its |two |three )?/);
  const words = head.split(' ').filter((word) => !UNIQUE_ADJECTIVE_PATTERN.test(word) && !/^\d/.test(word));
  const noun = words.at(-1) ?? '';
  const kind = words.join(' ');
  const isEnough = words.length > 1 || CHANGE_OF_ORGANISATION_PATTERN.test(noun);
  if (
    !isEnough ||
    words.length > MAX_WORDS ||
    !isPlain(words) ||
    EMPTY_NOUN_PATTERN.test(noun) ||
    EMPTY_NOUN_PATTERN.test(kind) ||
    (ofWhat !== '' && /^\p{Lu}/u.test(noun))
  )
    return undefined;
  const isPlural =
    /[^s]s$/.test(noun) || (MASS_NOUN_PATTERN.test(noun) && !/(?:building|opening|offering)$/.test(noun));
  return upperFirst(
    `${presentOf(base)}${isPhrasal ? ` ${particle}` : ''} ${isPlural ? kind : pluralOf(kind)}`,
  );
}
