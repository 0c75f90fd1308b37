/** Texts of fictional people that an editor would print as they are, by what they are. */
import type { TextKind } from '../form-fault';

const SOUND: Record<TextKind, string> = {
  sentence: `
Ada has a keen eye for tides, and the charts of two ports are hers.
Ada has led teams that build charts and are known for their care.
Ada is a harbour master who runs nine quays and have-it-all offices.
Ada builds tables that are both exact and user-friendly.
At Hooli, Ada raised the yield by planning the shifts, training nine millers, and hiring a cook.
Ada uses models to improve tides, guide pilots, and direct the port.
At Brillwater, Ada led a fair to win growers, open markets and develop the port.
Ada manages lead generation, sales plans, and reports for the port.
Ada leads the teams of two ports, helping pilots to plan and sailors to rest.
Ada ran Sales, Marketing and Support for the port of Orla.
Ada taught pilots to use Slack, Notion and Excel with care.
Ada worked in Varn, Orla and nine other ports.
Ada has experience in maritime law, shipping and retail.
Ada has worked in oil, gas and chemical.
Ada advised owners on tolls, taxes and all things financial and legal.
Ada grew sales from $9M to $12M in two years.
Ada is known for calm (even in storms) and for clear “tide talks”.
Ada keeps racks of 19" for the port.
Ada holds a Bachelor of Science in Tides from Universidad del Norte de la Costa.
Ada works with Orla und Söhne on the charts of the coast.
Ada has said that that port was the best.
Ada had had nine ports before.
Ada grew the port quarter by quarter, from customer to customer.
Ada led the port of Walla Walla.
Ada has 12+ years of experience in the charts of ports.
Ada won contracts worth $12M for the port.
Ada sold flour valued at €3.2 million.
Ada speaks English and German.
Ada joined Hooli in 2011 as Clerk and became Harbour Master in 2014.
iOS apps of Ada are used in nine ports.
Ada founded Varn Mills and its port, which was sold in 2019.
Ada is a trusted partner to owners, with a record of building teams and improving ports.
While at Hooli, Ada built and ran tables, charts and a registry.
Ada specialises in planning, budgeting, and reporting.
Ada has led the port since 03/2011.
Ada has held 24/7 watch over 9 quays (2014/15 to 2018).
Ada wrote the port’s plan: a register, nine charts and a new toll.
Ada is a pilot, and has trained others since 2012.
Ada has advised ports on the law of the sea, and is their counsel.
Ada led a sales and marketing team, a products catalogue and a systems engineer.
Ada owns short- and long-term plans, and a series of charts.
Ada has run a few ports, a number of quays and a lot of locks.
Ada worked for Excite@Quay and Varn.io on the ORLA BRILL tables.
Ada led a business that grew, through a process, from a campus.
Ada retired systems for SABLE, ORLA, VARN and BRILL.
Ada joined a headquarters, and has worked in a software house.
`,
  entry: `
Supports the port with care, both technical and organizational
Ran surveys of pilots and raised the quality of build, test, deploy tools
Built TTL (Take, Turn, Load) tools to clean the books of the port
Led a test to let sailors ”place” quays on a chart
Built tables that a board uses and raises the tolls with care
Drew nine charts, saving time and ensuring a calm look and feel through all quays
Planned and organised the fair of the port (Brillwater)
Engineering and maintaining tables for two ports (Orla)
Approved of nine plans and disposed of two old quays
Consisted of nine teams in two ports
Led the yearly fair, planning the stands, booking the halls, and directing the guests (Brillwater)
Built prototypes for mass production, conveying useful hints to sailors
Ran the stores of two mills and managed their nine clerks
Taught courses on tides, locks and the law
Built RESTful services for two ports (Hooli)
Kept a platform that is multi-tenant
In charge of the harbour and its nine quays
On behalf of the owners, led the sale of two mills
Led a team of pilots to plan, build and run the new quay
Led the move of nine systems to Orla Cloud (2019)
Wrote a paper, “Tides of the North”, for the port
Raised the yield from 3 to 9 tonnes (Orla)
Cut the cost of the port by 30%
Helped growers sell flour and buy seeds
Enabled pilots to see tides and plan their work
Improved tolls, reducing costs and raising quality
Designed the plan of the quay and its lamps (Varn (Holding) Ltd)
Set up and ran a help desk for sailors
Responsible for the hiring of pilots
Promoted to Harbour Master in 2014 (Hooli)
Built Java, Python and Go services for the port
Led Product, Design and Marketing at the port
Modernised the port — new lamps, new tolls and nine pilots
Grew from one quay to nine
Spoke at Harbour Day, Sea Week and two other fairs
Ran C++ and C# courses for clerks
Saved $2M a year, 40% of the budget
Taught clerks how to read tides and write reports
Works with boards, leads pilots, and plans the port
Leads planning and reporting for nine quays
Created training and onboarding plans for pilots
Co-founded the port’s school, and taught there
Assessed, selected and trained nine pilots
Wrote and ran tests for the tide tables
Cut waits, which let pilots rest and sailors sleep
Introduced a check that finds faults and prevents delays
Launched the port’s first app, used by 9,000 sailors
Negotiated and signed nine leases with owners
Leitung von Ein- und Verkauf der Häfen
Ran a logistics company and a means of transport that is safe
Planned the pre- and post-harvest tolls
`,

  line: `
led nine pilots of the harbour
in one year, 2.5M sailors were served at the port
responsible for everyday tasks of the port
in charge of two ports
the team built nine quays in a year
maintenance of nine quays and their lamps
sustainable care of old mills (60 thousand trees)
start-up of the mill in Orla
on site care of nine quays
analyse fonctionnelle d’un port
2.5M+ sailors a month
technical lead of the tide tables
translated charts of the coast into three languages
raised the tolls by 30%
ran the port, its quays and nine lamps
full stack developer, then manager of the port
processes orders and keeps the books of the port
advised on tools, delivering the plan within 3 months
carried out surveys
development and upkeep of the port
set up of a help desk
sold and rented out boats
reported to the board, and led nine pilots
built, ran and sold two mills
training of nine pilots on the law of the sea
Verantwortlich für den Betrieb der Häfen und Lager
gestion du budget du port et des contrats
desarrollo de cartas marinas para dos puertos
`,
  name: `
Java
C++
iOS
jQuery
Node.js
Go-to-market strategy (UK)
P&L management
CI/CD
Harbour planning
AI & Machine Learning
Bachelor of Science (BSc), Tides, University of Varn
Bachelor in de politieke wetenschappen, Universiteit van Varn
Certified Harbour Master (CHM) I & II
Survival kit: mens- en teamgericht leidinggeven
Tides and locks: an introduction
Microsoft Certified: Azure Fundamentals
Multiple project coordination
Order to cash
B2B
Statistics and data analysis
Retrieval-Augmented Generation (RAG)
Master’s degree, Law of the Sea, Varn School
iOS charts
de Vries method
dbt
C/C++
Higher education
`,
};

export const SOUND_TEXTS: readonly [TextKind, string][] = Object.entries(SOUND).flatMap(([kind, list]) =>
  list
    .trim()
    .split('\n')
    .map((text): [TextKind, string] => [kind as TextKind, text]),
);
