/**
 * Finance, law and boards; stages and owners of companies, procurement, and two countries. Narrower concepts are in
 * `governance.ts`. Notation: see `../concept-lists.ts`.
 */
export const FINANCE_CONCEPTS = `
finance: finance, financial, financ*, fiscal, finanzen, finanzwesen, finanz*, finanzas, finances, treasurer, cfo, controller, accountant
finance-lead! < finance: cfo, chief financial officer, finance director, fd, vp finance, vp of finance, svp finance, head of finance, finance chief, finanzleiter, finanzvorstand, kaufmannisch* leit*, directeur financier, directrice financiere, daf, director financiero, directora financiera, finance seat, finance chair, finance lead*, financial leadership, finance executive
fp&a < finance: fp&a, financial planning, budget*, forecast*, three-statement model, operating plan, annual plan, variance analysis, planung, haushaltsplan*, driver-based, planning cycle, presupuest*, controlling, business planning, operating budget*, balance sheet*, reforecast*, budgeting, multimillion-dollar budget*, annual budget
modelling < finance: financial model*, modelling, three-statement, spreadsheet model*, three-statement model, excel model*, pricing model, margin model, unit economics, finanzmodell*
cash < finance: cash, cash outlook, liquidity, treasury, working capital, cash flow, liquiditat, tresorerie, tesoreria, bank relationships, covenant*, bfr, besoin en fonds de roulement
accounting < finance: accounting, ledger*, bookkeeping, month-end, month end, year-end, general ledger, ~consolidat*, financial statements, gaap, ifrs, frs 102, hgb, buchhaltung, jahresabschluss, rechnungswesen, comptab*, contab*, purchase accounting, grant accounting, payroll, deferred revenue
revenue-recognition < accounting: revenue recognition, asc 606, ifrs 15, contract income, frs 102
audit < accounting: audit*, ~assurance, statutory audit, first audit, single audit*, wirtschaftspruf*, pruf*, auditor*, commissaire aux comptes, external auditors, audit process*, audit readiness, audit season
tax < finance: tax, taxes, steuer*, fiscalite, impuestos, vat, r&d credits, r&d tax credits
controls < finance: internal control*, sarbanes-oxley, sox, material weakness*, financial controls, internal audit, segregation of duties
sox! < controls, public-company: sarbanes-oxley, sox
public-company: public company, public companies, listed company, ~listed, nasdaq, nyse, lse, asx, publicly traded, sec reporting, ipo, went public, going public, took * public, company public, s-1, borsennotiert, cotee, cotizada, 10-k, section 16, ~securities, ~issuers, listed companies, listed group, listed on
ipo < public-company, corporate-finance: ipo, going public, company public, took * public, s-1, direct listing, public offering*, dual-track, borsengang, introduction en bourse, salida a bolsa, go public
securities < public-company, law: ~securities, sec reporting, 10-k, section 16, ~disclosure, public offering*
fundraising < corporate-finance, venture: fundrais*, funding round*, ~raised, seed extension, data room, term sheet, due diligence for investors, levee de fonds, levee*, rounds closed, finanzierungsrunde*, ronda de financiacion, fund raising, capital raise, round of financing, rounds of financing, raise capital, raise funds, capital raising, a raise, raised a * round, series a round, series b round, series c round, closed a * series a, closed a * series b, closed a * series c, closed * series, closed the series, raised a series, raised our series, raised * from investors, raised * from * funds, through * series a, series a raise, series b raise, pitch deck, investor deck, series a deck, series b deck, series c deck, seed deck, fundraise, raising * from investors, aupres de * fonds, venture debt
series-a! < fundraising: series a, series a or b
series-b! < fundraising: series b, series a or b
venture < startup: venture-backed, venture backed, vc-backed, venture capital, investor*, investisseurs, inversores, series a, series b, series c, series d, venture debt, series a company, series a * company, series b company, series b * company, series a start-up, series b start-up, series c company, series c * company, seed-stage, seed stage
startup: start-up, startup, start-ups, startups, scale-up, scaleup, scale-ups, scaleups, early stage, early-stage, founder-led, first finance hire, first hire, venture-backed, jeune pousse, seed, hypergrowth
private-equity: private equity, pe-backed, pe backed, buyout, portfolio compan*, beteiligungs*, lbo
m&a: m&a, mergers, merger, ~acquisition, ~acquisitions, ~acquir*, bought * compan*, divestiture*, post-merger, integration after, due diligence, fusionen, ubernahm*, fusions, carve-out, exit strategy
debt < corporate-finance: debt, credit facility, refinanc*, lenders, banks, loan*, ~bond, covenants
investor-relations < finance: investor relations, investor update, investor updates, shareholder*, ~analysts
board: board, boards, board pack, board of directors, directors' meeting, board report*, vorstand, aufsichtsrat, conseil d'administration, consejo de administracion, audit committee, executive board, trustees, governance, committees, minutes, board relations, supervisory board, county commissioners
governance < board: corporate governance, governance, bylaws, committees, minutes, resolutions, advises the board, advised the board, counsel to board*, board governance
corporate-secretary < governance: corporate secretary, company secretary, corporate secratary, minutes, board minutes, section 16, secretary of the board
equity-schemes < finance: emi, emi option*, share option*, stock option*, eis, seis, future fund, equity plan, esop, vsop, cap table, r&d credits, r&d tax credits
emi! < equity-schemes: emi
investment-banking < banking: investment bank*, capital markets
pricing < commercial: pricing, ~price*, deal desk, ~margin
p&l: p&l, profit and loss, contribution margin, ebitda, profitab*, budget of, $*m of revenue, ergebnisverantwortung, compte de resultat, cuenta de resultados, revenue of, of revenue, operating expense*, operating budget*, annual budget of, annual revenue of, turnover of, gesamtbudget
budget < finance: budget, budgets, budgeted, yearly budget, haushalt*, presupuesto*, counsel spend, annual spend, cost centre
grants < nonprofit: grant, grants, federal grants, funders, proofs of use, donor*, fundraising for, sponsorship*, fordermittel, subvention*, subvencion*, zuwendung*
restructuring: restructur*, turnaround, insolven*, reduction in force, cost reduction, saved, sanierung, redressement, reestructuracion, cut costs, cost saving*, under budget, closure*, closed * depots, closed * plants, closed * stores, closed * sites, closed * offices, closed * branches, closed * warehouses, closed * shops, closed nine, site closure*, plant closure*, network restructuring, footprint, schliessung*, fermeture*, cierre de
procurement < operations: procurement, purchasing, sourcing, einkauf, achats, compras, supplier*, vendor*
insurance-risk < risk: insurance program*, corporate insurance
risk: risk, risks, risk management, risiko*, risque*, riesgo*
compliance < law: complian*, regulatory, regulation*, regulated, gdpr, export control*, policies, rechtspflicht*, conformite, cumplimiento, clean single audit*, proofs of use, normativ*, reglement*, dsgvo, hipaa, sox
law: law, legal, lawyer, attorney, counsel, litigat*, contract negotiation, jurist*, recht, juridique, legales, abogad*, avocat, solicitor, barrister, licensing policy, ~agreements, lawyers, outside counsel, external counsel, law firm*, arbitration, anwalt*, rechtsanwalt*, kanzlei*
legal-lead! < law: chief legal officer, clo, general counsel, head of legal, ran legal
corporate-law < law: corporate transaction*, corporate law, corporate matters, joint venture*, transactions
ip < law: intellectual property, patent*, trademark*, licens*, open-source licens*
litigation < law: litigat*, lawsuit, dispute*, ~settled, patent suit, class action
privacy < law: privacy, gdpr, data protection, dsgvo, datenschutz, rgpd, privacy program*, data privacy, privacy law*, data protection law*, health data, personal data
commercial-contracts < law: contracts, ~agreements, commercial agreements, enterprise agreements, licence agreements, license agreements, contract management, vertrag*
employment-law < law, people: employment law, labor law, labour law, employment lawyer, arbeitsrecht, droit du travail, derecho laboral, dismissals, wage-and-hour, employee relations law, littler
uk!: uk, united kingdom, british, britain, frs 102, hmrc, companies house, eis, emi, england
us-market!: united states, usa, american, california, federal
uk-gaap! < accounting, uk, compliance: frs 102, uk gaap
accounting-software < finance: accounting software, xero, quickbooks, netsuite, sage, datev, workday adaptive, sap fico, dynamics, oracle financials, intacct, accounting system*, erp
xero! < accounting-software: xero
quickbooks! < accounting-software: quickbooks
netsuite! < accounting-software, erp: netsuite
datev! < accounting-software: datev
excel! < tools: excel
saas-metrics < saas: arr, mrr, annual recurring revenue, recurring revenue, churn, saas metrics, net retention, cac, ltv
`;
