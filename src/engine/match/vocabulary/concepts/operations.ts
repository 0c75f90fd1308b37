/** Operations in detail: stores, warehouses, plants, supply, projects, safety. */
export const OPERATIONS = `
multi-site < operations: multi-unit, multi unit, multi-site, multisite, multi-location, sites, plants, stores, branches, clinics, hotels, restaurants, locations, standorte*, filialen, werke, werken, niederlassung*, betriebsstatten, succursales, filiales, magasins, agences, sucursales, tiendas, centros, sedes, shelters, depots, campuses, offices in, delegaciones, plantas, werken, usines, laboratories, schools in, across * sites, tres plantas, dos plantas, four plants, two plants
store-operations < operations, retail: store operations, store manag*, stores, shops, retail operations, branch network, filialleit*, filialen, verkaufsstellen, magasin, magasins, points de vente, tienda*, punto de venta
store-opening < store-operations: store opening*, new stores, opened * stores, opened * shops, opened * clinics, opened * sites, opened * restaurants, opened * hotels, new sites, new locations, filialeroffnung*, neueroffnung*, ouverture de, ouvertures, apertura de, aperturas
merchandising < retail: merchandis*, assortment, category management, category manager*, sortiment*, planogram*, visual merchandising, buying team, private label, eigenmarke*, marque propre, surtido
loss-prevention < store-operations: loss prevention, shrink, shrinkage, theft, inventory loss*, schwund, demarque, merma*
franchise: franchis*, franquicia*, licensee*
omnichannel < e-commerce, retail: omnichannel, omni-channel, click and collect, multichannel, multi-channel, unified commerce
loyalty < customer-retention, marketing: loyalty, fidelity program*, kundenbindung*, treueprogramm*, fidelisation, fidelizacion, rewards program*, members club
real-estate-portfolio < facilities: lease, leases, leasing, rent, rents, occupancy cost*, landlord*, real estate portfolio, site selection, mietvertrag*, mieten, flachenmanagement, baux, bail, loyers, arrendamiento*, alquiler*
warehouse < supply-chain: warehous*, distribution centre*, distribution center*, dc network, picking, *lager, lagerhaltung, lagerlogistik, entrepot*, almacen*, plateforme logistique, centros logisticos
wms < warehouse, technology: warehouse management system*, warehouse management, wms, manhattan warehouse, lagerverwaltung*, gestion d'entrepot
inventory < supply-chain: inventory, inventories, stock turn*, stock level*, stockout*, stock-out*, days of stock, bestande, bestands*, lagerbestand*, stocks, inventario*, existencias, gestion des stocks
demand-planning < supply-chain: demand planning, s&op, sales and operations planning, forecast accuracy, supply planning, ibp, absatzplanung, bedarfsplanung, prevision des ventes, planificacion de la demanda
last-mile < logistics-sector: last mile, last-mile, delivery fleet, couriers, home delivery, zustell*, reparto
fleet < logistics-sector: fleet*, trucks, vehicles, drivers, fuhrpark*, flotte*, flota*, conducteurs
delivery-performance < supply-chain: on-time delivery, on time delivery, on-time, otif, delivery performance, delivery reliability, delivery times, lead time*, service level*, liefertreue, liefertermin*, lieferzeit*, delais de livraison, taux de service, plazos de entrega, nivel de servicio, entregas a tiempo
strategic-sourcing < procurement: strategic sourcing, sourcing, supplier development, supplier management, suppliers in, supplier base, supplier negotiation*, landed cost, purchasing savings, lieferantenmanagement, lieferanten*, beschaffung*, strategischer einkauf, fournisseurs, sous-traitants, proveedores, aprovisionamiento, make-or-buy
vendor-management < procurement: vendor management, vendor*, vendor relationship*, supplier contract*, agreements with * vendors, outsourcing partner*, dienstleistersteuerung, prestataires, gestion de proveedores, third parties
outsourcing: outsourc*, offshor*, nearshor*, bpo, managed service*, externalis*, externaliz*, auslagerung*
shared-services < operations: shared service*, service center, centre of excellence, centres de services, centro de servicios compartidos
contact-centre < customer-success: call centre*, call center*, contact centre*, contact center*, callcenter, kundencenter, helpline, customer service centre, centre d'appels, first response
lean < process-improvement: lean, kaizen, toyota production, 5s, value stream*, wertstrom*, cell layout, daily boards, shopfloor management, gemba, kanban system
continuous-improvement < process-improvement: continuous improvement, kvp, kontinuierliche verbesserung*, amelioration continue, mejora continua, operational excellence, opex program*, lean, kaizen, scrap, waste reduction, cycle time*, takt
scrap < manufacturing-ops: scrap, rework, yield, ausschuss, first pass, rebuts, desperdicio, oee, throughput, downtime, uptime of lines, changeover*
maintenance < manufacturing-ops: maintenance, instandhaltung*, wartung*, mantenimiento, reliability program*, tpm
capital-projects < programme: capital project*, capex, capital expenditure, capital investment*, commission* * line, commissioned, new plant, new line, greenfield, brownfield, expansion project*, investitionsprojekt*, neubau, projets d'investissement, proyectos de inversion, construction of, built a plant, investitionen
production-planning < manufacturing-ops: production planning, scheduling, produktionsplanung, fertigungssteuerung, planification de la production, planificacion de la produccion, mrp
quality-management < quality: quality management*, quality system*, qms, iso 9001, qualitatsmanagement*, qualitatssicherung, assurance qualite, systeme qualite, gestion de calidad, quality assurance, audits without, complaint rate, iso 13485, iatf 16949, as9100
as9100! < quality-management: as9100, en 9100
iatf! < quality-management: iatf 16949, iatf, ts 16949
iso-13485! < quality-management: iso 13485
iso-9001! < quality-management: iso 9001
gmp! < quality-management, pharma: gmp, cgmp, gxp, good manufacturing practice
food-safety < quality, food-sector: food safety, haccp, brc, ifs food, lebensmittelsicherheit, hygiene*, securite alimentaire, seguridad alimentaria
health-safety < operations: health and safety, health & safety, ehs, hse, osha, occupational safety, accident*, lost time, lost-time, injur*, safety record, safety culture, arbeitsschutz, arbeitssicherheit, arbeitsunfall*, unfalle, sante et securite, sante securite, securite au travail, qhse, accidents du travail, seguridad laboral, seguridad y salud, prevencion de riesgos, siniestralidad
environment-management < sustainability: iso 14001, environmental management, emissions, umweltmanagement*, energy consumption
sustainability: sustainab*, esg, csr, net zero, net-zero, carbon*, co2, decarboni*, circular economy, recycl*, climate, nachhaltig*, kreislaufwirtschaft, klima*, developpement durable, rse, bilan carbone, sostenib*, huella de carbono, csrd, renewable transition
business-continuity < risk: business continuity, disaster recovery, crisis*, krisen*, gestion de crise, continuidad de negocio, emergency response, pandemic response
project-management < programme: project management, project manager*, projektmanagement*, projektleit*, gestion de projet*, gestion de proyectos, chef de projet, direccion de proyectos, pmi, prince2, on time and within budget, on time and on budget, within budget, under budget, termin- und kostengerecht
process-documentation < process-improvement: standard operating procedure*, sop, sops, work instruction*, process documentation, procedures, process map*, prozessdokumentation, verfahrensanweisung*, documentation des processus
cost-reduction: cost reduction, reduce costs, reducing costs, cost saving*, cost-saving*, savings, saved, saving, cut costs, cost control, cost out, cost optimi*, cost fell, costs fell, lower cost*, unit cost*, kostensenk*, kosteneinspar*, einsparung*, kosten um, kostenoptimierung, reduction des couts, economies de, maitrise des couts, reduccion de costes, ahorro*, reduccion de costos, control de costes, reduje los costes, reduje costes, reducir costes, costes de, reduction de, cut * cost*, reduced * cost*, lowered * cost*, senkte * kosten, senkung der kosten, senkte die cloudkosten, *kosten um, reduit les couts, baisse des couts
service-delivery < operations: service delivery, field service, service operations, service levels, sla, slas, installation team*, technicians, kundendienst, service apres-vente, apres-vente, postventa, servicio tecnico
hospitality-operations < operations, hospitality: hotel operations, food and beverage, f&b, rooms division, revpar, occupancy, guest satisfaction, guests, housekeeping, restaurant operations, kitchen*, banquet*, catering
construction-management < programme, construction: construction management, site management, construction site*, building site*, bauleit*, general contractor*, subcontractor*, maitrise d'ouvrage, maitrise d'oeuvre, chantier*, obra, obras, bauprojekt*, bauvorhaben
export < international: export, exports, exporting, exportation*, exportacion*, customs, zoll*, import, trade compliance, douane*, aduana*
workforce-planning < operations, people: workforce planning, shift model*, shift planning, rostering, rota, staffing level*, schichtmodell*, schichtplan*, dienstplan*, personaleinsatz*, planification des effectifs, turnos, headcount planning
kpi-management < data: kpi*, metrics, dashboards, scorecard*, okr*, kennzahl*, indicateurs, tableaux de bord, indicadores, cuadro de mando, weekly review*, performance indicators
internationalisation < international: international expansion, expansion into, market entry, entered, new markets, new countries, new market, opened * countries, launch* in * countries, launch* * countries, internationalisierung, auslandsgesellschaft*, neue markte, markteintritt*, developpement international, nouveaux marches, expansion internacional, nuevos mercados, apertura de mercados, internacionalizacion
multicultural: cross-cultural, multicultural, intercultural, different cultures, interkulturell*, interculturel*, multikulturell*, multicultural*
family-business: family business*, family-owned, family owned, familienunternehmen, inhabergefuhrt*, mittelstand*, entreprise familiale, empresa familiar, sme, smes, pme, eti, pyme*
turnaround < restructuring: turnaround, turned around, loss-making, losses into, back to profit, from loss to profit, from a loss, break-even, breakeven, return to profit*, sanierung*, retour a l'equilibre, redressement, vuelta a beneficios, saneamiento
post-merger < m&a: integration, post-merger, pmi, merged, acquired and integrated, integrated, zusammenfuhr*, eingegliedert, gliederte, integrierte, integration post-acquisition, integro, integrar
innovation: innovation*, innovat*, r&d, research and development, forschung und entwicklung, f&e, new product development, npd, recherche et developpement, investigacion y desarrollo, i+d, produktentwicklung, developpement produit, desarrollo de producto
`;
