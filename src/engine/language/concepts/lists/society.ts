/**
 * Health, education, public life, and narrower concepts of the industries of `sectors.ts`. Notation: see
 * `../concept-lists.ts`.
 */
export const SOCIETY_CONCEPTS = `
clinical < healthcare: clinical*, clinician*, nurse*, nursing, physician*, doctors, cared for patients, bedside, ward, cardiac, surgical, surgery, intensive care, klinisch*, pflege*, arzt*, arzte, infirmier*, medecin*, soignant*, enfermer*, medicos, clinico*, therapist*
patient-safety < quality-care: patient safety, medication error*, falls, infections, infection control, sepsis, harm, readmission*, patientensicherheit, securite des patients, seguridad del paciente, adverse event*, pressure injur*, pressure ulcer*, bedside rounds, hospital-acquired
quality-care < healthcare, quality: quality of care, clinical quality, care quality, quality improvement, outcomes for patients, patient outcomes, joint commission, cqc, hedis, star rating*, qualite des soins, pflegequalitat, calidad asistencial
medicare < healthcare, regulated: medicare, medicaid, cms, payer*, reimburse*, krankenkassen, assurance maladie, health plan*, managed care, value-based*, capitation
revenue-cycle < healthcare, billing: revenue cycle, medical billing, claims denial*, denials, coding of claims, prior authori?ation
hospital < healthcare: hospital*, krankenhaus*, klinik*, clinic, clinics, health system*, hopital*, hopitaux, etablissement de sante, hospitales, acute care, beds
long-term-care < social-care: nursing home*, care home*, assisted living, senior living, skilled nursing, elder care, altenpflege, pflegeheim*, ehpad, residencia*, home care, hospice
mental-health < healthcare: mental health, behavioral health, behavioural health, psychiatr*, addiction*, counseling services, counselling services, psychothera*, salud mental, sante mentale
clinical-trials < pharma: clinical trial*, clinical stud*, phase i*, phase 2, phase 3, cro oversight, gcp, klinische stud*, essais cliniques, ensayos clinicos, patients enrolled, biostat*
drug-development < pharma: drug development, drug discovery, preclinical, ind, nda, bla, biologics, molecule*, pipeline of drugs, cell therapy, gene therapy, vaccine*
pharmacovigilance < pharma: pharmacovigilance, drug safety
laboratory < healthcare: laborator*, lab operations, diagnostic*, pathology, labor fur, assays
pharmacy < healthcare: pharmac*, apotheke*, officine, farmacia*
population-health < healthcare: population health, public health, community health, prevention program*, health equity, gesundheitsforderung, sante publique, salud publica
higher-education < education: university, universities, college, campus, faculty, students, hochschul*, enrolment, enrollment, admissions, accreditation, universite, enseignement superieur, universidad, academic*
schools < education: school*, schulleit*, teachers, pupils, k-12, head teacher, principal of, ecole, college prive, lycee, colegio, docentes
curriculum < education: curriculum, curricula, course design, instructional design, learning design, lehrplan*, programme pedagogique, ingenierie pedagogique, plan de estudios, e-learning content
edtech < education, software-sector: edtech, ed-tech, learning platform*, online course*, lms, online learning
impact-measurement < nonprofit, data: impact measurement, program evaluation, programme evaluation, monitoring and evaluation, m&e, theory of change, wirkungsmessung, mesure d'impact, medicion de impacto, outcomes measurement, evaluation of programmes, impact report*, evaluator*, outcome measurement, outcomes, wirkungsbericht, rapport d'impact, informe de impacto
eu-funding < grants: eu funding, eu funds, horizon europe, horizon 2020, erdf, esf, interreg, fonds europeens, fondos europeos, eu-forder*, european commission
humanitarian < nonprofit, international: humanitarian, development cooperation, international development, refugee*, usaid, ocha, united nations, unhcr, entwicklungszusammenarbeit, humanitaire, cooperacion internacional, aid programme*
membership < nonprofit: membership*, members, mitglieder*, adherents, socios, asociados, trade association, professional association
programme-delivery < nonprofit, programme: program delivery, programme delivery, programs for, services for families, beneficiar*, case management, clients served, youth, housing, homeless*, jugend*, food bank*
housing < public-sector: social housing, affordable housing, housing association*, wohnungsbau*, wohnungswirtschaft, logement social, bailleur, vivienda, permanent homes, homes, shelter*, homeless*, tenants' homes, obdachlos*, sans-abri, hebergement, personas sin hogar
government-work < public-sector: federal government, federal agenc*, state government, local government, municipal*, city council, county, agency of the state, kommun*, verwaltung der stadt, collectivite*, mairie, ayuntamiento, administracion publica, offentliche verwaltung, offentlicher dienst, fonction publique, department of, government contract*, government contracting, behorde*, landesbetrieb, city manager, town manager, city of, town of, county of, local authority, borough
aerospace < manufacturing: aerospace, aerostructur*, aircraft, aviation, wing, airframe, luftfahrt*, aeronautique, aeronautica, airbus, boeing, satellite*, space
defence < public-sector: defence, defense, military, army, navy, air force, verteidigung, bundeswehr, armee, defensa, dod
chemicals < manufacturing: chemical*, chemie*, chimie, quimica, polymers, plastics, kunststoff*, coatings, paint, specialty chem*, plasturgie
food-sector < manufacturing: food*, beverage*, lebensmittel*, nahrungsmittel*, agroalimentaire, alimentos, alimentacion, bakery, dairy, meat, conserv*, brewery, brauerei*, getranke*, snack*, ingredients, bebidas, tea, teas, coffee, chocolate, wine, sugar-free, food and drink
consumer-goods < b2c: consumer goods, fmcg, cpg, packaged goods, consumer products, konsumguter*, grande consommation, gran consumo, household products, personal care, cosmetic*, beauty, kosmetik*, cosmetica, fast-moving, fast moving, grocery, food and drink, supermarket brand*, branded goods
fashion < retail: fashion, apparel, clothing, footwear, textile*, ~mode, bekleidung, moda, luxury, luxe, jewel*, schuhe
mining < manufacturing: mining, ~mine, minerals, ~metals, ~steel, stahl*, foundry, castings, giesserei*, bergbau, acier, mineria, acero, aluminium
oil-gas < energy: oil, gas, petroleum, upstream, lng, refiner*, petrochem*, offshore
renewables < energy: renewable*, solar, photovoltaic*, ~wind, wind farm*, hydrogen, ~batter*, storage project*, erneuerbar*, photovoltaik, windkraft*, energies renouvelables, eolien*, energias renovables, fotovoltaic*, eolica, cleantech, climate tech, ev charging
utilities < energy: utilit*, electricity, power grid, grid, stadtwerk*, water supply, wastewater, energieversorg*, reseau electrique, electricas, waste management, abfall*, entsorgung*, dechets, residuos
machinery < manufacturing: machinery, machine building, machine tools, maschinenbau*, anlagenbau*, antriebstechnik, pumpen, machines, mecanique, maquinaria, pumps, industrial equipment, capital goods, drive technology
packaging-industry < manufacturing: packaging industry, packaging company, ~paper, verpackung*, papier*, emballage*, carton, envases, ~labels, ~printing, druckerei*
semiconductors < electronics: semiconductor*, ~chip, ~chips, wafer*, ~fab, halbleiter*
real-estate < construction: real estate, property, properties, immobilien*, immobilier*, inmobiliari*, tenants, housing developer, proptech, property developer
property-management < real-estate, facilities: property management, facility management, facilities management, hausverwaltung, gebaudemanagement, gestion immobiliere, asset management of buildings
travel < hospitality: travel, tourism, tourist*, airline*, tour operator*, cruise*, tourismus, reise*, tourisme, turismo, turistic*, booking platform*, hotel*, hotelero*, hoteleri*, hoteles
transport < logistics-sector: transport*, rail, railway*, bahn, ~bus, freight, trucking, shipping line*, maritime, port, ports, airport*, ferroviaire, puerto*, flughafen
insurance-sector < insurance: insurance compan*, insurer*, actuar*, policyholders, claims handling, versicherer*, assureur*, aseguradora*
asset-management < financial-services: asset management, wealth management, fund management, ~funds, aum, portfolio manag*, hedge fund*, family office*, pension fund*, vermogensverwaltung, gestion d'actifs, gestion de activos, investment firm*
professional-services < consulting: professional services, law firm*, accounting firm*, agency business, staffing, consultancies, consulting firm*, consulting practice, engineering services, billable, utili?ation rate, kanzlei*, cabinet de conseil, cabinet d'avocats, despacho*, zeitarbeit*, personaldienstleist*, interim staffing
sports < b2c: sport*, sporting goods, ~fitness, football, ~league, stadium, outdoor brand*, athletes, gym, deporte*
cultural-institutions < arts: museum*, theatre, theater, opera, orchestra, festival*, kulturell*, musee*, exhibition*, ausstellung*, gallery
publishing < media: publish*, newspaper*, magazine*, verlag*, presse, editions, editorial, ~book, ~books, subscribers
streaming < media: streaming, video on demand, svod, broadcast*, television, tv, radio, fernsehen
b2g < sales, public-sector: government sales, public sector sales, public-sector customers, government customers, selling to government, secteur public, sector publico
e-learning-compliance < compliance, learning: compliance training, mandatory training
events-business < events: event management, eventmanagement, trade fair*, messe, messen, exhibitions, salon, salons, ferias, conference*, congress
nursing-lead! < nursing: chief nursing officer, cno, nurse executive, executive nursing, director of nursing, vp nursing, nursing leadership, director of patient care, pflegedirekt*, pflegedienstleit*, directrice des soins, direccion de enfermeria
elected-officials < government-work, stakeholders: elected official*, council of, city council, town council, councillor*, council member*, county commissioner*, mayor*, governing body, gemeinderat*, stadtrat*, elus
municipal-finance < government-work, budget: municipal budget*, general fund, balanced budget*, public budget*, city budget*, public finance, fund balance, kommunalhaushalt*
public-funding < grants, government-work: federal money, federal fund*, state fund*, federal or state grants, public funding, state grants, federal grants, block grant*, fordermittel
emergency-management < government-work: emergency management, emergency shelter*, emergency response, emergency planning, disaster response, disaster relief, ~storm, ~flood*, wildfire*, ~evacuat*, civil protection, katastrophenschutz
community-engagement < stakeholders: community engagement, community outreach, public meeting*, public hearing*, public consultation*, citizen engagement, citizen participation, public participation, ~resident*, burgerbeteiligung, concertation, participacion ciudadana
land-use < government-work: land use, zoning, rezoning, master plan*, urban planning, city planning, town planning, comprehensive plan*, planning permission*, stadtplanung, bebauungsplan*, urbanisme, urbanismo
economic-development < government-work: economic development, business attraction, regional development, wirtschaftsforderung
capital-campaign < fundraising-nonprofit: capital campaign*, endowment*, raised * for the new, campaign for the new, building campaign, new stage
revenue-per-room < hospitality-operations: revpar, revenue per available room, average daily rate, adr growth, occupancy rate, room revenue, goppar
revenue-management < pricing: revenue management, yield management, dynamic pricing
refurbishment < capital-projects: renovation*, refurbish*, refit*, fit-out*, redevelopment, reopened, relocation of, umbau*, renovierung*, reforma*, renovat*
openings: opening of, openings or, pre-opening, opened a, reopened, inaugurat*, new location*, eroffnung*
banquets < events, hospitality: banquet*, wedding*, conferences for, catering, gala*, annual dinner, dinners for
waste < sustainability: food waste, waste reduction, less waste, zero waste, energy use, plastic-free
publications: publication record, publications, published papers, peer-reviewed, papers on, journal articles, eleven papers, scientific papers, publikation*, publicaciones
research-partners < innovation: cro management, cros, contract research, research partners, outside laborator*, external laborator*, academic collaboration*, research collaboration*, outside scientists
drug-discovery < drug-development: drug discovery, compounds, target to, first dose, first-in-human, antibod*, lead optimi?ation, screened, molecule*, into development, candidate selection
licensing-deals < business-development, partnerships: licensing deal*, out-licens*, in-licens*, collaboration worth, collaboration with, co-development, partnering deal*, licence agreement with, pharma partners, pharma partner
sponsorship < fundraising-nonprofit: sponsor*, corporate sponsorship*, corporate partners, corporate giving, mecenat, sponsoring
foundation-grants < grants: applications to foundations, ~foundations, foundation grants, institutional giving, grant writing, grant application*, arts council, applications a year, trusts and foundations
donor-database < donors, crm: donor database*, donor records, donor crm, donor management
event-fundraising < fundraising-nonprofit, events: event fundraising, fundraising event*, gala*, benefit dinner*, annual dinner, charity auction*
trustees < board: trustees, board of trustees, nominating committee, with the trustees
patient-flow < hospital: patient flow, throughput, left-without-being-seen, lwbs, length of stay, discharge*, bed management, bed capacity, boarding, split-flow, emergency department*, emergency room, emergency services, patient access, wait times, door-to-balloon, door-to-doctor, door-to-needle, door-to-provider, patientenfluss, notaufnahme, flux de patients, urgencias, urgences
surgical-operations < clinical, hospital: operating room*, operating theatre*, perioperative, surgical services, first-case, sterile processing, surgery center*, ambulatory surgery, or utili?ation, op-management, zentral-op, bloc operatoire, quirofano*
diagnostic-services < hospital: imaging, radiology, laboratory services, pathology, radiologie, imagerie
public-speaking < stakeholders: public speaker*, public speaking, spokesperson*, spokesman, spokeswoman, speak for, speaks for, spoke for, speaks at, keynote*, press interview*, represent* the organi?ation, represented the, public face, sprecher, porte-parole, portavoz
founder-succession: succeeded the founder, successor to the founder, first leader after the founder, after a founder, after the founder, founder transition, leadership transition, founding director's successor, nachfolge des grunders, succession du fondateur
`;
