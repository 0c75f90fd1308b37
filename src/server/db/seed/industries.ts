/**
 * The industries that a person may choose: those of LinkedIn's first edition, which professionals know from their
 * profiles there, and newer fields. No registry package maintains such a list.
 */
const NAMES = `
Accounting
Advertising Services
Agriculture
Airlines and Aviation
Alternative Dispute Resolution
Animation
Apparel and Fashion
Architecture and Planning
Artificial Intelligence
Arts and Crafts
Automotive
Aviation and Aerospace
Banking
Biotechnology
Broadcast Media
Building Materials
Business Supplies and Equipment
Capital Markets
Chemicals
Civic and Social Organisations
Civil Engineering
Climate Technology
Cloud Computing
Commercial Real Estate
Computer Games
Computer Hardware
Computer Networking
Construction
Consumer Electronics
Consumer Goods
Consumer Services
Cosmetics
Cybersecurity
Dairy
Data and Analytics
Defence and Space
Design
Digital Assets and Blockchain
E-commerce
E-learning
Education Management
Education Technology
Electrical and Electronic Manufacturing
Energy Storage
Entertainment
Environmental Services
Events Services
Executive Offices
Facilities Services
Farming
Financial Services
Financial Technology
Fine Art
Fishery
Food and Beverages
Food Production
Food Technology
Fundraising
Furniture
Gambling and Casinos
Glass, Ceramics and Concrete
Government Administration
Government Relations
Graphic Design
Health Technology
Health, Wellness and Fitness
Higher Education
Hospital and Health Care
Hospitality
Human Resources
Import and Export
Individual and Family Services
Industrial Automation
Industrial Machinery
Information Services
Information Technology and Services
Insurance
Insurance Technology
International Affairs
International Trade and Development
Internet
Internet of Things
Investment Banking
Investment Management
Judiciary
Law Enforcement
Law Practice
Legal Services
Legal Technology
Legislative Office
Leisure, Travel and Tourism
Libraries
Logistics and Supply Chain
Luxury Goods and Jewellery
Management Consulting
Maritime
Market Research
Marketing Services
Marketing Technology
Mechanical or Industrial Engineering
Media Production
Medical Devices
Medical Practice
Mental Health Care
Military
Mining and Metals
Mobile Applications
Motion Pictures and Film
Museums and Institutions
Music
Nanotechnology
Newspapers
Non-profit Organisation Management
Oil and Energy
Online Media
Outsourcing and Offshoring
Package and Freight Delivery
Packaging and Containers
Paper and Forest Products
Performing Arts
Pharmaceuticals
Philanthropy
Photography
Plastics
Political Organisation
Primary and Secondary Education
Printing
Professional Training and Coaching
Programme Development
Property Technology
Public Policy
Public Relations and Communications
Public Safety
Publishing
Railways
Ranching
Real Estate
Recreational Facilities and Services
Religious Institutions
Renewables and Environment
Research
Restaurants
Retail
Robotics
Security and Investigations
Semiconductors
Shipbuilding
Software as a Service
Software Development
Sporting Goods
Sports
Staffing and Recruiting
Supermarkets
Telecommunications
Textiles
Think Tanks
Tobacco
Translation and Localisation
Transport and Trucking
Utilities
Venture Capital and Private Equity
Veterinary
Warehousing
Waste Management and Recycling
Wholesale
Wine and Spirits
Wireless
Writing and Editing
`;

/**
 * Lists all industries.
 * @returns the names in alphabetical order
 */
export function allIndustries(): string[] {
  return NAMES.trim().split('\n').sort();
}
