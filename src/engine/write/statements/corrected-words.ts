import { COMPOUND_ADJECTIVES } from './compound-adjectives';

/** Words and phrases of English lines that are wrong or out of place in any sentence, with what replaces them. */
export const CORRECTIONS: readonly [RegExp, string][] = [
  ...COMPOUND_ADJECTIVES,
  // 'building a fully automated test pipelines'
  [
    /(?<=(?<!\p{L})(?:building|built|build|builds|created|creating|developed|developing|designed|designing|implemented|implementing|wrote|writing|maintained|maintaining) )an? (?=(?:\p{Ll}+ly )?(?:(?!set\b|series\b|range\b|number\b|variety\b|of\b)[\p{L}/&-]+ ){1,3}(?:pipelines|dashboards|applications|apps|websites|integrations|frameworks|workflows|modules|prototypes|databases|interfaces|campaigns)(?: (?:via|using|in|for|to|with|by|that|which|of|from|across|on)\b|[,.;]|$))/giu,
    '',
  ],
  // 'in retail industry'
  [
    /(?<=\b(?:in|within|across|for|of) )(?=(?:(?!the |an? |this |that |its |their |our |his |her |my |each |every |any |no |another |one |same |of |in |to |for |with |from |by |at |on |as |and |or )(?:\p{Ll}[\p{Ll}&/-]*|\p{Lu}{2,4}) ){1,4}(?:industry|sector)(?: (?:and|with|for|to|by|in|using|from|at|on|as|that|which|where|since)\b|[,.;)]|$))/gu,
    'the ',
  ],
  // 'co-Created a brand'
  [/^[Cc]o-C(?=reated )/u, 'Co-c'],
  [/^[Cc]o-L(?=ed )/u, 'Co-l'],
  [/^[Cc]o-F(?=ounded )/u, 'Co-f'],
  [/^[Cc]o-A(?=uthored )/u, 'Co-a'],
  [/^[Cc]o-D(?=esigned |eveloped )/u, 'Co-d'],
  // Languages and systems whose names are no other words.
  [/(?<![\p{L}\d@/.-])java ?script(?![\p{L}\d]|\.\p{L})/giu, 'JavaScript'],
  [/(?<![\p{L}\d@/.-])typescript(?![\p{L}\d]|\.\p{L})/giu, 'TypeScript'],
  [/(?<![\p{L}\d@/.-])python(?![\p{L}\d]|\.\p{L})/gu, 'Python'],
  [/(?<![\p{L}\d@/.-])mysql(?![\p{L}\d]|\.\p{L})/giu, 'MySQL'],
  [/(?<![\p{L}\d@/.-])github(?![\p{L}\d]|\.\p{L})/giu, 'GitHub'],
  [/(?<![\p{L}\d@/.-])linux(?![\p{L}\d]|\.\p{L})/gu, 'Linux'],
  [/(?<![\p{L}\d@/.-])wordpress(?![\p{L}\d]|\.\p{L})/giu, 'WordPress'],
  [/(?<![\p{L}\d@/.-])kubernetes(?![\p{L}\d]|\.\p{L})/gu, 'Kubernetes'],
  [/(?<=\b(?:in|using|with) )bash(?= |$|[,.;])/gu, 'Bash'],
  // A number that lost its unit: 'with 7+ experience leading teams'.
  [/(?<=\bwith )\d{1,2}\+ (?=experience\b)/gu, ''],
  // 'with a six years’ experience'
  [
    /\ban? (?=(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)\+? years[’']? (?:of )?experience\b)/giu,
    '',
  ],
  [/^Start[- ]?up (?=of |(?:and|&) \p{Ll}+(?:tion|ment|ing) of )/u, 'Start-up '],
  [/\bw\.\s?r\.\s?t\.?(?=\s)|\bw\.?r\.?t\.? (?=\p{Ll})/giu, 'with respect to '],
  [/(?<=\p{Ll} )dept\.?(?=\s\p{Ll}|[,;)]|$)/giu, 'department'],
  [/\b[Mm]fg\.?(?=\s|[,;)]|$)/gu, 'manufacturing'],
  [/\b[Mm]gm?t\.?(?=\s|[,;)]|$)/gu, 'management'],
  [/(?<=\s)approx\.?(?=\s)/giu, 'approximately'],
  [/(?<=\s)incl\.?(?=\s)/giu, 'including'],
  [/(?<=\s)excl\.?(?=\s)/giu, 'excluding'],
  [/(?<=\s)govt\.?(?=\s\p{Ll})/giu, 'government'],
  [/(?<=\s)w\/o(?=\s)/giu, 'without'],
  [/(?<=\s)w\/(?=\s?\p{L})/giu, 'with '],
  [/(?<=\s)b\/w(?=\s)/giu, 'between'],
  [/(?<=\d\+?)\s?yrs?\b\.?/giu, ' years'],
  // A font's 'ti' that lost its second letter: 'projectons', 'operatonal'.
  [/(?<!\p{L})(?!automaton|skeleton|megaton)(\p{L}\p{Ll}{2,}[ac])ton(?=(?:s|al|ally)?(?!\p{L}))/gu, '$1tion'],
  [/^In-?charge (?=of\b)/iu, 'In charge '],
  // The heading of a list, before its first line.
  [
    /^(?:KEY |MAIN |MAJOR )?(?:RESPONSIBILITIES|ACHIEVEMENTS|ACCOMPLISHMENTS|DUTIES|TASKS|ACTIVITIES)[:;,–-]? (?=\p{Lu}\p{Ll}{2})/gu,
    '',
  ],
  // 'Delivered successfully 5 mills', 'Increased 30% delivery rate', 'Leading and work together with growers'.
  [/^(\p{Lu}\p{Ll}{1,20}ed) (?:successfully|effectively|efficiently) (?=\d|(?:the|an?|all) )/gu, '$1 '],
  [
    /^((?:Increas|Reduc|Improv|Rais|Decreas|Lower|Boost)ed) (\d[\d.]{0,5}\s?%) ((?!of |in |on |to |by |from |for |more |less |per |year|the |its |our |and )[\p{L}-]{2,24}(?: (?!of |in |on |to |by |from |for |per |and )[\p{L}-]{2,24}){0,4})(?=$|[.,;])/gu,
    '$1 $3 by $2',
  ],
  [/^(\p{Lu}\p{Ll}{1,20}ing) and work (?=together |closely |with )/gu, '$1 and working '],
  [/(?<=\bhe (?:leads|manages|directs|coordinates) and )work (?=together |closely |with )/giu, 'works '],
  [/^(Helped (?:[\p{L}-]{2,20} ){1,4})won (?=an? |the |\p{Ll})/gu, '$1win '],
  [/\b(including|such as):(?=\s)/giu, '$1'],
  [/(?<=\d)\s?(?:cr|crs)\b\.?(?=\s|[,;)]|$)/giu, ' crore'],
  // 'Responsible of', 'comprising of', 'discussed about': the verb takes another preposition or none.
  [/\b([Rr]esponsible) (?:of|to) (?=\p{Ll}+(?:ing|tion|ment|ance)\b)/gu, '$1 for '],
  [/\b([Rr]esponsible) of (?=(?:the|a|an|all) )/gu, '$1 for '],
  [/(?<=\b(?:to|of|for|in|with|on|from|and) it)['’](?=s \p{Ll})/gu, ''],
  [/\bin-line (?=with\b)/giu, 'in line '],
  [/^Setup (?!of\b|and\b|for\b|[&,(])(?=\p{L})/gu, 'Set up '],
  // Removes the tools that were used, which are listed as skills.
  [
    /(?:,| [–—-])? using (?:technologies|tools|languages|frameworks) (?:such as|like|including) [^.;]{3,200}(?=\.?$)/gu,
    '',
  ],
  [/^Responsibilit(?:y|ies) for (?=the |all |\p{Ll}+(?:ing|tion|ment|ance|s)\b)/gu, 'Responsible for '],
  [/\b(compris(?:ing|ed|es)) of\b(?<!is comprised of|are comprised of|was comprised of)/giu, '$1'],
  [
    /\b([Dd]iscuss(?:ed|es)|[Dd]escrib(?:ed|es)|[Ee]mphasi[sz](?:ed|es)|[Pp]resent(?:ed|s|ing)?) about\b/gu,
    '$1',
  ],
  [/\b([Oo]rgani[sz](?:ed|es)) for (?=\p{Ll}+s\b)/gu, '$1 '],
  // 'ran nine mills-boosting output by 20%': the hyphen stands for a dash.
  [
    /(?<=\p{Ll}{2}(?<!\b(?:sales|goods|systems|operations))s)-(?=(?:boosting|improving|reducing|increasing|cutting|saving|driving|achieving|delivering|leading|resulting|enhancing|ensuring|enabling|generating|raising|growing|lowering) [^.;]{3,60}\d)/gu,
    ', ',
  ],
  [/\b([Hh]as|[Hh]ave|[Hh]ad|[Ww]ith) total (?:of )?(?=\d+\+? years)/gu, '$1 a total of '],
  [/(?<=\d\+? years) (?=experience (?:in|of|as|with|across|working)\b)/gu, ' of '],
  // The heading of the next part, at the end of the line before it.
  [
    /(?<=\p{Ll}{3}|[.,;)])[.,;]? (?:KEY |MAJOR |BUSINESS )?(?:IMPACTS?|RESULTS?|ACHIEVEMENTS?|ACCOMPLISHMENTS?|RESPONSIBILITIES|HIGHLIGHTS|OUTCOMES?|CONTRIBUTIONS?|DUTIES|PROJECTS|SKILLS|TOOLS|EDUCATION|EXPERIENCE|SUMMARY|ENVIRONMENT|TECHNOLOGIES)\s?:?$/gu,
    '',
  ],
  [
    /(?<=\p{Ll}{3}|[.,;)])[.,;]? (?:(?:Key|Major|Main|Business|Notable) )?(?:Impact|Results?|Achievements?|Accomplishments?|Responsibilities|Highlights|Outcomes?|Contributions?|Duties|Environment|Technologies|Tech Stack)\s?:$/gu,
    '',
  ],
  // A second line joined with the first: '... for pumps Good knowledge of plans'.
  [
    /(?<=[\p{Ll}\d)]{2}) (?:(?:Good|Sound|Strong|Excellent|Basic|Working|Thorough|In-depth|Having) (?:knowledge|understanding|command|experience|skills|exposure)|Proficient (?:in|with)|Well versed|Hands[- ]on experience)\b.*$/gu,
    '',
  ],
  [/\b(different|various) (type|kind|sort) of\b/giu, '$1 $2s of'],
  [/\bwith (?=(?:using|utili[sz]ing) )/giu, ''],
  [/(?<=\p{Ll}{3})\.,(?= \p{Ll})/gu, ','],
  [/\bas compare to\b/giu, 'as compared to'],
  [/\bthere by(?= \p{L}+ing\b)/giu, 'thereby'],
  [/\bin charge for\b/giu, 'in charge of'],
  [/\beach and every\b/giu, 'each'],
  [/\bcope up with\b/giu, 'cope with'],
  [/\bback log\b/giu, 'backlog'],
  [/\b([Tt]hird|[Ff]irst) party(?= \p{L})/gu, '$1-party'],
  [/\bturn over\b(?= by| from| of| to|$)/giu, 'turnover'],
  [/\bday[- ]to[- ]day(?= \p{Ll})/giu, 'day-to-day'],
  [/\bend to end(?= \p{Ll})/giu, 'end-to-end'],
  [/\bon[- ]time(?= (?:delivery|deliveries|completion|inspection))/giu, 'on-time'],
  [/(?<=\p{L}|\d),(?=\p{L})/gu, ', '],
  [/(?<=\s)&(?=\p{L}{2})/gu, '& '],
  [/(?<=\b(?:19|20)\d\d)(?=(?:as|and|in|to|with|for|by)\b)/gu, ' '],
  [/^Single[ -]?handedly (?=\p{Ll})/u, 'Single-handedly '],
  [/\bcriterions\b/gu, 'criteria'],
  [/\b(?:rich|vast|extensive|wide) (?:and|&) (?:rich|vast|extensive|varied|diverse) (?=experience\b)/giu, ''],
  [
    /\b([Vv]arious) (project|client|customer|site|team|department|product|stakeholder|vendor|platform|system|tool|module|report)(?= (?:in|of|for|with|from|at|across|and|on|to|by)\b|[,;.]|$)/gu,
    '$1 $2s',
  ],
  // '$ 40 000', '$40,000 USD', 'an accuracy of +-10%'
  [/([$€£])\s(?=\d)/gu, '$1'],
  [/((?:US)?\$\d[\d.,]{0,14}(?:\s?(?:[KMB]|million|billion|thousand))?\+?)\sUSD\b/gu, '$1'],
  [/(?<=\s)\+-(?=\d)/gu, '+/-'],
  // The name of what was made, before the act that made it: 'Developed Tidewatch: Created a register'.
  [/^\p{Lu}\p{Ll}{2,20}ed [\p{L}\d -]{2,40}: (?=\p{Lu}\p{Ll}{2,20}ed (?:an?|the|\d))/gu, ''],
  // '15 member team', 'via introduction of a tide table'
  [
    /\b(\d{1,4}) (member|person|people) (?=(?:[\p{L}&-]{1,20} ){0,4}(?:team|organi[sz]ation|department|group|division|unit)\b)/gu,
    '$1-$2 ',
  ],
  [
    /\b(via|through|by|after|before|during|for|under) (?=(?!(?:payment|attention|consideration|information)\b)\p{Ll}{3,20}(?:tion|ment) of\b)/gu,
    '$1 the ',
  ],
  // 'gave few courses', 'across sales department', 'industries best practices'
  [
    /^(Conducted|Gave|Held|Organi[sz]ed|Delivered|Wrote|Made|Built|Developed|Taught|Created) few (?=\p{Ll})/gu,
    '$1 a few ',
  ],
  [
    /(?<=\s)(in|of|for|across|within|from|by) (?=(?!(?:the|an?|each|every|any|another|one|its|their|our|my|this|that|your|own|per|which|department|and|or)\b)[\p{L}-]{2,20} department\b(?! (?:of|head|manager|store|store\p{Ll}*)))/gu,
    '$1 the ',
  ],
  [/\bindustries best practices\b/giu, 'industry best practices'],
  // 'over 30+', '100 + sites', 'one the largest', 'with wide range of', 'dozens teams', 'an Trainer', 'prize(“...”)'
  [/\b([Oo]ver|[Mm]ore than|[Aa]bove) (\d[\d,.]{0,9})\+(?=\s)/gu, '$1 $2'],
  [/(?<=\d) \+(?= \p{L})/gu, '+'],
  [/\b([Oo]ne) the (?=most|largest|first|biggest|best|leading|oldest|few)\b/gu, '$1 of the '],
  [
    /\b(with|for|across|of|in|on|to|from) (wide|broad|large|diverse) (variety|range|number|array|spectrum) of\b/gu,
    '$1 a $2 $3 of',
  ],
  [
    /\b(dozens|hundreds|thousands|a (?:variety|range|couple)) (?=(?!of\b|in\b|at\b|and\b|to\b|for\b)\p{Ll}{4,}(?:s|al)\b)/gu,
    '$1 of ',
  ],
  [/(?<=\s)an (?=(?:[BCDFGJKLMNPQRSTVWYZbcdfgjklmnpqrstvwz])\p{Ll}{3,})/gu, 'a '],
  [/(?<=\s)a (?=(?!one\b|once\b|and\b|[Ee]u|[Uu]n[a-z]|[Uu][sktb])[aeiouAEIOU]\p{Ll}{2,})/gu, 'an '],
  [/(?<=\p{Ll}{3})\((?=["“])/gu, ' ('],
  [/(?<=\p{Ll}(?:al|ve) )supports(?= to\b)/gu, 'support'],
  [
    /^(\p{L}+ed) (?=(?:client|customer|company|firm|bank|group|team|department|organi[sz]ation)['’]s\s)/u,
    '$1 the ',
  ],
  [/(?<=\p{L}) {2,}(?=\S)/gu, ' '],
  // 'SMB's and tools', 'an UV lamp', 'cloud based tools', 'inhouse tools'
  [
    /(?<=\b\p{Lu}{2,6})['’](?=s(?:$|[.,;)]| (?:and|or|for|to|in|with|on|from|by|that|which|at|are|using|as)\b))/gu,
    '',
  ],
  [/\ban (?=U(?:VC?|X|I|SB|K|S|N|AE|AV)(?:\b|-))/gu, 'a '],
  [
    /(?<=\b(?:[Cc]loud|[Ww]eb|[Mm]obile|[Bb]rowser|[Ss]erver|[Tt]eam|[Cc]ommunity|[Ss]kill|[Rr]ole|[Rr]isk|[Dd]ata|[Vv]alue|[Ee]vidence|[Pp]erformance|[Pp]roject|[Hh]ome|[Pp]aper|[Ss]ubscription|\p{Lu}{2,6})) based (?=(?!(?:on|in|at|out|upon|near|around|across|outside|there|here)\b)(?!\p{Ll}+ly\b)\p{Ll}{4,})/gu,
    '-based ',
  ],
  [/\b([Dd])ata driven (?=\p{Ll})/gu, '$1ata-driven '],
  [/\b([Ii])nhouse\b/gu, '$1n-house'],
  // Letters that fonts print as one: 'solu*on', 'pla_orm', 'inges/on'.
  [/(?<=\p{Ll}{2})\*(?=(?:on|ng|ve|c|al|es|me|ty)\p{Ll}{0,6}\b)/gu, 'ti'],
  [/(?<=\p{Ll}{3})(?<!\band|\bor|hands)\/(?=ons?\b)/gu, 'ti'],
  [/\b([Oo]p)\/(?=mi[sz])/gu, '$1ti'],
  [/\b([Mm]ul)\/-\/(?=ers?\b)/gu, '$1ti-ti'],
  [/\b([Pp]la)_(?=orms?\b)/gu, '$1tf'],
  [/\b([Ss]o)_(?=ware\b)/gu, '$1ft'],
  // 'Promote as head of the store': the person was promoted.
  [/^(Promote|Nominate) (?=(?:as|to) )/u, '$1d '],
  [/^(Appoint|Elect) (?=(?:as|to) )/u, '$1ed '],
  // 'from Hooli, Initech, etc. to Varn'
  [
    /, (?!and |or )([^,;():.]{2,40}),? (?:etc\.?|and so on)(?=,? (?:to|for|from|in|by|with|on|using|at|into|through|and)\b)/gu,
    ' and $1',
  ],
  // 'Has has', 'for, Corvane', 'layers xiii', 'Responsible for mills, and responsible for ports', 'on daily basis',
  // 'under company's brand'
  // 'Lead' for 'led', before a further act in the past.
  [/^Lead (?=(?:and|&) \p{Ll}{2,14}ed (?:the|an?|all|its|\p{Ll}+s)\b)/u, 'Led '],
  [/\b([Hh]as|[Hh]ave|[Ii]s|[Ww]as|[Tt]he|of|in|to|for|with|and|an?) \1\b(?=\s)/giu, '$1'],
  [/(?<=\s(?:for|of|with|to|by|from)),(?= \p{Lu}\p{Ll})/gu, ''],
  [
    /(?<=\p{Ll}{4})(?<!\b(?:phase|tier|part|level|stage|class|type|volume|division|grade|section|chapter)) (?:x{1,3}|x{0,3}(?:ix|iv|vi{0,3}|i{2,3}))$/u,
    '',
  ],
  [/(\b[Rr]esponsible for [^.;]{3,160}?,? and )responsible for /gu, '$1'],
  [
    /\b(on|in) (?=(?!an?\b|the\b|its\b|this\b|that\b|any\b|each\b)(?:daily|weekly|monthly|quarterly|regular|timely|project|contract|freelance|voluntary|part-time|full-time) (?:basis|manner)\b)/gu,
    '$1 a ',
  ],
  [
    /(?<=\b(?:of|for|with|to|in|by|from|on|and|into|across|under|with) )(?=(?:company|client|firm|bank|organi[sz]ation)['’]s\s)/giu,
    'the ',
  ],
  [/\b(in|with|for|across|on) (?=variety of\b)/gu, '$1 a '],
  // 'Sr.Manager', 'newly-hired', 'from 3–16+ ports'
  [/\b(Sr|Jr|Asst)\.(?=\p{Lu})/gu, '$1. '],
  [
    /\b(newly|highly|fully|widely|globally|locally|recently|previously|directly|jointly|internally|externally|publicly|privately|federally|nationally|internationally|closely|tightly|loosely|poorly|rapidly|heavily)-(?=\p{Ll})/giu,
    '$1 ',
  ],
  [
    /\b(from [$€£]?\d[\d.,]{0,9}(?:[KMBkm%]|bn)?\+?)\s?[–-]\s?(?=[$€£]?\d[\d.,]{0,9}(?:[KMBkm%]|bn)?\+?(?=[\s,;.)]|$)(?! ?-?(?:day|week|month|year|hour|person|member)s?\b))/gu,
    '$1 to ',
  ],
  [/(?<=\bon )(?=(?:leading|cutting|bleeding) edge\b)/gu, 'the '],
  // Languages in brackets after what they do not belong to: 'over nine ports (English and Danish fluent)'.
  [/ \([^()]{3,80} (?:fluent|native)(?:ly)?\)(?=$|[\s.,;])/giu, ''],
  // Events in the company are not actions of the person.
  [/(?:;|,|,? and) (?:emerged from stealth|went (?:public|live|into production)|was acquired) .*$/gu, ''],
];
