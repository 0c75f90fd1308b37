import type { LabelledPerson } from './people';

/**
 * Sentences that the record does not support, grouped by their error. Most of them consist of words of the record
 * only. Those after 'E|' cite the entries of education.
 */
export const FALSE_SENTENCES: Record<string, Partial<Record<LabelledPerson, string>>> = {
  'an outcome of another employer': {
    ines: `
At Elbmarkt Foods, Ines cut food waste between warehouse and shelf by 28%
At Kestrel & Moor, Ines opened a sourcing office in Valencia
Built a demand model for 40 stores (Nordhaven Retail)
As Purchasing Director at Elbmarkt Foods, Ines renegotiated 140 supplier contracts
As Category Buyer at Elbmarkt Foods, Ines opened a sourcing office in Valencia with 12 people
Leads 64 buyers in 5 countries (Elbmarkt Foods)
Category Buyer, Elbmarkt Foods, 2006 to 2012: direction of 3 audit squads in dairies of the north
Chief Procurement Officer, Nordhaven Retail, 2019 to today: direction of 3 audit squads
Purchasing Director, Elbmarkt Foods, 2012 to 2018: direction of the board
Purchasing Director, Elbmarkt Foods, 2012 to 2018: squads in dairies of the north
Analyst, Kestrel & Moor, 2003 to 2006: negotiated with 90 suppliers of dairy products`,
    owen: `
At Corran Shipping, Owen refinanced GBP 85 million of bank debt
At Hallam Trust, Owen raised GBP 40 million in an initial public offering
Closed 3 loss-making branches without redundancies (Tarn Bridge Engineering)
As Chief Financial Officer of Tarn Bridge Engineering, Owen saved GBP 6 million a year`,
    rosa: `
At Quintavale, Rosa passed ISO 27001 certification at the first attempt
At Vistamar Software, Rosa built the payments team from 3 to 28 engineers
Advises 4 founders a year on hiring (Brightsail)
As Advisor at Douro Angels, Rosa leads 64 engineers in 9 teams
Mentored 5 junior engineers (Quintavale)`,
  },
  'a line that an entry misquotes': {
    ines: `
Purchasing Director, Elbmarkt Foods, 2012 to 2018: reduction of 9% in freight
Chief Procurement Officer, Nordhaven Retail, 2019 to today: planning, relocation and start-up of 4 test kitchens
Purchasing Director, Elbmarkt Foods, 2012 to 2018: start-up of 4 audit squads
Purchasing Director, Elbmarkt Foods, 2012 to 2018: planning of 4 test kitchens
At Elbmarkt Foods, Ines opened a tasting room in Rostock
At Elbmarkt Foods, Ines opened 17 orchards
Purchasing Director, Elbmarkt Foods, 2012 to 2018: achieved savings of EUR 2 million on dairies
Category Buyer, Elbmarkt Foods, 2006 to 2012: opened a tasting room in Lugo`,
    owen: `
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: this programme marks the first merger of 2 unions
Owen closed the books of 11 plants in one week
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: closed the books of 11 plants in one week
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: the team refinanced GBP 85 million of bank debt
Finance Director, Corran Shipping, 2011 to 2017: co-lead of the pension redesign
At Tarn Bridge Engineering, Owen designed the ledger of 7 foundries
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: lead of the pension redesign
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: the pension redesign saving GBP 3 million in fees`,
    rosa: `
At Vistamar Software, Rosa often reviewed 12 partner interfaces
Senior Software Engineer, Vistamar Software, 2010 to 2014: introduced a build cache, reducing artefacts by 45%
Senior Software Engineer, Vistamar Software, 2010 to 2014: reducing build time by 12%
At Vistamar Software, Rosa configured 12 gateways
At Vistamar Software, Rosa sold and managed 16 gateways
Engineering Director, Quintavale, 2015 to 2020: contractor supporting all broker desks
At Vistamar Software, Rosa answered 60 release fairs`,
  },
  'a duty, a progressive or an office misread': {
    rosa: `
At Quintavale, Rosa maintained 12 test benches in Braga
Maintained 18 test benches in Braga (Vistamar Software)
Rosa sold 12 test benches in Braga
At Vistamar Software, Rosa prepared and sold weekly reports for the brokers
Senior Software Engineer, Vistamar Software, 2010 to 2014: trained 3 brokers
Trained 12 apprentices (Vistamar Software)
Senior Software Engineer, Vistamar Software, 2010 to 2014: handled 70 releases a month
Senior Software Engineer, Vistamar Software, 2010 to 2014: was Build Officer of 18 releases
At Brightsail, Rosa handled requests from 70 traders
Rosa handled 70 traders
Advisor, Douro Angels, 2018 to today: handled 18 releases a month`,
  },
  'an employer for a post without one': {
    ines: `
Ines was Depot Manager at Kestrel & Moor from 2000 to 2002
As Depot Manager at Kestrel & Moor, Ines moved 3 depots to one site in Rostock
At Kestrel & Moor, Ines moved 3 depots to one site in Rostock
As Analyst (2003 to 2006), Ines moved 3 depots to one site in Rostock
Depot Manager, Kestrel & Moor, 2000 to 2002: moved 3 depots to one site in Rostock
Depot Manager, 2000 to 2002: built a demand model for 40 stores
Ines has been Depot Manager since 2000`,
  },
  'before what came later': {
    ines: `
Before Kestrel & Moor, Ines was Category Buyer at Elbmarkt Foods from 2006 to 2012
Before Elbmarkt Foods, Ines was Chief Procurement Officer at Nordhaven Retail
Before Elbmarkt Foods, Ines was Analyst at Kestrel & Moor from 2003 to 2006 and then Chief Procurement Officer at Nordhaven Retail
Before Nordhaven Retail, Ines renegotiated 140 supplier contracts`,
  },
  'a result as the person’s own, or at another post': {
    ines: `
Ines raised the profits of the dairy range by 31% in two years
At Elbmarkt Foods, Ines raised the profits of the dairy range by 31% in two years
Ines’s profits of the dairy range rose by 31% in two years
Profits of the dairy range rose by 31% in two years (Nordhaven Retail)
Chief Procurement Officer, Nordhaven Retail, 2019 to today: profits of the dairy range rose by 31% in two years
Purchasing Director, Elbmarkt Foods, 2012 to 2018: profits of the dairy range fell by 31% in two years
Purchasing Director, Elbmarkt Foods, 2012 to 2018: profits of the dairy range rose by 13% in two years
Purchasing Director, Elbmarkt Foods, 2012 to 2018: the dairy range rose by 31% in two years`,
  },
  'years of other work, or more of them': {
    rosa: `
Rosa has over 30 years of payments experience
Rosa has over 20 years of experience in Java
Rosa has over 20 years of small teams experience
At Quintavale, Rosa has over 20 years of payments experience
Rosa looks for 20 years of payments experience`,
  },
  'a post of the past as one of today': {
    owen: `
Chief Financial Officer, Corran Shipping, 2011–oggi
Chief Financial Officer, Corran Shipping, 2011 a hoy`,
    ines: `
Category Buyer, Elbmarkt Foods, 2006–oggi
Category Buyer, Elbmarkt Foods, 2006 a hoje
Ines joined Elbmarkt Foods in 2006 as Category Buyer and has been its Purchasing Director since 2012
Purchasing Director at Elbmarkt Foods today, Ines was Analyst at Kestrel & Moor from 2003 to 2006
Analyst at Kestrel & Moor today, Ines was Category Buyer at Elbmarkt Foods from 2006 to 2012
Depot Manager today, Ines was Analyst at Kestrel & Moor from 2003 to 2006
Purchasing Director, Elbmarkt Foods, 2012 to today: opened a sourcing office in Valencia`,
  },
  'earlier than nothing': {
    ines: `
Earlier, as Chief Procurement Officer at Nordhaven Retail, Ines renegotiated 140 supplier contracts`,
  },
  'an employer that is none': {
    ines: `
Ines worked at Earlier Career Highlights as Analyst
At Valencia, Ines opened a sourcing office
Ines was Purchasing Director at Danish Dairy from 2012 to 2018`,
    owen: `
Owen is Chief Financial Officer of Career Highlights
At London, Owen raised GBP 40 million in an initial public offering
Owen was Finance Director at Gdansk Shipping`,
    rosa: `
Rosa is Chief Technology Officer of Portugal
At Selected Projects, Rosa merged their codebases`,
  },
  'the company as the person': {
    ines: `
Ines operates 310 supermarkets in Germany and Denmark
At Nordhaven Retail, Ines operates 310 supermarkets
Ines owned 310 supermarkets`,
    owen: `
At Corran Shipping, Owen doubled its fleet in that time
Owen doubled the fleet
Owen doubled its fleet`,
    rosa: `
Rosa provides scheduling software to 900 clinics
At Brightsail, Rosa provides scheduling software to 900 clinics
Rosa handles 1,200 transactions a second`,
  },
  'a word that is no verb': {
    ines: `
Ines enjoys strong collaboration and directs communication
Ines directs communication
Ines integrated campaigns platform for suppliers
At Nordhaven Retail, Ines integrates campaigns for suppliers
Ines is an ability to lead through change
Ines abilities to lead through change
Ines labels 260 products in fruit
Ines leads through change`,
    owen: `
Owen securitized mortgage marketplace
At Tarn Bridge Engineering, Owen securitized mortgage marketplace
Owen varied background in network operations
Owen varies his background in network operations
Owen networked operations
Owen offices Group Executive`,
    rosa: `
Rosa distributed systems
Rosa distributes systems
Rosa healths dashboards for 300 accounts
Rosa customers health dashboards
Rosa trades interfaces in Java
Rosa engineers 9 teams across Poland`,
  },
  'a helper as the doer': {
    ines: `
At Nordhaven Retail, Ines reduced working capital by EUR 30 million
Ines reduced working capital by EUR 30 million
Ines grew export sales
At Elbmarkt Foods, Ines grew export sales`,
    owen: `
At Corran Shipping, Owen integrated two acquired ferry lines
Integrated two acquired ferry lines (Corran Shipping)
Owen pooled the integration of two acquired ferry lines`,
  },
  'the opposite': {
    ines: `
At Elbmarkt Foods, Ines closed 9 depots during the merger
Ines closed the 9 depots during the merger
At Elbmarkt Foods, Ines did close 9 depots`,
    owen: `
At Hallam Trust, Owen closed 3 loss-making branches with redundancies by pooling
At Tarn Bridge Engineering, Owen shortened the month-end close from 4 days to 12
At Corran Shipping, Owen reduced days sales outstanding from 48 to 71`,
    rosa: `
At Brightsail, Rosa raised deployment frequency from 40 a day to monthly
At Quintavale, Rosa built the payments team from 28 to 3 engineers`,
  },
  'a broken story': {
    ines: `
Ines joined Elbmarkt Foods in 2012 as Purchasing Director
Ines joined Elbmarkt Foods in 2006 as Purchasing Director
Ines joined Nordhaven Retail in 2006 as Category Buyer
Ines joined Kestrel & Moor in 2003 as Analyst and moved to Nordhaven Retail in 2019 as Chief Procurement Officer
Ines has been Category Buyer at Elbmarkt Foods since 2006
Ines is Purchasing Director at Elbmarkt Foods
Ines has been Purchasing Director at Nordhaven Retail since 2019
Ines has been Chief Procurement Officer at Nordhaven Retail since 2012`,
    owen: `
Owen joined Hallam Trust in 1996 as Group Executive
Owen joined Hallam Trust in 1996 and, as Group Executive, chaired the pension committee for 7,400 members
Owen has been Finance Director at Corran Shipping since 2011
Owen was Finance Director at Hallam Trust from 2011 to 2017
Owen was Finance Director at Corran Shipping from 1996 to 2017
Until 2011 Owen was Finance Director at Corran Shipping`,
    rosa: `
Rosa has been Engineering Director at Quintavale since 2015
Rosa is Engineering Director at Brightsail
Rosa was Chief Technology Officer at Quintavale from 2015 to 2020
Rosa has been Advisor at Brightsail since 2018
In 2015 Rosa became Senior Software Engineer at Vistamar Software`,
  },
  'two schools as one': {
    ines: `
E|Ines holds an MBA in Logistics from the University of Lund and Kiel Business School
E|Ines holds an MBA from the University of Lund
E|Ines earned an MSc in Logistics at Kiel Business School
E|Ines holds a PhD in Logistics from the University of Lund`,
    owen: `
E|Owen holds a BSc in Economics from the University of Leeds
E|Owen holds an MBA in Economics from the University of Bradford`,
    rosa: `
E|Rosa holds an MSc in Computer Science from the University of Porto
E|Rosa holds a PhD in Computer Science from the University of Minho`,
  },
  'invented or masked': {
    ines: `
Ines renegotiated 140 supplier contracts worth $XB+
Ines cut food waste and costs across the group
Ines doubled profits at Nordhaven Retail
Currently Ines renegotiated 140 supplier contracts and then
Ines won a national award for procurement
Ines is widely admired for calm negotiations
Ines founded Nordhaven Retail in 2019`,
    owen: `
Owen refinanced $XXM of bank debt
Owen is the most trusted finance chief in Leeds
Owen founded Tarn Bridge Engineering
Owen sold the pumps division at a record price
Owen advised the Danish group on the pumps division`,
    rosa: `
Rosa moved the platform to the cloud with zero incidents
Rosa invented the ledger service
Rosa acquired two companies
Rosa led two acquired companies
Rosa hired 28 engineers`,
  },
};
