/** Names of programs, languages, systems and standards, in their makers' spelling. */
import { wordsKey } from '../text/keys';
import { memoizeByText } from '../text/memoize';

const NAMES = `
.NET|.NET Core|.NET Framework|ABAP|Active Directory|ActiveMQ|Adobe Creative Suite|Adobe Express|Adobe Illustrator|Adobe InDesign|Adobe Photoshop|Adobe Premiere|Adobe XD|ADO.NET|Aerospike|After Effects|AIX|Airflow|AJAX|Amazon Web Services|Android|Android Studio|Angular|AngularJS|Anthos|Ansible|ANSYS|Apache|Apache Kafka|Apache Spark|Apigee|Apollo|Appium|ArcGIS|Arduino|Artifactory|Asana|ASP|ASP.NET|ASP.NET Core|ASP.NET MVC|Assembly|Astro|AutoCAD|Autodesk|AWS|Axure|Azure|Azure DevOps|Balena Cloud|Black Duck|Bamboo|Bash|BigQuery|Bitbucket|Blazor|Blender|BMC Remedy|Bootstrap|Bower|BrowserStack|C|C#|C++|C/C++|CakePHP|Canva|Cassandra|CATIA|Celery|CentOS|Chef|CI/CD|CircleCI|Cisco|Citrix|Clang|Clojure|ClickHouse|Cloudera|CMake|COBOL|CodeIgniter|CoffeeScript|ColdFusion|Cognos|Composer|Confluence|CorelDRAW|Creo|Crystal Reports|CSS|CSS3|Cucumber|CUDA|Cypress|D3.js|Dart|Databricks|DAX|Datadog|Db2|dbt|Debian|Delphi|DHCP|Django|DNS|Docker|Docker Compose|dplyr|Dojo|DOM|Dreamweaver|Drupal|DynamoDB|Dynatrace|Eclipse|EF Core|EJB|Elasticsearch|Electron|Elixir|Elm|Ember|Entity Framework|Erlang|ERwin|ES6|ESLint|ETABS|Ethereum|ETL|Expo|Express|Express.js|F#|FastAPI|Figma|Final Cut Pro|Firebase|Flask|Flutter|Fortran|FoxPro|GCP|GDB|Gensim|ggplot2|Git|GitHub|GitHub Actions|GitLab|GitLab CI|Gatsby|Gazebo|GIMP|Go|Golang|Google Analytics|Google Cloud|Google Cloud Platform|Gradle|Grafana|GraphQL|Groovy|gRPC|Grunt|Gulp|Hadoop|Handlebars|Haskell|HBase|HDFS|Helm|Heroku|Hibernate|Hive|HTML|HTML5|HubSpot|Hugging Face|Hyper-V|Illustrator|Impala|InDesign|Informatica|InfluxDB|IntelliJ|InVision|Ionic|iOS|IoT|Istio|ITIL|J2EE|Jasmine|Java|Java EE|JavaScript|JAX-RS|JBoss|JDBC|Jekyll|Jenkins|Jest|Jira|JMeter|Joomla|JPA|jQuery|JSF|JSON|JSP|Julia|JUnit|Jupyter|Kafka|Karma|Keras|Kerberos|Kibana|KnockoutJS|Kotlin|Kubernetes|LabVIEW|LAMP|LangChain|LangGraph|Laravel|LaTeX|LDAP|Less|Linux|Lighttpd|Liquibase|LLVM|Logstash|Looker|Lua|Lucene|Magento|MapReduce|MariaDB|Material UI|Matplotlib|MATLAB|Maven|Maya|Memcached|Mercurial|Metasploit|Meteor|Microsoft Azure|Microsoft Dynamics|Microsoft Dynamics AX|Microsoft Project|Microsoft Project Server|Project Server|Microsoft SQL Server|Microsoft Visio|MicroStrategy|Minitab|MobX|Mocha|Mongoose|MongoDB|MPLS|MQTT|MS Project|MS SQL|MS SQL Server|MVC|MySQL|Nagios|NestJS|NetBeans|NetSuite|Netezza|Next.js|Nginx|NHibernate|NLTK|Nmap|Node|Node.js|NoSQL|NumPy|NUnit|Nuxt.js|NX|OAuth|Objective-C|OOP|Odoo|OpenCV|OpenGL|OpenShift|OpenStack|OpenTelemetry|Oracle|Oracle ERP|OrCAD|OSPF|Pandas|Pascal|Perl|Photoshop|PHP|PHPUnit|PL/SQL|PLC|Podman|Postfix|PostGIS|PostgreSQL|Postman|Power BI|PowerShell|Premiere Pro|Primavera|Primavera P6|Pro/E|Prolog|Prometheus|Protobuf|Proteus|Plotly|Streamlit|Pulumi|Puppet|PyCharm|PySpark|PyTorch|Python|QGIS|Qlik|QlikView|Qt|QuickBooks|R|RabbitMQ|Rails|Raspberry Pi|React|React Native|React.js|Red Hat|Redis|Redshift|Redux|REST|REST APIs|Revit|RHEL|Rhino|Robot Framework|ROS|RSpec|RStudio|Ruby|Ruby on Rails|Rust|RxJS|S3|Salesforce|SAML|SAP|SAP ABAP|SAP Ariba|SAP BW|SAP CO|SAP ERP|SAP FI|SAP FICO|SAP HANA|SAP HR|SAP MM|SAP PP|SAP QM|SAP S/4HANA|SAP SD|SAP WM|SAS|Sass|SCADA|Scala|Scikit-learn|SciPy|Security Command Center|SCSS|Selenium|ServiceNow|SharePoint|Shopify|Silex|Simulink|Sketch|SketchUp|Slack|Snowflake|SOAP|SolidWorks|Solr|SonarQube|Spark|Splunk|Spring|Spring Boot|Spring Framework|Spring MVC|SPSS|SQL|SQL Server|SQLAlchemy|SQLite|SSAS|SSIS|SSRS|STAAD Pro|Stata|Storybook|Strapi|Struts|Subversion|Supabase|SuperCollider|Svelte|SVN|Swagger|Swift|SwiftUI|Symfony|Tableau|Tailwind CSS|Talend|Tally|Tally ERP|Tally ERP 9|TCP/IP|TeamCity|Tekla|TensorFlow|Terraform|Test Link|TFS|Three.js|tidyverse|Tomcat|TORCS|Travis CI|Trello|TypeScript|Ubuntu|UML|Unity|Unix|Unreal Engine|V-Ray|Vagrant|Varnish|VB|VB.NET|VBA|VBScript|Vercel|Verilog|VHDL|Vim|Visio|Visual Basic|Visual Basic 6.0|Visual C++|Visual Studio|Visual Studio Code|Vite|VLAN|VMware|VPN|VSTS|Vue|Vue.js|WAMP|WCF|Web API|WebGL|WebLogic|Webpack|WebRTC|WebSphere|Windows Server|Wireshark|WooCommerce|WordPress|Workday|WPF|XAMPP|Xcode|XHTML|Xilinx|XML|XSLT|Yarn|Yii|Zend|Zendesk|Zoho`;

