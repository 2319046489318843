/** Words that add nothing to what a sentence claims. */
export const lightWords = `
a an the this that these those it its they them their theirs there here he she we us our ours you your yours i me my mine
who which what where when how whose whom is are am was were be been being do does did doing have has had having will
would shall can could of to in on at by for with from into onto over as and or so then than too also plus both either
well just simply please about during through per via within while because since since such other another own same
some any each if own very quite really actually indeed certainly definitely absolutely sure yeah yep correct right
offer offers offered offering provide provides provided providing feature features include includes including
come comes coming get gets getting got go goes going give gives given make makes made want wants like likes need needs
needed require requires required look looking find found see take takes use uses let lets help helps happen happens
facility facilities property place site customer customers tenant tenants renter renters visitor visitors guest guests
currently way ways option options kind type types
s t re ve ll d m don doesn isn aren won can didn wouldn couldn
good great happy glad convenient conveniently easy easily handy nice nicely
however additionally furthermore moreover meanwhile instead overall basically generally typically usually
apply applies applied applicable
able amount total mean means kind set but although though yet after before until till between along exact exactly stay stays stayed staying sorry if unless when once since whether out up off down as either neither afterwards too more like please thing that'd remain remains receive receives received property turn turned turning done take takes taking taken use uses using used idea either again even he him his her hers based located situated rather
`;

export const spanishLightWords = `
el la los las lo un una unos unas de del al a en y e o u con por para que es son esta estan estamos este esto estos estas
ese esa eso esos su sus nuestro nuestra nuestros nuestras se le les nos usted ustedes tu te ti mi me yo ser estar ha han hay
tenemos tiene tienen tener ofrecemos ofrece ofrecen ofrecer cuenta cuentan contamos incluye incluyen incluyendo
puede pueden puedes poder podra debe deben necesita necesitan hacer hace hacen como cuando donde cual cuales si tambien ademas
asi pero mas muy ya entre sobre desde cada aqui ahi instalacion instalaciones cliente clientes inquilino inquilinos
quiere desea gusto claro correcto gracias favor tipo tipos forma
aunque sino despues antes hasta si cuando entre incluso solo ni pedimos pide piden respecto segun durante mientras tras ante via seria era fue sea tan tanto otro otra otros otras mismo misma
disponemos dispone disponen aplica aplican realizar recibe reciben reciba reciban encontrar encuentra ver vez propio propia propios propias medio alguno alguna algunos algunas servicio servicios brinda brindamos usar uso usa use utilizar
`;

export const negators =
  'not no never without neither nor none nothing nobody cannot cant dont doesnt isnt arent wont wasnt didnt wouldnt couldnt shouldnt havent hasnt mustnt unable unavailable except excluding lack lacks refuse refuses stopped | no nunca jamas sin ni ningun ninguna ninguno nada nadie tampoco excepto salvo';

/** Words that strengthen a claim: each needs one of the same kind in its evidence. */
export const raised: Readonly<Record<string, string>> = {
  all: 'all, every, everything, everyone, everybody, anything, anyone, anybody, whole, entire, entirely, fully, completely, totally, always, forever, unlimited, any time, anytime, whenever, each, any, ever | todo, toda, todos, todas, siempre, cualquier, completamente, totalmente, ilimitad*, cada',
  sure: 'guarantee, guarantees, guaranteed, promise, promises, promised, certain | garantiz*, promet*, asegur*',
  must: 'must, have to, has to, required, require, requires, mandatory, requirement, obligatory | debe, deben, debera, hay que, tiene que, tienen que, obligatori*, requier*, requisito*, exig*',
  need: 'need to, needs to, need, needs, necessary, needed, should, ask for, asks for, best to | necesit*, necesari*',
  only: 'only, just, solely, exclusively | solo, solamente, unicamente, exclusivamente',
};

/** Words that weaken a claim: a claim must keep those of its evidence. */
export const lowered: Readonly<Record<string, string>> = {
  maybe:
    'may, might, sometimes, usually, generally, typically, often, normally, most, mostly, some, possibly, perhaps, probably, tend, tends, as a rule, depends, depending, subject to, many | a veces, usualmente, generalmente, normalmente, la mayoria, algun*, posiblemente, quizas, tal vez, suele, suelen, puede que, depende*',
  about:
    'about, around, approximately, roughly, nearly, almost, some, estimated | aproximadamente, alrededor, casi, unos, unas, cerca de, como',
  most: 'up to, at most, maximum, no more than, not more than, under, below, less than, within, limit, limited to | hasta, maximo, menos de, dentro de, no mas de',
  least:
    'at least, minimum, starting at, starts at, start at, start from, starting from, from, no less than, or more, over, above, more than | al menos, minimo, desde, a partir de, empiezan en, empieza en, comienzan en, comienza en, inician en, mas de, por lo menos',
};

/** Words that begin a condition. */
export const conditions =
  'if unless when once only except provided until while after before where whose who with for during as long as | si cuando solo excepto salvo hasta mientras despues antes con para durante siempre que una vez';

export const states =
  'alabama al,alaska ak,arizona az,arkansas ar,california ca,colorado co,connecticut ct,delaware de,florida fl,georgia ga,hawaii hi,idaho id,illinois il,indiana in,iowa ia,kansas ks,kentucky ky,louisiana la,maine me,maryland md,massachusetts ma,michigan mi,minnesota mn,mississippi ms,missouri mo,montana mt,nebraska ne,nevada nv,new hampshire nh,new jersey nj,new mexico nm,new york ny,north carolina nc,north dakota nd,ohio oh,oklahoma ok,oregon or,pennsylvania pa,rhode island ri,south carolina sc,south dakota sd,tennessee tn,texas tx,utah ut,vermont vt,virginia va,washington wa,west virginia wv,wisconsin wi,wyoming wy';
