/** Words of work that are not names: which of them take an article, and which are written in lower case. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns that take an article in the singular. */
const COUNT_NOUNS = words(`
account advert agency agenda agent agreement algorithm alliance analyst app application approach apprentice architect article assistant
audit auditor award banner base batch benchmark blueprint board boiler bot branch breaker bridge briefing brochure budget bug
buyer cabinet cable calendar campaign candidate case catalog catalogue center centre channel chart charter chatbot
checklist cheque circuit claim class client clinic clinician cluster college committee community company competitor complaint component
compressor concept conference consortium consultant consumer container contract contractor controller conveyor coordinator course
crane crawler crew curriculum customer dashboard database dataset deadline deal dealer defect department depot designer identity
developer device diagram director distributor division document drawing driver duct dummy employee endpoint engine engineer
environment error estimate event executive exhibition experiment extension facility factory fault feature fixture fleet
folder form forum foundation framework frontend function furnace game gateway generator goal grant group guest guide guideline handbook
hospital hotel house hub incident indicator initiative inspector instructor instrument interface interview inverter investor invoice
issue item journal lab laboratory layer layout lead leader lecture ledger lesson letter library line list loan location logo loss
machine magazine mall manager manual manufacturer map market mechanism member memorandum merchant merger method methodology microservice
milestone mobile model module motor museum network newsletter nurse offer office officer operator option order organisation
organization outlet package page panel paper parameter partner partnership patient pavement payment payslip penalty period pipe
pipeline plan planner plant platform plugin policy pool portal portfolio position poster presentation price problem procedure process product
professional profile program programme project proposal prospect protocol prototype pump quarter query question questionnaire quotation reactor receipt
recommendation record refinery region register relationship relay reminder report repository representative request requirement researcher reservation
residence resident resource restaurant result review roadmap robot role round router sample scenario schedule schema scheme school
script sector seminar sensor series server session shareholder sheet shift shipment shop showroom shutdown simulation simulator site slab
solution spare specialist specification spreadsheet squad stage stakeholder standard startup statement station store strategy structure student
study subcontractor subsidiary substation subsystem suite supervisor supplier survey switch switchboard switchgear system tank target task taskforce team
technician technique template tender terminal theme ticket tool toolkit tower trainee trainer transaction transformer tray trend trial tunnel turbine
tutorial unit university user valve vehicle vendor venture version vessel video visit visitor voucher ward warehouse warranty website
weld wire worker workflow workshop workstream zone
business capability culture footprint foothold mindset operation practice presence ecosystem accelerator advertiser alert apartment archive ballot blog bootcamp build-out cadence charity cloud-native cohort collective compiler configurator
copilot creator detector digest editor emulator encoder explorer exporter extractor forecaster founder heatmap importer influencer integrator kiosk
loader marketplace metric mill mine mission newsroom notebook observatory optimizer orchestrator parser playbook podcast predictor processor provider
publisher ranker recommender registry regulator reseller resolver retailer roadshow sandbox scheduler scorecard scraper showcase sprint
subdivision taskbar tracker translator viewer wallet widget wizard
`);

/** Of these, the ones that often stand without an article in another sense: 'led strategy', 'under review'. */
const NOUNS_ALSO_UNCOUNTABLE = words(`
base business capability case class concept culture footprint foothold mindset operation practice presence community environment function house issue item lead line loss market mobile order payment period policy position
price process quarter record region relay review role round sector series shift stage strategy structure switch
`);

/** Adjectives after which a noun is countable: 'a comprehensive strategy'. */
const ADJECTIVES = words(`
advanced ambitious annual automated autonomous award-winning basic big bilingual bold brand-new broad central challenging clear clinical collaborative
commercial competitive complete complex comprehensive confidential consistent cost-effective creative critical cross-functional cross-platform
custom customised customized daily data-driven dedicated detailed digital distributed diverse dynamic effective efficient emerging end-to-end entire
event-driven existing extensive external fast-growing fast-paced financial five-year flexible formal four-year full full-scale full-stack fully-automated
functional global good growing growth-oriented high-end high-level high-performance high-performing high-quality highly-available holistic
hybrid in-house independent industrial innovative integrated intelligent interactive interim internal international joint key large large-scale
lead leading lean legacy legal local long-term low-cost major mature medium-sized mid-sized mobile modern modular monthly multi-channel multi-cultural
multi-disciplinary multi-national multi-tenant multi-year multicultural multidisciplinary multifunctional multinational national nationwide new
next-generation online open-source operational overall permanent personalised personalized physical pilot portable positive potential powerful
preliminary preventive private proactive productive profitable professional proprietary public quarterly real-time regional reliable remote residential
responsive reusable rigorous robust rural scalable seamless secure serverless short-term significant simple single small smart software-defined solid
special standardised standardized state-of-the-art statistical strategic strong structured structural successful sustainable tailored technical temporary
three-year top traditional two-year unique unified urban user-friendly viable virtual vital web-based weekly well-structured wide wireless yearly young
bespoke brand-led cross-border customer-facing cutting-edge digital-first employee-focused enterprise-grade enterprise-wide executive-level
fault-tolerant first-party formative full-lifecycle go-to-market hands-on high-availability high-growth high-impact high-stakes high-throughput
high-value high-volume low-latency market-leading mission-critical multi-agent multi-country multi-million multi-region multi-site multi-vendor
multimodal people-first production-grade purpose-built repeatable resilient risk-based role-based safety-first self-hosted self-service
service-oriented third-party tiered turnkey user-centric user-first user-focused value-based world-class zero-trust
`);

