/** Words by which the end of an object is found, and those that cannot be its head. */
import { anyOf } from '../../language/text/word-lists';

/** Gerunds that may end a name. Others begin a description: 'tasks ranging from ...'. */
export const NAMED_ING_PATTERN = anyOf(
  [
    'train|plann|engineer|market|pric|test|monitor|report|schedul|bank|process|account|manufactur',
    'purchas|stream|network|modell?|budget|forecast|build|onboard|hir|fund|financ|learn|mapp|track',
    'bill|lend|trad|cluster|render|coach|mentor|pack|mak|handl|cod|programm|publish|writ|teach|wait',
    'sourc|staff|licens|brand|advertis|fundrais|consult|audit|cook|design|draw|light|till|mill|drill',
    'log|logg|rout|switch|shipp|stor|settl|recruit|benchmark|stag|host|cach|index|search|rank|scor',
    'pars|cater|print|weld|cast|set|bid|underwrit|rat|bottl|brew|breed|farm|fish|min|roof|pip|hous',
    'park|clean|heat|cool|load|pool|sampl|screen|tutor|spend|offer|scrap|crawl|profil|screen|onboard',
    'merchandis|pattern|mold|mould|tagg|label|nest|seed|dispatch|invoic|bookkeep',
  ],
  { before: '^', after: 'ing$', flags: 'i' },
);

/** Words that end an object, since they begin a circumstance, a condition or another clause. */
export const BOUNDARY_PATTERN = anyOf(
  [
    'from|to|with|without|for|in|at|by|on|onto|across|into|through|throughout|within|between|under',
    'over|during|after|before|via|per|among|amongst|against|toward|towards|as|worth|than|about|around',
    'behind|beyond|near|upon|off|until|since|despite|including|like|such|using|utili[sz]ing|based',
    'that|which|who|whose|whom|where|when|how|why|what|whether|while|so|but|or|then|thus|if|is|are',
    'was|were|has|had|can|will|be|been|not|it|they|them|also|along|alongside|together|fast|well|ahead',
    'globally|nationally|nationwide|worldwide|annually',
  ],
  { before: '^', after: '$', flags: '' },
);

/** Nouns that say nothing about the person's work, however they are qualified. */
export const EMPTY_HEAD_PATTERN = anyOf(
  [
    'work|works|tasks?|activit(?:y|ies)|dut(?:y|ies)|responsibilit(?:y|ies)|things?|issues?|efforts?',
    'initiatives?|needs?|ability|abilities|numbers?|parts?|roles?|ways?|areas?|aspects?|basis|order',
    'orders|members?|people|persons?|individuals?|use|details?|points?|matters?|items?',
    'opportunit(?:y|ies)|experience|knowledge|skills?|results?|goals?|objectives?|requirements?',
    'problems?|day|days|hours?|weeks?|months?|years?|charge|care|place|position|positions|business',
    'company|companies|clients?|customers?|staff|employees?|lines?|purposes?|support|functions?',
    'standards?|information|documents?|records?|files?|queries|questions|calls?|studies|feedback',
    'insights?|value|capabilit(?:y|ies)|standard|variety|etc|s|i|ii|iii|professionals?|engineers?',
    'developers?|students?|advis[eo]rs?|managers?|directors?|leaders?|analysts?|controllers?|workers?',
    'auditors?|apprentices|users?|teachers?|nurses?|agents?|officers?|executives?|foremen',
    'consultants?|architects?|colleagues|peers|children|residents|recommendations|suggestions|updates',
    'meetings?|appointments|varieties|kinds|ideas|methods|one|food|best',
  ],
  { before: '^', after: '$', flags: 'i' },
);
