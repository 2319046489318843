import type { Questions } from './questions.ts';

/** Rent, fees, and what happens when it is not paid. */
export const moneyQuestions: Questions = {
  'pay/methods': `
    do you take cash; do you take checks; can i pay with a credit card; is debit ok; do you take american express; can i use venmo;
    do you accept zelle or cash app; apple pay; paypal; can i pay with crypto; bitcoin accepted; money order ok; do you take prepaid cards;
    can i pay from my bank account; ach; i dont have a credit card how do i pay; do you take discover; ways to pay rent; cash only or card;
    is there a fee to pay by card; card processing fee; i get paid in cash is that alright; can someone pay in person at the desk; personal check;
    what cards do you take; can i give you a gift card; google pay; i dont do cards; is plastic ok; can i hand you a wad of twenties;
    got a prepaid visa will it go through; i dont have a bank account; can i do half cash half card; will you take a business check;
    mom wants to write you a check; tap to pay; can i use my phone to pay at the counter; what do yall take; is there a surcharge for using a card;
    do you accept out of state checks; social security card pays my rent
    | que formas de pago tienen; puedo pagar con tarjeta; aceptan cheques; reciben giros postales; puedo pagar con zelle; como se puede pagar;
    aceptan tarjeta de debito; no tengo tarjeta como pago; cobran por pagar con tarjeta; aceptan bitcoin; aceptan puro efectivo;
    puedo pagar con mi celular; no tengo cuenta de banco; reciben transferencias; que tarjetas agarran`,
  'pay/remote': `
    can i pay over the phone; can i mail my payment; where do i send a check; can i call in my payment; where do i mail the rent;
    address for payments; whats the mailing address for checks; pay by text; can i pay through the app
    | puedo pagar por telefono; puedo mandar el pago por correo; a donde mando el cheque; puedo llamar para pagar`,
  'pay/after_hours': `
    can i pay when the office is closed; is there a drop box for payments; is there a night drop; can i leave my check in the mail slot;
    how do i pay on a sunday; is there a payment kiosk; can i slip the rent under the door; can i put my payment in the slot; pay machine;
    nobody was there and i had my rent with me; can i drop it in something at night; get off too late to make it to the desk with my money;
    is there a box outside; where do i leave the envelope; slide it under the door
    | puedo pagar cuando esta cerrada la oficina; hay buzon para dejar el pago; hay maquina para pagar; puedo pagar en domingo;
    paso a dejar el dinero en la noche donde lo dejo; hay donde dejar el cheque`,
  'pay/autopay': `
    do you have autopay; can i put it on auto draft; recurring payment; i keep forgetting to pay; can rent just be taken out of my account;
    sign me up so its paid by itself; is autopay required; do i get a discount for autopay; put my rent on automatic;
    can you keep my card on file and run it; set up so i never have to think about it; direct debit; bank draft every month; deduct it automatically;
    i travel for work and dont want to think about it; always late because i forget, fix that for me; can you just take it each month;
    want it to come out by itself; is there a way to never miss a payment; have it hit my card on the first; put me on the automatic thing;
    does it save me anything if you pull it automatically; i have adhd can you make it so its paid without me; link my checking
    | tienen pago automatico; como pongo el pago automatico; me pueden cobrar cada mes a mi tarjeta; se puede domiciliar el pago;
    siempre se me olvida pagar que se cobre solo; quiero que se descuente automaticamente; que se pague solo; que me lo quiten de la tarjeta cada mes;
    para no estar pagando cada mes a mano`,
  'pay/stop_autopay': `
    how do i turn off autopay; cancel automatic payments; stop charging my card; take me off autopay; remove my card from auto pay;
    you charged me after i cancelled autopay
    | como quito el pago automatico; dejen de cobrar mi tarjeta; cancelar el cargo automatico`,
  'pay/due_date': `
    what day do i pay; when is my payment due; what date does the rent come out; is it due on the first;
    is everybody due on the first or on move in date; when will i be billed; when do i get charged each month; what is my due date;
    when do i pay the next month; how often do i pay; billing cycle; anniversary billing; so when is the next one;
    signed up on the 12th so when do you want money again; what part of the month do you take it; do i owe on the first even if i came mid month;
    is it always the same day; whats the cut off day; when should i expect the charge; which date is mine; does the bill land on a certain date;
    when do you hit my account; rent every 30 days or calendar month
    | cuando se paga; que dia tengo que pagar; cuando vence la renta; que dia me cobran; cual es mi fecha de pago; es cada primero de mes;
    cada cuando se paga; para cuando es el pago; el dia de corte cual es; cada que dia se cobra; cuando me toca pagar otra vez`,
  'pay/change_due_date': `
    can i change my due date; can i move my due date to the 15th; my check comes on the third can my rent be due after that; switch billing date;
    i get social security on the 10th can you move my due date; can we line the due date up with my payday
    | puedo cambiar mi fecha de pago; me pagan el 15 pueden mover mi fecha; quiero pagar en otro dia del mes`,
  'pay/statements': `
    do you send bills; will i get an invoice; do you mail statements; will you remind me before rent is due; do i get a reminder;
    how will i know when to pay; do you text when its due; email reminders; i never got a bill; do i get a statement each month;
    can i get paperless billing; why havent i received an invoice; do you notify me before the due date; heads up before payment is due;
    how do you let people know they have to pay; will i hear from you before its due; do i just have to remember; nothing came in the mail;
    can you shoot me a text when its time; how would i know what i owe; do you guys email anything; my accountant wants a monthly bill;
    is there a paper bill; i need something showing what im being charged each month
    | mandan factura; me llega recibo cada mes; me mandan recordatorio; me avisan antes de que venza; no me llego el estado de cuenta;
    como se cuando pagar; me mandan mensaje cuando toca; como me entero de lo que debo; no me ha llegado nada`,
  'pay/receipt': `
    can i get a receipt; i need a copy of my payment; need proof i paid; can you email me a receipt; payment history for my taxes;
    i need invoices for my company; need something for my accountant; record of what i paid last year; can i write it off do i get something for taxes
    | me pueden dar recibo; necesito comprobante de pago; necesito factura para mi empresa; historial de pagos; un recibo para los impuestos`,
  'pay/prepay': `
    can i pay ahead; can i pay several months up front; discount for paying a year in advance; what do i save if i pay the whole year;
    can i pay for the whole semester now; do you give a deal for prepaying; six months at once; pay in advance; im going abroad can i pay it all now;
    annual payment; is it cheaper to pay yearly; got my tax refund, wanna knock out the year; do i get anything for paying it all now;
    leaving for 6 months can i settle it all first; one big payment instead of twelve; pay the summer in one go;
    what happens if i give you a years worth; lump sum discount
    | puedo pagar varios meses por adelantado; hay descuento si pago el ano completo; puedo pagar seis meses de una vez;
    si pago todo el ano me sale mas barato; pagar por adelantado; si doy todo el ano de un jalon hay descuento; me voy seis meses puedo dejar pagado;
    pago todo junto`,
  'pay/partial': `
    can i make a partial payment; can i pay half now; do you accept partial payments; can i pay in two parts;
    can i pay what i have and the rest friday; split the rent into two payments; can i pay weekly
    | puedo pagar una parte; puedo pagar la mitad ahorita; aceptan pagos parciales; puedo pagar en dos partes; doy la mitad ahora y el resto despues`,
  'pay/someone_else_pays': `
    can someone else pay my bill; can my mom pay for my unit; can i pay for my friends unit; can i pay on another persons account;
    my daughter wants to pay for me
    | puede otra persona pagar mi renta; puede pagar mi mama por mi; quiero pagar la bodega de un amigo`,
  'pay/declined': `
    my card was declined; my payment didnt go through; your website wont take my card; payment failed; i was charged twice; double charged;
    you took the wrong amount; my check bounced; returned check fee; nsf fee; what if my payment bounces; insufficient funds charge;
    got an error when paying; why was i charged more
    | mi pago no paso; rechazaron mi tarjeta; me cobraron dos veces; no me deja pagar en la pagina; que pasa si rebota mi cheque; me cobraron de mas`,
  'late/fee': `
    how much is the late charge; what if i miss a payment; i forgot to pay; when is it considered late; how many days late before a fee;
    whats the penalty for paying late; can you waive the late fee; ill be a few days late; why did i get a late fee; paying after the due date;
    how many days do i get before you charge me; gonna be late on rent; what if im a day late; i was in the hospital and missed the due date;
    do you give people a few extra days; late fees; do you add charges if im behind; my paycheck comes after the due date;
    when do late charges kick in; rent slipped my mind; what do you tack on if im behind; how long before it counts against me;
    card got stolen so rent will be late; gimme a sense of what happens if its the 7th and i havent paid; is there wiggle room on the due date;
    how many days slack; got hit with an extra charge this month; completely spaced on rent; i was out of the country and missed it; how much extra;
    will it cost me if im two days behind; payment was a day late am i in trouble; do you penalize; dinged me for being late
    | cobran recargo por pagar tarde; que pasa si pago tarde; cuantos dias de gracia dan; cuanto es la multa; se me olvido pagar;
    me atrase con el pago; voy a pagar unos dias despues; me cobran extra si me atraso; hay penalidad; me cobraron de mas por tarde;
    cuantos dias tengo antes del recargo; se me paso la fecha; que tanto sube si me atraso`,
  'late/extension': `
    can i get an extension; can you give me until friday; i cant pay this month; i lost my job and cant pay; can i set up a payment plan;
    can we work something out on what i owe; im short on money this month; do you do payment arrangements; need more time to pay;
    can i pay next week instead; money is tight right now what can you do; wont have rent until i get paid; laid off and behind on my unit;
    can you work with me; things are rough can you hold off; my hours got cut; furloughed until next month; car broke down and took the rent money;
    any leniency; can i make it up next paycheck; can somebody work with me on this; will you wait till my check clears; i can do 40 now;
    between jobs; my husband got hurt and we are behind on everything; dont wanna lose it just need two weeks; ill have it when i get paid
    | me pueden dar mas tiempo para pagar; no tengo para pagar este mes; puedo hacer un plan de pagos; me quede sin trabajo;
    me esperan unos dias para pagar; ando corto de dinero; denme chance hasta el viernes; se me junto todo; me atrase porque estuve enfermo;
    le puedo dar algo ahorita y lo demas despues; ando sin chamba`,
  'late/locked_out': `
    i was locked out for not paying; why doesnt my code work i owe money; theres a red lock on my unit; you put your lock on my door;
    how do i get my access back after paying; my gate code was shut off for late payment; overlocked; when will you turn my code back on;
    paid my balance but still cant get in; who took my lock off; whats this other lock on my door; will i lose access if i am late;
    do you lock people out; your company put a second lock on it; my keypad code died the day after rent was due;
    somebody clamped a different lock on my door; cant get to my stuff until i pay?; settled up online, how long till it lets me in;
    there is something on my latch that isnt mine; what do i need to do to get back in after being behind
    | pusieron otro candado en mi bodega; me quitaron el acceso por no pagar; ya pague y no puedo entrar; me bloquearon el codigo por falta de pago;
    hay un candado rojo en mi puerta; no me deja entrar porque debo; ya quede al corriente cuando me abren`,
  'late/lien': `
    will you sell my stuff if i dont pay; when do you auction units; how long before my things are auctioned; i got a lien notice;
    can i stop the auction; how many days until a lien sale; am i going to lose my things; im two months behind what happens; i abandoned my unit;
    if i stop paying what happens to my belongings; you sent me a letter about selling my unit; default on rent;
    how far behind before you take my stuff; they said my unit is going to auction; do you throw away peoples things;
    can i still get my stuff back im three months behind; foreclosure on storage; what if i just stop paying;
    what do you do with stuff when people dont pay; how long until i lose everything; are you gonna toss my moms things;
    i ignored the letters, is it too late; whats the timeline before its gone for good; can i get my family photos out before you sell it;
    i have been in jail and my unit wasnt paid; how many months until its yours; what happens to abandoned stuff;
    got something certified in the mail from you; been 3 months since i paid; you people selling peoples lives; will i find my things at an auction;
    last chance to save my stuff
    | van a subastar mis cosas; que pasa si no pago; en cuanto tiempo venden mis cosas; me llego una carta de subasta; voy a perder mis pertenencias;
    debo tres meses que pasa; como evito el remate; si dejo de pagar que hacen con mis cosas; tiraron mis cosas; cuanto tiempo antes de perder todo;
    me llego un aviso de que van a vender; llevo tres meses sin pagar`,
  'auction/attend': `
    do you have auctions; when is your next auction; where do you post auctions; can i buy abandoned units; how do i bid on a storage unit;
    storage auctions like on tv; are auctions online; can i come to the auction and bid; do you sell abandoned lockers; storage wars;
    im looking to buy a unit full of stuff
    | cuando es la proxima subasta; como compro bodegas abandonadas; hacen subastas; donde publican los remates; quiero comprar lo que subastan`,
  'fees/admin': `
    is there an admin fee; are there any setup fees; do you charge a move in fee; application fee; what do i pay when i sign;
    how much do i pay to move in; what is the total move in cost; what do i owe on day one; are there hidden fees; any other fees besides rent;
    one time fee; is there an enrollment fee; what are the upfront costs; any extra charges i should know about; how much do i need to get in;
    is the price all in; whats it cost to get started; what fees are there; do you charge tax; is tax included; what else am i paying for;
    do you nickel and dime people; is there anything on top of the monthly rent; new customer charge; what do i hand over on the first day;
    walk me through what i pay to start; is it just the rent or is there other stuff; whats the damage to get in the door; what all gets added on;
    i hate surprises whats the full amount; is there a one off charge; how much cash do i bring to sign; other costs besides monthly
    | cobran cuota de inscripcion; hay cargos extras; cuanto pago al principio; hay cuota administrativa; cuanto necesito para entrar;
    hay cargos escondidos; que mas cobran aparte de la renta; incluye impuestos; cuanto es de entrada en total; que tanto es para empezar;
    aparte de la renta que mas se paga; cuanto llevo el primer dia`,
  'fees/deposit': `
    do you require a deposit; how much is the deposit; do i have to put money down; is the deposit refundable; first and last month; no deposit;
    cleaning deposit; do i pay a deposit upfront; damage deposit; do you hold any money; need anything down; first last and security?;
    what do i put down; is there money i get back at the end; how much do i leave as a guarantee
    | piden deposito; cuanto es el deposito; hay que dejar enganche; se necesita fianza; hay que dejar dinero en garantia;
    cobran deposito de seguridad; se deja algo de garantia; hay que dar algo por adelantado como garantia; se regresa el deposito`,
  'fees/deposit_return': `
    when do i get my deposit back; how do i get my deposit returned; how long does it take to refund the deposit; i moved out where is my deposit;
    do i get the deposit when i leave
    | cuando me regresan el deposito; como recupero mi deposito; me devuelven la fianza al salir`,
  'price/increase': `
    do you raise the rent; how often do rates increase; is this an introductory rate; is the price locked in; how long is the rate guaranteed;
    is this the real price or will it jump; why did my rent increase; will it stay the same price; you raised my rent; my bill went up;
    do prices change; fixed rate; last place doubled my rent after a few months do you do that; is that just a promo rate;
    got a letter saying more per month; how long do i keep this price; rate hike; will you bump me up later; is the online price forever;
    so whats it gonna be in a year; every place jacks it up after three months; will i get a nasty letter later; how often does it climb;
    is this number gonna hold; mine just went up twenty bucks, how come; do you give warning before it costs more; is that the forever price;
    what will i be paying next summer; bait and switch; do old customers pay more; ive been here 4 years and it keeps climbing;
    is there a cap on how much you raise it
    | va a subir la renta; cada cuando suben el precio; el precio se mantiene; por que me subieron la renta; es precio fijo;
    despues me van a cobrar mas; me aumentaron la mensualidad; la tarifa es solo de promocion; y despues me la suben; cuanto tiempo dura ese precio;
    ya me subieron otra vez; avisan antes de subir; siempre va a ser lo mismo`,
  'price/discount': `
    do you have any discounts; any specials; is there a promotion right now; military discount; student discount; senior discount; im a veteran;
    im retired do i pay less; is the first month free; dollar first month; do you have coupons; any deals for new customers;
    do first responders get a discount; teacher discount; i work at the hospital is there a discount; im in the army; aaa;
    do you offer anything for seniors; got any offers; is there a sale going on; im a firefighter; i serve in the navy; im 70 do i get something off;
    im in college any break; nurse discount; police officer; do you do anything for active duty; promo code; how do i get a better deal;
    multi unit discount; is there anything off if i sign up today; anything for those who served; my dad was in vietnam; got a kid at the university;
    we are on social security; do nurses get anything; im on a tight budget any break you can cut me; is there something if i take two;
    whats the best you can do for a new customer; saw a sign about half off; your ad said first month for a buck; is that online special still going;
    i drive an ambulance; cheaper for retirees?; do you do anything for grad students; costco members; what specials are you running;
    can you sweeten it; got a coupon in the mail
    | tienen descuentos; hay alguna promocion; descuento para militares; descuento de estudiante; hay descuento para personas mayores;
    el primer mes es gratis; tienen ofertas; soy veterano hay descuento; soy maestra tienen algun descuento; tienen cupones; alguna rebaja;
    hay algo para los que sirvieron; mi esposo es soldado; somos jubilados; vi un anuncio de mitad de precio; me hace un descuentito;
    que promociones hay este mes`,
  'price/match': `
    will you match a competitors price; the place down the street is cheaper can you match it; price match; can you beat their price;
    can you do better on the price; is the rate negotiable; found it for less somewhere else; can you lower my rent;
    online price is lower than what you quoted; why is the web price different; i saw a cheaper rate on your website
    | igualan precios; en otro lado esta mas barato me lo dejan igual; me pueden bajar el precio; es negociable el precio; me hacen una rebajita`,
  'price/referral': `
    do you have a referral program; do i get something for referring a friend; my buddy rents here does he get credit; i sent you a customer;
    refer a friend bonus; who told me about you gets anything
    | hay bono por recomendar; si recomiendo a un amigo me dan algo; programa de referidos`,
  'price/prorate': `
    is the first month prorated; if i move in mid month do i pay the full month; do i pay for the whole month if i start on the 20th;
    partial first month; do you prorate; moving in at the end of the month do i pay twice
    | se prorratea el primer mes; si entro a mitad de mes pago completo; si empiezo el 20 cuanto pago`,
  'refund/leave_early': `
    do i get a refund if i move out early; will you give me money back for the unused days; if i leave mid month is it prorated;
    i paid ahead but want to leave now; what happens to the rent i already paid; do i get back the rest of the month;
    moved out on the 5th do i get the balance back; can i get my money back; refund for unused months; prorated move out;
    im leaving halfway through the month; paid through december but im out now; are partial months refunded; i only used ten days of the month;
    im gone on the 9th, what about the other three weeks; i already paid this month and just moved everything out;
    sold the house sooner than we thought and we paid through june; do you keep the rest; what happens to what i paid ahead; only used it for a week;
    credit for days i dont use; feel like i should get something back
    | me regresan dinero si me salgo antes; si me voy a mitad de mes me devuelven; pague por adelantado y ya me voy;
    hay reembolso de los dias que no use; me devuelven lo que sobra del mes; reembolso; ya pague el mes y me salgo hoy; que pasa con lo que ya di;
    me deben dias`,
};