/** Other words of work that are written in lower case inside a sentence: uncountable nouns, gerunds, adjectives. */
const OTHER_WORDS = words(`
acceptance access accommodation accountability accounting accounts accuracy acquisition activity acts administration admission adoption advertising
advice air aircraft airport alignment allocation alloy alteration ambient amendment amenities analyses analysing analysis analytics analyzing annually
appointed appointing appointment appraisal approval arbitration architectural architecture area arranging arrangement artwork assembling assembly
asset assessment assigning assignment assurance attendance attention authorities automating automation availability awareness back baggage balance
banking batching beam benefit best better bidding bids billing bills block blocks blocking board-level boarding building bookkeeping booking borehole both
bottom brand branding brick briefing broadcasting budgeting buildings built bulk bus business cabling calculation calculating calibration call capacity
capital cargo car care career carpentry carpet cash cashier catering ceiling cement chain chains change charge check checking chemical chiller
civil cladding cleaning clearance clerical clerk clinical closing closure cloud coating code coding coil cold collateral collecting collection color colour
column combustion comfort commission commissioning committed communication communications comparing comparison compensation compilation completion
compliance computer computing concrete conditioned conditioning conducting conduit conformance conservation construction consultancy consultation
consulting consumption content contingency continuous contractual contribution control controlling controls conversion conveying cooking cooling
coordinating coordination copper copy core corporate correction corrective correspondence cost costing costs counselling counter countries coverage
creation credit crude curing currency customs cutting cyber cycle data date day dealing debit debt decision deck decoration delivering delivery demand
demolition demonstration deployment deposit design designing detail detailing detection determination developing development diagnosis diagnostic
diesel different direct discipline disciplinary discount discussion dispatch dispatching disposal distribution documentation domestic door double downtime
drafting drainage dredging drilling drug dry due duty earthing earthwork earthworks economic education efficiency electric electrical electricity
electronic electronics elevation emergency emission employment energy enforcement engagement engineering enhancement enrolment enterprise entertainment
entry environmental equipment equity erecting erection escalation estimating estimation evacuation evaluating evaluation exam examination
excavation excess excise execution executing expansion expenditure expense expenses export exposure fabrication failure fall farming feasibility feedback
fibre field fighting filing final finance financing finding finish finishing fire first fit fitting fixed flight floor flow fluid follow food forecast
forecasting foreign formation formwork foundations freight fuel fulfilment full fund funding fundraising furniture future gas general generating
generation geographic goods governance government grading graphic gravel green grid ground growth guidance guarding gypsum handling handing handover
hard hardware hazard hazardous head health healthcare heat heating heavy help high highway hiring history home hospitality hotels hour hours housekeeping
housing human hydraulic hygiene identification illumination image impact implementation implementing import improvement improving incentive inbound
income increment indoor induction industry information infrastructure innovation inspecting inspection installation installing institutional instruction
instrumentation insulation insurance integration integrity intelligence interaction interior intermediate inventory investigating investigation investment investments
iron irrigation job joinery joint junction kitchen knowledge labor labour land landscape landscaping language laundry laying leadership leakage
learning lease leasing leave lending level leveling levelling liability liaison license licence licensing life lifting light lighting linen liquid liquidity
litigation live loading local logistics lot low lubrication machinery machining mail main maintaining maintenance making management managing
manpower manufacturing mapping margin marine marketing masonry mass master material materials measurement measures measuring mechanical media
medical medication medicine medium meeting mentoring menu merchandise merchandising mergers metal microbiology migration minimum mining mix mobilization
modeling modelling modification money monitoring month monthly mortgage moulding movement multiple music natural needs negotiating negotiation net networking
news night non normal nursing nutrition offshore oil onboarding onsite operating operation operational optimisation optimization oral ordering
outbound outdoor output outsourcing outstanding oversight overtime own ownership packaging packing painting part participation parts passenger
patching path pay payable payables paying payroll peak people performance personal personnel petroleum petty pharmacy phase phone photo photography physics
piling pipework piping plan planning planting plaster plastering plastic plumbing police polishing posting power practice practices precast
prediction preparation preparing presales press pressure prevention previous pricing primary printing priority prior private procurement
processing producing production productivity profit programming progress promoting promotion promotional proof property proposed prospective protection
protective provision public pulling punching purchase purchasing quality quantities quantity quotations radio railway raw readiness real
receivable receivables receiving reception recipe reconciliation reconciliations recording recovery recruiting recruitment recycling reduction reference
refrigeration refurbishment registration regression regular regulatory rehabilitation reinforcement relation relations reliability remedial remediation
removal renewable renewal renovation rental repair repairing repairs repayment replacement reporting research residential resolution resolving response responsibility
restoration retail retention return returns revenue reviewing revision rigging risk road roof roofing routine running safety salaries salary sale
sales sand sanitary sanitation satisfaction satellite saving savings scaffolding schedule scheduling science scientific scope screening sealing searching
second section security segment selecting selection selling senior separation service services servicing setting settlement sewage sewer sheet shipping
shop shuttering signal single skill skills sludge small social software soil solar solid sound source sourcing space spare special speed sports staff staffing
stage standard start statistical statistics status statutory steam steel step stock stone storage strategic streaming strength stress structural structured sub
submission substation supervising supervision supply support surface surveillance surveying survey sustainability swimming switching synthesis
tactical tax taxation taxes teaching technical technology telecom telecommunication telephone television temporary tender tendering terms termination test testing tests
text theory thermal threat tile tiling time timely tool top total town toxicology track tracking trade trading traffic training transfer translation
transmission transport transportation travel treasury treatment troubleshooting turnaround turnover type underground underwriting upgrade
upgradation upgrading upholstery usage utility utilities utilization valuation value variance vacuum variation various vegetation verification verifying video visual
visualisation visualization volume vulnerability waste wastewater water waterproofing wealth weekly weight welding welfare wellness wholesale wind wiring wood
word work working works workforce workload world worldwide writing year yearly yield
abuse adhesion advocacy aerospace affiliate aftermarket agriculture antenna apparel assortment attribution authentication authorization automotive
aviation backend backlog benchmarking benefits betting beverage biology biotech blockchain breakdown broadband brokerage bundling churn classification
cleansing clientele coaching collaboration commerce commercialisation commercialization commodities completions conferencing configuration
confirmation connectivity consolidation consumables containerization copywriting cosmetics crisis cryptography culture cybersecurity decarbonisation
decarbonization defence defense delinquency derivatives diagnostics dispute diversity divestiture downstream e-commerce ecommerce ecosystem editorial
electrification embedded enablement encryption equities ethics events experimentation extraction facilitation fashion fiber fintech firewall firmware
footwear forensics franchise franchising fraud fulfillment gambling gaming genomics geology geothermal giving grocery hardening ideation identity
inclusion informatics ingestion insights interiors internet interoperability investigations jewellery journalism justice labeling leads lifecycle
linguistics localisation localization loyalty managed marketplace mathematics mechanics mechatronics messaging motivation teamwork commitment dedication dealership metrology midstream mobility
monetisation monetization networks nuclear observability offboarding oncology operations optics orchestration outreach patents pathology payments
pedagogy pediatrics personalisation personalization petrochemical pharma pharmaceuticals philanthropy post-sale post-sales pre-sale pre-sales privacy
procedures provider provisioning psychology publishing rail recognition redundancy refining regulation regulators reinsurance renewables renewals
replenishment reputation reseller retailers rewards roaming robotics royalties sampling scaling scoring securities segmentation semiconductor shared
shipbuilding shoppers sizing sponsorship stewardship storytelling subscription success succession talent tariffs telehealth telematics telemetry
textile textiles ticketing tooling tourism toys transformation upskilling upstream usability validation vendors virtualisation virtualization
warehousing webshop wellbeing workplace youth
`);

