/** Short English names where the standard one is long. */
export const SHORT: Record<string, string> = {
  GB: 'United Kingdom', US: 'United States', KR: 'South Korea', RU: 'Russia', VN: 'Vietnam', TW: 'Taiwan', LA: 'Laos', MM: 'Myanmar',
  CZ: 'Czech Republic', IR: 'Iran', SY: 'Syria', TZ: 'Tanzania', HK: 'Hong Kong', MO: 'Macau', BN: 'Brunei', CN: 'China',
};
/** Other spellings of countries, folded. */
export const OTHER_NAMES: [string, string][] = [
  ['uk', 'GB'], ['england', 'GB'], ['scotland', 'GB'], ['wales', 'GB'], ['great britain', 'GB'], ['northern ireland', 'GB'],
  ['usa', 'US'], ['u s', 'US'], ['united states', 'US'], ['korea', 'KR'], ['brasil', 'BR'], ['deutschland', 'DE'], ['schweiz', 'CH'],
  ['uae', 'AE'], ['dubai', 'AE'], ['abu dhabi', 'AE'], ['holland', 'NL'], ['czechia', 'CZ'], ['turkey', 'TR'],
];
/** Names that are more often something else. */
export const UNSAFE = new Set(['jersey', 'georgia', 'guinea', 'chad', 'jordan', 'mali', 'niger', 'nauru', 'oman', 'peru', 'cuba', 'dominica', 'reunion', 'man', 'kongo', 'saint martin']);

/** Large cities by country, for locations that name no country. */
export const CITIES: Record<string, string> = {
  GB: 'london manchester birmingham edinburgh glasgow leeds bristol cambridge oxford belfast cardiff liverpool',
  US: 'new york|new york city|san francisco|los angeles|chicago|boston|seattle|austin|houston|dallas|denver|atlanta|miami|philadelphia|washington|portland|san diego|san jose|phoenix|detroit|minneapolis|brooklyn|palo alto|mountain view|bay area',
  DE: 'berlin|munich|münchen|hamburg|frankfurt|cologne|köln|stuttgart|düsseldorf|leipzig|nürnberg|hannover|bremen|dresden|mannheim|karlsruhe|augsburg|bielefeld',
  FR: 'paris lyon marseille toulouse bordeaux lille nantes strasbourg grenoble', ES: 'madrid barcelona valencia seville sevilla bilbao málaga', PT: 'lisbon lisboa porto',
  IT: 'milan milano rome roma turin torino bologna florence', NL: 'amsterdam rotterdam utrecht eindhoven', BE: 'brussels antwerp ghent', CH: 'zurich zürich geneva basel bern lausanne',
  AT: 'vienna wien graz linz salzburg', SE: 'stockholm gothenburg göteborg malmö uppsala', NO: 'oslo bergen trondheim', DK: 'copenhagen københavn aarhus', FI: 'helsinki espoo tampere',
  IE: 'dublin cork galway', PL: 'warsaw kraków krakow wrocław', CZ: 'prague brno', HU: 'budapest komárom debrecen', RO: 'bucharest cluj', GR: 'athens thessaloniki', TR: 'istanbul ankara',
  IL: 'tel aviv|haifa|jerusalem|ramat gan|nahariya', AE: 'dubai|abu dhabi', SA: 'riyadh jeddah', QA: 'doha', EG: 'cairo', ZA: 'johannesburg|cape town|durban', KE: 'nairobi', NG: 'lagos abuja', GH: 'accra',
  IN: 'bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|pune|kolkata|gurgaon|noida', BD: 'dhaka chattogram', PK: 'karachi lahore islamabad', LK: 'colombo', SG: 'singapore', MY: 'kuala lumpur|penang',
  ID: 'jakarta surabaya bali', TH: 'bangkok', VN: 'hanoi|ho chi minh city|saigon', PH: 'manila cebu makati', MM: 'yangon', CN: 'beijing shanghai shenzhen guangzhou', HK: 'hong kong', TW: 'taipei', JP: 'tokyo osaka kyoto',
  KR: 'seoul busan', AU: 'sydney|melbourne|brisbane|perth|adelaide|canberra', NZ: 'auckland wellington christchurch', CA: 'toronto vancouver montreal montréal ottawa calgary',
  BR: 'são paulo|rio de janeiro|curitiba|belo horizonte|brasília|porto alegre|recife', MX: 'mexico city|guadalajara|monterrey', AR: 'buenos aires', CL: 'santiago', CO: 'bogotá medellín bogota', PE: 'lima',
};
/** A location in the United States by its state. */
export const US_STATE = /,\s*(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b|\b(?:California|Texas|Connecticut|Massachusetts|Pennsylvania|New Jersey|Illinois|Oregon|Colorado|Michigan|Ohio|Florida|Virginia)\b/;
