/** Decides which sentences must not be used as statements: remnants of layout, fragments, private matters. */
import { verbForm } from '../../language/grammar/verbs';
import { wordsKey } from '../../language/text/keys';
import { isActionNoun } from '../../language/vocabulary/action-nouns';
import { isPrivateMatter } from './private-matters';
import { isUnfinished } from './unfinished';

/** Lines that are not statements: page headers, headings, contact data, ids, wishes, invitations to the reader. */
const DEBRIS_PATTERNS = [
  // Letter-spaced text: 'S o f t w a r e'.
  /(?<!\S)\p{L} \p{L} \p{L} \p{L} \p{L}(?!\S)/u,
  // A course with its term: 'Programming for Business – Winter 2023'.
  /[–—-]\s(?:winter|spring|summer|fall|autumn|term|semester)(?: \d)?,?\s(?:19|20)\d\d/i,
  // 'My role integrates ...' does not say which role it is about.
  /^my (?:current |present )?(?:role|position|job|post)\b/i,
  // Private statements about the writer, and the end of an application.
  /^my (?:full |complete )?name is\b|\btherefore;|\b(?:am|is) (?:therefore|hence|thus)\b|\b(?:writing to apply|apply(?:ing)? for (?:the|this|an?|your) (?:position|job|post|role))\b|\bkeen to (?:find|join|obtain|secure|work)\b|\blook(?:s|ing)? forward to\b/i,
  /\bopen for (?:\S+ ){0,4}(?:positions?|roles?|jobs?|work|opportunit\w+|relocation)\b/i,
  // A wish for oneself: 'My prime goal is to grow'. What somebody wants to bring about is not such a wish.
  /^(?:my |the )?(?:[\p{L}-]+ ){0,2}(?:(?:ambition|dream|aspiration)s?|(?:goal|aim|objective)s? (?:are|was|will be)|(?:goal|aim|objective) is to (?:(?:\p{L}+ly|be|always|further|keep) )*(?:grow|understand|know|work|obtain|secure|join|become|get|find|achieve|gain|learn|learning|pursue|reach|attain|advance|succeed|utili[sz]e|use|enhance|improve|contribute|excel|establish|land|start|build (?:a|my) career|develop (?:a|my|new|professionally)|give my|do my|be)\b|(?:goal|aim|objective) is (?!to\b)).*/iu,
  /\bwould (?:like|love) to\b/iu,
  // Where somebody lives, which the head of the page says: 'Based in the Oslo Harbour District'.
  /^(?:[Cc]urrently |[Nn]ow )?[Bb]ased (?:in|out of|near|between)(?: (?:\p{Lu}[\p{L}.–'’-]*,?|the|and|of|area|region)){1,10}$/u,
  // An invitation to write, or a wish for a job, which may be glued to the line above it.
  /open to (?:\S+ ){0,4}(?:roles?|positions?|jobs?)\b|\b(?:open to (?:connect|network|chat|discuss|meet|speak|collaborat|hear)\w*|feel free|reach out to me|let['’]s (?:connect|talk|chat)|get in touch|drop me|DM me|contact me|always happy to)\b/i,
  /(?<!\p{L})(?:contacte[zr]?[- ]moi|contactez-nous|écri(?:s|vez)[- ]moi|n['’]hésite[zs]? pas|parlons-en|discutons|échangeons|kontaktier(?:e|en sie) mich|schreib(?:e|en sie)? mir|meld(?:e dich|en sie sich)|sprechen sie mich|contáct(?:ame|eme|enme)|escríb(?:eme|ame)|no dud(?:es|e|en) en|hablemos|entre em contat?c?to|contac?te-me|fale comigo|contatta(?:mi|temi)|scriv(?:imi|etemi)|non esita(?:re|te)|neem (?:gerust )?contact|aarzel niet)(?!\p{L})/iu,
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez)\p{L}*\.?,?\s+(?:19|20)\d\d\b/iu,
  // A duration on its own; 'in 9 months' belongs to what was done.
  /(?<!\b(?:in|within|over|under|for|after|every|than|last|past|next|first|only|just|the|to|by|of|every|about|nearly|from|successive|consecutive)\s[<>~≈]?|\d)\d+ (?:years?|months?)(?: \d+ (?:years?|months?))?\)?$/i,
  /^page \d+( of \d+)?$/i,
  // The footer of a job site's printout.
  /^(?:резюме обновлено|(?:resume|cv|profile) (?:last )?updated (?:on )?\d)/iu,
  /@|https?:\/\/|www\.|linkedin\.com|github\.com/i,
  /^(?:tech(?:nology|nologies|nical (?:skills?|stack|environment|tools?|knowledge|expertise))?|tools?|stack|environment|keywords|skills?|proficient|competent|languages?)\b[^.]{0,24}:/i,
  /^(?:currently|presently|now)\s*[:,-](?! I\b)/i,
  // A list of tools with its heading, as opposed to an act: 'built the harbour ledger on a tech stack of ...'.
  /(?:^|[.;(] ?)(?:(?:the|main|key|my|our) ){0,2}(?:tech stack|tech context|technologies used|tools used)\b|\b(?:tech stack|tech context|technologies used|tools used)(?:$|\s?[:–(-])/i,
  /^(?:(?:expected|current|last drawn|present) (?:salary|ctc|package)|notice period|joining|availability)\b/i,
  /^(?:references?|contact|nationality|date of birth|marital)\b/i,
  // A field of a form; 'Mobile banking' is not one.
  /^(?:phone|email|e-mail|tel|mobile|address|website)(?: (?:no|number|id|address))?\s{0,2}(?:[-.:(+\d]|$)/i,
  /^(?:this|the) (?:position|role)\b|\breport(?:ed|ing|s) (?:directly )?to\b(?! (?:ensure|support|help|inform|enable|guide|improve|identify|track|provide|drive|make|assess|monitor|show|give|keep|allow|optimi[sz]e|evaluate|assist|determine|increase|reduce|enhance|streamline|measure)\b).{0,60}$|\b(?:position|role) reported to\b/i,
  /\binterested in (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:positions?|jobs?|roles?|opportunit\w+)\b/iu,
  /\b(?:looking|seeking|searching) for (?:an? |the )?(?:\p{L}+ ){0,3}(?:position|job|role|opportunit\w+|career|challenge|employment|internship|placement)\b/iu,
  /\b(?:presently|currently|now|am|is) (?:looking|seeking)\b/i,
  /\b(?:I am|is) to (?:reach|attain|achieve|become|obtain|gain|get|secure)\b/i,
  /^(?:obtain|secure|attain|gain|get)s? (?:an? |the )?(?:challenging|responsible|suitable|rewarding|permanent)\b/i,
  /^(?:current|preferred|present) (?:location|position|company|employer|salary)s?\b|^driving licen[cs]e\b/i,
  /\b(?:open to (?:work|opportunit\w+|new opportunit\w+)|actively (?:looking|seeking)|references available|curriculum vitae)\b/i,
  /^(?:to (?:seek|secure|obtain|work|pursue|get|join|build a career|utili[sz]e)|seeks?|seeking|looking (?:for|to)|(?:i )?(?:want|wish|aim(?! to (?:lead|give|make|keep|create|help|leave|bring|listen)\b)|aspire|desire|hope)(?:s|ing)? (?:to|for)|an? (?:suitable|challenging|desire)|career (?:goal|objective))\b/i,
  /\b(?:desired|preferred|targeted) (?:job|positions?|roles?|posts?)\b/i,
  // Names of bosses and referees, addresses, and a training, as forms list them below a post.
  /^(?:jef[ea](?: inmediat[oa]| direct[oa])?|supervisora?|superior|vorgesetzter?|responsable|chef|referencia|referee|boss|contacto|kontakt)\s?: (?:\p{Lu}[\p{L}.'’-]+ ?){1,5}$/iu,
  /^[^.;]{0,60}(?:^|,\s)(?:avda|avenida|av|calle|rua|rue|straße|carrera|cra|cll)(?:\.|$|\s(?=\p{Lu}))/iu,
  /\bN[°º] ?\d{2,}$|(?<!\p{L})c\/\p{Lu}/u,
  /^(?:técnic[oa] superior|tecnólog[oa]|licenciad[oa]|licenciatura|bachiller(?:ato)?|maestría|diplomad[oa]) en\b/iu,
  /^(?:not open to|previously:|interests?|outside (?:of )?work|in (?:my|the) spare time|hobbies)\b/i,
];

/** Lines that depend on an earlier one, or address the reader. */
const HANGING_PATTERNS = [
  // A range without what was done: 'Worked from 10 to 800 kVA systems'.
  /^(?:I )?(?:have |has )?work(?:s|ed|ing)? (?:from|up to|with) \d(?!\d* (?:compan|client|customer|founder|start-?up|team|organi))/iu,
  // An event of the company: 'Acquired December 2018', 'Launched in 2019'.
  /^(?:I )?(?:acquired|launched|founded|closed|sold|merged|released|published|opened|incorporated|established)(?: in| on| by)?(?: \p{Lu}\p{Ll}{2,8}\.?,?)? (?:19|20)\d\d(?=$|[.,;])/iu,
  // A part of a project that another line names: 'Delivered Phase 1 in partnership with Orla'.
  /^(?:\p{L}+ly )?\p{L}+ (?:and \p{L}+ )?(?:the )?(?:phase|stage|sprint|milestone|wave|step) (?:\d|[IVX]{1,3}|one|two|three)\b(?=$|[,;]| (?:in|with|on|to|by|and|at|from|through|using)\b)/iu,
  // 'Mapped requests as part of daily work'
  /^\p{L}+(?:ed|ing) \p{Ll}{3,}s as part of\b/iu,
  // A superscript that lost its number: 'the st quality'.
  /(?<![\p{L}\d])(?:st|nd|rd|th) \p{Ll}{2}/u,
  // 'Followed it up with two fellowships': what was followed up is in another line.
  /^(?:(?:I|he|she|they) )?(?:also )?\p{L}+ (?:it|them) (?:up|out|with|into)\b/iu,
  // The project or client is named in another line: 'Managed the whole project', 'deployed their
  // applications'.
  /^\p{L}+ (?:the (?:said|above|same|mentioned)|their)\s/iu,
  /^\p{L}+ the (?:whole|entire) (?!\p{L}+ (?:portfolio|lifecycle|life cycle|supply|value) )(?:\p{Ll}+ ){0,1}(?:projects?|team|process|system|cycle|work|operations?|development|thing|product|application|app|site|programme|program|function|department|team|organi[sz]ation|implementation|solution|platform|website|plan|activit(?:y|ies))(?=$|[,.;]| (?:from|in|with|by|and|to|using|on|under|at)\b)/iu,
  /^\p{L}+(?: and \p{L}+)? the (?:developed |resulting |final |finished )?(?:platform|website|application|app|project|system|game|tool|solution)(?=$|,| (?:using|by|with|in)\b)/iu,
  /^\p{L}+ \p{L}+ for \p{L}+ing their\s/iu,
  /^\p{L}+ (?:these|those) (?!who\b|days\b)\p{Ll}/iu,
  /^(?:then|after that|afterwards|thereafter),? /i,
  // An earlier line names what this refers to: 'Specialises in bringing these mills water'.
  /^[^,;:]{0,40}\b\p{L}{2,20}ing (?:these|those) (?!who\b|days\b)\p{L}/iu,
  // 'You' is used in advertisements.
  /\b(?:you|yours?|yourself)\b/i,
  // A title alone; what was done in it may follow: 'Worked as a pilot steering ferries'.
  /^(?:I )?(?:currently )?(?:work|works|worked|working) as (?:an?|the)\b(?![^.;]{3,140}? (?:to (?:provide|design|develop|build|lead|deliver|support|implement|advise|create|help) \p{L}|(?:bringing|providing|responsible for|writing|leading|managing|designing|developing|building|contributing|delivering|creating|running|supporting|advising|teaching|producing|overseeing|covering|coordinating) \p{L}))/iu,
  /^products? included\b|^includ(?:es?|ed|ing)\b/i,
  // The sentence that LinkedIn adds about a degree, which the education states.
  /^(?:an? )?strong \p{L}+(?: and \p{L}+)? professional (?:with|graduated|skilled)\b/iu,
  /^(?:built|designed|made|used|powered|written|tested|intended|meant|created) (?:for|by|with|on|in|to)\b/i,
  /^\p{L}+ed (?:in|by|with|using) [^,]{1,60}, (?:it|this|they)\b/iu,
  /^(?:previously|formerly|not open to|past)\s*:/i,
];

/** A name below a post in a language that capitalises no nouns, as that of a referee: 'Lucía Marta Rojas Salas'. */
const PERSONAL_NAME_PATTERN =
  /^(?!\p{L}+(?:ción|sión|miento|mento|aje|agem|ção|tion|sion|ment|age|zione)\s)(?:\p{Lu}\p{Ll}+ ){2,4}\p{Lu}\p{Ll}+$/u;

const MAX_HEADING_WORDS = 9;
/** An office at an organisation, which only one person or few hold: 'Vice-chair of Harbour Friends'. */
const OFFICE_LINE_PATTERN =
  /^(?:\p{Lu}[\p{L}-]{1,20} ){0,3}(?:co-?founder|founder|chair(?:man|woman|person)?|(?:vice|deputy)[- ]?(?:chair(?:man|woman|person)?|president)|president|board member|committee member|trustee|fellow|winner) (?:of|at|for) (?:the )?\p{Lu}/iu;
/** Whether a line is a title or a heading: every word of three letters or more is capitalised and there is no act. */
function isHeading(words: string[]): boolean {
  const longWords = words.filter((word) => /^\p{L}{3,}/u.test(word));
  const capitalised = longWords.filter((word) => /^\p{Lu}/u.test(word));
  return (
    longWords.length > 1 &&
    words.length <= MAX_HEADING_WORDS &&
    capitalised.length === longWords.length &&
    !OFFICE_LINE_PATTERN.test(words.join(' ')) &&
    !/\d/.test(words.join(' ').replace(/\(\d{4}\)/g, '')) &&
    verbForm(words[0] ?? '')?.form !== 'past'
  );
}

/** A telephone number, or another long number of an address or a document. */
const LONG_NUMBER_PATTERN = /(?:\+?\d[\s().-]?){9,}/;
/** An amount in groups of three digits, with its currency or a last group of zeros: '120 000 000', '4.500.250 €'. */
const GROUPED_AMOUNT_PATTERN =
  /(?<![\d+(]\s?)\d{1,3}(?:[\s.]\d{3}){1,5}(?![\s.-]?\d)(?:(?<=[\s.]000)|(?=\s?(?:[$€£]|EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|euros?\b|kr\b)))/giu;

/** Placeholders for figures: '$XB+', 'XX%', 'NN people', '[number]'. */
const MASKED_FIGURE_PATTERN =
  /[$€£]\s?[XYZN]{1,3}\d{0,3}(?:[\s+,.]|[BMK]{1,2}\b|$)|\b(?:X{2,}|N{2,})(?:%|[BMK]?\b)|\bX\s?%|\bX[BMK](?!\p{L})\+?|_{2,}|\.{4,}|\[[^[\]]*\]|<[^<>]*>|\{[^{}]*\}|\bTB[AD]\b|\blorem ipsum\b/u;
/** Asides to the reader, and remarks about the text itself. */
const ASIDE_TO_READER_PATTERN =
  /[!?](?:\s|$)|\b(?:lol|haha|btw|fyi|by the way|see (?:above|below|attached)|as (?:mentioned|described|noted)|please (?:see|note|contact|ask)|ask me|click(?![- ]?through)|more (?:info|details)|read more|cont['’]d|believe it or not|to be honest|long story|yes,|ok,)\b|(?<!\S)[:;]-?[)D(](?!\S)|\w[:;]-?\)(?=\s|$)/i;

/** Complete lines of this form: 'Promoted to ...', 'Moved to ...', 'Reported to ...'. */
const COMPLETE_LINE_PATTERN =
  /^(?:promoted|appointed|elected|invited|hired|recruited|tasked|asked|chosen|selected|engaged|commissioned|responsible|open|moved|contributed|reports?|reported|presented|spoke|relocated|migrated|took|belongs?|seconded|assigned|consists?|dispose[ds]?|advised|convinced|ability|scaled) (?:of|to)\b/i;
/** A verb directly followed by 'of' or 'to', so that the line lacks its object. */
const VERB_WITHOUT_OBJECT_PATTERN =
  /^(?!(?:head|chair\p{L}*|member|director|secretary|advis[eo]r|owner|president|founder|trustee) )\p{L}+(?:ed|es|s)? (?:of|to)\s(?!(?:a|an|the) )/iu;
/** Patterns of unreadable English: several verb forms in a row, stray marks. */
const BROKEN_ENGLISH_PATTERNS = [
  // The beginning of a list that is not here: 'delivered prototypes to the following industries'.
  /\bthe following(?: [\p{L}-]{1,20}){0,3}[.:]?$/iu,
  /^\p{L}+ed, (?!\p{L}*(?:ed|lt|ught|pt|cut|put|[slm]et|[sl]ent|spent|de|ran|saw|took|wrote|drove|gave|grew|ld)\b)/iu,
  // 'Checked painting and sealing' has no object, as opposed to 'checked painting and sealing processes'.
  /^(?!(?:implemented|supported|owned|managed|handled|automated|established|improved|introduced|oversaw|configured|enabled|provided|performed|led) \p{L}+ing and \p{L}+ing (?:for|in|across|of|at|on|with|within|end)\b)\p{L}+ed,? (?:and )?\p{L}+ing(?:,| and) \p{L}+(?:ed|ing)\b(?!(?:,? (?:and )?[\p{L}-]+){0,2} (?:process(?:es)?|activit(?:y|ies)|operations|teams?|departments?|functions|services|programs|programmes|projects|policies|contracts|budgets|campaigns|strategy|strategies)\b)/iu,
  /(?<!&|\b(?:Series|Class|Type|Level|Grade|Group|Phase|Tier|Plan|Schedule|[Pp]arts?) )\b(?:for|of|with|between|the|an?) (?:and|or)\b|\b(?:including|such as),|\bas well as (?:reconcile|manage|maintain|prepare|ensure|develop|handle|provide|coordinate|monitor)\b/i,
  // Verb forms that do not agree: 'achieved targets and hitting them', 'that expands the range and ensure',
  // 'lowered costs and also limits the risk'.
  /^\p{L}+ed (?:(?!(?:by|through|for|of|in|with|including|from|on|at|while|\p{L}+ing) )\S+ )+and (?:hitting|achieving|reducing|increasing|ensuring|making|managing|providing|maintaining|preparing|handling|taking|giving|keeping) /iu,
  /\b(?:that|which) \p{L}+s\b[^,;.]* and (?:ensure|provide|reduce|increase|improve|make|maintain|manage|help|allow|enable) /iu,
  /^\p{L}+ed\b.* and also \p{L}+s (?:the|a|an|its|their|our)\b/iu,
  /\bas well as,|\b(?:and|or)\.\s/i,
  // A possessive that lost its apostrophe: 'the mill, s accounts'.
  /\p{L}, s \p{L}/u,
  // A name that is cut off at the end of its line: 'Bought the engine of M/s ..., a'.
  /\bM\/s\.?\s/,
  // Words of another column within a sentence, with a stray digit at the end: 'graphic the presentation 2'.
  /\p{Ll}{3} \d$/u,
  // Two lines joined: 'as per the schedule Effective storage of ...'.
  /\p{Ll} (?:Effective|Effectively|Ensured?|Maintain(?:ed)?|Prepared?|Perform(?:ed)?|Preformed|Responsible|Successfully|Handled?|Coordinated?|Monitored|Conducted|Provided?|Assisted|Participated?|Developed|Worked|Managed) \p{Ll}/u,
  // A gerund after another capitalised word may be of its name: 'an Early Monitoring service'.
  /(?<!\p{Lu}\p{Ll}{2,20})(?<=\p{Ll}) (?:Ensuring|Maintaining|Preparing|Performing|Handling|Coordinating|Monitoring|Conducting|Providing|Assisting|Participating|Working|Managing) \p{Ll}/u,
  /,\s(?:and|or),\s(?!in\b|at\b|as\b|with\b|for\b|since\b|where\b|when\b|if\b|by\b|from\b|to\b|on\b)/i,
  /\s[-–]\p{L}|\s,|,,|\.\.|…|\b(?:a|an|the) (?:a|an|the)\b|\b(\p{L}{2,}) \1\b(?!&)|\bpvt$|[/&]$/iu,
  /^(?:\p{L}+ )?is (?:working|an? \p{Lu}{2,} to)\b/u,
];

/** Words of a neighbouring column or a heading: 'and led TASK MANAGEMENT hiring', 'AWARDED TITLE Captain of ...'. */
const FOREIGN_CAPITALS_PATTERN =
  /\p{Ll} (?!(?<=\b(?:the|an?|its|of|for|on|in|with|using|to) )\p{Lu}{4,6} \p{Lu}{4,6} )\p{Lu}{4,} \p{Lu}{4,} \p{Ll}|^\p{Lu}{5,} (?:\p{Lu}{2,} )?\p{Lu}{6,} \p{Lu}?\p{Ll}/u;

/** Letters that a font lost in extraction: 'integraNon', 'plaTorm', 'so+ware'. */
const LOST_LETTERS_PATTERN =
  /\p{Ll}\*\p{Ll}|\p{Ll}{2}_(?:orms?|er|ware|ect\w*|ow\w*)\b|\p{Ll}{3}(?<!\band)\/(?:\p{Ll}{1,8}\/)?ons?\b|(?<!\p{L})(?!kWh|mAh|dBm|j(?:Query|Unit|Meter)|v(?:Sphere|Center|Motion|Realize|Cloud)|[nx]Unit|webMethods|hitRecord|mRemote|dBase)(?:\p{Ll}{2,}|[a-df-hj-z])\p{Lu}\p{Ll}|\p{Ll}\+\p{Ll}{2}|\bSo\p{Lu}ware|\bsosware|\bNme(?:s|d|line|lines|ly)?\b|\p{Ll}NNg/u;

/** Whether the subject of a sentence is the employer and not the person. */
function isAboutEmployer(text: string, organisations: string[]): boolean {
  const folded = wordsKey(text);
  const isSubject = organisations.some((name) => {
    const organisation = wordsKey(name);
    return (
      organisation.length > 1 &&
      folded.startsWith(`${organisation} `) &&
      /^(?:(?:formerly|previously|now|also)[^,)]*[,)]? )?(?:is|was|are|provides?|offers?|operates?|has|delivers?|develops?|makes?|helps?|serves?|manufactures?|ist|bietet|entwickelt|est|propose|es|ofrece|é|oferece)\b/.test(
        folded.slice(organisation.length).trim(),
      )
    );
  });
  // The subject may follow a participle: 'Owning shops in nine countries, Brillwater employs 6,000 people'.
  const followsParticiple =
    /^\p{L}+(?:ing|ed)\s/iu.test(text) &&
    organisations.some((name) => {
      const at = text.indexOf(`, ${name} `);
      return at > 0 && /^\p{Ll}+s\s/u.test(text.slice(at + name.length + 3));
    });
  return (
    isSubject ||
    followsParticiple ||
    /^(?:the|our|this) (?:company|firm|bank|group|organi[sz]ation|business|agency|start-?up|platform)\b.{0,40}\b(?:is|was|are|provides?|offers?|operates?|has|specialis\w+|specializ\w+|serves?|employs?)\b/i.test(
      text,
    ) ||
    /^(?!(?:I|he|she|they)\b).{0,400}?\b(?:is|was) (?:a|an|the|one of the) .{0,80}\b(?:company|provider|leader in|leading|firm|manufacturer|retailer|bank|agency|consultancy|supplier|joint venture|joint program)\b/i.test(
      text,
    ) ||
    /^(?:a|an|the) (?:leading|global|fast-growing|world['’]s|listed|private|privately|\$|€|£).{0,90}\b(?:company|provider|firm|manufacturer|retailer|bank|agency|consultancy|supplier|platform|group|distributor)\b(?!.*\b(?:led|managed|built)\b)/i.test(
      text,
    ) ||
    // Something that happened to the company: 'Emerged from stealth in 2014', 'Voted start-up of the year'.
    /^(?:emerged from stealth|voted\b|went (?:public|into production|live)\b|acquired by|(?:backed|funded) by|headquartered in|incorporated in|listed on|spun (?:out|off) (?:of|from)|merged (?:with|into)|rebranded)/i.test(
      text,
    ) ||
    /^(?:ist|das unternehmen|die firma|l.entreprise|la société|la empresa|a empresa)\b/i.test(text)
  );
}

function isUnbalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  // One of the marks may stand for inches: 'racks of 19"'.
  const hasOpenQuote = count('"') % 2 === 1 && !/\d"(?!\p{L})/u.test(text);
  return count('(') !== count(')') || count('[') !== count(']') || hasOpenQuote;
}

/** A line with this many pieces of words or more is letter-spaced: 'Pr e par atio n o f cl ie nt bi lls'. */
const MIN_WORD_PIECES = 3;
/**
 * One or two letters in lower case that are not a word in any supported language; 'w' and 'z' are Polish prepositions.
 */
const WORD_PIECE_PATTERN =
  /^(?:[bdfghj-npqrstvx]|(?!(?:of|to|in|on|at|by|an|as|is|or|it|we|us|my|no|so|up|if|do|be|he|me|go|am|vs|de|la|le|un|et|en|du|au|es|el|al|se|su|ce|ne|ou|où|si|sa|ma|ta|lo|li|il|di|da|ai|ed|ad|un|os|as|ao|um|na|em|eu|tu|já|só|im|zu|ab|ob|wo|er|du|je|te|ze|of|km|kg|mm|cm|kw|mw|ml|hr|id|ui|ux|qa|it|hr|pr|tv|pc|ai|ml|bi|kv|af|på|og|av|är|så|då|få|år|vi|ej|po|od|za|ze|co|ve|ke|ja|ei|az|és|sa|iz|uz)$)\p{Ll}{2})$/u;
const isLetterSpaced = (words: readonly string[]): boolean =>
  words.filter((word) => WORD_PIECE_PATTERN.test(word)).length >= MIN_WORD_PIECES;

/** Minimum size of a statement. */
const MIN_STATEMENT_WORDS = 3;
const MIN_STATEMENT_CHARACTERS = 14;
/** Maximum marks that separate the items of a row, such as '|' and '·'. */
const MAX_SEPARATORS = 3;

/** Whether a sentence must not be used as a statement about the person. */
export function isRefused(text: string, organisations: string[], language: string): boolean {
  const words = text.split(/\s+/);
  if (/^(?:es|pt|it|fr)$/.test(language) && PERSONAL_NAME_PATTERN.test(text)) return true;
  if (HANGING_PATTERNS.some((pattern) => pattern.test(text)) || (language === 'en' && isHeading(words)))
    return true;
  if (words.length < MIN_STATEMENT_WORDS || text.length < MIN_STATEMENT_CHARACTERS) return true;
  if (text.endsWith(':') || isLetterSpaced(words)) return true;
  if (!/\p{L}{3}/u.test(text) || isUnfinished(text) || isUnbalanced(text)) return true;
  if (
    // 'IT support leader' does not begin with a pronoun.
    /^(?!IT )(?:and|or|but|to|of|with|which|that|also,?|these|those|it|they|this (?:included|includes|was|is)|und|et|y|e|including|such as|among|both)\s/i.test(
      text,
    )
  )
    return true;
  if (
    ((language === 'en' ? text.replace(/\([^()]*\)/g, ' ') : text).match(/[|/·•]/g)?.length ?? 0) >
      MAX_SEPARATORS ||
    words.filter((word) => word.endsWith(',')).length > words.length / 2.2
  )
    return true;
  if (
    MASKED_FIGURE_PATTERN.test(text) ||
    ASIDE_TO_READER_PATTERN.test(text) ||
    LOST_LETTERS_PATTERN.test(text) ||
    FOREIGN_CAPITALS_PATTERN.test(text) ||
    / \| /.test(text)
  )
    return true;
  if (language === 'en' && !COMPLETE_LINE_PATTERN.test(text)) {
    if (VERB_WITHOUT_OBJECT_PATTERN.test(text) && !isActionNoun(text)) return true;
    if (BROKEN_ENGLISH_PATTERNS.some((pattern) => pattern.test(text))) return true;
  }
  return (
    DEBRIS_PATTERNS.some((pattern) => pattern.test(text)) ||
    LONG_NUMBER_PATTERN.test(text.replace(GROUPED_AMOUNT_PATTERN, ' ')) ||
    isPrivateMatter(text) ||
    isAboutEmployer(text, organisations)
  );
}