/** The singular of a plural in '-s': 'facilities' is 'facility'. */
function singularOf(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.replace(/es$/, '');
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Of these, the ones that any other noun before them makes countable: 'a sales function'. */
const COUNTABLE_IN_COMPOUND = words('business footprint function operation practice');

/**
 * Whether a noun in lower case takes an article in the singular; some ('strategy') do only after an adjective, some
 * ('function') after any qualifying word.
 */
export const isCountNoun = (
  word: string,
  { isQualified, isCompound }: { isQualified: boolean; isCompound: boolean },
): boolean =>
  COUNT_NOUNS.has(word) &&
  (isQualified || !NOUNS_ALSO_UNCOUNTABLE.has(word) || (isCompound && COUNTABLE_IN_COMPOUND.has(word)));

/** Whether a word in lower case is an adjective after which a noun is countable. */
export const isDescribing = (word: string): boolean => ADJECTIVES.has(word);

/** Whether a word in lower case is a word of work that is not a name. */
export function isPlainWord(word: string): boolean {
  return [word, singularOf(word)].some(
    (one) => COUNT_NOUNS.has(one) || ADJECTIVES.has(one) || OTHER_WORDS.has(one),
  );
}

/** The person's own employer or a part of it, which takes 'the': 'represented the company at nine fairs'. */
const OWN_ORGANISATION_PATTERN = /^(?:company|organi[sz]ation|department|division)$/;
/** Whether a noun without a determiner means the person's own employer or a part of it. */
export const isOwnOrganisation = (noun: string): boolean => OWN_ORGANISATION_PATTERN.test(noun);
