/**
 * Words of English resumes that are replaced by their usual form: misspellings, plurals of uncountable nouns
 * ("informations"), and variants ("thru", "co-ordinate"). None is a correct word of another meaning. Each replaced word
 * is followed by its usual form.
 */
const REPLACEMENTS = `
accesories accessories|accomodate accommodate|accomodation accommodation|accross across|acessories accessories|
acheive achieve|acheived achieved|acheivement achievement|achived achieved|aditional additional|
administartion administration|adminstration administration|advertisment advertisement|aggreement agreement|
annualy annually|apointment appointment|appropiate appropriate|arrangment arrangement|assesment assessment|
assesments assessments|assistence assistance|attendence attendance|availibility availability|avaliable available|
awarness awareness|benifits benefits|buisness business|bussines business|bussiness business|carreer career|
co-operation cooperation|co-ordinate coordinate|co-ordinated coordinated|co-ordinates coordinates|
co-ordinating coordinating|co-ordination coordination|collegues colleagues|comission commission|
comissioning commissioning|comittee committee|commision commission|commisioning commissioning|commited committed|
committment commitment|communciation communication|competative competitive|complience compliance|
complition completion|conferance conference|consistant consistent|constuction construction|continous continuous|
continuos continuous|contruction construction|coordiation coordination|cordinate coordinate|cordinated coordinated|
cordinating coordinating|cordination coordination|corportate corporate|cusotmers customers|custmers customers|
decison decision|delivary delivery|deparment department|departement department|developement development|
developped developed|devloped developed|devlopment development|diffrent different|documention documentation|
effcient efficient|effectivly effectively|efficent efficient|efficently efficiently|electic electric|
electrial electrical|employes employees|emplyees employees|enchance enhance|engineeer engineer|enginer engineer|
enginneer engineer|enginneering engineering|enginneers engineers|enginners engineers|engneer engineer|
enhnace enhance|ensurring ensuring|enviornment environment|enviroment environment|enviromental environmental|
equipement equipment|equipments equipment|equiptment equipment|establised established|excecuted executed|
excecution execution|excellant excellent|existance existence|expereince experience|experiance experience|
facilitites facilities|familar familiar|feedbacks feedback|finacial financial|finanical financial|foriegn foreign|
fullfill fulfil|fullfilled fulfilled|furnitures furniture|garantee guarantee|gaurantee guarantee|
goverment government|governement government|guidence guidance|handeled handled|handeling handling|
hardwares hardware|heigher higher|heirarchy hierarchy|higly highly|implemention implementation|
implimentation implementation|implimented implemented|improvment improvement|improvments improvements|
inbetween between|incharge in charge|incomming incoming|independantly independently|infomation information|
informations information|infrastrucure infrastructure|infrastucture infrastructure|inital initial|
instalation installation|installtion installation|instumentation instrumentation|intallation installation|
inventry inventory|knowlede knowledge|knowlege knowledge|labratory laboratory|laison liaison|liased liaised|
liasing liaising|liasion liaison|liason liaison|logisitics logistics|machinaries machinery|machinary machinery|
machineries machinery|maintainance maintenance|maintainence maintenance|maintanance maintenance|
maintanence maintenance|maintenace maintenance|maintenanace maintenance|manageer manager|managment management|
mangement management|manpowers manpower|manufacruring manufacturing|manufactring manufacturing|
manufaturing manufacturing|materails materials|mechnical mechanical|monthely monthly|montly monthly|
neccessary necessary|necesary necessary|negociated negotiated|negotation negotiation|negotations negotiations|
occured occurred|operatonal operational|oppurtunities opportunities|oppurtunity opportunity|
organistion organisation|orgnization organization|paramters parameters|partcipated participated|
particpated participated|perfomance performance|performace performance|permenant permanent|personel personnel|
plannning planning|posess possess|preperation preparation|prepration preparation|procurment procurement|
producton production|productvity productivity|prodution production|profesional professional|
proffesional professional|programed programmed|projets projects|purchse purchase|quailty quality|qualtiy quality|
quaterly quarterly|questionaire questionnaire|reccomended recommended|reciept receipt|recieve receive|
recieved received|recieving receiving|recomended recommended|recruitement recruitment|recuitment recruitment|
refered referred|relevent relevant|requirment requirement|requirments requirements|reserch research|
responsable responsible|responsibilty responsibility|resposible responsible|resturant restaurant|saftey safety|
safty safety|secratary secretary|secutiry security|seperate separate|seperately separately|serivces services|
severl several|similiar similar|simultanously simultaneously|softwares software|sofware software|
specificaton specification|startegy strategy|stategy strategy|stationaries stationery|stratergy strategy|
succesful successful|succesfully successfully|successfull successful|successfuly successfully|
sucessfully successfully|sufficent sufficient|superviced supervised|supervison supervision|suplier supplier|
supliers suppliers|surveilance surveillance|systme system|sytem system|sytems systems|targert target|
targetted targeted|techincal technical|tecnical technical|temparature temperature|tempreture temperature|
throughly thoroughly|thru through|timley timely|trainning training|traning training|transfered transferred|
trasportation transportation|troubleshooted troubleshot|troubleshoted troubleshot|untill until|updation updating|
upto up to|useage usage|utlized utilized|vaccum vacuum|varient variant|varous various|vehical vehicle|
vender vendor|venders vendors|warehosue warehouse|warrenty warranty|wnidows windows|writting writing|yeild yield
`;

/** Names of languages, which English writes with a capital. 'Polish' is left out: it may be the verb. */
const LANGUAGES =
  'English Spanish French German Italian Portuguese Dutch Russian Ukrainian Mandarin Cantonese Japanese Korean Arabic Hebrew Hindi Urdu Bengali Tamil Telugu Punjabi Gujarati Marathi Kannada Malayalam Danish Norwegian Swedish Finnish Icelandic Estonian Latvian Lithuanian Czech Slovak Slovenian Croatian Serbian Bulgarian Romanian Hungarian Greek Albanian Turkish Farsi Persian Vietnamese Thai Indonesian Swahili Afrikaans Catalan';

/** Usual forms by the word that they replace, in lower case. */
export const SPELLING_CORRECTIONS: ReadonlyMap<string, string> = new Map([
  ...REPLACEMENTS.split('|')
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
  ...LANGUAGES.split(' ').map((name) => [name.toLowerCase(), name] as const),
]);
