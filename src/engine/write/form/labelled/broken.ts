/** Texts of fictional people that an editor would mark for their form, by what they are. */
import type { TextKind } from '../form-fault';

const BROKEN: Record<TextKind, string> = {
  sentence: `
Ada has a keen eye for tides and have more than enough skill to chart them.
Ada is well read in maritime law and are known for clear reports.
At Hooli, Ada has run the quays of two ports and have kept their books.
Ada led the fair at Brillwater, overseeing the stands, hiring the clerks, and direct the pilots of the port.
At Orla Mills, Ada raised the yield by planning the shifts, training nine millers, and deliver better flour.
Ada runs the mill of Orla, lead nine clerks in the office, and writes the books of the company.
At Hooli, Ada took the wishes of sailors to build prototypes for two mills, Convey clear instructions to growers.
Ada built a register for the harbour, Maintained the tolls of nine quays.
Ada ran the stores of two mills, Developed their stock plan in a year.
Ada works in quay and lock projects, and mechanical.
Ada has advised growers on storage, transport and logistical.
Ada moved the tolls from $9M -> $12M in two years.
At Brillwater, Ada grew the team → forty people.
Ada ran the port | led nine pilots.
Ada won a course in tides [View Certificate].
Ada earned a prize for the best chart (Harbour Day.
Ada published a paper titled “Locks of the North in a journal.
Ada led a team of pilots) at the old quay.
Ada won contracts worth $XM for the port.
Ada sold flour valued at.
Ada ran budgets of up to $ for the port.
Ada is a harbour master with 12+ experience of large ports.
Ada has has led the port of Orla.
Ada ran the the quays of Orla.
Ada led the port of the port of Orla.
ada leads the port of Orla.
Ada leads the team und plans mit the pilots of the harbour.
Ada built the register of quays avec nine pilots dans the harbour.
Ada managed the accounts of.
Ada ran the northern quays and.
Ada grew the port, thereby securing.
Ada worked closely with the pilots to.
Responsibilities: Ada led nine pilots.
Ada ran the old port 02/2019 Present and its nine quays.
Ada planned the tides using nine tools such as.
Ada has been Harbour Master @ Orla Mills since 2014.
Ada led the inter- national trade of two ports.
Ada has built a charts for nine quays, and a register of pilots that the board reads, for a pilots.
Ada wrote to ada@varn.test for the port.
Ada ran P O R T of Orla.
Ada led the LAWS HARBOUR PORT of Orla.
Ada brought ‘calm to two ports.
Ada led the managementof nine mills.
`,
  entry: `
Prepares and processing orders for nine quays
Planned and organising the fair of the port (Brillwater)
Started up of two mills in the north (Orla)
Handled of the stores of the port (Hooli)
Started up and integration of nine stations (Hooli)
Developed and implementation of the tide tables (Orla)
Led the yearly fair, planning the stands, booking the halls, and direct the guests to their seats (Brillwater)
Built prototypes for mass production, Convey useful hints to sailors
Ran the stores of two mills, Managed their nine clerks
Taught courses on the following topics (Orla)
Built apps with clean design, shared libraries, and RESTful
Kept a platform of nine quays supporting multi-tenant
As a senior pilot in changing the work of the port
In the harbour and its nine quays
Which led to a better port
The of the port
And led nine pilots of the harbour
Develop charts of the northern coast
Maintain the stores of two mills
Raised the yield of the mill from 3 => 9 tonnes (Orla)
Led nine pilots ▪ ran the old quay
Kept the books of the port (Orla
Wrote “Tides of the North for the port
Won orders worth $XXM (Hooli)
Cut the cost of the port by XX%
Ran the ran the port of Orla
Led the design of the design of the port
led nine pilots of the harbour
Ran the nine quays of
Managed the harbour, thus ensuring
Key achievements: raised the tolls of the port
Environment: Java, nine servers
Led the port 2019/04 and its quays
Environment : charts, tide tables
Designed tide tables and maintains the old charts
Improved the port and reduces the cost of its quays
Supervised the sound conduct and handled of a team of pilots
Built a software, and sold it to two ports
Led a pilots
Ran the quays (see www.varn.test)
Led the old port ​and its quays
Planned tolls/, locks and quays
Planned tolls, locks and quays for the har-
`,
  line: `
as a senior clerk in changing the books of the port
with nine pilots at the old quay
the port and its quays
which raised the yield of the mill
develop charts of the northern coast
maintain nine quays and their lamps
started up of the mill in Orla
prepares and processing orders for the port
translated charts of and
raised the tolls of the port by XX%
built the mill (Orla
ran the port, Developed its nine quays
calle Nueva Marina 727
built apps using clean design, shared tools, and RESTful
gave online courses on following topics
opérationnel Pilotage opérationnel du port de Varn
ran the stores of two mills und trained growers mit care of the port with
ran the port → nine quays
managed the accounts of two mills through
won orders worth
kept the old port 11/2014 until its end
led sales of nine quays, planning fairs, writing offers, and develop new markets for the port
reached sales of $XM at the port
improved improved lamps of the quay
his work on the quays of the port
essa viagem me levou a nove portos e a duas ilhas do norte
ich habe meine Lotsen für den Hafen und die Schleusen ausgebildet
`,
  name: `
Comfortable writing in Java
Familiar with tide tables
Broader coastal planning
Further harbour studies
Tides of the North. Covered charts of the coast
Bachelor of Tides, Link to school
Harbour Basics [View Certificate]
Show credential
Charts (Coastal
Masters in Tides”
Harbour Planning (Orla
Tide -> chart design
Harbour planning ▪ tolls
Role: Harbour planning
Tolls () and charts
B.S. Tides/, Charts
harbour planning basics
T I D E S
Bachelorof Tides
Tides &
`,
};

export const BROKEN_TEXTS: readonly [TextKind, string][] = Object.entries(BROKEN).flatMap(([kind, list]) =>
  list
    .trim()
    .split('\n')
    .map((text): [TextKind, string] => [kind as TextKind, text]),
);
