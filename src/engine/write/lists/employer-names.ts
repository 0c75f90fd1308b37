/** Derives industries from employers' names: by words that mean an industry only in a name, and by known employers. */

/** Legal forms, and other endings of names such as 'Group' and 'Holdings'. */
const NAME_ENDING_PATTERN =
  /(?<![\s,])[\s,]+(?:inc|llc|llp|ltd|limited|plc|corp|corporation|company|co|group|holdings?|gmbh|ag|se|kg|ab|as|asa|oy|nv|bv|sa|sas|sarl|spa|srl|ltda|pty|pte|s\.a\.|s\.p\.a\.|n\.v\.|b\.v\.)\.?$/;

/** A lower-case name without its legal form and without endings such as 'group' and 'company'. */
function removeNameEndings(lower: string): string {
  let name = lower.trim();
  while (NAME_ENDING_PATTERN.test(name)) name = name.replace(NAME_ENDING_PATTERN, '');
  return name;
}

/** Words that show an industry in the name of an employer, but not in a sentence. */
const INDUSTRY_NAME_PATTERNS: readonly (readonly [industry: string, pattern: RegExp])[] = [
  [
    'Maritime',
    /\bshipping\b|\bport of (?!call)|\bports?$|\bharbou?r (?:board|trust)\b|\btankers?\b|\bferries\b/,
  ],
  ['Mining and metals', /\b(?:gold|lithium|copper|cobre|nickel|uranium|coal|minerals|minerais|minera)$/],
  ['Energy', /\b(?:power|hydro|energi\w*|eolic\w*|nuclear|photovoltai\w+)$/],
  ['Oil and gas', /\b(?:oil|gas|petroleum|oilfield services)$/],
  ['Retail', /\b(?:supermarkets?|hypermarkets?|department stores?|stores?|markets?|mart)$/],
  [
    'Construction and real estate',
    /\b(?:builders?|contractors|contracting|propert(?:y|ies)|realty|realtors|real estate|developers|bau)$/,
  ],
  ['Media and publishing', /\b(?:radio|press|gazette|herald|tribune)$/],
  ['Film and television', /\b(?:pictures|films?|television|tv|entertainment)$/],
  ['Gaming and entertainment', /\b(?:games|game studios?)$/],
  ['Cybersecurity', /\b(?:information|cyber|network|cloud|data|identity) ?security\b/],
  [
    'Financial services',
    /\b(?:stock exchange|securities(?: company)?|leasing|finance|financial|financiers)$/,
  ],
  ['Facilities management', /\bfacilit(?:y|ies) management\b/],
  [
    'Defence',
    /\b(?:(?:strategic|tactical|mobility) air command|air combat command|(?:air|fighter|missile|warning|bomb) (?:wing|squadron)|infantry)\b/,
  ],
  [
    'Automotive',
    /\b(?:automotor(?:es|a)?|automotriz|motors(?! (?:&|and) controls)|fahrzeug\w*|automobiles?)\b/,
  ],
  ['Telecommunications', /\b(?:mobile|wireless|telefonica|telefónica|telekom|telco)$/],
  ['Education', /\b(?:college|community college|academy of (?!sciences))\b/],
  [
    'Public sector',
    /\b(?:(?:city|county|state|town|province|commonwealth) of\s|ministerio|ministère|ministério|bundesministerium)|\b(?:city|county|borough|district) council\b/,
  ],
  [
    'Public sector',
    /\b(?:embassy|consulate(?: general)?|high commission) of\b|\bfederal (?:\p{L}+ ){1,3}(?:commission|agency|administration|bureau|authority)\b|\bnational (?:institutes of health|institute of (?:allergy|standards|mental health|justice)|park service|weather service)|\bnational laborator(?:y|ies)$|^office of the (?:secretary|governor|president|prime minister|attorney general)\b|^(?:gemeente|rijkswaterstaat|belastingdienst)\b/u,
  ],
  ['Health care', /\b(?:hospices?|infirmary|dental|medical cent(?:er|re)|medicine|ospedale|spital)\b/],
  ['Environmental services', /\b(?:environmental|waste|recycling)\b/],
  ['Hospitality and tourism', /\b(?:catering|inn|cafés?|bistro|pizzeria|travel|tours|cruises?)\b/],
  [
    'Mechanical engineering',
    /\b(?:machines|maschinen\w*|pumps|pumpen|turbines|hydraulics|antriebstechnik)\b/,
  ],
  ['Chemicals', /\b(?:chemical|chem|coatings)$/],
  [
    'Information technology services',
    /\b(?:technology (?:partners|services|consulting|consultants)|it (?:solutions|consulting)|soluções em tecnologia)$/,
  ],
];

