/**
 * Technology, product, data and design, and programmes of change; narrower concepts are in `digital.ts`. Notation: see
 * `../concept-lists.ts`.
 */
export const TECHNOLOGY_CONCEPTS = `
technology: technology, technologies, technical, technolog*, engineering, software, informationtechnology, tech, technik*, technisch*, informatique, tecnolog*, cto, engineer*, developer*, applications, informationtechnology infrastruktur, cloud system, tech-enabled, digital
technology-lead! < technology: cto, cio, chief technology officer, chief information officer, chief digital officer, cdo, vp engineering, vp of engineering, head of engineering, director of engineering, technology leadership, directeur technique, director de tecnologia, informationtechnology leit*, engineering manager, engineering leader*
software-engineering < technology: software development, software engineer*, backend, back-end, frontend, front-end, full-stack, full stack, programming, code, coding, developer*, developpeur*, entwickler*, desarrollador*, softwareentwicklung, programmer*, microservice*, web framework, developer tools
architecture < technology: architecture, architect, system design, distributed systems, scalab*, enterprise architecture, solution development, platform, api design, apis, microservice*, ~template
cloud < technology: cloud, aws, azure, gcp, google cloud, kubernetes, docker, terraform, ~infrastructure, serverless, cloud platform, moved * applications, cloud system, migrat*, cloud*
aws! < cloud: aws, amazon web services
azure! < cloud: azure
gcp! < cloud: gcp, google cloud
kubernetes! < cloud, devops: kubernetes, k8s
devops < technology: devops, ci/cd, continuous delivery, site reliability, sre, observability, ~deployment*, ~release*, technology operations
agile: agile, scrum, kanban, safe program consultant, lean startup, sprint*, agil*, product teams, coaching agile, scrum master, agile delivery
security < technology: security, cybersecurity, infosec, iso 27001, soc 2, ciso, penetration, sicherheit, securite, seguridad
it-operations < technology: informationtechnology, informationtechnology infrastructure, informationtechnology infrastruktur, helpdesk, informationtechnology operations, workplaces, geschaftsinfrastruktur, informationtechnology/geschaftsinfrastruktur, cloud system, computers, ~infrastructure
digital-transformation < transformation, technology: digital transformation, digitalisation, digitalization, digitisation, digitali*, digital*, digital strategy, digital roadmap*, digital programme, numerique, transformacion digital, made * digital, online share, web shop, digital initiatives, handheld*, online portal*, digital service*, online service*, introducing technology, field technology
e-commerce < digital-transformation: e-commerce, ecommerce, ecommerce platform*, digital commerce, digitalcommerce, b2b commerce, web shop, webshop, online shop, online share, marketplace, online retail, sell online, people who sell online, merchants, shopify, onlinehandel, comercio electronico
content-data < data: content, product data, pim, master data, product data hub, mdm, data quality
erp < technology: erp, sap, s/4, s/4hana, oracle, netsuite, dynamics, order-to-cash, order to cash, cpq, erp template, template roll-out*, workday, odoo, sage x3, sage, dynamics 365, epicor, infor, ifs applications, navision, business central, proalpha, abas, acumatica, erp system*
sap! < erp: sap, s/4, s/4hana
oracle! < erp: oracle
cpq < erp, sales: cpq, quoting, configure price quote
data: data, analytics, datenanalyse, donnees, datos, data-driven, metrics, metrik*, kpi*, okr*, dashboards, business intelligence, betriebsmetriken, data warehouse, people analytics, measured, mesure d'impact, analysis, analytical, margin analysis, quantitative
data-engineering < data, software-engineering: data engineering, data pipeline*, etl, spark, data platform, data warehouse, snowflake, databricks, sql, kafka, data contract*, data model*, data store*
machine-learning < data: machine learning, ai, artificial intelligence, llm*, deep learning, data science, kunstliche intelligenz, intelligence artificielle, nlp, computer vision, predictive
sql! < data: sql, postgres*, mysql
python! < software-engineering: python
ruby! < software-engineering: ruby, rails, ruby on rails, rails ecosystem
rails! < ruby: rails, ruby on rails, rails ecosystem
javascript! < software-engineering: javascript, typescript, react, node.js, nodejs, vue, angular
java! < software-engineering: java, kotlin, scala, spring
golang! < software-engineering: golang
php! < software-engineering: php, laravel, symfony, wordpress
open-source < technology: open source, open-source, contributor*, language foundation
mobile < software-engineering: mobile app*, ios, android, swift
iot < technology: iot, embedded, hardware, firmware, sensors, connected device*
product: product, product management, product manager*, product strategy, roadmap, produkt, produkte, produkten, produkts, produktmanage*, produktstrateg*, produktteam*, produktleit*, produktverantwort*, produit, producto, cpo, chief product officer, directeur produit, product owner*, discovery, feuille de route, chefs de produit, coach produit, product teams, equipes produit, product-led
product-lead! < product: chief product officer, cpo, vp product, vp of product, head of product, director of product, directeur produit, product leader*
product-coaching < product, agile: coaching de produit, coach produit, product coach*, coaching agile, agile coach*, coach agile, coach de * equipes, mentoring of product, product mentor*, first-time heads of product, coaches * heads of product
user-research < product: user research, ux research, recherche utilisateur, usability, user tests, tests avec, user-centric, customer research, user-centred, user-centered
design-and-delivery: design and implementation, design and delivery, designed and implemented, design and execution, design and construction, designed and delivered
design < product: design, ux, ui, cx, designer*, digital design, design disciplines, graphic*, service design, interaction design, designsystem, figma
roadmap < product: roadmap*, feuille de route, hoja de ruta, programme plan, ~template
programme: programme, program management, programme management, project management, project*, programs, programmes, portfolio of, projet*, proyecto*, projekt*, pmo, programme lead, project manager, delivery, roll-out, rollout, roll-outs, go-live, milestones, chef de projet, coordination de, implementation, workstream*
transformation: transformation*, transform*, change programme, change management, change, restructur*, reorgani*, operating model, group-wide, modernis*, moderniz*, changing process, erp template
large-scale: large scale, large-scale, group-wide, global, countries, nationwide, multinational, enterprise-wide, across markets, in nine, regional or global, emea, international*
rollout < programme: roll-out, roll out, rollout, go-live, deploy*, implementation, implement*, launch*, put * in place
business-technology: intersection between business and technology, business and technology, business and informationtechnology, bridge the gap, business stakeholders, coordination de * developpeurs, cross-functional, multi-disciplinary, multidisciplinary, cpq, order-to-cash
multidisciplinary: multi-disciplinary, multidisciplinary, cross-functional, cross functional, interdisciplin*, pluridisciplinaire*, multidisciplinar*, directors, managers and specialists
crm < sales: crm, salesforce, hubspot, pipedrive, dynamics crm, customer relationship management
salesforce! < crm: salesforce
hubspot! < crm: hubspot
jira! < agile: jira, confluence
gitlab!: gitlab
github!: github
figma! < design: figma
tools: software tool*, tools, google suite, office 365, microsoft office, ms office, slack, nextcloud
workday! < hris: workday
hris < people: hris, workday, bamboohr, personio, hr system*, hr information
analytics-tools < data: google analytics, amplitude, mixpanel, tableau, looker, power bi, omniture
`;
