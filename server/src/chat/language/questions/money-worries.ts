import type { Questions } from './questions.ts';

/** What people worry about or quarrel over: money back, collectors, the safety of a card. */
export const moneyWorryQuestions: Questions = {
  'refund/leave_early': `
    do i get a refund if i move out early; will you give me money back for the unused days; if i leave mid month is it prorated;
    i paid ahead but want to leave now; what happens to the rent i already paid; do i get back the rest of the month;
    moved out on the 5th do i get the balance back; can i get my money back; refund for unused months; prorated move out;
    im leaving halfway through the month; paid through december but im out now; are partial months refunded;
    i only used ten days of the month; im gone on the 9th, what about the other three weeks;
    i already paid this month and just moved everything out; sold the house sooner than we thought and we paid through june;
    do you keep the rest; what happens to what i paid ahead; only used it for a week; credit for days i dont use;
    feel like i should get something back; is rent refunded if i vacate before the end of the month;
    are refunds given for partial months; is prepaid rent refundable; is the final month prorated; what is your refund policy;
    do you prorate at move out; will unused rent be credited; paid on the first, gone by the third;
    truck came early so i was out in 4 days; we got the house keys quicker than they said so dont need it;
    my daughter found an apartment with a garage and we never even used it; rented it monday changed my mind tuesday;
    never moved anything in, want my money; never used the unit;
    i paid a year ahead and got sick and have to give it up, do i get it back; my mom passed and had paid till november;
    army changed my orders and i paid 6 months; got transferred, i have 4 months paid that i wont use;
    do you pay back what i havent used; leaving on the 12th, do i owe the whole month; do i pay a full month if i leave in the middle;
    can i pay just half for the last month; last month by days?; moving out the 3rd do i have to pay all of it;
    out on the 2nd and you charged the whole month; money back?; refund?; refund policy; do i eat the rest;
    so the remaining 20 days are just gone?; seems unfair to pay 30 days for 5; half the month is yours now?; what about the days left;
    will you credit my card for unused time; how long do refunds take; when will i see my refund;
    you promised a refund and nothings on my card; autopay hit the day after i moved out i want that returned;
    charged me after i was out; i left the 31st and you billed the 1st; i overpaid can i have it back;
    credit on my account can you send it; do you give back prepaid months; paid the semester but dropped out;
    is the unused portion refundable; if i empty it early do i get a break on the bill; had it a grand total of 2 days;
    final bill prorated; can i end on the 10th and pay to the 10th; stored for a week only and paid a month;
    are refunds issued for early termination; is rent refundable after move out; can i receive a credit for unused days;
    what happens to prepaid rent if i vacate; only needed it a weekend and paid the month; boat sold quick, do i get the winter back;
    the baby came early and we moved already so whats left is wasted; got kicked off base housing list early so im out;
    job fell through and never moved here, i paid already; we backed out of the move, can you give our money back;
    you rent it to the next guy and keep my money too?; do you double dip; its the 6th and im gone, be fair; pay for what i used only;
    final month do i pay it all; leave on the 20th pay til the 20th?; i wont be using the last two weeks;
    is there anything coming back to me
    | me regresan dinero si me salgo antes; si me voy a mitad de mes me devuelven; pague por adelantado y ya me voy;
    hay reembolso de los dias que no use; me devuelven lo que sobra del mes; reembolso; ya pague el mes y me salgo hoy;
    que pasa con lo que ya di; me deben dias; hay reembolso si desocupo antes de fin de mes; se devuelve la renta pagada por adelantado;
    cual es la politica de reembolso; el ultimo mes se prorratea; pague el primero y me fui el 4; nunca use la bodega quiero mi dinero;
    rente ayer y ya no la quiero; pague seis meses y me cambiaron de trabajo; me toca algo de vuelta;
    si me salgo el dia 10 pago todo el mes; me cobraron despues de q me sali devuelvanme; cuando me llega el reembolso;
    pago solo los dias que estuve el ultimo mes; los dias q sobran se pierden; refund me dan; mi mama murio y habia pagado todo el ano;
    nomas la use una semana; pague de mas me lo regresan; me entregaron la casa antes y ya no la ocupo;
    xq me cobran el mes entero si me voy el 3; tengo credito a favor me lo mandan; me devuelven la mitad; y lo que ya pague se pierde;
    se emiten reembolsos por terminar antes; vendi el bote y habia pagado el invierno me regresan algo;
    ya no me mude para alla y ya habia pagado; pago hasta el dia q me salga o todo el mes; pues nomas la ocupe un fin de semana;
    me dan algo de vuelta`,
  'late/collections': `
    will unpaid rent be sent to a collection agency; do you report late payments to the credit bureaus;
    does nonpayment affect my credit score; are delinquent accounts referred to collections; will i be sued for unpaid rent;
    am i responsible for the balance after an auction; do i still owe money after my unit is sold;
    got a call from a collection agency about my old storage; a debt collector says i owe you from 2019;
    theres a mark on my credit report from your company; my score dropped 60 points because of you; equifax shows your storage;
    who do i pay, you or the collections people; you turned me over to collections for 90 bucks?;
    can i pay you directly instead of the collector; if i pay will you take it off my credit; pay for delete;
    get this off my credit report; trying to buy a house and this storage debt popped up; mortgage lady says theres an old storage bill;
    my loan got denied over an old unit with you; can you send a letter to the credit bureau;
    you already sold everything why am i still getting bills; auction happened and you want more money?;
    leftover balance after the sale; deficiency balance; small claims over rent?; can you take me to court; will you garnish my wages;
    does this go on my record; does it hurt my credit if i skip rent; does storage show on credit; do on time payments help my credit;
    do you report to experian; do you send people to collections; collections?; how long before it goes to collections;
    is my debt written off if you keep my stuff; filed bankruptcy and you were on the list; chapter 13 does that stop you;
    i abandoned a unit in college will it follow me; can i rent again if i owe from last time; old debt from my last unit with yall;
    settle an old account; settle for less; the agency keeps calling my mom about my storage; dispute a collection; validate this debt;
    never had a unit there and collections is after me; identity theft somebody rented in my name and now collectors call;
    charged off account; past balance from years ago; is a tenant liable for the remaining balance following a lien sale;
    under what circumstances is an account sent to collections; will my credit be affected if my unit is auctioned;
    found you on my credit karma; the apartment wont take me because of what you reported; got papers from a lawyer about an old locker;
    im getting calls about a unit i gave up years ago; how do i clear my name with you from a previous unit;
    i want to make good on what i owed back then; can you recall it from the agency
    | mandan la deuda a una agencia de cobros; afecta mi credito si no pago; reportan al buro de credito;
    todavia debo despues de la subasta; me pueden demandar por la renta; me llamo un cobrador por una bodega vieja;
    me bajo el score por ustedes; me sale en el credito una deuda del storage; ya vendieron todo y me siguen cobrando;
    le pago a ustedes o a la coleccion; si pago lo quitan de mi credito; quiero comprar casa y me sale esa deuda;
    me mandaron a colecciones por 80 pesos; debo de hace anos puedo rentar otra vez; puedo arreglar la deuda vieja por menos;
    me pueden quitar del sueldo; me declare en bancarrota y debia la bodega; los de collections le hablan a mi mama;
    nunca rente ahi y me cobran; pagar a tiempo me ayuda al credito; queda en mi record si no pago;
    encontre una deuda de ustedes en credit karma; no me rentan apartamento por lo q reportaron;
    me llego carta de un abogado por una bodega vieja; quiero pagar lo que quede debiendo hace anos;
    mi credito baja si subastan mi bodega`,
  'pay/security': `
    is it safe to pay online; is my payment information secure; how is my credit card information protected;
    is your payment portal encrypted; do you store card numbers securely; who can see my bank information; is the website secure;
    got a text saying pay your storage here with a link, is it you; is this text really from you or a scam;
    somebody called saying they were you and wanted my card; got a weird email about my unit wanting payment, legit?; is this link real;
    phishing?; i dont like putting my card on websites; last place got hacked and my card was stolen; worried about hackers;
    will my card number get stolen off your site; do the employees see my card number; does the girl at the desk write my card down;
    you want my card by text? no way is that safe; dont feel right reading my numbers over the phone;
    is it ok to give you my checking account number; my son says never type your bank info online, is yours ok; are you pci compliant;
    ssl; did you have a data breach; heard your company was hacked is my card ok; who processes your payments;
    what name will show on my statement so i know its not fraud; whats the charge called on my bank statement;
    is the payment site a different company, the address looks odd; the browser says not secure when i go to pay;
    got a warning on the payment page; is the kiosk safe for my card; skimmer on your kiosk?; someone used my card after i paid you;
    is saving my card with you risky; how do i know this is really you asking for money; unknown number says i owe rent;
    fake site looks like yours; is this the official place to pay; scam likely called about my storage;
    do you ever ask for gift cards, a guy calling from your office did; can i trust this checkout; do you sell card info;
    is autopay safe; is my checking info locked down; paranoid about identity theft with paying online;
    do you delete the card when i leave; how do you protect my banking details; is it secure to save a card on file;
    are online transactions encrypted; is your payment link legitimate;
    my bank called about a charge from some company i never heard of, is it your billing name;
    a voice on the phone said pay in an hour or lose my unit, was it you; email address ends weird, is the bill yours;
    should i click it? text says my rent failed; i dont trust the internet with my money, tell me why i should here;
    does anybody there hang on to the numbers after i read them to you
    | es seguro pagar en linea; mi informacion de pago esta protegida; quien puede ver los datos de mi tarjeta; la pagina es segura;
    me llego un mensaje para pagar con un link es de ustedes; me llamaron diciendo que son ustedes y querian mi tarjeta;
    sera estafa este correo de la bodega; no me gusta poner mi tarjeta en internet; me da miedo que me roben los datos;
    me pueden clonar la tarjeta; dice que la pagina no es segura; es confiable pagar por el telefono;
    con que nombre sale el cobro en mi banco; es fraude o si es de ustedes; me hackean si pago ahi;
    los empleados ven mi numero de tarjeta; guardan mi tarjeta de forma segura; como se q de verdad son ustedes;
    me pidieron pagar con gift cards es real; es peligroso dar mi cuenta de banco; hubo hackeo en su compania;
    como protegen mis datos bancarios; es seguro dejar la tarjeta guardada; le doy click al link q me mandaron o es falso;
    me hablo alguien q pague en una hora o pierdo la bodega eran ustedes; aparece un cobro con otro nombre en mi banco son ustedes`,
};
