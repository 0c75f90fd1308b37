/**
 * Nouns for the objects of work, such as 'clinics' in 'Opening clinics', with which a profile may name what a person
 * did although no fact has the same form of the word.
 */
export const OBJECT_NOUNS: readonly string[] = `
  private banking; retail banking; mobile banking; consumer banking; wealth management; mortgages; credit cards;
  deposits; trading; payments; insurance; reinsurance; claims handling; outpatient care; clinics; hospitals;
  ward managers; wards; triage; medication; medical reports; midwifery; patient safety; nurses; clinical trials;
  dental care; vaccines; pharmacies; warehouse robots; robots; robotics; warehouses; distribution centres;
  carriers; freight; fleets; vessels; crews; rolling stock; rail; aircraft; suppliers; steel supply; pump
  maintenance; inventory; scrap rates; kilns; production lines; assembly lines; apprentices; plants; factories;
  the shop floor; energy use; wind power; solar power; offshore work; batteries; carbon; water; soil science;
  peatland; drainage; crops; farms; frozen foods; restaurants; kitchens; menus; rooms; hotels; guests; stores;
  shops; e-commerce; online sales; point of sale; electric bicycles; bicycles; tents; vehicles; advertising;
  campaigns; newsletters; rebrands; brands; memberships; loyalty; franchises; branch networks; branches;
  subscriptions; marketplaces; wholesale; public tenders; tenders; key accounts; direct sales; sales forces;
  sales teams; call centres; contact centres; help desks; month-end closing; bank debt; venture debt; cash;
  working capital; audits; debt; pricing; EBITDA; treasury; tax; pensions; divisions; subsidiaries; family
  businesses; founders; joint ventures; emerging markets; disputes; trials; litigation; patents; licences;
  trainee solicitors; works councils; collective bargaining; pay; payroll; retention; staff retention;
  engagement; graduates; shelters; legal advice; charities; volunteers; meals; donors; housing; reading;
  mathematics; assessment; curricula; teachers; schools; pupils; doctoral students; postdoctoral researchers;
  field stations; grants; papers; conferences; museums; orchestras; film; games; sport; newsrooms; design
  systems; ticket machines; prototypes; accessibility; user research; billing; checkouts; onboarding; code
  review; deployments; microservices; APIs; data pipelines; data platforms; data warehouses; dashboards; data
  loading; migrations; sensors; gateways; video; mesh networks; IoT; firmware; firewalls; penetration testing;
  CCTV; cameras; networks; Linux systems; WordPress sites; plugins; ERP; CRM; finance platforms; the cloud;
  machine learning; natural language; agents; health care; patient care; monitoring; trade shows; bug bounties;
  latency; test automation; roads; buildings; property; construction; satellites; chips; mobile networks;
  broadband; notifications; customer segments; multinationals; agile teams; compliance; safety; automation
`
  .trim()
  .replace(/\s+/g, ' ')
  .split('; ');
