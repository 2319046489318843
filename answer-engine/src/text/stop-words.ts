const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Function words and small talk, which carry no topic. */
export const englishStopWords = list(`
a about actually all also am an and any anybody anyone anything are as ask at be because been being both but by bye can cant
come could couldnt did didnt do does doesnt doing dont each either else even ever every everyone everything for from get
gets getting give go goes going gonna good got gotta great guys guy had has hasnt have havent having he hello help her here hers
hey hi him his hiya how hows i id if ill im in into is isnt it its itll ive just kind know kinda knows lemme let lets like lol look looking lot
make makes many may maybe me mean might mine more most much must my need needs no nope not now of off ok okay on one ones only or
other our ours out over please pls plz possible pretty quick really right said same say see she should since so some somebody
someone something somewhere soon still such sure take tell than thank thanks that thats the their theirs them then there theres these they
theyre thing things think this those though through thx to too try tryna trying ty u um up ur us use used using very via wanna want
wanted wants was wasnt we well were werent weve what whats when whens where wheres which while who whos why will with without
wondering wont would wouldnt ya yall yeah yep yes yet you youd youll your youre yours
afternoon evening morning folks maam sir question questions info information hows doing today appreciate cool nice awesome bot chat
r n b c rn btw fyi asap around bit few little another case guess seem seems happen happens happening able allow allowed offer
provide provides available
`);

export const spanishStopWords = list(`
a al algo alguien algun alguna ahi alla alli aqui asi buen buena buenas bueno buenos como con cual cuales cuando cuanta
cuantas cuanto cuantos de del desde dia dias donde e el ella ellos en entre era es esa ese eso esta estan estar este esto estos
favor fue gracias hacer hacen hago han hay hola hasta la las le les lo los mas me mi mis mucho muy necesito ni no nos o otra otro para pero
poder por porque pueda puede pueden puedo pues que quien quiero quisiera saber se ser si sin sobre son soy su sus suyo tambien
tarde tardes te tengo tener ti tiene tienen tienes todo todos tu un una unas uno unos usted ustedes va voy y ya yo
noche noches
`);

/** Words that occur in nearly every storage question, so that a match on them says little. */
export const commonplaceWords = list(`
unit units storage store stores storing stored self facility space spaces place rent rents rental renting rented stuff belongings item items
put keep keeps keeping customer customers tenant tenants people person work works call ask start find
bodega bodegas unidad unidades deposito almacen cosas
`);