/**
 * Firms, agencies and armed forces whose industry is widely known, by the beginning of their names, or by the whole
 * name if it ends in '$'.
 */
const KNOWN_EMPLOYERS_BY_INDUSTRY: Readonly<Record<string, string>> = {
  Telecommunications:
    'alcatel|nokia|ericsson|huawei|vodafone|verizon|at&t|t-mobile|deutsche telekom|telefonica|telefónica|bt group|british telecom|swisscom|telenor|telia|orange sa|vimpelcom|beeline|mts|megafon|telstra|optus|singtel|comcast|charter communications|lucent|motorola|qualcomm|america movil|américa móvil|telcel|tim brasil|claro|vivo|tdc|sunrise communications|telecom argentina|telecom personal|cablevision|bharti airtel|airtel|reliance jio|etisalat|mtn group|safaricom|kpn|proximus|sprint|vodacom|telus|bell canada|rogers communications|cox communications|centurylink|lumen technologies|cable one|windstream|frontier communications|virgin media|telecom italia|bouygues telecom|telkom|cell c$|zain$|ooredoo|turkcell|ntt docomo|kddi|softbank|china mobile|zte|level 3 communications|avaya|liberty global|pldt|globe telecom|nextel',
  Automotive:
    'general motors|ford motor|toyota|honda|bmw|volkswagen|audi|daimler|mercedes-benz|porsche|renault|peugeot|stellantis|fiat chrysler|nissan|hyundai motor|kia motors|volvo cars|tesla|jaguar land rover|continental automotive|zf friedrichshafen|aptiv|delphi automotive|valeo|dealertrack|mazda|subaru|rivian|magna international|lear corporation|borgwarner|denso|faurecia|forvia|mahle|schaeffler|scania|daimler truck|paccar|navistar|volvo trucks|volvo group|carmax|mahindra & mahindra$|maruti suzuki|lucid motors|byd$|tata motors',
  Banking:
    'jpmorgan|jp morgan|j.p. morgan|bank of america|citigroup|citi|wells fargo|hsbc|barclays|lloyds banking|natwest|santander|bbva|bnp paribas|société générale|societe generale|crédit agricole|credit agricole|deutsche bank|commerzbank|unicredit|intesa sanpaolo|ing bank|abn amro|rabobank|ubs|credit suisse|itaú|itau unibanco|bradesco|sberbank|standard chartered|dbs|icici|hdfc|capital one|td bank|scotiabank|emirates nbd|nordea|danske bank|pnc|us bank|u.s. bank|bmo$|cibc|rbc$|royal bank|truist|suntrust|fifth third|keybank|westpac|anz$|nab$|commonwealth bank|macquarie|julius baer|raiffeisen|kbc$|rbs$|nationwide building society|ing$|erste group|axis bank|bnp$|caixabank|nykredit',
  'Financial services':
    'goldman sachs|morgan stanley|blackrock|vanguard|fidelity investments|charles schwab|state street|lehman brothers|merrill lynch|nomura|jefferies|lazard|american express|visa|mastercard|experian|serasa experian|equifax|transunion|moody’s|s&p global|nasdaq|tiaa|t. rowe price|invesco|pimco|franklin templeton|northern trust|bny mellon|ameriprise|raymond james|edward jones|fannie mae|freddie mac|broadridge|ss&c|euroclear|deutsche börse|london stock exchange|lpl financial|citadel|bridgewater',
  Fintech:
    'paypal|stripe|square|adyen|klarna|revolut|nubank|wise|coinbase|robinhood|sofi|plaid|fiserv|fis global|worldline|worldpay|global payments|avaloq|temenos|finastra|n26|monzo|starling bank|block inc|marqeta|chime$|affirm$|brex|razorpay|paytm|phonepe|true link financial|debtbook|jack henry|binance|kraken$|chainalysis',
  Insurance:
    'allianz|axa|zurich insurance|generali|aviva|prudential|metlife|aig|state farm|geico|progressive insurance|liberty mutual|travelers|munich re|swiss re|mapfre|allstate|chubb|the hartford|usaa|farmers insurance|manulife|sun life|john hancock|aflac|legal & general|direct line|swiss life|new york life|northwestern mutual|massmutual|guardian life|marsh mclennan|aon$|willis towers watson|lemonade$|nationwide insurance|nationwide mutual',
  Retail:
    'walmart|tesco|sainsbury|asda|morrisons|aldi|lidl|carrefour|auchan|leclerc|leroy merlin|home depot|lowe’s|lowes|target corporation|costco|kroger|best buy|ikea|iceland frozen foods|iceland foods|kaufland|rewe|edeka|ahold|albert heijn|mercadona|macy’s|walgreens|cvs|boots|waitrose|marks & spencer|primark|decathlon|woolworths|coles|magazine luiza|kingfisher|b&q|urbn|urban outfitters|anthropologie|free people|l brands|nordstrom|kohl’s|jcpenney|sears|staples|office depot|petsmart|petco|dollar general|dollar tree|tj maxx|tjx|ross stores|safeway|albertsons|publix|whole foods|trader joe’s|7-eleven|rite aid|bed bath & beyond|williams-sonoma|crate & barrel|wegmans|sephora|ulta beauty|autozone|bunnings|kmart|myer|john lewis|argos|currys|harrods|selfridges|mediamarkt|rossmann|migros|spar$|el corte inglés|falabella|shoprite|pick n pay|foot locker|gamestop|barnes & noble|sam’s club|big lots|cencosud',
  'E-commerce':
    'amazon$|amazon.com|amazon buyvip|ebay|etsy|zalando|mercado libre|mercadolibre|alibaba|flipkart|shopify|wayfair|rakuten|otto group|chewy|doordash|instacart|deliveroo|delivery hero|just eat|grubhub|allegro|farfetch|groupon|shein|ozon$|myntra|coupang|jd.com|lazada|shopee|bol.com|olx|b2w',
  'Hospitality and tourism':
    'marriott|hilton|hyatt|accor|intercontinental hotels|starbucks|mcdonald|pizza hut|burger king|kfc|subway|airbnb|booking.com|expedia|tripadvisor|sabre holdings|amadeus it|carnival|royal caribbean|tui|sodexo|compass group|aramark|vrbo|autogrill|four seasons|ritz-carlton|wyndham|choice hotels|best western|domino’s|taco bell|yum! brands|chipotle|wendy’s|darden restaurants|chick-fil-a|panera|dunkin|tim hortons|nando’s|pret a manger|costa coffee|whitbread|norwegian cruise|six flags|las vegas sands|mgm resorts|caesars entertainment|levy restaurants|chartwells|trivago|hostelworld',
  'Aerospace and aviation':
    'boeing|airbus|blue origin|rolls-royce|safran|thales alenia|spacex|nasa|bombardier|embraer|lufthansa|british airways|air france|klm|delta air lines|united airlines|american airlines|emirates$|emirates airline|telespazio|ryanair|easyjet|qantas|pratt & whitney|gulfstream|collins aerospace|spirit aerosystems|united launch|ge aviation|mtu aero|virgin galactic|rocket lab|jetblue|southwest airlines|alaska airlines|qatar airways|etihad|singapore airlines|turkish airlines|latam airlines|cathay pacific|honeywell aerospace|relativity space|european space agency',
  Defence:
    'lockheed martin|northrop grumman|raytheon|bae systems|general dynamics|leonardo drs|rheinmetall|israel defense forces|idf|israeli military|u.s. navy|us navy|u.s. army|us army|u.s. air force|us air force|u.s. marine|royal navy|royal air force|british army|elbit|rafael advanced|l3harris|l3 technologies|harris corporation|saic|leidos|caci|mantech|saab ab|mbda|qinetiq|hensoldt|drdo|drdc|department of defense|u.s. department of defense|us department of defense|anduril|huntington ingalls|dstl|csra|gdit|thales$|thales group|department of the army|department of the navy|naval air systems|space systems command|air national guard|army national guard|us marine corps|u.s. space force|us coast guard|u.s. coast guard|us air force academy',
  'Pharmaceuticals and biotechnology':
    'pfizer|novartis|roche|merck|gsk|glaxosmithkline|astrazeneca|sanofi|bayer|johnson & johnson|eli lilly|abbvie|bristol-myers|amgen|gilead|biogen|moderna|novo nordisk|takeda|genentech|boehringer|janssen|teva|viatris|mylan|csl behring|csl limited|astellas|daiichi sankyo|eisai|ucb$|ipsen|servier|grifols|illumina|thermo fisher|iqvia|parexel|syneos|ppd$|labcorp|quintiles|lonza|catalent|novavax|vertex pharm|regeneron|biontech|curevac|lundbeck|charles river lab|cipla|sun pharma|dr. reddy|lupin$|aspen pharmacare',
  'Medical devices':
    'medtronic|boston scientific|stryker|glooko|abbott|zimmer biomet|becton dickinson|siemens healthineers|philips healthcare|intuitive surgical|edwards lifesciences|smith & nephew|baxter|b. braun|ge healthcare|dexcom|hologic|cochlear|resmed|coloplast|terumo|drägerwerk|hillrom|getinge|invacare',
  'Health care':
    'kaiser permanente|mayo clinic|cleveland clinic|unitedhealth|hca healthcare|humana|anthem|cigna|epic systems|cerner|ascension health|commonspirit|providence health|sutter health|tenet healthcare|mass general|johns hopkins medicine|davita|teladoc|optum|elevance|centene|mckesson|cardinal health|amerisourcebergen|blue cross|bluecross|fresenius|ramsay health|athenahealth|allscripts|apollo hospitals',
  'Consumer goods':
    'procter & gamble|p&g|unilever|colgate|kimberly-clark|henkel|l’oréal|l’oreal|loreal|estée lauder|reckitt|beiersdorf|philip morris|clorox|church & dwight|sc johnson|mattel|hasbro|lego$|lego group|whirlpool|electrolux|dyson|newell brands|avon$|natura$|natura &co|revlon|coty$|shiseido|puig|guerlain|paco rabanne|lvmh perfumes|kenvue|essity',
  'Food and beverage':
    'nestlé|nestle|coca-cola|pepsico|danone|mars inc|mondelez|kraft|heinz$|kellogg|general mills|ab inbev|ambev|heineken|diageo|tyson foods|cargill|jbs|lactalis|ferrero|hershey|campbell soup|conagra|smithfield|hormel|dole$|del monte|chobani|barilla|arla foods|frieslandcampina|carlsberg|sabmiller|molson coors|constellation brands|red bull|keurig|dr pepper|monster energy|archer daniels|bunge|mars$|mars wrigley|brf$|grupo bimbo',
  'Fashion and luxury':
    'lvmh|kering|gucci|louis vuitton|hermès|hermes|prada|burberry|zara|inditex|h&m|nike|adidas|puma|levi strauss|richemont|ralph lauren|diesel$|tommy hilfiger|pvh|calvin klein|under armour|lululemon|new balance|abercrombie|american eagle outfitters|gap inc|old navy|victoria’s secret|michael kors|tapestry inc|chanel|dior|armani|hugo boss|swatch|rolex|cartier|uniqlo|asos|boohoo|tiffany & co',
  Energy:
    'edf|engie|enel|iberdrola|e.on|rwe|vattenfall|ørsted|national grid|duke energy|siemens energy|vestas|eskom|exelon|pg&e|pacific gas|nextera|centrica|british gas|hydro-québec|hydro one|first solar|sunrun|siemens gamesa|ge vernova|tepco|southern california edison|con edison|edison international|fortum|statkraft|verbund|cemig|eletrobras',
  'Oil and gas':
    'shell|bp|exxonmobil|exxon|chevron|totalenergies|total s.a|equinor|statoil|eni|repsol|petrobras|gazprom|rosneft|lukoil|saudi aramco|aramco|adnoc|schlumberger|slb|dowell schlumberger|bj services|halliburton|baker hughes|weatherford|conocophillips|woodside energy|suncor|technipfmc|saipem|subsea 7|transocean|occidental petroleum|phillips 66|valero|marathon petroleum|kinder morgan|enbridge|petronas|ongc|qatarenergy|pdvsa|ecopetrol|pemex|omv|galp|neste|sinopec|national oilwell|nov inc|cameron by slb|cameron international|kuwait oil',
  'Mining and metals':
    'rio tinto|bhp|vale s.a|glencore|anglo american|arcelormittal|newmont|barrick|freeport-mcmoran|codelco|alcoa|norsk hydro|thyssenkrupp steel|fortescue|teck resources|vedanta|tata steel|jsw steel|nucor|us steel|u.s. steel|rusal|severstal|nlmk|posco|ssab|outokumpu|south32|kinross|antofagasta|first quantum|gerdau|csn$',
  Chemicals:
    'basf|dow chemical|dupont|evonik|lanxess|clariant|akzo nobel|akzonobel|solvay|sabic|lyondellbasell|linde',
  'Logistics and supply chain':
    'dhl|fedex|ups|united parcel service|kuehne|db schenker|dsv|c.h. robinson|xpo|deutsche post|geodis|ceva|royal mail|la poste|usps|ryder|j.b. hunt|schneider national|expeditors|dpd|gls$|tnt express|panalpina|dachser|old dominion freight|werner enterprises|amazon logistics|flexport|penske logistics|gxo',
  Maritime: 'maersk|msc mediterranean|hapag-lloyd|cma cgm|cosco shipping|evergreen marine|port of ',
  'Professional services':
    'deloitte|pwc|pricewaterhousecoopers|ernst & young|kpmg|grant thornton|bdo|mazars|rsm|arthur andersen|ey$|ey-parthenon|ernst and young|protiviti|crowe$|baker tilly|moss adams|rödl & partner',
  'Management consulting':
    'mckinsey|boston consulting|bain & company|roland berger|oliver wyman|a.t. kearney|booz allen|strategy&|alvarez & marsal|bcg$|bain$|zs associates|kearney|simon-kucher|l.e.k.|guidehouse|huron consulting',
  'Legal services':
    'sullivan & cromwell|wachtell|winston & strawn|debevoise|skadden|kirkland & ellis|latham & watkins|clifford chance|linklaters|allen & overy|freshfields|baker mckenzie|dla piper|hogan lovells|white & case|jones day|sidley|davis polk',
  'Information technology services':
    'accenture|infosys|tata consultancy|tcs|wipro|cognizant|capgemini|hcl tech|atos|dxc|tech mahindra|epam|globant|thoughtworks|sopra steria|ntt data|nttdata|unisys|ibm|perot systems|atea|amazon web services|aws$|avanade|csc$|computer sciences corporation|hp enterprise services|publicis sapient|sapient|virtusa|mphasis|ltimindtree|mindtree|persistent systems|hexaware|zensar|cgi$|cgi inc|cgi group|fujitsu|t-systems|rackspace|kyndryl|softserve|luxoft|endava|nagarro|birlasoft|syntel|igate|softtek|globallogic|cdw$|insight enterprises|indra$|everis|tietoevry|tieto$|hcl$|hcltech|hcl technologies|ntt ltd|slalom|dimension data|logicalis|softwareone|ust global|presidio',
  'Computer hardware':
    'lenovo|dell|hewlett-packard|hewlett packard|netapp|pure storage|seagate|western digital|cisco systems|juniper networks',
  Cybersecurity:
    'mcafee|crowdstrike|palo alto networks|fortinet|okta|zscaler|trend micro|kaspersky|sophos|cyberark|rapid7|sentinelone|fido alliance|mandiant|fireeye|check point software|tenable|qualys|proofpoint|darktrace|duo security|sailpoint|f-secure|eset|avast|secureworks|trustwave|tanium|f5 networks|f5$',
  'Gaming and entertainment':
    'bungie|arenanet|ubisoft|activision|blizzard entertainment|electronic arts|riot games|epic games|zynga|rockstar games|supercell|roblox|nintendo|bandai namco|square enix|monolith productions|wb games|take-two|playstation|bethesda|valve corporation|zenimax|cd projekt|sega|konami|capcom|gameloft|playtika|wargaming|2k games|crytek|king.com|unity technologies',
  Software:
    'microsoft|google|facebook|meta platforms|linkedin|automattic|mathworks|the mathworks|oracle|sap se|sap ag|salesforce|adobe|vmware|servicenow|atlassian|workday|red hat|pivotal software|pivotal labs|sun microsystems|symantec|autodesk|intuit|citrix|snowflake|databricks|splunk|mapbox|github|hubspot|zendesk|twilio|dropbox|veritas|esri|sas institute|zoom video|docusign|datadog|elastic$|confluent|hashicorp|palantir|uipath|sage group|dassault systèmes|ptc$|cadence design|synopsys|nutanix|teradata|informatica|tibco|opentext|pegasystems|squarespace|wix$|wix.com|gitlab|jetbrains|canva|asana$|slack$|slack technologies|twitter|yahoo|tiktok|bytedance|snap inc|pinterest|mozilla|canonical$|suse$|mongodb|new relic|pagerduty|okta workforce|blackbaud|constant contact|mailchimp|stack overflow|visma|totvs|zoho|freshworks|netsuite|epicor|infor$|progress software|quest software|bmc software|ca technologies|novell|netscape|borland|sybase|peoplesoft|avg technologies',
  'Semiconductors and electronics':
    'intel|amd|nvidia|arm holdings|infineon|stmicroelectronics|nxp|tsmc|asml|texas instruments|broadcom|micron|samsung electronics|sony$|lg electronics|analog devices|national instruments|keysight|teradyne|kla$|lam research|applied materials|globalfoundries|marvell|xilinx|qorvo|skyworks|onsemi|foxconn|flextronics|jabil|panasonic|toshiba|hitachi$|bosch sensortec|freescale|altera|microchip technology|mediatek|tektronix|agilent',
  'Media and publishing':
    'bbc|cnn|the new york times|guardian media|reuters|bloomberg|axel springer|bertelsmann|spotify|houghton mifflin|fox news|pearson|elsevier|thomson reuters|highlights for children|scholastic|penguin random|harpercollins|condé nast|hearst|washington post|wall street journal|dow jones|associated press|npr$|gannett|macmillan|wiley$|john wiley|springer nature|cengage|mcgraw hill|mcgraw-hill|bedford, freeman|soundcloud|deezer|globo$|grupo globo|thomson$|financial times|the economist|lexisnexis|wolters kluwer',
  'Film and television':
    'nbcuniversal|disney|warner bros|netflix|paramount|prosiebensat|seven.one|sky deutschland|itv|viacom|hulu|hbo|amc networks|discovery communications|warner media|sony pictures|universal pictures|dreamworks|lionsgate|pixar|channel 4|espn|mtv',
  'Marketing and advertising':
    'wpp|publicis|omnicom|ogilvy|mccann|bbdo|saatchi|dentsu|havas|leo burnett|grey group|interpublic|ipg mediabrands|vml|wunderman|ddb$|tbwa|edelman|weber shandwick|nielsen|kantar|ipsos|razorfish|digitas|critical mass',
  Manufacturing:
    'general electric|honeywell|3m$|siemens$|siemens ag|abb$|abb ltd|emerson$|emerson electric|emerson process|eaton$|eaton corporation|parker hannifin|rockwell automation|illinois tool works|johnson controls|schneider electric|robert bosch|bosch$|mitsubishi electric|danfoss|grundfos|rotork|saint-gobain|owens corning|ppg$|sherwin-williams|avery dennison|tetra pak|ball corporation',
  'Mechanical engineering':
    'caterpillar|john deere|deere & company|komatsu|cummins|atlas copco|sandvik|skf$|alfa laval|otis elevator|kone$|schindler group|trane|carrier corporation|liebherr|trumpf|voith|gea group|kuka',
  Transport:
    'uber$|uber technologies|lyft|amtrak|bnsf|union pacific|csx|norfolk southern|canadian national|canadian pacific|deutsche bahn|sncf|network rail|transport for london|trenitalia|renfe|indian railways|hertz|avis budget|enterprise rent|enterprise holdings|greyhound lines',
  'Staffing and recruiting':
    'adecco|randstad|manpowergroup|manpower$|kelly services|robert half|hays$|hays plc|michael page|pagegroup|korn ferry|spencer stuart|heidrick|russell reynolds|egon zehnder|insight global|teksystems|allegis|aerotek|indeed$',
  'Construction and real estate':
    'bechtel|taylor morrison|fluor$|fluor corporation|skanska|vinci construction|hochtief|balfour beatty|kier group|lendlease|jacobs engineering|aecom|turner construction|cbre|jll$|jones lang|cushman & wakefield|colliers|wework|zillow|redfin|savills|knight frank|larsen & toubro$|shapoorji|strabag|arup|wsp$|mott macdonald|casto management|related companies|hines$|prologis',
  Education:
    'ets$|educational testing service|coursera|udemy|khan academy|chegg|duolingo|college board|byju|kumon|general assembly|le wagon|codecademy|udacity|instructure|blackboard inc|teach for america',
  'Non-profit':
    'american red cross|british red cross|international committee of the red cross|unicef|oxfam|save the children|world vision|care international|médecins sans|world wildlife|ymca|goodwill industries|salvation army|habitat for humanity|bill & melinda|united way|wateraid|amnesty international|greenpeace|world food programme|unhcr',
  'Public sector':
    'fbi$|federal bureau of|nist$|faa$|irs$|internal revenue service|national security agency|department of homeland|homeland security|social security administration|department of veterans|veterans affairs|u.s. department|us department|u.s. house|u.s. senate|european commission|european parliament|world bank|united nations|home office|cabinet office|hm revenue|prefeitura|câmara municipal|mairie de|stadt |gemeinde ',
  Agriculture: 'syngenta|monsanto|corteva|bayer crop|agco|yara$|nutrien|mosaic company|driscoll',
  'Wine and spirits':
    'brown-forman|pernod ricard|bacardi|moët hennessy|e. & j. gallo|treasury wine|william grant & sons',
};

