/**
 * Narrower concepts of technology and product, below those of `technology.ts`, and digital forms of other fields, such
 * as payments and telehealth. Notation: see `../concept-lists.ts`.
 */
export const DIGITAL_CONCEPTS = `
security-operations < security: security operations, soc team, siem, incident response, incident, incidents, ransomware, breach*, cyber attack*, cyberattack*, cyberangriff*, vulnerabilit*, penetration test*, threat*, security program*, cyber security, cybersecurity, cybersecurite, ciberseguridad, it-sicherheit, informationssicherheit, securite informatique, seguridad informatica, red team, denial-of-service, ddos, response to a * attack, cyber incident*, data breach*
iso-27001! < security: iso 27001, iso27001
soc-2! < security: soc 2, soc2
cissp! < security: cissp
cism! < security: cism
cisa! < security, audit: cisa
epic! < ehr: epic
cerner! < ehr: cerner
ehr < technology, healthcare: ehr, emr, electronic health record*, electronic medical record*, electronic patient record*, patient record system*, patient records, epic, cerner, meditech, krankenhausinformationssystem*, dossier patient, historia clinica
telehealth < healthcare: telehealth, telemedic*, tele-medicine, virtual care, virtual visit*, remote care, telemedizin, telesante, telemedicina, video visit*, video consultation*
data-warehouse < data: data warehouse*, data lake*, data platform*, snowflake, databricks, bigquery, redshift, entrepot de donnees, almacen de datos, single source of truth
bi < data: business intelligence, power bi, tableau, looker, dashboards, reporting tool*, qlik, self-service analytics, data visuali*
power-bi! < bi: power bi, powerbi
tableau! < bi: tableau
data-governance < data: data governance, data quality, data strategy, master data, datenqualitat, stammdaten*, gouvernance des donnees, gobierno del dato, data catalogue, data catalog
experimentation < data, product: a/b test*, ab test*, a/b, experiment*, split test*, multivariate, growth experiments, hypothesis, tests per, experimentation, experimentation culture, culture of experimentation
data-science < machine-learning: data scien*, statistical model*, predictive model*, forecasting model*, machine-learning
generative-ai < machine-learning: generative ai, genai, llm*, large language model*, chatgpt, copilot, prompt*, rag, agents
legacy-modernisation < technology, transformation: legacy, moderni?ation, re-platform*, replatform*, technical debt, tech debt, monolith, mainframe, replaced * systems, system replacement, ablosung*, altsysteme*, refonte du si, refonte informatique, modernizacion, migration from, migrated from, rewrote, rewrite, altes system, alte system*, alten system*, old system*, zerlegte, broke up, split the monolith, into services, in dienste, decoupled, refonte, systemablosung, years old system, rewrote the
cloud-migration < cloud: cloud migration, migrat* * cloud, moved * to aws, moved * to azure, moved * to the cloud, moved * to google cloud, moved * applications, cloud transformation, lift and shift, in die cloud, vers le cloud, a la nube
site-reliability < devops: sre, site reliability, uptime, availability of, on-call, mean time to, mttr, observability, reliability, outage*, incidents from, verfugbarkeit, disponibilite, disponibilidad, 99.9*, four nines
ci-cd < devops: ci/cd, continuous integration, continuous delivery, continuous deployment, deployment frequency, deploy* * day, deployments a day, releases a day, release cycle*, release frequency, release every, weekly releases, deployed daily, lead time for changes, ausgeliefert, auslieferung taglich, taglich ausgeliefert, deploys daily, weekly instead of, daily instead of, taglich statt, hebdomadaire au lieu
test-automation < software-engineering, quality: test automation, automated test*, qa team, quality engineering, testautomatisierung, tests automatises, pruebas automatizadas, regression test*
it-service < it-operations: it service management, itsm, service desk, servicenow, helpdesk, help desk, it support, support informatique, it-support, soporte tecnico
servicenow! < it-service: servicenow
networks < it-operations: wan, lan, data centre*, data center*, rechenzentrum*, reseaux, redes, computer network*, network infrastructure, network security, network engineer*, network operations, corporate network, local network*
it-strategy < technology, strategy: it strategy, technology strategy, it-strategie, digitalstrategie, digital strategy, schema directeur, strategie informatique, technology roadmap, estrategia tecnologica, estrategia digital, it roadmap
erp-roll-out < erp, programme: erp implementation*, erp roll-out*, erp rollout*, erp project*, erp-einfuhrung, implemented sap, introduced sap, s/4hana, s/4 hana, sap s/4hana, erp system*, einfuhrung * sap, fuhrte sap, deploiement * erp, mise en place * erp, implantacion * erp, implantacion de sap, netsuite implementation, moved * to netsuite, moved to netsuite, new erp, deploiement de sage, deployed sap, deployed oracle, rolled out sap, rolled out * erp, roll-out of sap, implantacion de *, mise en oeuvre * erp, einfuhrung von sap, erp
s4hana! < sap: s/4hana, s/4, s4hana, s/4 hana
engineering-hiring < technology, recruiting: engineering hiring, hire engineers, hired engineers, hired * engineers, hiring engineers, engineering team from, grew engineering, engineering organi?ation, scaling engineering, scale engineering
engineering-team < technology, team-lead: engineering team*, development team*, engineering organi?ation*, engineers, developers, entwicklungsteam*, entwickler, equipe technique, equipes techniques, equipe de developpement, developpeurs, equipo de desarrollo, desarrolladores, software team*, tech team*, it team*, it staff, entwicklerinnen, engineering staff, development site*, entwicklungsstandort*, engineering hub*, engineering centre*, entwicklungszentrum, standort in
apis < architecture: api, apis, rest api, graphql, integration platform, integrations, schnittstelle*, webhooks, developer platform
platform-engineering < architecture: platform team*, internal platform, developer productivity, developer experience, platform engineering
microservices < architecture: microservice*, micro-service*, event-driven, service-oriented, domain-driven, into services, in dienste, en services, services architecture
hardware < technology: hardware, devices, electronics design, pcb, firmware, embedded, sensor*, robotic*, robotik, roboter*, wearable*
robotics < hardware: robot*, automation engineering, plc, cobots, drones, autonomous
web3 < technology: blockchain, web3, crypto*, smart contract*, defi, nft*, token*
geospatial < data: geospatial, gis, maps, mapping, satellite*
ar-vr < technology: ar/vr, virtual reality, augmented reality, mixed reality
mobile-apps < mobile, product: mobile app*, mobile game*, mobile product*, app store, ios, android, mobile-first, downloads, app with, applications mobiles, aplicaciones moviles, consumer app*
payments < fintech: payment*, card issuing, acquiring, checkout, psp, zahlungs*, paiement*, pagos, merchant*, wallets, pci*, billing platform
lending < fintech, banking: lending, loans, credit scoring, underwriting, mortgage*, kreditvergabe, credit risk
marketplace < e-commerce: marketplace*, marktplatz*, place de marche, two-sided, buyers and sellers, merchants, platform business
discovery < user-research: discovery, continuous discovery, customer interview*, user interview*, interview customers, talks to * merchants, talks to * customers, talks to users, spoke with * customers, customer development, customer conversations, user research, ux research, nutzerinterviews, entretiens utilisateurs, entrevistas con clientes, usability test*
product-teams < product, team-lead: product team*, product organi?ation*, product managers, squads, product and design, designers and researchers, product management team*, produktteam*, equipe produit, equipes produit, equipo de producto, product manager, managing product managers, product leaders, product leader, heads of product
product-strategy < product, strategy: product strategy, product vision, product roadmap, roadmap*, produktstrategie, strategie produit, estrategia de producto, prioriti?ation of features
monetisation < product, pricing: moneti?ation, moneti*, pricing and packaging, freemium, subscription model, subscriptions, price increase*, priced, packaging, enterprise tier, contract value, average revenue per, arpu, preismodell*, tarification, modelo de precios, pricing model*, price list*, plans for, revenue per user, priced * plans
plg < product, growth: product-led, plg, self-serve, self-service sign-up, freemium, viral*, activation rate
sunsetting < product: sunset*, shut down, discontinu*, phased out, end-of-life, retired products, eingestellt, abgekundigt, kill products
ux-design < design: user experience, ux design, usability, accessibility, user-friendly, interface design, design system*, nutzererlebnis, ergonomie, experiencia de usuario, barrierefrei*, accessibilite, interaction design*, ux designer*, ui designer*, product designer*, designed * app, designed * kiosks, designed * interfaces, designed the
localisation < product, international: locali?ation, translat*, in * languages, lokalisierung, localizacion, multi-language
knowledge-management: knowledge management, knowledge base, wissensmanagement, gestion des connaissances, intranet, wiki, documentation
enterprise-architecture < architecture: enterprise architecture, togaf, target architecture, it-architektur, urbanisation du si
salesforce-roll-out < salesforce: salesforce implementation*, introduced salesforce, migrated to salesforce, salesforce roll-out
technical-due-diligence < technology, m&a: technical due diligence, tech due diligence, technology due diligence
digital-health < healthcare, technology: digital health, health tech, healthtech, health informatics, clinical systems, clinical informatics, e-health, ehealth
user-retention < product, customer-retention: user retention, weekly retention, monthly retention, day-30 retention, retention and engagement, user engagement, daily active, monthly active, stickiness, retention rose, nutzerbindung
cloud-costs < cloud, cost-reduction: cloud bill, cloud cost*, cloud spend, cloudkosten, spot instances, finops, infrastructure cost*, hosting cost*, couts cloud
medical-software < medical-devices, regulatory-affairs: medical device software, software as a medical device, samd, mdr class, iec 62304, medical certification, ce marking
incident-management < site-reliability: on-call, pager, incident management, post-mortem*, postmortem*, incident response
distributed-teams < remote-work: distributed team*, remote team*, remote-first, in two countries, two sites, three sites, multiple locations, across time zones, several offices, offices in, time zones
programming < software-engineering: programming, hands-on coding, hands-on programming, wrote code, wrote firmware, software engineer, software developer, coder, hands-on technical
access-management < security: identity and access management, identity & access, iam, access control*, access management, single sign-on, sso, privileged access, dormant accounts, berechtigung*, gestion des acces
security-awareness < security, training: security awareness, awareness training, phishing*, security training, security culture
vendor-security < security, vendor-management: third-party risk*, third party risk*, vendor risk*, supplier risk*, vendors for security, supply chain security
pci-dss! < security, compliance: pci dss, pci-dss
splunk! < security-operations: splunk
cyber-risk < security, risk: cyber risk, cyber-risk, information risk, security risk*
`;
