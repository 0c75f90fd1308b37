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
  ['Financial services', /\b(?:securities|leasing|finance|financial|financiers)$/],
  ['Facilities management', /\bfacilit(?:y|ies) management\b/],
  ['Automotive', /\b(?:motors(?! (?:&|and) controls)|fahrzeug\w*|automobiles?)\b/],
  ['Telecommunications', /\b(?:mobile|wireless|telefonica|telefónica|telekom|telco)$/],
  ['Education', /\b(?:college|community college|academy of (?!sciences))\b/],
  [
    'Public sector',
    /\b(?:(?:city|county|state|town|province|commonwealth) of\s|ministerio|ministère|ministério|bundesministerium)|\b(?:city|county|borough|district) council\b/,
  ],
  ['Health care', /\b(?:hospices?|infirmary|dental|medical cent(?:er|re)|ospedale|spital)\b/],
  ['Environmental services', /\b(?:environmental|waste|recycling)\b/],
  ['Hospitality and tourism', /\b(?:catering|inn|cafés?|bistro|pizzeria|travel|tours|cruises?)\b/],
  [
    'Mechanical engineering',
    /\b(?:machines|maschinen\w*|pumps|pumpen|turbines|hydraulics|antriebstechnik)\b/,
  ],
  ['Chemicals', /\b(?:chemical|chem|coatings)$/],
];

/**
 * Firms, agencies and armed forces whose industry is widely known, by the beginning of their names, or by the whole
 * name if it ends in '$'.
 */
