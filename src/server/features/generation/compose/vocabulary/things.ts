/** Something that statements speak of, as titles name it. */
export interface Thing {
  pattern: RegExp;
  /** Before a noun: 'Clinic' of 'The Clinic Builder'. */
  modifier: string;
  /** As an object: 'clinics' of 'Scales clinics'; '-' where it makes none. */
  field: string;
  /** People are recruited and taught; they are not run or scaled. */
  people: boolean;
}

/** One thing a line: its words | before a noun | as an object. Particular things first. */
const ROWS = `
private bank(?:ing)?|Private Banking|private banking
retail bank(?:ing)?|Retail Banking|retail banking
mobile bank(?:ing)?|Mobile Banking|mobile banking
consumer bank(?:ing)?|Consumer Banking|consumer banking
wealth management|Wealth|wealth management
mortgages?|Mortgage|mortgages
credit cards?|Credit-Card|credit cards
deposits?|Deposit|deposits
trading|Trading|trading
payments?|Payments|payments
insurers?|Insurance|insurance
reinsur\\w+|Reinsurance|reinsurance
claims handling|Claims|claims handling
outpatient|Outpatient|outpatient care
clinics?|Clinic|clinics
hospitals?|Hospital|hospitals
ward managers?|Ward|ward managers
wards?|Ward|wards
triage|Triage|triage
medication|Medication|medication
medical report\\w*|Medical-Report|medical reports
midwi\\w+|Midwifery|midwifery
(?:ward|patient|inpatient) falls|Patient-Safety|patient safety
nurses?|Nursing|nurses
clinical trials?|Clinical-Trial|clinical trials
dental|Dental|dental care
vaccin\\w+|Vaccine|vaccines
pharmac(?:y|ies)|Pharmacy|pharmacies
waiting times?|Waiting-Time|-
warehouse robots?|Warehouse-Robot|warehouse robots
robots?|Robot|robots
robotics?|Robotics|robotics
warehouses?|Warehouse|warehouses
distribution cent\\w+|Distribution-Centre|distribution centres
carriers?|Carrier|carriers
freight|Freight|freight
fleets?|Fleet|fleets
vessels?|Vessel|vessels
crews?|Crew|crews
rolling stock|Rolling-Stock|rolling stock
railways?|Rail|rail
aircraft|Aircraft|aircraft
suppliers?|Supplier|suppliers
steel|Steel|steel supply
pumps?|Pump|pump maintenance
procurement|Procurement|-
inventory|Inventory|inventory
scrap|Scrap-Rate|scrap rates
kilns?|Kiln|kilns
production lines?|Production-Line|production lines
assembly lines?|Assembly-Line|assembly lines
apprentic\\w+|Apprentice|apprentices
plants?|Plant|plants
factor(?:y|ies)|Factory|factories
shop floor|Shop-Floor|the shop floor
energy use|Energy-Use|energy use
wind (?:power|farms?|turbines?)|Wind-Power|wind power
solar|Solar|solar power
offshore|Offshore|offshore work
batter(?:y|ies)|Battery|batteries
carbon|Carbon|carbon
water|Water|water
soil|Soil|soil science
peat|Peatland|peatland
drainage|Drainage|drainage
crops?|Crop|crops
farms?|Farm|farms
frozen|Frozen-Food|frozen foods
restaurants?|Restaurant|restaurants
kitchens?|Kitchen|kitchens
menus?|Menu|menus
rooms?|Room|rooms
hotels?|Hotel|hotels
guests?|Guest|guests
stores?|Store|stores
shops?|Shop|shops
e-?commerce|E-Commerce|e-commerce
online sales|Online-Sales|online sales
point[- ]of[- ]sale|Point-of-Sale|point of sale
electric bicycles?|E-Bike|electric bicycles
bicycles?|Bicycle|bicycles
tents?|Tent-Range|tents
vehicles?|Vehicle|vehicles
advertising|Advertising|advertising
campaigns?|Campaign|campaigns
newsletters?|Newsletter|newsletters
rebrand\\w*|Rebranding|rebrands
brands?|Brand|brands
memberships?|Membership|memberships
loyalty|Loyalty|loyalty
franchis\\w+|Franchise|franchises
branch(?:es)? network|Branch-Network|branch networks
branches|Branch|branches
subscriptions?|Subscription|subscriptions
marketplaces?|Marketplace|marketplaces
wholesale|Wholesale|wholesale
public tenders?|Public-Tender|public tenders
tenders?|Tender|tenders
key accounts?|Key-Account|key accounts
direct sales|Direct-Sales|direct sales
sales force|Sales-Force|sales forces
sales teams?|Sales-Team|sales teams
call cent\\w+|Call-Centre|call centres
contact cent\\w+|Contact-Centre|contact centres
help ?desk|Help-Desk|help desks
month-end close|Month-End|month-end closing
bank debt|Bank-Debt|bank debt
venture debt|Venture-Debt|venture debt
cash (?:forecast\\w*|flow)|Cash|cash
working capital|Working-Capital|working capital
audit(?:s|ed|ing|ors?)?|Audit|audits
debt|Debt|debt
pricing|Pricing|pricing
ebitda|EBITDA|EBITDA
treasury|Treasury|treasury
tax(?:es|ation)?|Tax|tax
pensions?|Pension|pensions
divisions?|Division|divisions
subsidiar(?:y|ies)|Subsidiary|subsidiaries
family[- ]owned|Family-Business|family businesses
founders?|Founder|founders
joint ventures?|Joint-Venture|joint ventures
emerging markets|Emerging-Market|emerging markets
disputes?|Dispute|disputes
trials|Trial|trials
litigation|Litigation|litigation
patents?|Patent|patents
licen[cs]es?|Licence|licences
trainee solicitors?|Trainee-Solicitor|trainee solicitors
works (?:agreements?|councils?)|Works-Council|works councils
collective bargaining|Bargaining|collective bargaining
pay|Pay|pay
payroll|Payroll|payroll
attrition|Retention|retention
staff turnover|Staff-Retention|staff retention
engagement|Engagement|engagement
graduates?|Graduate|graduates
shelters?|Shelter|shelters
legal advice|Legal-Advice|legal advice
charit(?:y|ies)|Charity|charities
volunteers?|Volunteer|volunteers
meals|Meal|meals
donors?|Donor|donors
housing|Housing|housing
reading|Reading|reading
mathematics|Mathematics|mathematics
assessment|Assessment|assessment
curricul\\w+|Curriculum|curricula
teachers?|Teacher|teachers
schools?|School|schools
pupils?|Pupil|pupils
phd students?|Doctoral|doctoral students
postdocs?|Postdoctoral|postdoctoral researchers
field stations?|Field-Station|field stations
grants?|Grant|grants
papers?|Paper|papers
conference\\w*|Conference|conferences
museums?|Museum|museums
orchestras?|Orchestra|orchestras
films?|Film|film
games?|Game|games
sports?|Sport|sport
newsrooms?|Newsroom|newsrooms
design systems?|Design-System|design systems
ticket machines?|Ticket-Machine|ticket machines
prototypes?|Prototype|prototypes
accessib\\w+|Accessibility|accessibility
user research|User-Research|user research
billing|Billing|billing
checkout|Checkout|checkouts
onboarding|Onboarding|onboarding
code reviews?|Code-Review|code review
deployment(?:s| time)?|Deployment|deployments
microservices?|Microservice|microservices
apis?|API|APIs
data pipelines?|Data-Pipeline|data pipelines
data platforms?|Data-Platform|data platforms
data warehouses?|Data-Warehouse|data warehouses
dashboards?|Dashboard|dashboards
etl|ETL|data loading
migrations?|Migration|migrations
sensors?|Sensor|sensors
gateways?|Gateway|gateways
video|Video|video
mesh|Mesh-Network|mesh networks
iot|IoT|IoT
firmware|Firmware|firmware
firewalls?|Firewall|firewalls
penetration testing|Penetration-Testing|penetration testing
cctv|CCTV|CCTV
cameras?|Camera|cameras
networks? infrastructure|Network|networks
linux|Linux|Linux systems
wordpress|WordPress|WordPress sites
plugins?|Plugin|plugins
erp|ERP|ERP
crm|CRM|CRM
finance platforms?|Finance-Platform|finance platforms
cloud|Cloud|the cloud
machine learning|Machine-Learning|machine learning
natural language|Language-AI|natural language
agentic|Agentic|agents
healthcare|Health-Care|health care
patients?|Patient|patient care
monitoring|Monitoring|monitoring
trade shows?|Trade-Show|trade shows
bug bounty|Bug-Bounty|bug bounties
latency|Latency|latency
test automation|Test-Automation|test automation
roads?|Road|roads
buildings|Building|buildings
property|Property|property
construction|Construction|construction
satellites?|Satellite|satellites
chips?|Chip|chips
mobile network\\w*|Mobile-Network|mobile networks
broadband|Broadband|broadband
notifications?|Notification|notifications
customer segments?|Customer-Segment|customer segments
multinational|Multinational|multinationals
scrum|Scrum|agile teams
compliance|Compliance|compliance
safety|Safety|safety
automation|Automation|automation
`;

const PEOPLE =
  /^(?:nurses|apprentices|trainee solicitors|volunteers|teachers|pupils|doctoral students|postdoctoral researchers|founders|guests|donors|graduates|suppliers|ward managers|crews|franchises)$/;

/** Everything a title may name, in order of preference between equals. */
export const THINGS: readonly Thing[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [, words = '', modifier = '', field = ''] = /^(.*)\|([^|]+)\|([^|]+)$/.exec(row) ?? [];
    return {
      pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'i'),
      modifier,
      field,
      people: PEOPLE.test(field),
    };
  });
