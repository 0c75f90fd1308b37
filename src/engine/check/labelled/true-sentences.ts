import type { LabelledPerson } from './people';

/** Sentences that the record says, in the words of several writers. Those after 'E|' cite the entries of education. */
export const TRUE_SENTENCES: Record<LabelledPerson, string> = {
  ines: `
Purchasing Director, Elbmarkt Foods, 2012 to 2018: planning, relocation and start-up of 4 test kitchens
Purchasing Director, Elbmarkt Foods, 2012 to 2018: achieved savings of EUR 2 million on crates
At Elbmarkt Foods, Ines achieved savings of EUR 2 million on crates by pooling deliveries
At Elbmarkt Foods, Ines opened a tasting room in Lugo
Purchasing Director, Elbmarkt Foods, 2012 to 2018: opened a tasting room in Lugo
Ines Falkenberg is Chief Procurement Officer at Nordhaven Retail
Ines was Depot Manager from 2000 to 2002
Before Elbmarkt Foods, Ines was Analyst at Kestrel & Moor from 2003 to 2006
Before Nordhaven Retail, Ines worked at Kestrel & Moor as Analyst from 2003 to 2006, then at Elbmarkt Foods as Category Buyer from 2006 to 2012
Chief Procurement Officer at Nordhaven Retail today, Ines was Category Buyer at Elbmarkt Foods from 2006 to 2012 and then Purchasing Director from 2012 to 2018
Chief Procurement Officer at Nordhaven Retail today, Ines was Analyst at Kestrel & Moor from 2003 to 2006
As Depot Manager (2000 to 2002), Ines moved 3 depots to one site in Rostock
Depot Manager, 2000 to 2002: moved 3 depots to one site in Rostock
Ines Falkenberg has been Chief Procurement Officer of Nordhaven Retail since 2019
Since 2019 Ines has worked at Nordhaven Retail as Chief Procurement Officer
Ines is Chief Procurement Officer of Nordhaven Retail, a post held since 2019
Chief Procurement Officer at Nordhaven Retail since 2019, Ines cut food waste between warehouse and shelf by 28% in two years
Ines, Chief Procurement Officer of Nordhaven Retail since 2019, renegotiated 140 supplier contracts worth EUR 420 million
At Nordhaven Retail, Ines cut food waste between warehouse and shelf by 28%
At Nordhaven Retail, Ines reduced food waste between warehouse and shelf by 28% in two years
At Nordhaven Retail, Ines leads 64 buyers in 5 countries
As Chief Procurement Officer of Nordhaven Retail, Ines leads 64 buyers in 5 countries
Ines leads 64 buyers in 5 countries
Ines renegotiated 140 supplier contracts worth EUR 420 million
Renegotiated 140 supplier contracts worth EUR 420 million (Nordhaven Retail)
Cut food waste between warehouse and shelf by 28% in two years (Nordhaven Retail)
Leads 64 buyers in 5 countries (Nordhaven Retail)
Ines was Purchasing Director at Elbmarkt Foods from 2012 to 2018
Purchasing Director, Elbmarkt Foods, 2012 to 2018: direction of 3 audit squads in dairies of the north
From 2012 to 2018 Ines was Purchasing Director at Elbmarkt Foods
Until 2018 Ines was Purchasing Director at Elbmarkt Foods
Between 2012 and 2018 Ines worked at Elbmarkt Foods as Purchasing Director and created a private label with 260 products in fruit, vegetables and cheese
As Purchasing Director at Elbmarkt Foods, Ines created a private label with 260 products in fruit, vegetables and cheese
As Purchasing Director at Elbmarkt Foods until 2018, Ines opened a sourcing office in Valencia with 12 people
At Elbmarkt Foods, Ines opened a sourcing office in Valencia
At Elbmarkt Foods, Ines grew private label revenue from EUR 18 million to EUR 75 million
At Elbmarkt Foods, Ines raised private label revenue from EUR 18 million to EUR 75 million
Grew private label revenue from EUR 18 million to EUR 75 million (Elbmarkt Foods)
Opened a sourcing office in Valencia with 12 people (Elbmarkt Foods)
Earlier, as Purchasing Director at Elbmarkt Foods, Ines grew private label revenue from EUR 18 million to EUR 75 million
Purchasing Director at Elbmarkt Foods from 2012 to 2018, Ines opened a sourcing office in Valencia with 12 people
From 2012 to 2018, as Purchasing Director at Elbmarkt Foods, Ines created a private label with 260 products
Ines joined Elbmarkt Foods in 2006 as Category Buyer and became Purchasing Director in 2012
Ines joined Elbmarkt Foods in 2006 as Category Buyer, became Purchasing Director in 2012, and opened a sourcing office in Valencia with 12 people
Ines joined Elbmarkt Foods in 2006 and, as Category Buyer, negotiated with 90 suppliers of dairy products
At Elbmarkt Foods from 2006, first as Category Buyer, Ines became Purchasing Director in 2012
As Category Buyer at Elbmarkt Foods, Ines introduced weekly tastings with 14 farmers
Negotiated with 90 suppliers of dairy products (Elbmarkt Foods)
Introduced weekly tastings with 14 farmers (Elbmarkt Foods)
In 2003 Ines became Analyst at Kestrel & Moor and built a demand model for 40 stores
At Kestrel & Moor, Ines built a demand model for 40 stores
At Kestrel & Moor, Ines developed a demand model for 40 stores
Built a demand model for 40 stores (Kestrel & Moor)
Analyst, Kestrel & Moor, 2003 to 2006: built a demand model for 40 stores
Purchasing Director, Elbmarkt Foods, 2012 to 2018: opened a sourcing office in Valencia
Purchasing Director, Elbmarkt Foods, 2012 to 2018: profits of the dairy range rose by 31% in two years
Profits of the dairy range rose by 31% in two years (Elbmarkt Foods)
Chief Procurement Officer, Nordhaven Retail, 2019 to today: renegotiated 140 supplier contracts worth EUR 420 million
Category Buyer, Elbmarkt Foods, 2006 to 2012: negotiated with 90 suppliers of dairy products
Ines is a supply chain executive with twenty years in food and retail
Ines leads procurement for a group of 310 supermarkets and sits on its executive committee
Ines’s teams are known for calm negotiations with suppliers
E|Ines holds an MSc in Logistics from the University of Lund
E|Ines earned an MBA at Kiel Business School
E|Ines graduated from Kiel Business School with an MBA
E|Ines studied at the University of Lund (MSc in Logistics)
E|Ines has an MSc in Logistics from the University of Lund and speaks Swedish and Spanish
E|Ines speaks Swedish and Spanish
E|At Kiel Business School, Ines took an MBA
`,
  owen: `
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: co-lead of the pension redesign resulting in one scheme, saving GBP 3 million in fees
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: co-lead of the pension redesign
At Tarn Bridge Engineering, Owen re-designed the ledger of 7 foundries
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: redesigned the ledger of 7 foundries
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: the team closed the books of 11 plants
At Tarn Bridge Engineering, the team closed the books of 11 plants in one week
Owen Achebe has been Chief Financial Officer of Tarn Bridge Engineering since 2017
Owen Achebe is Chief Financial Officer of Tarn Bridge Engineering
Tarn Bridge Engineering has had Owen Achebe as Chief Financial Officer since 2017
Chief Financial Officer of Tarn Bridge Engineering since 2017, Owen refinanced GBP 85 million of bank debt in 2021
Owen, Chief Financial Officer of Tarn Bridge Engineering since 2017, shortened the month-end close from 12 days to 4
At Tarn Bridge Engineering since 2017 as Chief Financial Officer, Owen built a finance team of 22 across Leeds and Gdansk
At Tarn Bridge Engineering, Owen refinanced GBP 85 million of bank debt
At Tarn Bridge Engineering, Owen refinanced £85 million of bank debt in 2021
At Tarn Bridge Engineering, Owen led the sale of the pumps division to a Danish group for GBP 31 million
At Tarn Bridge Engineering, Owen directed the sale of the pumps division to a Danish group
As Chief Financial Officer of Tarn Bridge Engineering, Owen built a finance team of 22
Owen shortened the month-end close from 12 days to 4
Owen built a finance team of 22 across Leeds and Gdansk
Refinanced GBP 85 million of bank debt in 2021 (Tarn Bridge Engineering)
Led the sale of the pumps division to a Danish group for GBP 31 million (Tarn Bridge Engineering)
Shortened the month-end close from 12 days to 4 (Tarn Bridge Engineering)
Built a finance team of 22 across Leeds and Gdansk (Tarn Bridge Engineering)
Reports to the chairman (Tarn Bridge Engineering)
Owen was Finance Director at Corran Shipping from 2011 to 2017
Between 2011 and 2017 Owen worked at Corran Shipping as Finance Director and reduced days sales outstanding from 71 to 48
As Finance Director at Corran Shipping until 2017, Owen raised GBP 40 million in an initial public offering on the London exchange
As Finance Director at Corran Shipping, Owen saved GBP 6 million a year by pooling fuel purchases for 33 vessels
At Corran Shipping, Owen saved GBP 6 million a year
At Corran Shipping, Owen cut days sales outstanding from 71 to 48
Earlier, as Finance Director at Corran Shipping, Owen reduced days sales outstanding from 71 to 48
Owen, Finance Director at Corran Shipping until 2017, raised GBP 40 million in an initial public offering
Raised GBP 40 million in an initial public offering on the London exchange (Corran Shipping)
Reduced days sales outstanding from 71 to 48 (Corran Shipping)
Saved GBP 6 million a year by pooling fuel purchases for 33 vessels (Corran Shipping)
Supported the integration of two acquired ferry lines (Corran Shipping)
Finance Director, Corran Shipping, 2011 to 2017: saved GBP 6 million a year
Chief Financial Officer, Tarn Bridge Engineering, 2017 to today: refinanced GBP 85 million of bank debt
Group Executive, Hallam Trust, 1996 to 2011: chaired the pension committee for 7,400 members
Owen was Group Executive at Hallam Trust until 2011
As Group Executive at Hallam Trust, Owen chaired the pension committee for 7,400 members
At Hallam Trust, Owen closed 3 loss-making branches without redundancies
At Hallam Trust, Owen held a series of roles leading to the office of Group Executive
Chaired the pension committee for 7,400 members (Hallam Trust)
Closed 3 loss-making branches without redundancies (Hallam Trust)
Owen helps boards of family firms when a sale or a succession is near
Owen is a finance executive who has led two listings and one rescue
E|Owen holds a BSc in Economics from the University of Bradford
E|Owen earned a BSc in Economics at the University of Bradford and speaks Igbo
E|Owen graduated from the University of Bradford with a BSc in Economics
`,
  rosa: `
At Vistamar Software, Rosa regularly reviewed 12 partner interfaces
Regularly reviewed 12 partner interfaces (Vistamar Software)
Senior Software Engineer, Vistamar Software, 2010 to 2014: configured and managed 16 gateways
Senior Software Engineer, Vistamar Software, 2010 to 2014: introduced a build cache, reducing build time by 45%
At Vistamar Software, Rosa introduced a build cache
Senior Software Engineer, Vistamar Software, 2010 to 2014: contractor supporting all broker desks, traders and 25 suppliers
Senior Software Engineer, Vistamar Software, 2010 to 2014: overseeing release fairs and answering 60 auditors
Maintained 12 test benches in Braga (Vistamar Software)
At Vistamar Software, Rosa maintained 12 test benches in Braga
Senior Software Engineer, Vistamar Software, 2010 to 2014: prepared and presented weekly reports for the brokers
As Senior Software Engineer at Vistamar Software, Rosa trained 3 apprentices
Senior Software Engineer, Vistamar Software, 2010 to 2014: trained 3 apprentices and inspected the benches
At Vistamar Software, Rosa handled requests from 70 traders
Handled requests from 70 traders (Vistamar Software)
Senior Software Engineer, Vistamar Software, 2010 to 2014: handled 18 releases a month
Rosa Valdivieso has been Chief Technology Officer of Brightsail since 2020
Rosa Valdivieso is Chief Technology Officer of Brightsail, a post held since 2020
Since 2020 Rosa has worked at Brightsail as Chief Technology Officer
Rosa is also Advisor at Douro Angels
As Chief Technology Officer of Brightsail, Rosa leads 64 engineers in 9 teams across Poland and Portugal
Chief Technology Officer of Brightsail since 2020, Rosa leads 64 engineers in 9 teams
Chief Technology Officer of Brightsail since 2020, Rosa raised deployment frequency from monthly to 40 a day
At Brightsail, Rosa moved the platform from one data centre to the cloud without downtime, cutting hosting cost by 33%
At Brightsail, Rosa moved the platform from one data centre to the cloud without downtime
At Brightsail, Rosa passed ISO 27001 certification at the first attempt
At Brightsail, Rosa increased deployment frequency from monthly to 40 a day
Rosa passed ISO 27001 certification at the first attempt
Leads 64 engineers in 9 teams across Poland and Portugal (Brightsail)
Raised deployment frequency from monthly to 40 a day (Brightsail)
Passed ISO 27001 certification at the first attempt (Brightsail)
Moved the platform from one data centre to the cloud without downtime, cutting hosting cost by 33% (Brightsail)
Rosa was Engineering Director at Quintavale from 2015 to 2020
As Engineering Director at Quintavale until 2020, Rosa built the payments team from 3 to 28 engineers
Engineering Director at Quintavale from 2015 to 2020, Rosa designed a ledger service that handles 1,200 transactions a second
Between 2015 and 2020 Rosa worked at Quintavale as Engineering Director and built the payments team from 3 to 28 engineers
At Quintavale, Rosa led due diligence on two acquired companies and merged their codebases
At Quintavale, Rosa led due diligence on two acquired companies
At Quintavale, Rosa merged their codebases
At Quintavale, Rosa designed a ledger service that handles 1,200 transactions a second
Built the payments team from 3 to 28 engineers (Quintavale)
Designed a ledger service that handles 1,200 transactions a second (Quintavale)
Led due diligence on two acquired companies and merged their codebases (Quintavale)
Earlier, as Engineering Director at Quintavale, Rosa built the payments team from 3 to 28 engineers
Engineering Director, Quintavale, 2015 to 2020: built the payments team from 3 to 28 engineers
Chief Technology Officer, Brightsail, 2020 to today: raised deployment frequency from monthly to 40 a day
Senior Software Engineer, Vistamar Software, 2010 to 2014: developed trading interfaces in Java
At Douro Angels, Rosa advises 4 founders a year on hiring
Advises 4 founders a year on hiring (Douro Angels)
As Senior Software Engineer at Vistamar Software, Rosa developed trading interfaces in Java for 6 brokers
Rosa joined Vistamar Software in 2010 and, as Senior Software Engineer, mentored 5 junior engineers
In 2010 Rosa became Senior Software Engineer at Vistamar Software and developed trading interfaces in Java for 6 brokers
At Vistamar Software, Rosa coached 5 junior engineers
Mentored 5 junior engineers (Vistamar Software)
Rosa leads engineering and cares about small teams that own what they run
Rosa is an engineering leader with a background in distributed systems
Rosa has over 20 years of payments experience
Rosa has over 20 years of payments experience, and looks for the slow query first
E|Rosa holds an MSc in Computer Science from the University of Minho
E|Rosa has an MSc in Computer Science from the University of Minho and speaks Polish
E|Rosa speaks Portuguese and Polish
`,
};
