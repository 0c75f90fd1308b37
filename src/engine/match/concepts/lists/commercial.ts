/** Sales, marketing, customers, operations, people. Notation: see `../concept-lists.ts`. */
export const COMMERCIAL_CONCEPTS = `
commercial: commercial, revenue, business development, go-to-market, gtm, go to market, vertrieb*, comercial, deals
sales < commercial: sales, product sales, sales of products, selling, sell, sells, sold, seller*, account executive*, quota, ~pipeline, bookings, win rate, vertrieb, verkauf, ventes, ventas, closing business, ~deals, key account*, new business, new customers, ~territory, ~commission
sales-lead! < sales: vp sales, vp of sales, head of sales, sales director, director of sales, chief revenue officer, cro, sales management, sales leader*, vertriebsleit*, directeur commercial, director comercial, sales manager
enterprise-sales < sales, b2b: enterprise sales, consultative, solution selling, complex sale*, complex deals, large accounts, anchor accounts, consultative selling, consultative cycles, long sales cycle*
account-management < sales: account management, account manager*, key account*, customer relationship*, client relationship*, anchor accounts, grew * account, client engagement
commission < sales: commission, commission plan*, compensation plan for sales, base-plus-commission, incentive plan, compensation plan*, sales incentive*, incentive plan*, incentive compensation, provisionsmodell*, plan de commissionnement, plan de incentivos, variable pay, sales incentive plan*, sales compensation
playbook: playbook*, handbook, process documentation, ~methodology
partnerships < commercial: partnership*, partner management, alliances, ~channel, partenariat*, partnerschaft*, partnern, alianzas, ~vendor*, ~third-party
negotiation: negotiat*, renegotiat*, verhandl*, verhandel*, negociac*, negocie*, negocio*, ~agreements, signed, ~settled
business-development < commercial: business development, geschaftsentwicklung, developpement commercial, desarrollo de negocio, new business, market entry, partnerships
b2b: b2b, business-to-business, enterprise customers, enterprise clients, enterprise agreements, corporate clients, wholesaler*, wholesale
b2c: b2c, consumer, consumers, direct-to-consumer, d2c, end customers, retail customers
customer-success < commercial: customer success, customer support, client success, kundenbetreuung, kundenservice, service client, atencion al cliente, retention, churn, customer service, renewals, support team
marketing: marketing, marketer*, brand*, campaign*, demand generation, cmo, kommunikation, communications, communication strategy, content marketing, promotion, newsletter, events, launch campaign, growth marketing, marketing programs, social media, storytelling, marke, marken, markenfuhrung
marketing-lead! < marketing: cmo, chief marketing officer, vp marketing, vp of marketing, head of marketing, marketing director, director of marketing, marketingleit*, directeur marketing, head of growth, vp growth, vp of growth
demand-generation < marketing: demand generation, demand gen, lead generation, leads, performance marketing, paid media, seo, sem, google ads, facebook ads, growth marketing, acquisition channel*, inbound, outbound
brand < marketing: brand*, positioning, rebrand*, visual identity, corporate identity, marke, marken, markenfuhrung
content < marketing: content, editor, editing, edited, editorial, copywriting, writing, writers, commissioned writers, technical editing, publish*, newsletter, tutorials, blog*, guide, redaction
communications < marketing: communications, pr, public relations, ~press, media relations, kommunikation, comunicacion, offentlichkeitsarbeit
social-media < marketing: social media, twitter, linkedin campaigns, instagram
events < marketing: event*, conference*, workshop*, trade show*, veranstaltung*, seminaires, seminarios, organised * conferences, concerts, spoke at, booth, organizer, organiser
community < marketing: community, communities, volunteers, ~members, membership, mitglieder, communaute, comunidad, forum*
product-marketing < marketing, product: product marketing, go-to-market, ~launch*, positioning
growth: growth, grew, grow, scaling, scaled, doubled, tripled, high growth, high-growth, hypergrowth, fast-growing, wachstum*, croissance, crecimiento, headcount from, more-than-doubled, growing, grown, grow*, wuchs, wachsen, gewachsen, crecer, aumente, aumento
people: hr, human resources, personalwesen, personnel, ressources humaines, rh, recursos humanos, rrhh, people operations, people ops, people function, people team, people leader*, people partner*, people analytics, people division, people strategy, vp people, head of people, people and culture, personalverwaltung, personalprozess*, personalbereich, people success, chief people officer, talent management, payroll
people-lead! < people: chief people officer, chro, vp people, head of people, hr director, hr executive, people leader, personalleit*, drh, directora de personas, people success executive
recruiting < people: recruit*, talent acquisition, hiring, hire, hired, hires, staffing, embauche*, recrut*, contratacion, capacity planning, greenhouse, employer brand
compensation < people: compensation, total rewards, pay bands, pay formula, bonus*, benefits, pay philosophy, promotion review*, salary bands, ~raises, verguetung, remuneration
performance-management < people: performance review*, performance management, promotion review*, ~feedback, calibration, high-potential, job levels, career path*, ~evaluation
learning < people: learning, training program*, leadership development, training, development programme, weiterbildung, formation des, capacitacion, coached, mentoring, ausbildung, apprentic*, trainee*, graduate program*, graduate scheme*, early career*, residency program*, new graduates, azubi*, alternants
employee-relations < people: employee relations, employer-relation issues, employer relations, investigations, works council, betriebsrat, grievance*, dismissal*, union, labour relations, sensitive investigations, grievances and dismissals, disciplinar*, labour disputes, employee relations cases, er cases
diversity < people: diversity, inclusion, belonging, dei, vielfalt, diversite, diversidad, health equity
org-design < people: organi?ation design, org design, organisational structure, operating model, reporting lines, redefinition des roles, job levels, roles and responsibilities, workforce planning, capacity planning, ~structure
culture < people: culture, kultur*, engagement survey, culture amp
international-hr < people, international: international hr, international people, cross-border transfers, hire globally, global people
coaching: coach*, mentor*, servant-leader, facilitat*, animation de, accompagn*, coaches * heads, coached * heads
team-lead: led, lead, leads, leading, managed, manages, managing, manager, management, team of, team from, headed, head of, director, supervis*, leit*, fuhrung*, fuhr*, dirige*, dirig*, encadr*, responsible for, runs, ran, oversaw, chief, coordination, guided, interim head, organisation of, direct reports, staff, equipe*, equipo*, hired
senior-leadership < team-lead: chief, director, vp, vice president, head of, executive, executives, c-level, leadership position, fuhrungsposition, leiter*, leitung, ceo, cfo, coo, managing director, geschaftsfuhr*, fuhrungserfahrung, management experience, management position, leadership role, leadership experience, senior management, teamleitung, director*, directeur*, directrice*, direccion
multi-level < team-lead: levels reporting, managers of managers, directors, managers and specialists, directors and managers, organisation of, several levels
stakeholders: stakeholder*, c-level, executive*, executive board, senior leaders, business partner, trusted advisor, reported to the, parties prenantes, ministr*, vorstand*, presents to, funders, commissioners, advised
c-level < stakeholders: c-level, executive board, chief executive, ceo, executive team, executives, reported to the executive board, vorstand, direction generale, leadership team, e-group
operations: operations, operational, operation*, betrieb, betriebe, betriebs, betrieblich*, betriebsablauf*, betriebsablaufe*, betriebsfuhrung, operaciones, operationel*, processes, logistics, coo, back office, arbeitsprozess*, ablauf*, verwaltung, administration, running of, day-to-day, service line*, clinics, facilities, gestion operationnelle
operations-lead! < operations: coo, chief operating officer, head of operations, operations director, director of operations, vp operations, betriebsleit*, directeur des operations, director de operaciones, leit* verwaltung, system director, werkleit*, werksleit*, plant manager*, plant director*, directeur d'usine, director de planta
process-improvement < operations: process improvement, process, processes, continuous improvement, lean, six sigma, kaizen, best practice*, prozess*, procesos, processus, arbeitsprozesse, streamlin*, efficien*, automat*, optimi*, went from, down from, invoices are paid in, amelioration continue, mejora continua, length of stay, ~systems, redesigned the process*, process redesign
supply-chain < operations: supply chain, logistics, warehouse*, fulfilment, fulfillment, inventory, freight, shipping, distribution, lieferkette, logisti*, lager*, kitting, 3pl, third-party fulfilment
manufacturing-ops < operations, manufacturing: production, manufactur*, plant, factory, fertigung, produktion*, usine, fabrica, werkleit*, werksleit*, produktionswerk*, plant manager*, plant director*, directeur d'usine, directrice d'usine, director de planta, jefe de planta, plant operations, gesamtverantwortung fur produktion
quality < operations: quality, qualitat*, qualite, calidad, quality improvement, iso 9001, haccp
facilities < operations: facilities, ~rooms, office management, workplaces, office buildings, hausmeister*
strategy: strateg*, strategi*, vision, strategic plan*, planning, ~direction, estrateg*, weiterentwicklung der strategie, ~objectives
international: international*, global, globally, countries, cross-border, emea, apac, worldwide, overseas, geographies, nationalities, multinational, in nine, europe*
remote-work: remote, distributed, fully distributed, no offices, asynchronous, offices
consulting: consulting, consultancy, consultant, accenture, mckinsey, bain, bcg, deloitte, pwc, kpmg, ey, capgemini, beratung*, conseil, consultoria, advisory, interim, independent, unternehmensberatung, big four, freelance
`;
