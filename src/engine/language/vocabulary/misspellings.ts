/** Words that English resumes often misspell, each with its correction. None of the misspellings is itself a word. */
const ROWS = `
accomodate accommodate|accomodation accommodation|accross across|acessories accessories|accesories accessories|acheive achieve|acheived achieved|
achived achieved|acheivement achievement|aditional additional|adminstration administration|administartion administration|advertisment advertisement|
aggreement agreement|annualy annually|apointment appointment|appropiate appropriate|arrangment arrangement|assesment assessment|assesments assessments|
assistence assistance|attendence attendance|avaliable available|availibility availability|awarness awareness|benifits benefits|bussiness business|
bussines business|buisness business|calender calendar|carreer career|collegues colleagues|comission commission|commision commission|
commisioning commissioning|comissioning commissioning|commited committed|committment commitment|comittee committee|communciation communication|
competative competitive|complience compliance|complition completion|conferance conference|consistant consistent|constuction construction|
contruction construction|continous continuous|continuos continuous|cordinate coordinate|cordinated coordinated|cordinating coordinating|
cordination coordination|coordiation coordination|corportate corporate|custmers customers|cusotmers customers|decison decision|delivary delivery|
departement department|deparment department|developement development|developped developed|devlopment development|devloped developed|
diffrent different|documention documentation|effcient efficient|efficent efficient|efficently efficiently|effectivly effectively|electic electric|
emplyees employees|employes employees|enhnace enhance|enchance enhance|enginer engineer|enginners engineers|enginneers engineers|enginneering engineering|ensurring ensuring|
enviornment environment|enviroment environment|enviromental environmental|equipement equipment|equiptment equipment|equipments equipment|
establised established|excecution execution|excecuted executed|excellant excellent|existance existence|experiance experience|expereince experience|
facilitites facilities|familar familiar|feedbacks feedback|finacial financial|finanical financial|foriegn foreign|fullfill fulfil|
fullfilled fulfilled|furnitures furniture|garantee guarantee|gaurantee guarantee|goverment government|governement government|guidence guidance|
handeled handled|handeling handling|hardwares hardware|heigher higher|heirarchy hierarchy|higly highly|implemention implementation|
implimentation implementation|implimented implemented|improvment improvement|improvments improvements|inbetween between|incharge in charge|
incomming incoming|independantly independently|infomation information|informations information|infrastucture infrastructure|
infrastrucure infrastructure|inital initial|intallation installation|instalation installation|installtion installation|
instumentation instrumentation|inventry inventory|knowlege knowledge|knowlede knowledge|labratory laboratory|laison liaison|liasion liaison|
liason liaison|liasing liaising|liased liaised|logisitics logistics|machinaries machinery|machinary machinery|machineries machinery|
maintainance maintenance|maintainence maintenance|maintanance maintenance|maintanence maintenance|maintenace maintenance|maintenanace maintenance|
managment management|mangement management|manufactring manufacturing|manufacruring manufacturing|manufaturing manufacturing|manpowers manpower|
materails materials|mechnical mechanical|montly monthly|monthely monthly|neccessary necessary|necesary necessary|
negociated negotiated|negotation negotiation|negotations negotiations|occured occurred|oppurtunity opportunity|oppurtunities opportunities|
operatonal operational|orgnization organization|organistion organisation|paramters parameters|partcipated participated|particpated participated|
performace performance|perfomance performance|permenant permanent|personel personnel|plannning planning|posess possess|preperation preparation|
prepration preparation|procurment procurement|prodution production|producton production|productvity productivity|proffesional professional|
profesional professional|programed programmed|projets projects|purchse purchase|quailty quality|qualtiy quality|quaterly quarterly|
questionaire questionnaire|reciept receipt|recieve receive|recieved received|recieving receiving|reccomended recommended|recomended recommended|
recuitment recruitment|recruitement recruitment|refered referred|relevent relevant|requirment requirement|requirments requirements|
responsibilty responsibility|resposible responsible|responsable responsible|resturant restaurant|saftey safety|safty safety|secratary secretary|
secutiry security|seperate separate|seperately separately|serivces services|severl several|similiar similar|simultanously simultaneously|
sofware software|softwares software|specificaton specification|stategy strategy|startegy strategy|stratergy strategy|stationaries stationery|
succesful successful|successfull successful|succesfully successfully|successfuly successfully|sucessfully successfully|sufficent sufficient|
superviced supervised|supervison supervision|suplier supplier|supliers suppliers|surveilance surveillance|sytem system|sytems systems|systme system|
targert target|targetted targeted|techincal technical|tecnical technical|temparature temperature|tempreture temperature|timley timely|
throughly thoroughly|thru through|trainning training|traning training|transfered transferred|trasportation transportation|troubleshoted troubleshot|
troubleshooted troubleshot|untill until|updation updating|upto up to|useage usage|utlized utilized|vaccum vacuum|varient variant|varous various|
vehical vehicle|vender vendor|venders vendors|warehosue warehouse|warrenty warranty|wnidows windows|writting writing|yeild yield|enginneer engineer|engneer engineer|engineeer engineer|reserch research|electrial electrical|
manageer manager|
co-ordination coordination|co-ordinated coordinated|co-ordinating coordinating|co-ordinate coordinate|co-ordinates coordinates|co-operation cooperation
`;

/** Corrections by misspelt word, in lower case. */
export const SPELLING_CORRECTIONS: ReadonlyMap<string, string> = new Map(
  ROWS.split('|')
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
);
