/**
 * Sales, partnerships, customer service, marketing and growth; narrower concepts are in `customers.ts`. Notation: see
 * `../concept-lists.ts`.
 */
export const COMMERCIAL_CONCEPTS = `
commercial: commercial, revenue, business development, go-to-market, gtm, go to market, vertrieb*, comercial, deals
sales < commercial: sales, product sales, sales of products, selling, sell, sells, sold, seller*, account executive*, quota, ~pipeline, bookings, win rate, vertrieb, verkauf, ventes, ventas, closing business, ~deals, key account*, new business, new customers, ~territory, ~commission
sales-lead! < sales: vp sales, vp of sales, head of sales, sales director, director of sales, chief revenue officer, cro, sales management, sales leader*, vertriebsleit*, directeur commercial, director comercial, sales manager
enterprise-sales < sales, b2b: enterprise sales, consultative, solution selling, complex sale*, complex deals, large accounts, anchor accounts, consultative selling, consultative cycles, long sales cycle*
account-management < sales: account management, account manager*, key account*, customer relationship*, client relationship*, anchor accounts, grew * account, client engagement
commission < sales: commission, commission plan*, compensation plan*, compensation plan for sales, base-plus-commission, incentive plan*, incentive compensation, provisionsmodell*, plan de commissionnement, plan de incentivos, variable pay, sales incentive*, sales incentive plan*, sales compensation
playbook: playbook*, handbook, process documentation, ~methodology
partnerships < commercial: partnership*, partner management, alliances, ~channel, partenariat*, partnerschaft*, partnern, alianzas, ~vendor*, ~third-party
negotiation: negotiat*, renegotiat*, verhandl*, verhandel*, negociac*, negocie*, negocio*, ~agreements, signed, ~settled
business-development < commercial: business development, geschaftsentwicklung, developpement commercial, desarrollo de negocio, new business, market entry, partnerships
b2b: b2b, business-to-business, enterprise customers, enterprise clients, enterprise agreements, corporate clients, wholesaler*, wholesale
b2c: b2c, consumer, consumers, direct-to-consumer, d2c, end customers, retail customers
customer-success < commercial: customer success, customer support, client success, kundenbetreuung, kundenservice, service client, atencion al cliente, retention, churn, customer service, renewals, support team
marketing: marketing, marketer*, brand*, campaign*, demand generation, cmo, kommunikation, communications, communication strategy, content marketing, promotion, newsletter, events, launch campaign, growth marketing, marketing programs, social media, storytelling, marke, marken, markenfuhrung
marketing-lead! < marketing: cmo, chief marketing officer, vp marketing, vp of marketing, head of marketing, marketing director, director of marketing, marketingleit*, directeur marketing, head of growth, vp growth, vp of growth
demand-generation < marketing: demand generation, demand gen, lead generation, leads, performance marketing, paid media, seo, sem, google ads, facebook ads, growth marketing, acquisition channel*, inbound, outbound
brand < marketing: brand*, positioning, rebrand*, visual identity, corporate identity, marke, marken, markenfuhrung
content < marketing: content, editor, editing, edited, editorial, copywriting, writing, writers, commissioned writers, technical editing, publish*, newsletter, tutorials, blog*, guide, redaction
communications < marketing: communications, pr, public relations, ~press, media relations, kommunikation, comunicacion, offentlichkeitsarbeit
social-media < marketing: social media, twitter, linkedin campaigns, instagram
events < marketing: event*, conference*, workshop*, trade show*, veranstaltung*, seminaires, seminarios, organised * conferences, concerts, spoke at, booth, organizer, organiser
community < marketing: community, communities, volunteers, ~members, membership, mitglieder, communaute, comunidad, forum*
product-marketing < marketing, product: product marketing, go-to-market, ~launch*, positioning
growth: growth, grew, grow, scaling, scaled, doubled, tripled, high growth, high-growth, hypergrowth, fast-growing, wachstum*, croissance, crecimiento, headcount from, more-than-doubled, growing, grown, grow*, wuchs, wachsen, gewachsen, crecer, aumente, aumento
`;
