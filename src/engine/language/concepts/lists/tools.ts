/**
 * Named tools: a requirement that names one is met by that one alone, or by another product of its line. Tools that the
 * lists of their fields name, as `sap!` in `technology.ts` and `xero!` in `finance.ts`, are not repeated here.
 * Notation: see `../concept-lists.ts`.
 */
export const TOOLS_CONCEPTS = `
kafka! < data-engineering: kafka
snowflake! < data-warehouse: snowflake
databricks! < data-warehouse: databricks
bigquery! < data-warehouse: bigquery
redshift! < data-warehouse: redshift
airflow! < data-engineering: airflow
dbt! < data-engineering: dbt
looker! < bi: looker
qlik! < bi: qlik, qlikview, qlik sense
google-analytics! < analytics-tools: google analytics, ga4
amplitude! < analytics-tools: amplitude
mixpanel! < analytics-tools: mixpanel
terraform! < cloud, devops: terraform
docker! < cloud, devops: docker
jenkins! < ci-cd: jenkins
react! < javascript: react, react.js, reactjs, react native
angular! < javascript: angular, angularjs
vue! < javascript: vue, vue.js, vuejs
typescript! < javascript: typescript
nodejs! < javascript: node.js, nodejs
kotlin! < java: kotlin
dotnet! < software-engineering: .net, asp.net, c#, dotnet
cpp! < software-engineering: c++
rust! < software-engineering: rust
swift! < mobile: swift
django! < python: django
postgresql! < sql: postgres*, postgresql
mongodb! < data: mongodb
successfactors! < hris: successfactors, success factors
personio! < hris: personio
bamboohr! < hris: bamboohr, bamboo hr
adp! < payroll: adp
greenhouse! < recruiting: greenhouse
sage! < accounting-software: sage, sage x3, intacct
oracle-financials! < oracle, accounting-software: oracle financials, oracle fusion
anaplan! < fp&a: anaplan
hyperion! < fp&a: hyperion
dynamics! < erp: dynamics, dynamics 365, navision, business central
sap-ibp! < sap, demand-planning: sap ibp, sap apo
ariba! < procurement: ariba
coupa! < procurement: coupa
pardot! < marketing-automation: pardot
mailchimp! < marketing-automation: mailchimp
google-ads! < paid-media: google ads, adwords
zendesk! < customer-success: zendesk
intercom! < customer-success: intercom
gainsight! < customer-success: gainsight
pipedrive! < crm: pipedrive
shopify! < e-commerce: shopify
magento! < e-commerce: magento, adobe commerce
adobe-creative-suite! < design: adobe xd, adobe creative suite, photoshop, indesign
jira-service! < it-service: jira service
asana! < project-management: asana
ms-project! < project-management: ms project, microsoft project
cad-software! < technology: autocad, solidworks, catia
meditech! < ehr: meditech
raisers-edge! < fundraising-nonprofit: raiser's edge
power-query! < excel: power query, vba
`;
