/** Nouns for the objects of statements, in the form in which titles name them. */
export interface ObjectNoun {
  pattern: RegExp;
  /** The noun as an object: 'clinics' in 'Opening clinics'; '-' if it cannot be one. */
  field: string;
}

/** One noun per line: a pattern of its forms, and the noun as an object. Specific nouns come first. */
const ROWS = `
private bank(?:ing)?|private banking
retail bank(?:ing)?|retail banking
mobile bank(?:ing)?|mobile banking
consumer bank(?:ing)?|consumer banking
wealth management|wealth management
mortgages?|mortgages
credit cards?|credit cards
deposits?|deposits
trading|trading
payments?|payments
insurers?|insurance
reinsur\\w+|reinsurance
claims? handling|claims handling
outpatient|outpatient care
clinics?|clinics
hospitals?|hospitals
ward managers?|ward managers
wards?|wards
triage|triage
medication|medication
medical report\\w*|medical reports
midwi\\w+|midwifery
(?:ward|patient|inpatient) falls|patient safety
nurses?|nurses
clinical trials?|clinical trials
dental|dental care
vaccin\\w+|vaccines
pharmac(?:y|ies)|pharmacies
waiting times?|-
warehouse robots?|warehouse robots
robots?|robots
robotics?|robotics
warehouses?|warehouses
distribution cent\\w+|distribution centres
carriers?|carriers
freight|freight
fleets?|fleets
vessels?|vessels
crews?|crews
rolling stock|rolling stock
railways?|rail
aircraft|aircraft
suppliers?|suppliers
steel|steel supply
pumps?|pump maintenance
procurement|-
inventory|inventory
scrap|scrap rates
kilns?|kilns
production lines?|production lines
assembly lines?|assembly lines
apprentic\\w+|apprentices
plants?|plants
factor(?:y|ies)|factories
shop floor|the shop floor
energy use|energy use
wind (?:power|farms?|turbines?)|wind power
solar|solar power
offshore|offshore work
batter(?:y|ies)|batteries
carbon|carbon
water|water
soil|soil science
peat|peatland
drainage|drainage
crops?|crops
farms?|farms
frozen|frozen foods
restaurants?|restaurants
kitchens?|kitchens
menus?|menus
rooms?|rooms
hotels?|hotels
guests?|guests
stores?|stores
shops?|shops
e-?commerce|e-commerce
online sales|online sales
point[- ]of[- ]sale|point of sale
electric bicycles?|electric bicycles
bicycles?|bicycles
tents?|tents
vehicles?|vehicles
advertising|advertising
campaigns?|campaigns
newsletters?|newsletters
rebrand\\w*|rebrands
brands?|brands
memberships?|memberships
loyalty|loyalty
franchis\\w+|franchises
branch(?:es)? network|branch networks
branches|branches
subscriptions?|subscriptions
marketplaces?|marketplaces
wholesale|wholesale
public tenders?|public tenders
tenders?|tenders
key accounts?|key accounts
direct sales|direct sales
sales force|sales forces
sales teams?|sales teams
call cent\\w+|call centres
contact cent\\w+|contact centres
help ?desk|help desks
month-end close|month-end closing
bank debt|bank debt
venture debt|venture debt
cash (?:forecast\\w*|flow)|cash
working capital|working capital
audit(?:s|ed|ing|ors?)?|audits
debt|debt
pricing|pricing
ebitda|EBITDA
treasury|treasury
tax(?:es|ation)?|tax
pensions?|pensions
divisions?|divisions
subsidiar(?:y|ies)|subsidiaries
family[- ]owned|family businesses
founders?|founders
joint ventures?|joint ventures
emerging markets|emerging markets
disputes?|disputes
trials|trials
litigation|litigation
patents?|patents
licen[cs]es?|licences
trainee solicitors?|trainee solicitors
works (?:agreements?|councils?)|works councils
collective bargaining|collective bargaining
pay|pay
payroll|payroll
attrition|retention
staff turnover|staff retention
engagement|engagement
graduates?|graduates
shelters?|shelters
legal advice|legal advice
charit(?:y|ies)|charities
volunteers?|volunteers
meals|meals
donors?|donors
housing|housing
reading|reading
mathematics|mathematics
assessment|assessment
curricul\\w+|curricula
teachers?|teachers
schools?|schools
pupils?|pupils
phd students?|doctoral students
postdocs?|postdoctoral researchers
field stations?|field stations
grants?|grants
papers?|papers
conference\\w*|conferences
museums?|museums
orchestras?|orchestras
films?|film
games?|games
sports?|sport
newsrooms?|newsrooms
design systems?|design systems
ticket machines?|ticket machines
prototypes?|prototypes
accessib\\w+|accessibility
user research|user research
billing|billing
checkout|checkouts
onboarding|onboarding
code reviews?|code review
deployment(?:s| time)?|deployments
microservices?|microservices
apis?|APIs
data pipelines?|data pipelines
data platforms?|data platforms
data warehouses?|data warehouses
dashboards?|dashboards
etl|data loading
migrations?|migrations
sensors?|sensors
gateways?|gateways
video|video
mesh|mesh networks
iot|IoT
firmware|firmware
firewalls?|firewalls
penetration testing|penetration testing
cctv|CCTV
cameras?|cameras
networks? infrastructure|networks
linux|Linux systems
wordpress|WordPress sites
plugins?|plugins
erp|ERP
crm|CRM
finance platforms?|finance platforms
cloud|the cloud
machine learning|machine learning
natural language|natural language
agentic|agents
healthcare|health care
patients?|patient care
monitoring|monitoring
trade shows?|trade shows
bug bounty|bug bounties
latency|latency
test automation|test automation
roads?|roads
buildings|buildings
property|property
construction|construction
satellites?|satellites
chips?|chips
mobile network\\w*|mobile networks
broadband|broadband
notifications?|notifications
customer segments?|customer segments
multinational|multinationals
scrum|agile teams
compliance|compliance
safety|safety
automation|automation
`;

/** The nouns that a title may name. If two are equally good, the earlier one wins. */
export const OBJECT_NOUNS: readonly ObjectNoun[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [, words = '', field = ''] = /^(.*)\|([^|]+)$/.exec(row) ?? [];
    return {
      pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'i'),
      field,
    };
  });
