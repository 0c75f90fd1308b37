/**
 * Narrower concepts of finance, law and boards, most of them below those of `finance.ts`. Notation: see
 * `../concept-lists.ts`.
 */
export const GOVERNANCE_CONCEPTS = `
ifrs! < accounting: ifrs, international financial reporting, niif
us-gaap! < accounting: us gaap, us-gaap
hgb! < accounting: hgb, handelsgesetzbuch, handelsrecht*
reporting-financial < accounting, fp&a: financial reporting, management reporting, reporting, management accounts, monthly reporting, group reporting, berichtswesen, konzernabschluss, jahresabschluss*, monatsabschluss*, *abschluss, reporting financier, comptes consolides, cierre mensual, cierre contable, informes financieros, arrete des comptes, cloture, clotures, statutory accounts
month-end-close < reporting-financial: month-end*, month end*, close process, monthly close, closing time, fast close, monatsabschluss*, quartalsabschluss*, cloture mensuelle, cloture des comptes, cierre mensual, books closed, days to close, close in, closing cycle*, closing process*, close cycle*, closing times, shorten* * close, accelerat* * close, month-end closing
consolidation < accounting: ~consolidat*, konsolidierung*, konzernabschluss, ~consolidation, consolidacion
cost-accounting < fp&a, accounting: cost accounting, costing, product cost*, standard cost*, cost allocation, kostenrechnung, kostentrager*, kostenstellen*, kalkulation*, deckungsbeitrag*, controle de gestion, comptabilite analytique, prix de revient, contabilidad de costes, contabilidad analitica, costes de producto, service-line costing, profitability by department, profitability by product, margin by department, margin by product, own margin, activity-based cost*, profitability of each
controlling < fp&a: controlling, controller*, controle de gestion, controleur de gestion, control de gestion, business controlling, plan-ist
transfer-pricing < tax: transfer pric*, verrechnungspreis*, prix de transfert, precios de transferencia
treasury < cash: treasury, treasur*, fx, hedg*, currency risk, cash management, cash pooling, liquiditat*, liquiditatsplanung, 13-week, cash forecast*, tresorerie, tesoreria, zahlungsverkehr
bank-financing < debt: bank*, lender*, credit facilit*, credit line*, revolver, syndicated, loan*, refinanc*, banken, konsortialkredit*, kredit*, finanzierung*, unternehmensfinanzierung, fremdkapital, covenant*, emprunt*, financement*, banques, pret, prestamo*, financiacion, bancos, lineas de credito, bond*
working-capital < cash: working capital, dso, receivable*, collections, credit control, debtor days, payables, forderungsmanagement, forderungen, mahnwesen, bfr, recouvrement, capital circulante, cobros, days of sales, besoin en fonds de roulement, fonds de roulement, necesidades operativas, nettoumlaufvermogen, stocks and receivables
due-diligence < m&a: due diligence, data room, quality of earnings, vendor due diligence, carve-out, carve out
acquisition-deals < m&a: ~acquisition*, acquired * compan*, acquired * business*, acquired * competitor*, acquisition of * compan*, acquisition of * competitor*, acquisition of * business*, strategic acquisition*, company acquisition*, integrated * acquisition*, acquired, bought, purchase of a company, buy-and-build, buy and build, bolt-on*, add-on acquisition*, unternehmenskauf*, unternehmenskaufen, zukauf*, zukaufe, kaufte, ubernahme*, akquisition*, rachat*, ~acquisitions, croissance externe, adquisicion*, adquirio, compra de empresas, takeover*, mergers
divestment < m&a: divest*, sale of the company, sold the company, sold the business, company sale, exit, trade sale, verkauf des unternehmens, unternehmensverkauf, cession*, desinversion, venta de la empresa, carve-out
billing < finance: billing, invoic*, order-to-cash, quote-to-cash, fakturierung, rechnungsstellung, facturation, facturacion electronica, revenue cycle
purchase-to-pay < finance: accounts payable, purchase-to-pay, procure-to-pay, invoices are paid, kreditoren*, comptes fournisseurs
business-plan < strategy, fp&a: business plan*, business case*, businessplan*, five-year plan, long-range plan, plan d'affaires, plan de negocio, wirtschaftsplan*
investor-relations-work < investor-relations: investor*, investor relations, investor reporting, investor update*, shareholder*, earnings call*, roadshow*, gesellschafter*, investoren*, actionnaires, investisseurs, inversores, accionistas
board-reporting < board: risk committee, committees, board committees, to boards and committees, to the committee, board report*, board pack*, report* to the board, presenting to a board, present* to the board, present* to boards, board meeting*, board presentation*, audit committee, technology committee, board's, board committee*, quarterly to the board, aufsichtsrat*, gremien*, beirat*, conseil d'administration, consejo de administracion, reporting an den vorstand
regulatory-reporting < compliance: regulatory report*, quality reporting, reports to authorities, reporting to the regulator*, reporting to * authorities, statutory reporting, meldewesen, reporting reglementaire, informes regulatorios
financial-regulation < compliance, financial-services: mifid*, basel, solvency, fca, bafin, finma, sec registered, prudential, capital requirements, financial regulator*, e-money, banking licen*, bank licen*, e-money licen*, payment licen*, licence with the regulator, acpr, amf, cnmv, bankenaufsicht, psd2, broker-dealer
aml < compliance: aml, anti-money laundering, anti money laundering, kyc, know your customer, sanctions, financial crime, fraud, geldwasche*, blanchiment, blanqueo, betrug*
ethics-programme < compliance: compliance program*, code of conduct, ethics, whistleblow*, anti-corruption, anti-bribery, fcpa, sapin, hinweisgeber*, korruption*, integrity program*
export-control < compliance, export: export control*, itar, ear99, trade sanctions, exportkontrolle
competition-law < law: antitrust, competition law, kartellrecht, droit de la concurrence, derecho de la competencia
contract-negotiation < commercial-contracts, negotiation: contract negotiation*, negotiat* contract*, negotiat* * contracts, negotiat* * agreements, negotiated agreements, vertragsverhandlung*, negociacion de contratos, negociation de contrats, renegotiat*, commercial terms, negotiate * contracts, negotiate * agreements, contracts worth, purchase agreement*, supply agreement*, offtake, ppa, ppas, contracting
patents < ip: patent*, prosecution of patents, freedom to operate, brevet*, patentes
trademark < ip: trademark*, trade mark*, marken-recht, brand protection
regulatory-affairs < compliance: regulatory affairs, regulatory submission*, regulatory approval*, regulatory filing*, 510(k), ce mark, ce-mark, mdr, premarket, marketing authori?ation, ema, fda, fda approval, zulassung*, affaires reglementaires, autorizacion de comercializacion, notified body, regulator's approval, regulatory agencies, regulatory agency, health authorit*, questions of the fda, agency interactions, fda interaction*
corporate-finance < finance: corporate finance, capital markets, capital structure, unternehmensfinanzierung, equity financing, capital raising, capital raise*, financement, finanzas corporativas, finance raising
debt-restructuring < debt, restructuring: debt restructuring, insolvenc*, chapter 11, administration process, schutzschirm*, procedure collective, concurso de acreedores, refinanced, standstill
nonprofit-finance < finance, nonprofit: fund accounting, restricted funds, grant accounting, single audit*, gemeinnutzigkeit*, form 990, charity commission
company-secretariat < governance: board minutes, shareholder meeting*, annual general meeting, agm, entity management, gesellschafterversammlung*, assemblee generale, secretariat general, junta general
procurement-law < law, tenders: public procurement law, vergaberecht, droit des marches publics, contratacion publica
litigation-management < litigation: litigation, disputes, ~court*, lawsuit*, arbitration, contentieux, prud'hommes, prudhommes, tribunal*, gericht*, klage*, prozessfuhrung, litigios, contencioso
employment-law-practice < employment-law: employment law, labor law, labour law, arbeitsrecht*, droit du travail, droit social, prud'hommes, prudhommes, derecho laboral, kundigungsschutz, employment tribunal*
tax-adviser! < tax: steuerberater*, steuerberaterexamen, tax adviser exam, chartered tax adviser
economic-model < fp&a: unit economics, contribution margin, pricing model, profitability analysis, ~margin*, ~marge*, margen, deckungsbeitrag*
insurance-programme < risk: insurance program*, captive, brokers, versicherungsprogramm, programme d'assurance
cash-forecast < treasury, fp&a: cash flow forecast*, cash-flow forecast*, cash forecast*, 13-week, 26-week, weekly cash, cash outlook, liquiditatsplanung, plan de tresorerie, prevision de tesoreria, previsions de tresorerie, liquidity planning, liquidity forecast*
capital-structure < corporate-finance: capital structure, share buyback*, dividend*, recapitali?ation, debt and equity
finance-transformation < finance, transformation: finance transformation, automation of finance, finance systems, automated * close, finance automation, finance processes
outside-counsel < law: outside counsel, external counsel, outside firms, outside law firms, external law firms, panel firms, legal spend, legal budget, counsel spend, counsel budget*, legal bill, in-house legal
regulator-relations < compliance: dealing with regulators, regulator relation*, regulatory relationship*, supervisory authorit*, regulatory inquir*, regulatory investigation*, inquiries, enforcement, consent order, engagement with regulators, relations with regulators, regulatory inspection*, inspections by, aufsichtsbehorde*, autorites de controle, autoridades
drafting < commercial-contracts: drafted * agreements, drafted * contracts, drafted the, contract drafting, drafting and negotiat*, distribution agreement*, supply agreement*, service agreement*, services agreements, master service*, msa, msas, franchise agreement*, vertragsgestaltung, redaction de contrats, redaccion de contratos
in-house-counsel < law: in-house counsel, in-house legal, legal department, built a department of, legal function, legal team, rechtsabteilung, service juridique, direction juridique, departamento juridico
general-lead! < senior-leadership: general manager, managing director, chief executive, ceo, executive director, geschaftsfuhr*, directeur general, directrice generale, director general, directora general, country manager, president and
`;
