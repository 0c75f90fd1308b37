/** Pages with menus, and texts copied from pages. Every company and person is invented. */
import type { LabelledRoleText } from './labelled-role-text';

export const PAGES: LabelledRoleText[] = [
  {
    file: 'page.html',
    text: `<html><head><title>Chief People Officer | Okapi Mobility careers</title></head><body><nav><ul><li><a href="/">Home</a></li><li><a href="/cars">Cars</a></li><li><a href="/about">About</a></li><li><a href="/jobs">Jobs</a></li><li><a href="/login">Log in</a></li></ul></nav><div class="cookie-banner">We use cookies to improve your experience. <button>Accept all</button></div><main><h1>Chief People Officer</h1><p class="meta">Okapi Mobility · Rotterdam, Netherlands · Hybrid · Full-time</p><h2>About Okapi Mobility</h2><p>Okapi Mobility rents 14,000 electric cars in nine Dutch cities. We closed a €40M Series B in May.</p><h2>Your mission</h2><ul><li>Own the people strategy for 380 colleagues</li><li>Rebuild our pay structure</li></ul><h2>What you bring</h2><ul><li>12+ years in HR, at least four of them on an executive team</li><li>You have negotiated with a works council</li><li>Experience of a merger or an integration</li><li>Fluent English and Dutch</li></ul><h2>Bonus points</h2><ul><li>You have worked in mobility or logistics</li></ul><h2>What we offer</h2><ul><li>€150,000 - €175,000 gross per year</li><li>A leased car</li><li>25 days of holiday</li></ul><p>Okapi Mobility is an equal opportunity employer. We welcome people of all backgrounds.</p></main><footer><a>Privacy</a><a>Imprint</a></footer></body></html>`,
    expected: {
      title: /^Chief People Officer$/,
      organisation: /^Okapi Mobility$/,
      seniority: ['c-level'],
      functions: ['people'],
      kind: ['full-time'],
      place: /Rotterdam/,
      remote: ['hybrid'],
      pay: 'EUR year 150000 175000',
      must: [
        '12+ years in HR',
        'You have negotiated with a works council',
        'Experience of a merger or an integration',
        'Fluent English and Dutch',
      ],
      nice: ['You have worked in mobility or logistics'],
    },
  },
  {
    file: 'linkedin-paste.txt',
    text: `Tessellate Health
Share
Show more options
VP of Engineering
Chicago, IL · Reposted 2 weeks ago · Over 100 applicants
Promoted by hirer · Responses managed off LinkedIn
$230K/yr - $270K/yr
 Hybrid
Full-time
Apply
Save
About the job
Tessellate Health is building the scheduling layer for outpatient clinics. We are 90 people and profitable.

Responsibilities
Lead four engineering managers and 38 engineers
Set the technical roadmap with the CPO

Qualifications
Required:
10+ years of software engineering experience, 5+ managing managers
Experience with HIPAA or another regulated environment
Strong communication skills
Preferred:
Experience with HL7/FHIR
Startup experience

Benefits
401(k) match
Unlimited PTO

Set alert for similar jobs
About the company
Tessellate Health
12,345 followers
Software Development · 51-200 employees`,
    expected: {
      title: /^VP of Engineering$/,
      organisation: /^Tessellate Health$/,
      seniority: ['vp'],
      functions: ['engineering'],
      kind: ['full-time'],
      place: /Chicago/,
      remote: ['hybrid'],
      pay: 'USD year 230000 270000',
      must: [
        '10+ years of software engineering experience',
        'Experience with HIPAA',
        'Strong communication skills',
      ],
      nice: ['Experience with HL7/FHIR', 'Startup experience'],
    },
  },
  {
    file: 'bank.txt',
    text: `We're hiring! General Counsel @ Softwater Bank

Softwater Bank (London, UK) needs a General Counsel to join its executive committee. Reports to: CEO. Salary up to £210,000 plus bonus. Hybrid: three days in the office.

You'll be a good fit if you
- are admitted in England & Wales with 15+ years PQE
- have worked in-house at a bank regulated by the PRA
- have led a legal team of ten or more
- bring calm to a crisis

You'll stand out if you
- know consumer credit
- have been through a Skilled Person review

Why Softwater
- 30 days of leave
- private medical cover

Closing date: 12 January 2027`,
    expected: {
      title: /General Counsel/,
      organisation: /Softwater Bank/,
      seniority: ['c-level'],
      functions: ['legal'],
      kind: [null],
      place: /London/,
      remote: ['hybrid'],
      pay: 'GBP year 210000',
      must: [
        'are admitted in England',
        'have worked in-house at a bank',
        'have led a legal team',
        'bring calm',
      ],
      nice: ['know consumer credit', 'have been through a Skilled'],
    },
  },
  {
    file: 'dairy.html',
    text: `<div class="header"><div>Menu</div><div>Our brands</div><div>Investors</div></div><div class="job"><div class="title"><h1>Director of Supply Chain</h1></div><div>Posted 3 days ago</div><div>Fairbank Dairy, Madison, Wisconsin</div><div>Job type: Full-time</div><div><b>Summary</b><br>Fairbank Dairy is looking for a Director of Supply Chain to lead 60 people in three plants.</div><div><b>Requirements</b><ul><li>Ten years in food or beverage logistics</li><li>APICS certification</li><li>SAP experience required</li></ul></div><div><b>Preferred</b><ul><li>Master's degree</li></ul></div><div><b>Pay</b><br>$165,000 to $185,000 annually</div></div><div>Copyright Fairbank</div>`,
    expected: {
      title: /^Director of Supply Chain$/,
      organisation: /Fairbank Dairy/,
      seniority: ['director'],
      functions: ['operations'],
      kind: ['full-time'],
      place: /Madison/,
      remote: [null],
      pay: 'USD year 165000 185000',
      must: ['Ten years in food', 'APICS certification', 'SAP experience required'],
      nice: ["Master's degree"],
    },
  },
];