const nameByKey = new Map(
  NAMES.trim()
    .split('|')
    .map((name) => [keyOf(name), name]),
);
for (const [other, name] of [
  ['reactjs', 'React'],
  ['vuejs', 'Vue.js'],
  ['nodejs', 'Node.js'],
  ['nextjs', 'Next.js'],
  ['expressjs', 'Express.js'],
  ['postgres', 'PostgreSQL'],
  ['mongo', 'MongoDB'],
  ['dotnet', '.NET'],
  ['pro-e', 'Pro/E'],
  ['auto cad', 'AutoCAD'],
  ['java script', 'JavaScript'],
  ['my sql', 'MySQL'],
  ['staad.pro', 'STAAD Pro'],
  ['staadpro', 'STAAD Pro'],
  ['power-bi', 'Power BI'],
  ['powerbi', 'Power BI'],
  ['rest api', 'REST APIs'],
  ['ms visio', 'Microsoft Visio'],
  ['tallyerp', 'Tally ERP'],
  ['tally erp9', 'Tally ERP 9'],
  ['tally erp 9.0', 'Tally ERP 9'],
  ['sap/fico', 'SAP FICO'],
  ['vs code', 'Visual Studio Code'],
  ['core java', 'Java'],
  ['ms azure', 'Microsoft Azure'],
] as const)
  nameByKey.set(keyOf(other), name);

function keyOf(text: string): string {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  // Names that differ only in punctuation keep it: 'C#' and 'C++', '.NET' and 'net'.
  return plain.length < 4 || plain.startsWith('.') ? plain : wordsKey(plain).replace(/ /g, '');
}

/** Words next to a name that state its kind: 'C language', 'Programming Python'. */
const KIND_LABEL_PATTERN =
  / (?:programming )?language$| (?:programming|software)$|^(?:programming|languages?|basics?(?: of)?|modern|embedded|scripts?|web technologies) (?=\S)/i;

/**
 * The name of a program, language or standard in its correct spelling, whatever its case in the document;
 * undefined if unknown.
 */
export const technologyName = memoizeByText((text): string | undefined =>
  nameByKey.get(keyOf(text.replace(KIND_LABEL_PATTERN, ''))),
);

/** Names that are not ordinary words: with a capital inside, or abbreviations such as PHP. */
const UNMISTAKABLE_NAME_PATTERN =
  /\p{Ll}\p{Lu}|^\p{Lu}{2}\p{Ll}|^(?:HTML5?|CSS3?|PHP|SQL|PL\/SQL|XML|JSON|AWS|GCP|UML|SAP|MATLAB)$/u;

/** Corrects the spelling of technologies in a text: 'Javascript + jquery' becomes 'JavaScript + jQuery'. */
export const spellTechnologies = (text: string): string =>
  technologyName(text) ??
  text.replace(/[^\s,()/+]+/g, (word) => {
    const name = technologyName(word);
    return name && UNMISTAKABLE_NAME_PATTERN.test(name) ? name : word;
  });

/** Whether a text consists of names of technologies: 'HTML/CSS', 'Git & GitHub', 'Python (Django, Flask)'. */
export const isTechnology = (text: string): boolean =>
  text
    .replace(/(?:(?<!\s)\s+)?\([^()]*\)$/, '')
    .split(/[/&,](?!$)|(?<!\+)\+(?!\+|$)| and /)
    .every((part) => technologyName(part.trim()) !== undefined) || technologyName(text) !== undefined;
