/** Statements with the subject that a reader would assign; '-' if no subject of the table fits. */
export const LABELLED_STATEMENTS: readonly (readonly [subject: string, statement: string])[] = `
debt | Refinanced EUR 180 million of debt in 2020
- | Paid off a student loan early
- | Reduced technical debt in the payments module
closing | Reduced month-end close from 12 to 5 working days
cash | Introduced weekly cash forecasting for six entities
cash | Released working capital from three warehouses
integration | Integrated three acquired businesses into one finance platform
integration | Joined five acquired teams to their new owners
- | Integrated user feedback into the release notes
divestment | Led the sale of the frozen vegetables division
diligence | Led due diligence on two targets in Denmark
acquisitions | Completed 7 acquisitions in five years
costs | Lowered customer acquisition cost by a fifth
capital | Raised EUR 30 million in a Series B
grants | Secured NOK 21 million in research funding from the Research Council
board | Chaired the audit committee of the listed parent
- | Designed board games for schools
- | Soldered circuit boards for the radio club
controls | Built internal controls for three sites
regulation | Won regulatory approval for a savings licence
riskwork | Set up the risk committee of the bank
tax | Cut the indirect tax burden of the Iberian units
budgets | Managed an annual budget of EUR 40 million
reporting | Moved financial reporting to IFRS
pricing | Introduced a pricing model for spare parts
revenue | Grew revenue from EUR 18 million to EUR 75 million
revenue | Doubled online sales within a year
- | Oversaw the growth of trees along the river
- | Studied plant growth in salt marshes
profit | Raised gross margin from 31% to 38%
customers | Won 140 new customers in the north
roadmap | Wrote user stories for the login page
satisfaction | Lifted customer satisfaction from 71 to 88 points
- | Tracked customer health scores for the success team
entry | Launched the brand in France, Spain and Italy
sites | Opened 9 branches in smaller cities
sites | Opened 14 outpatient clinics in three years
demand | Generated pipeline of EUR 24 million a year
channels | Built a partner programme that brought 31% of new bookings
tenders | Won the tender for school meals in Leeds
negotiation | Negotiated carrier contracts worth GBP 12 million
targets | Exceeded sales targets in seven of eight quarters
salesteams | Rebuilt the sales force in the south
launches | Launched a savings account for gig workers
brand | Repositioned the brand for younger buyers
campaigns | Ran email campaigns that raised open rates to 27%
ecommerce | Built the e-commerce business of the group
retention | Cut churn from 9% to 4% a year
service | Rebuilt the call centre in Porto
turnaround | Turned around a loss-making portfolio within 18 months
leadtime | Shortened the turnaround time of samples
restructuring | Restructured the business into three divisions
- | Restructured the codebase into packages
strategy | Wrote the five-year strategy of the port
fundraising | Raised GBP 2 million from donors
lean | Introduced lean methods in 7 warehouses
leadtime | Cut patient waiting time from 19 days to 6
delivery | Raised on-time delivery from 88% to 97%
warehousing | Closed 4 of 11 warehouses without losing a customer
dataplatforms | Built a data warehouse for nine countries
procurement | Consolidated procurement across five plants
supply | Rebuilt the supply chain after a flood
inventory | Reduced inventory by a third
production | Ramped up two production lines
- | Fixed a bug in the production environment
quality | Reduced scrap from 9% to 3%
safety | Brought lost-time accidents to zero
process | Redesigned the onboarding process for tenants
- | Wrote a credit server for all shops
apis | Onboarded 70+ microservices for nine ports
costs | Cut hosting cost by 33%
programmes | Delivered a rail programme of EUR 90 million
growteams | Built the payments team from 3 to 28 engineers
leading | Leads 64 engineers in 9 teams
hiring | Hired 26 leaders with scorecards
- | Hired to grow export sales
training | Trained 14 junior auditors
- | Trained a neural classifier on radar images
mentoring | Mentored five young founders
leadershipdev | Launched a leadership academy for store managers
staffretention | Halved staff turnover in two years
orgdesign | Redesigned the organisation from 9 to 6 layers
reward | Introduced performance reviews and pay bands
labour | Settled a dispute with two unions without a strike
- | Banked with the Union Bank of the coast
papers | Published 38 peer-reviewed papers
research | Led a research group on kelp
teaching | Teaches marine ecology to 120 undergraduates
curriculum | Designed a course on ethics for nurses
safety | Reduced patient falls on four wards
litigation | Defended 40 disputes before the court of appeal
- | Wrote the use cases of the booking engine
contracts | Drafted contracts for six shipyards
community | Opened a shelter for refugees with a day centre
patients | Ran two palliative wards
events | Organised a trade show for 300 exhibitors
- | Built event-driven services in Go
speaking | Spoke at the Lisbon port congress
emissions | Cut carbon emissions by 12%
policy | Advised the fisheries agency on trawl closures
cloud | Moved the platform from one data centre to the cloud
erp | Rolled out SAP in eleven plants
automation | Automated invoice matching
deployments | Raised deployment frequency from monthly to 40 a day
performance | Cut page latency by half
reliability | Raised uptime to 99.9%
testing | Wrote integration tests for the ledger
- | Gave rest assured advice to tenants on social security
security | Passed ISO 27001 certification at the first attempt
- | Handled social security filings for seafarers
- | Guarded food security stocks in two harbours
analytics | Built dashboards for the operations room
ml | Deployed machine learning for demand planning
payments | Rebuilt the payments platform
mobile | Released mobile apps for drivers
embedded | Wrote firmware for tide sensors
support | Ran the help desk for 900 users
userresearch | Ran usability tests with 60 commuters
design | Created a design system for four products
roadmap | Owned the product roadmap of the router line
softwaredev | Developed an application for lock keepers
- | Filed loan applications for farmers
- | Kept a calm office
- | Played the organ on Sundays
`
  .trim()
  .split('\n')
  .map((row) => {
    const [subject = '', statement = ''] = row.split(' | ');
    return [subject.trim(), statement.trim()] as const;
  });