const KNOWN_EMPLOYERS_BY_INDUSTRY: Readonly<Record<string, string>> = {
  Telecommunications:
    'alcatel|nokia|ericsson|huawei|vodafone|verizon|at&t|t-mobile|deutsche telekom|telefonica|telefónica|bt group|british telecom|swisscom|telenor|telia|orange sa|vimpelcom|beeline|mts|megafon|telstra|optus|singtel|comcast|charter communications|lucent|motorola|qualcomm|america movil|américa móvil|telcel|tim brasil|claro|vivo|tdc|sunrise communications|telecom argentina|telecom personal|cablevision|bharti airtel|airtel|reliance jio|etisalat|mtn group|safaricom|kpn|proximus|sprint',
  Automotive:
    'general motors|ford motor|toyota|honda|bmw|volkswagen|audi|daimler|mercedes-benz|porsche|renault|peugeot|stellantis|fiat chrysler|nissan|hyundai motor|kia motors|volvo cars|tesla|jaguar land rover|continental automotive|zf friedrichshafen|aptiv|delphi automotive|valeo|dealertrack|mazda|subaru|rivian',
  Banking:
    'jpmorgan|jp morgan|j.p. morgan|bank of america|citigroup|citi|wells fargo|hsbc|barclays|lloyds banking|natwest|santander|bbva|bnp paribas|société générale|societe generale|crédit agricole|credit agricole|deutsche bank|commerzbank|unicredit|intesa sanpaolo|ing bank|abn amro|rabobank|ubs|credit suisse|itaú|itau unibanco|bradesco|sberbank|standard chartered|dbs|icici|hdfc|capital one|td bank|scotiabank|emirates nbd|nordea|danske bank',
  'Financial services':
    'goldman sachs|morgan stanley|blackrock|vanguard|fidelity investments|charles schwab|state street|lehman brothers|merrill lynch|nomura|jefferies|lazard|american express|visa|mastercard|experian|serasa experian|equifax|transunion|moody’s|s&p global|nasdaq',
  Fintech: 'paypal|stripe|square|adyen|klarna|revolut|nubank|wise|coinbase|robinhood|sofi|plaid',
  Insurance:
    'allianz|axa|zurich insurance|generali|aviva|prudential|metlife|aig|state farm|geico|progressive insurance|liberty mutual|travelers|munich re|swiss re|mapfre|allstate',
  Retail:
    'walmart|tesco|sainsbury|asda|morrisons|aldi|lidl|carrefour|auchan|leclerc|leroy merlin|home depot|lowe’s|lowes|target corporation|costco|kroger|best buy|ikea|iceland frozen foods|iceland foods|kaufland|rewe|edeka|ahold|albert heijn|mercadona|macy’s|walgreens|cvs|boots|waitrose|marks & spencer|primark|decathlon|woolworths|coles|magazine luiza|kingfisher|b&q',
  'E-commerce':
    'amazon$|amazon.com|amazon buyvip|ebay|etsy|zalando|mercado libre|mercadolibre|alibaba|flipkart|shopify|wayfair|rakuten|otto group',
  'Hospitality and tourism':
    'marriott|hilton|hyatt|accor|intercontinental hotels|starbucks|mcdonald|pizza hut|burger king|kfc|subway|airbnb|booking.com|expedia|tripadvisor|sabre holdings|amadeus it|carnival|royal caribbean|tui|sodexo|compass group|aramark',
  'Aerospace and aviation':
    'boeing|airbus|blue origin|rolls-royce|safran|thales alenia|spacex|nasa|bombardier|embraer|lufthansa|british airways|air france|klm|delta air lines|united airlines|american airlines|emirates$|emirates airline|telespazio|ryanair|easyjet|qantas|pratt & whitney|gulfstream',
  Defence:
    'lockheed martin|northrop grumman|raytheon|bae systems|general dynamics|leonardo drs|rheinmetall|israel defense forces|idf|israeli military|u.s. navy|us navy|u.s. army|us army|u.s. air force|us air force|u.s. marine|royal navy|royal air force|british army|elbit|rafael advanced',
  'Pharmaceuticals and biotechnology':
    'pfizer|novartis|roche|merck|gsk|glaxosmithkline|astrazeneca|sanofi|bayer|johnson & johnson|eli lilly|abbvie|bristol-myers|amgen|gilead|biogen|moderna|novo nordisk|takeda|genentech|boehringer',
  'Medical devices':
    'medtronic|boston scientific|stryker|glooko|abbott|zimmer biomet|becton dickinson|siemens healthineers|philips healthcare|intuitive surgical',
  'Health care':
    'kaiser permanente|mayo clinic|cleveland clinic|unitedhealth|hca healthcare|humana|anthem|cigna|epic systems|cerner',
  'Consumer goods':
    'procter & gamble|p&g|unilever|colgate|kimberly-clark|henkel|l’oréal|l’oreal|loreal|estée lauder|reckitt|beiersdorf|philip morris',
  'Food and beverage':
    'nestlé|nestle|coca-cola|pepsico|danone|mars inc|mondelez|kraft|heinz$|kellogg|general mills|ab inbev|ambev|heineken|diageo|tyson foods|cargill|jbs|lactalis|ferrero',
  'Fashion and luxury':
    'lvmh|kering|gucci|louis vuitton|hermès|hermes|prada|burberry|zara|inditex|h&m|nike|adidas|puma|levi strauss|richemont',
  Energy:
    'edf|engie|enel|iberdrola|e.on|rwe|vattenfall|ørsted|national grid|duke energy|siemens energy|vestas|eskom',
  'Oil and gas':
    'shell|bp|exxonmobil|exxon|chevron|totalenergies|total s.a|equinor|statoil|eni|repsol|petrobras|gazprom|rosneft|lukoil|saudi aramco|aramco|adnoc|schlumberger|slb|dowell schlumberger|bj services|halliburton|baker hughes|weatherford|conocophillips',
  'Mining and metals':
    'rio tinto|bhp|vale s.a|glencore|anglo american|arcelormittal|newmont|barrick|freeport-mcmoran|codelco|alcoa|norsk hydro|thyssenkrupp steel',
  Chemicals:
    'basf|dow chemical|dupont|evonik|lanxess|clariant|akzo nobel|akzonobel|solvay|sabic|lyondellbasell|linde',
  'Logistics and supply chain':
    'dhl|fedex|ups|united parcel service|kuehne|db schenker|dsv|c.h. robinson|xpo|deutsche post|geodis|ceva|royal mail|la poste|usps',
  Maritime: 'maersk|msc mediterranean|hapag-lloyd|cma cgm|cosco shipping|evergreen marine|port of ',
  'Professional services':
    'deloitte|pwc|pricewaterhousecoopers|ernst & young|kpmg|grant thornton|bdo|mazars|rsm|arthur andersen',
  'Management consulting':
    'mckinsey|boston consulting|bain & company|roland berger|oliver wyman|a.t. kearney|booz allen|strategy&',
  'Legal services':
    'sullivan & cromwell|wachtell|winston & strawn|debevoise|skadden|kirkland & ellis|latham & watkins|clifford chance|linklaters|allen & overy|freshfields|baker mckenzie|dla piper|hogan lovells|white & case|jones day|sidley|davis polk',
  'Information technology services':
    'accenture|infosys|tata consultancy|tcs|wipro|cognizant|capgemini|hcl tech|atos|dxc|tech mahindra|epam|globant|thoughtworks|sopra steria|ntt data|nttdata|unisys|ibm|perot systems|atea|amazon web services|aws$',
  'Computer hardware':
    'lenovo|dell|hewlett-packard|hewlett packard|netapp|pure storage|seagate|western digital|cisco systems|juniper networks',
  Cybersecurity:
    'mcafee|crowdstrike|palo alto networks|fortinet|okta|zscaler|trend micro|kaspersky|sophos|cyberark|rapid7|sentinelone|fido alliance',
  'Gaming and entertainment':
    'bungie|arenanet|ubisoft|activision|blizzard entertainment|electronic arts|riot games|epic games|zynga|rockstar games|supercell|roblox|nintendo|bandai namco|square enix|monolith productions|wb games|take-two|playstation',
  Software:
    'microsoft|google|facebook|meta platforms|linkedin|automattic|mathworks|the mathworks|oracle|sap se|sap ag|salesforce|adobe|vmware|servicenow|atlassian|workday|red hat|pivotal software|pivotal labs|sun microsystems|symantec|autodesk|intuit|citrix|snowflake|databricks|splunk|mapbox|github|hubspot|zendesk|twilio|dropbox',
  'Semiconductors and electronics':
    'intel|amd|nvidia|arm holdings|infineon|stmicroelectronics|nxp|tsmc|asml|texas instruments|broadcom|micron|samsung electronics|sony$|lg electronics|analog devices',
  'Media and publishing':
    'bbc|cnn|the new york times|guardian media|reuters|bloomberg|axel springer|bertelsmann|spotify|houghton mifflin|fox news|pearson|elsevier|thomson reuters',
  'Film and television':
    'nbcuniversal|disney|warner bros|netflix|paramount|prosiebensat|seven.one|sky deutschland|itv',
  'Marketing and advertising':
    'wpp|publicis|omnicom|ogilvy|mccann|bbdo|saatchi|dentsu|havas|leo burnett|grey group',
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