const knownEmployers = Object.entries(KNOWN_EMPLOYERS_BY_INDUSTRY).flatMap(([industry, names]) =>
  names.split('|').map((name) => [name, industry] as const),
);

/** Whether a name is a known one or begins with it, as a whole word: 'nokia networks', not 'nokian'. */
const startsWithName = (name: string, start: string): boolean =>
  name.startsWith(start) &&
  !/^[\p{L}\p{N}&]/u.test(name.slice(start.length)) &&
  !/^\.[a-z]/.test(name.slice(start.length));

/**
 * The industry of an employer that is known; otherwise the industries of words that mean one only in names.
 * @param lower the name in lower case
 */
export function industriesOfName(lower: string): string[] {
  const name = removeNameEndings(
    lower
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replace(/\s-\s/g, '-')
      .replace(/^the /, ''),
  );
  const knownEmployer = knownEmployers.find(([start]) =>
    // Some makers are called by a common word or name, as which other firms begin.
    start.endsWith('$')
      ? name === start.slice(0, -1)
      : startsWithName(name, start) || startsWithName(lower, start),
  );
  const industriesOfWords = INDUSTRY_NAME_PATTERNS.filter(([, pattern]) => pattern.test(name)).map(
    ([industry]) => industry,
  );
  return knownEmployer ? [knownEmployer[1]] : industriesOfWords;
}
