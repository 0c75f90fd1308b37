/** Recognises names of tools in running text. `technologies.ts` has their spelling. */

const TOOLS = new Set(
  `python java javascript typescript go golang rust swift kotlin dart flutter ruby php scala perl bash powershell linux windows docker kubernetes kafka terraform
  ansible jenkins puppet chef git github gitlab grafana nagios ganglia mongodb mysql mariadb postgresql postgres redis rabbitmq influxdb
  cassandra snowflake databricks airflow spark hadoop tableau excel salesforce hubspot netsuite workday jira confluence figma sketch photoshop react angular vue
  svelte django flask fastapi spring rails wordpress shopify magento drupal azure android ios canva pytorch tensorflow pandas numpy langchain
  wireshark metasploit nmap citrix vmware vagrant gigaspaces priority gstreamer arduino zigbee latex stata matlab spss ms microsoft adobe haskell selenium apache nginx mercurial minizinc mathematica vercel supabase sveltekit ffmpeg powerpoint
  outlook tally svn eclipse netbeans xcode jquery bootstrap firebase pycharm intellij postman trello slack asana quickbooks stripe opencv keras autocad solidworks
  atlassian splunk zendesk okta marketo twilio datadog looker qlik informatica talend mulesoft boomi zapier xero illustrator bitbucket ubuntu debian centos primavera
  revit simulink redshift elasticsearch kibana tomcat veeam cisco juniper fortinet siemens epicor maximo coupa ariba anaplan hyperion cognos microstrategy alteryx
  bloomberg murex temenos finacle guidewire pega appian`.split(/\s+/),
);

/** Products named by their maker, or by what they are: 'Amazon Athena', 'Cloud Run', 'Tailwind CSS'. */
const PRODUCT_NAME_PATTERN =
  /^(?:amazon|aws|google|azure|apache|oracle|ibm|sap|cloud (?:run|sql|build|functions?|storage|pub))\b|\b(?:css|js|sdk|ide)$/i;

/** Whether a word or phrase names a tool, which keeps its capital and is not a field of work. */
export function isToolName(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    TOOLS.has(lower) ||
    TOOLS.has(lower.split(' ')[0] ?? '') ||
    PRODUCT_NAME_PATTERN.test(text) ||
    /\d|[+#]|\.[a-z]/i.test(text) ||
    /^[A-Z]{3,}$/.test(text) ||
    /[a-z][A-Z]/.test(text)
  );
}

/** Makers whose products are called by common words: 'AWS Cost Explorer'. */
const MAKER_PATTERN =
  /^(?:AWS|Amazon|Azure|Google|Microsoft|MS|Adobe|Oracle|SAP|IBM|Salesforce|Atlassian|Cisco|Siemens|Autodesk|Meta|HubSpot|VMware|GitHub|GitLab|LinkedIn|Zoho|Power)$/;
/** Products of common words, which are known without their maker. */
const PRODUCT_OF_COMMON_WORDS_PATTERN =
  /^(?:Power (?:Platform|Automate|Apps|Query|Pivot|Pages)|Business Central|(?:Sales|Service|Marketing|Experience|Creative) Cloud|Search Console|Tag Manager|Data (?:Factory|Studio)|Key Vault|Cost Explorer|Trusted Advisor|Active Directory|Visual Studio|Dynamics|New Relic|Team Foundation Server)$/;
/** Last words of work on a product, which are none of its name: 'AWS Migration', 'SAP Users'. */
const WORK_ON_PRODUCT_PATTERN = /(?:[^s]s|tion|ment|ance|ing)[,;)]?$/;

/** Whether a row of words with capitals names a product by common words. */
export function namesProduct(words: readonly string[]): boolean {
  const row = words.map((word) => word.replace(/^[("“]+|(?<![,;:.!?)"”])[,;:.!?)"”]+$/gu, ''));
  const [maker = '', second = ''] = row;
  const last = row.at(-1) ?? '';
  return (
    PRODUCT_OF_COMMON_WORDS_PATTERN.test(row.join(' ')) ||
    (MAKER_PATTERN.test(maker) &&
      row.length > 2 &&
      row.every((word) => /^\p{Lu}/u.test(word)) &&
      second !== '' &&
      !WORK_ON_PRODUCT_PATTERN.test(last))
  );
}
