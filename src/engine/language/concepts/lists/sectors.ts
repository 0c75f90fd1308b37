/** Industries, kinds of organisations, credentials, and words for soft skills. Notation: see `../concept-lists.ts`. */
export const SECTORS_CONCEPTS = `
software-sector < technology: software, saas, cloud company, software companies, software firms, developer tools, software industry, tech company, technology company, technology companies, logiciel, software-as-a-service, technologie-unternehmen
saas < software-sector: saas, subscription software, software-as-a-service, recurring revenue, annual recurring revenue, arr, subscription*, cloud company
fintech < financial-services, software-sector: fintech, payments, e-wallet, neobank, lending platform, crypto*, blockchain, insurtech
financial-services: financial services, bank, banks, banking, insurance, asset management, wealth management, finanzdienst*, versicherung*, services financiers, banca, seguros, brokerage, capital markets
banking < financial-services: bank, banking, banque, banco, retail banking, mortgage*, bancari*, banken, bankwesen, kreditinstitut*, sparkasse*, secteur bancaire, bancaire, community bank*, community development bank*, development bank*
insurance < financial-services: insurance, insurer*, insurtech, versicherung*, assurance*, seguros, underwriting
healthcare: health care, healthcare, hospital*, clinic*, patient*, medical, health, nurs*, physician*, care-sector, care sector, gesundheit*, klinik*, pflege*, sante, soins, salud, sanidad, health system, community health, medicare, health care system, surgeons, care homes
social-care < healthcare: social care, care homes, care-sector, care sector, soziale arbeit, sozial*, elder care, dependance, petite enfance
orthopedics! < healthcare: orthop*, musculoskeletal, joint replacement, ~spine, hip and knee
rehab! < healthcare: rehab*, physiotherap*, physical therapy, therapists
nursing < healthcare: nurs*, rn, bsn, pflegefach*
pharma < healthcare: pharma*, biotech*, life sciences, clinical trial*, drug
medical-devices < healthcare: medical device*, medtech, medizintechnik, diagnostics, device maker*, implant*, dispositifs medicaux, productos sanitarios, medizinprodukt*, medical technology
service-line < healthcare, operations: service line*, musculoskeletal services, system director
education: education, educator, teach*, school*, learners, learning platform, edtech, curriculum, tutorials, ~course*, unterricht, bildung, enseign*, apprenant*, educacion, montessori, training software, university, e-learning, formation
vocational-training < education: vocational training, formation professionnelle, formation des adultes, adult education, adult training, organismes de formation, berufsbildung, apprenticeship*, formacion profesional, vae
public-sector: public sector, government, ministry, ministries, ministeres, public services, services publics, services publics numeriques, politiques publiques, public policy, incubateurs de l'etat, etat, senate, federal ministry, behorde*, offentliche* dienst, offentlicher dienst, sector publico, administracion publica, interet general, kommun*, municipal*
nonprofit: non-profit, nonprofit, not-for-profit, charity, charities, ~foundation, ~association, verein*, e.v., ggmbh, gemeinnutzig*, ong, ngo, civil society, ehrenamt*, volunteer*, fundacion, tercer sector, stiftung, funders, ~associations
volunteers < nonprofit, people: volunteer*, freiwillig*, ehrenamt*, benevol*, voluntari*
arts < media: arts, art, entertainment, film, music, theatre, concerts, ~culture, kultur*, studios, museum*, philharmon*, gallery, ticketing
media: media, entertainment, film, streaming, publishing, broadcast*, medien, ticketing, studios, ~news, music, gaming, video
gaming < media: gaming, ~games, video game*, jeux, jeux serieux, spiele, ubisoft, juegos
construction: construction, building materials, roofing, insulation, real estate, ~property, baustoff*, bau, immobilien, batiment, construccion, property maintenance, contractors
manufacturing: manufactur*, industrial, industrie, drive-technology, machinery, maschinenbau, electronics, automotive supplier*, produktion, fabric*, traditional industries, old industries, industriebetrieb*
electronics < manufacturing: electronics, consumer-electronics, semiconductor*, elektronik
automotive < manufacturing: automotive, cars, vehicle*, ~mobility, ~auto, automobil*, dealership*
retail: retail, retailer*, wholesale*, consumer goods, fmcg, cpg, einzelhandel, handel, commerce de detail, apparel, ~stores, grande distribution, merchants
logistics-sector < supply-chain: logistics, freight, shipping, fulfilment, fulfillment, third-party fulfilment, 3pl, cross-border freight, dhl, spedition, transport*, parcel*
outsourced-fulfilment < logistics-sector: fulfilment, fulfillment, third-party fulfilment, warehouses, 3pl
tech-service < technology, commercial: tech enabled service, tech-enabled service, technology services, tech-enabled, third-party fulfilment
energy: energy, renewable*, solar, ~wind, utilities, oil, ~gas, energie*, energia, power plant*
telecom < technology: telecom*, telco, mobile operator
hospitality: hospitality, hotel*, restaurant*, travel, tourism, food, gastronom*, tourismus
agriculture: agri*, farm*, landwirtschaft
security-cleared!: security clearance, clearance
crowdfunding < fintech: crowdfund*, crowd funding
regulated: regulated, regulator*, fda, fca, bafin, gxp, financial regulation*
aca! < accountant-qualified: aca, icaew
acca! < accountant-qualified: acca
cima! < accountant-qualified: cima, cgma
cpa! < accountant-qualified: cpa, certified public accountant
cfa!: cfa
accountant-qualified: qualified accountant, chartered accountant, wirtschaftsprufer, expert-comptable, certified accountant, accounting qualification
pmp!: pmp, prince2, project management professional
scrum-certified: certified scrum*, csm, professional scrum master, psm, safe program consultant
shrm!: shrm*, cipd, phr, sphr
bar-admitted: admitted in, admitted to the bar, state bar, bar admission, member of the state bar, volljurist*, zweites staatsexamen, license to practice law, licensed attorney
registered-nurse!: rn, registered nurse, nursing license
fache!: fache
six-sigma!: six sigma, black belt, green belt
itil!: itil
`;

/**
 * Words, and beginnings of words (`*`), of requirements that ask for qualities of a person, such as 'a sense of
 * humour', which documents can neither prove nor disprove.
 */
export const SOFT_SKILL_WORDS =
  'communicat* interpersonal motivated self-motivated self-driven driven passion* enthusias* integrity honest* trustworth* organised organized team-player collaborat* flexib* adapt* proactive creative creativ* pragmatic* detail attention curious curiosity humor humour empath* resilien* initiative independent* autonom* ethic ambigu* deadline* fast-paced prioritise prioritize multitask* multi-task* listen* judgment judgement decisive decision* analytical problem-solv* problem solv* presentation* verbal written oral energetic attitude positive humble transparen* values value respect* inclusive open-minded openness offenheit sensibilit* kommunikat* teamfahig* belastbar* eigeninitiative selbststandig* eigenverantwort* zuverlassig* auftreten problemlosung* entscheidung* organisationsgeschick* koordinations* engagiert* begeister* rigueur rigoureu* autonomie relationnel* aisance ecoute esprit envie adaptes curieu* dynamique proposition compromiso proactiv* autonom* comunicac* resolutiv* responsab* self-starter self-directed smart innovative thinker visionary urgency ownership comfortable ease willing* eager hands-on learner bridges cultures nationalities zoom tangible bias sense love enjoy tactful diplomat* confident confidence charisma* inspir* personally identifies qualitaten fahigkeiten kompetenz*'.split(
    ' ',
  );
