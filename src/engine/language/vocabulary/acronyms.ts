/** Words whose case in a title or sentence is known. */

const words = (text: string) => text.trim().split(/\s+/);

/** Words that keep their capitals when a text in capitals is converted. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  words(`CEO COO CFO CTO CIO CMO CHRO CPO CRO CSO CISO CDO CCO EVP SVP VP AVP MD GM HR IT UK US USA EU UAE EMEA APAC ANZ ASEAN MENA
  DACH LATAM SEA NYC B2B B2C D2C SME SMB P&L M&A R&D ERP CRM SAP HRIS ATS KPI OKR ROI EBITDA EBIT IPO PE VC ESG CSR IFRS GAAP SOX
  GDPR HIPAA FDA GMP ISO ITIL PMO PMP MBA EMBA CFA CPA ACCA CIMA CIPD SHRM GAICD LLB LLM JD MD PHD BA BSC MSC MA BS MS BENG MENG
  AI ML NLP LLM GPT API SDK REST SQL NOSQL ETL BI AWS GCP CI CD DEVOPS QA UX UI CAD PLM MES IOT 5G LTE VOIP VPN LAN WAN TCP IP
  HTML CSS JS PHP XML JSON JVM IOS SEO SEM PPC SAAS PAAS IAAS FMCG CPG OEM FP&A AR AP TQM JIT LEAN NGO NHS NASA MIT UCLA NSF NIH
  USD EUR GBP AUD SGD CHF II III IV SARL GMBH AG KG SE SA SAS SRL BV NV PLC LLC LLP LTD PTY PTE C++ C# .NET PDF TV FX AML KYC ICU ER
  MEP HSE QHSE QHSSE HSSE EHS HVAC QC NDT GCC BFSI HRBP UN UNICEF ICT BDM KAM SOC NOC DBA UPS BIM GIS SCADA CCTV PMC`),
);

/** Words that are in lower case inside a title. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  words(
    'a an and as at by for from in into of on or the to via with und der die das für von im am bei et de la le les du des en y e da do dos das el los para con',
  ),
);
