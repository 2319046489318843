import type { Questions } from './questions.ts';

/** How rent is paid. */
export const payingQuestions: Questions = {
  'pay/methods': `
    can i pay with a credit card; is debit ok; do you take american express; can i use venmo;
    do you accept zelle or cash app; apple pay; paypal; can i pay with crypto; bitcoin accepted; money order ok;
    do you take prepaid cards; can i pay from my bank account; ach; i dont have a credit card how do i pay; do you take discover;
    ways to pay rent; cash only or card; is there a fee to pay by card; card processing fee; i get paid in cash is that alright;
    can someone pay in person at the desk; personal check; what cards do you take; can i give you a gift card; google pay;
    i dont do cards; is plastic ok; can i hand you a wad of twenties; got a prepaid visa will it go through; i dont have a bank account;
    can i do half cash half card; will you take a business check; mom wants to write you a check; tap to pay;
    can i use my phone to pay at the counter; what do yall take; is there a surcharge for using a card;
    do you accept out of state checks; social security card pays my rent; what forms of payment are accepted;
    which methods of payment do you accept; are personal checks accepted; do you accept all major credit cards;
    is cash an accepted form of payment at this location; is there a convenience fee for paying with a card; acceptable payment types;
    do yall do chime; all i got is a cash app card; do you do klarna or afterpay; can i swipe my hsa card;
    will my union bank debit work there; i only deal in cash sorry old school; my grandpa doesnt believe in banks lol what can he do;
    does the reader take chip cards; do you mess with bitcoin; i tip money is all ones and fives will you take it;
    does it have to be a visa; i cut up all my cards after the divorce so now what; got a cashiers check from the credit union;
    does amex work there or nah; zelle?; venmo ok?; checks ok?; can i bring coins; western union to you guys possible;
    my bank gave me only starter checks will they do; the church pays with a check from its own account is it fine;
    will a canadian card work; our company pays everything with a purchase order; do you add 3 percent when i swipe;
    is it cheaper if i give you cash; going to the atm first should i pull cash out or do you swipe;
    what should i bring in my wallet to pay you; can i split it on two cards; i dont trust giving my bank number what else do you take;
    my direct express card from ssa will it go; do you take ebt; payment options;
    does it have to be my own card or can it be the business one; can i use a debit card from mexico; can i wire it to you;
    do you guys have that square thing; so what kinda money do you take; i only have my phone on me can i still pay at the desk;
    will a traveler check work; postal money orders good with you; can i use rewards points; my card has no chip;
    can the va pay you directly; third party check from my insurance settlement, would you cash it toward rent;
    what payment options are available at the office; can rent be paid with a business account;
    are there any restrictions on payment types; is cash still accepted; do i need to stop by the bank first;
    sold some stuff on the weekend so i got cash will that do; can you take it off my debit; ive only got a checkbook with me;
    my wallet is all plastic; does it matter if its a mastercard; you guys swipe?; my kid put a card on my watch can i use that;
    what can i use to pay; do you accept foreign cards; i work for tips so i pay in small bills; cash discount;
    can i pay with a prepaid walmart card; routing and account number ok?; can i use a savings account;
    is a check drawn on my business fine
    | que formas de pago tienen; puedo pagar con tarjeta; aceptan cheques; reciben giros postales; puedo pagar con zelle;
    como se puede pagar; aceptan tarjeta de debito; no tengo tarjeta como pago; cobran por pagar con tarjeta; aceptan bitcoin;
    aceptan puro efectivo; puedo pagar con mi celular; no tengo cuenta de banco; reciben transferencias; que tarjetas agarran;
    cuales son los metodos de pago aceptados; formas de pago; se acepta american express; q tarjetas aceptan; aceptan cashapp o venmo;
    agarran cash; yo manejo puro cash esta bien; tengo una tarjeta de mexico sirve; puedo dar un money order; se puede con apple pay;
    les puedo transferir de mi banco; mi tarjeta es prepagada la aceptan; cobran comision por la tarjeta;
    me pagan en efectivo en la obra asi les puedo dar; mitad cash y mitad tarjeta se puede; toman cheques de compania;
    no uso tarjetas joven solo billetes; tarjeta de credito o debito da igual; aceptan ath movil; se puede pagar con paypal;
    xq no aceptan efectivo; saco dinero del cajero o traen terminal; mi banco es de puerto rico hay problema;
    tmb aceptan cheque personal; q formas hay pa pagar en la oficina; tengo puro billete chico; aceptan tarjetas extranjeras;
    tengo chequera nomas; con el reloj se puede pagar; puedo usar una tarjeta de walmart; paso al banco primero o con tarjeta;
    todavia agarran efectivo`,
  'pay/remote': `
    can i mail my payment; where do i send a check; can i call in my payment; where do i mail the rent;
    address for payments; whats the mailing address for checks; pay by text; can i pay through the app;
    can payments be made by telephone; to what address should rent checks be mailed; do you accept payments by mail;
    may i pay by phone with a card; is a payment by text message possible;
    where should checks be sent and to whom are they made payable;
    i live two hours away how do i get the rent to you; im deployed so how do i get you money;
    can you just take my card number right now on the phone; if i call will somebody run my card; automated phone line to pay;
    i dont drive anymore how do i get you the check; stuck at home with covid and rent due; is there a po box i send the rent to;
    my bank sends bill pay checks which address do they use; bank bill pay setup what address and name do i put;
    put it in the mail monday will that reach you; can i read you my card number; whats the pay by phone number;
    my dads 80 and doesnt do computers can he call with his card; i sent it usps to the street address is that right;
    can i just text you a payment; i moved to ohio but still have the unit how do i send money; broke my ankle cant come in to pay;
    is there an app i can pay in; do i write the unit number on the check i mail; can i fedex it; want to take care of it from my couch;
    no internet out here so how do i pay you; reply to the text to pay?; are you open to taking a card over the line;
    i work offshore how do i get the money to you; long distance tenant paying; can i do it without driving down there;
    mailing a money order where to; envelope addressed to who; my internet is down can i ring you and pay;
    cant make it over there to hand you the rent; is it ok to send the check by mail every month;
    can the girl on the phone take my debit; stamp and envelope guy here where does it go;
    i travel with the truck all month long how do i pay from the road; do you take payment by phone with a robot or a real person;
    will you lose my check if i mail it; the bank mails it, do you get it in time
    | puedo pagar por telefono; puedo mandar el pago por correo; a donde mando el cheque; puedo llamar para pagar;
    se puede pagar por telefono con tarjeta; a q direccion mando el cheque; aceptan pagos por correo;
    vivo lejos como les mando el dinero; no tengo carro como le hago pa pagar; le doy el numero de mi tarjeta por telefono;
    puedo pagar x mensaje de texto; hay alguna app para pagar; mi mama no sabe de internet puede llamar para pagar;
    a donde envio el money order; hay un po box pa mandar la renta; ando trabajando fuera como pago desde aca; puedo pagar sin ir hasta alla;
    estoy enfermo y no puedo ir a llevar la renta; si marco me cobran por telefono; ya no vivo en ese estado como pago;
    se puede pagar por la aplicacion; cual es el numero para pagar por llamada; mando el cheque por correo cada mes esta bien;
    no puedo manejar como les hago llegar el pago; les puedo dar la tarjeta ahorita por telefono`,
  'pay/after_hours': `
    can i pay when the office is closed; is there a drop box for payments; is there a night drop; can i leave my check in the mail slot;
    how do i pay on a sunday; is there a payment kiosk; can i slip the rent under the door; can i put my payment in the slot;
    pay machine; nobody was there and i had my rent with me; can i drop it in something at night;
    get off too late to make it to the desk with my money; is there a box outside; where do i leave the envelope;
    slide it under the door; is there a drop slot for after hours payments; can payments be made outside of office hours;
    is a night deposit box available; may i leave my payment when the office is closed;
    are payments accepted on weekends and holidays when the office is closed; yall were closed when i came with my check;
    came by at 7 and lights were off, had the rent on me; is there a slot in the door; where does my money order go if nobodys there;
    office hours dont work with my job how do i pay; is it safe to put cash in the drop box;
    the sign said back in 30 minutes, i just wanted to leave a check; i get off at midnight and rents due today;
    its labor day and my rent is due and nobody is there; mail slot by the office ok for checks?; do you check the box on saturdays;
    if i drop it tonight does it count as today; i stuck an envelope through the door last night did you see it;
    can i leave it with the security guard; outside machine to pay; is there a thing on the wall that takes payments; kiosk take cash?;
    pay at 2am possible; can i slide you the money under the gate; any way to pay after 6; closed sundays but rents due sunday;
    dropping it off before my shift at 5 am; so theres no one at the desk but i have my envelope; where do folks put the rent at night;
    the drop box looks broken; you guys have one of those bank type drawers; is there someplace to put it so i dont have to come back;
    i swing by on my way home about nine, can i leave a check; do i write my unit number on the envelope in the box;
    the lady wasnt there and i need to leave rent; is there a lockbox for payments; i only have time on holidays;
    office locked, rent in hand; left it in the slot hope thats ok; overnight drop off for checks;
    closed early today and i wanted to pay; stuck at work til after you close, rent is due; how do i leave a payment after closing
    | puedo pagar cuando esta cerrada la oficina; hay buzon para dejar el pago; hay maquina para pagar; puedo pagar en domingo;
    paso a dejar el dinero en la noche donde lo dejo; hay donde dejar el cheque; se puede dejar el pago fuera de horario;
    hay buzon nocturno; la oficina estaba cerrada y llevaba mi renta; salgo tarde del trabajo donde dejo el cheque;
    hay una ranura en la puerta para el pago; puedo pagar en dia feriado; fui y no habia nadie para pagarle; donde echo el sobre;
    hay kiosco para pagar de noche; puedo meter el cheque debajo de la puerta; si lo dejo en la noche cuenta como hoy;
    es seguro dejar efectivo en el buzon; el sabado en la tarde hay quien cobre; ya cerraron y hoy se vence;
    pase a pagar y estaba cerrado; tienen caja para dejar la renta; la maquina de afuera agarra efectivo;
    trabajo de noche a q hora puedo pagar; le dejo el dinero al guardia; quiero pagar despues de las 6;
    dejo el sobre con mi nombre en algun lado; domingo no abren y se me vence`,
  'pay/autopay': `
    can i put it on auto draft; recurring payment; i keep forgetting to pay;
    can rent just be taken out of my account; sign me up so its paid by itself; is autopay required; do i get a discount for autopay;
    put my rent on automatic; can you keep my card on file and run it; set up so i never have to think about it; direct debit;
    bank draft every month; deduct it automatically; i travel for work and dont want to think about it;
    always late because i forget, fix that for me; can you just take it each month; want it to come out by itself;
    is there a way to never miss a payment; have it hit my card on the first; put me on the automatic thing;
    does it save me anything if you pull it automatically; i have adhd can you make it so its paid without me; link my checking;
    do you offer automatic payments; is automatic billing available; how do i enroll in autopay; can i set up recurring payments;
    is there an automatic payment option; do you keep my card; can yall just hit my card every month;
    i want it off my plate; id forget my own head, can it be automatic; my mom has memory problems and needs it drawn from her bank;
    same as netflix, just charge me every month?; set it and forget it; having a baby soon so i wanna automate all bills;
    ima be on a submarine for 6 months need the rent to pay itself; can you pull it from checking; is autopay by card or bank;
    i hate logging in every month; can u charge it the same day each month without me doing it;
    does the autopay start this month or next; do i have to sign something for auto pay; enrolled but it didnt take it this month;
    am i on autopay; is my unit set to draw automatically; how do i know if autopay is on; automatic withdrawal form;
    preauthorized debit; is there a perk for signing up for automatic; do you force everyone on auto billing;
    third month i forgot, theres gotta be a better way; truck driver never home need it handled;
    can you save my card so i dont type it each time; every month i have to dig out my card, can you store it; let me put it on repeat;
    subscription style; can it just debit me; ok to leave my card with you for each month;
    can it come off two days after the first automatically; can autopay come out of savings; put my unit on auto;
    want my rent to handle itself; too many bills to keep track of, automatic pls;
    will it charge itself or do i have to push a button every month; hook it up to my debit;
    i signed up online did that turn on the automatic thing; auto bill pay;
    going overseas for a year on a mission and dont want to miss rent;
    my secretary quit and nobody remembers the storage bill so make it automatic; do you bill the card you have automaticly; eft;
    does it autocharge; is enrollment in automatic payments mandatory; what are the benefits of autopay;
    can i choose the date of my automatic payment; which accounts can be used for automatic payments;
    rent is the only bill i still do by hand; my phone bill pays itself why cant this;
    i want my wife to stop nagging me that i forgot storage; dementia runs in the family, better make it automatic;
    i live in a van with no signal half the time so it needs to go through alone; can the bank do it every month with you;
    put me down for the auto; you got my visa just use it every time; same card as last time every month pls;
    wanna never get a late fee again; hands off payment; do they charge my card again next month or do i do it;
    will my card be charged again automatically; is it set up already or do i do that; do i have to be on auto to get that price;
    can my kid set it up for me on his card; automated; autopay?; auto pay setup
    | tienen pago automatico; como pongo el pago automatico; me pueden cobrar cada mes a mi tarjeta; se puede domiciliar el pago;
    siempre se me olvida pagar que se cobre solo; quiero que se descuente automaticamente; que se pague solo;
    que me lo quiten de la tarjeta cada mes; para no estar pagando cada mes a mano; ofrecen pago automatico;
    como me inscribo en el cobro automatico; se puede poner pago recurrente; quiero q se cobre solo de mi cuenta;
    me pueden poner en autopay; ya esta en automatico mi bodega; guardan mi tarjeta; pueden guardar la tarjeta y cobrar cada mes;
    tipo netflix q se cobra solo; soy trailero nunca estoy pongamelo automatico; se me pasa siempre el pago quiero ponerlo fijo;
    hay descuento con autopay; es obligatorio el autopay; que lo saquen de mi cheking; me lo pueden rebajar de la cuenta mensual;
    debito automatico; no quiero estar entrando a la pagina cada mes; tengo mala memoria me lo pueden jalar de la tarjeta;
    me voy a mi pais unos meses y quiero q se pague solo; como activo el cobro automatico; se puede automatizar;
    mi papa ya esta grande y se le olvida q se lo descuenten; cobrenme solitos cada mes; cuales son los beneficios del pago automatico;
    que se renueve solo el cobro; como el telefono que se paga solo; ya tienen mi tarjeta usenla cada mes;
    el mes q entra me cobran solo o yo pago; autopay como se pone; ando en la carretera sin senal necesito q se pague solo;
    no quiero volver a tener recargo ponganlo automatico`,
  'pay/stop_autopay': `
    how do i turn off autopay; cancel automatic payments; stop charging my card; take me off autopay; remove my card from auto pay;
    you charged me after i cancelled autopay; how do i cancel automatic billing; can i discontinue autopay at any time;
    how do i remove my payment method from autopay; how can i opt out of recurring payments;
    what is the process to stop recurring charges; dont run my card this month ill bring cash;
    please dont pull it on the first theres nothing in there; i wanna go back to paying by hand;
    my exs card is still being hit for my unit; take the draft off; i closed that bank account so stop the draft;
    can i pause autopay for a month; need you to hold off on the automatic withdrawal;
    you keep taking money and i told you no more auto; unenroll from autopay; switch me from automatic to manual;
    i moved out in may why is my card still getting charged; i never agreed to automatic payments; turn the auto thing off;
    i see a charge from you guys every month and i dont want it automatic anymore; undo the recurring;
    i got overdrafted cause of your auto payment, turn it off; delete my card from your system; can you forget my card number;
    id rather write a check from now on instead of the draft; autopay off please; kill the auto draft;
    revoke authorization to debit my account; how far ahead do i have to tell you to stop the automatic payment;
    switching banks need the draft stopped first; my card is maxed dont charge it on friday; you took it out early stop doing that;
    whats the button to disable auto pay; went to turn off recurring and cant find it; i want to control when i pay;
    nobody asked me before putting me on automatic; can i skip the auto charge once; can you take the saved card off;
    my husband put it on our joint card and i want it off; my business partner left take his card off the auto pay;
    no more automatic please; stop pulling money out; want to remove auto bill but keep my unit; is there a penalty to leave autopay;
    my account still gets debited; u guys took it out again after i said stop; quit drafting me; discontinue the bank draft
    | dejen de cobrar mi tarjeta; cancelar el cargo automatico; como desactivo el autopay;
    quiero salirme del pago automatico; ya no me cobren automatico; quiten mi tarjeta del sistema;
    este mes no me cobren la tarjeta no tengo fondos; el autopay sigue corriendo y yo no lo quiero; quiero volver a pagar yo mismo;
    como cancelo el pago recurrente; no autorice el cobro automatico; pueden pausar el autopay un mes;
    cerre esa cuenta del banco ya no cobren ahi; me sobregiraron por el cobro automatico; borren mi tarjeta;
    la tarjeta es de mi ex quitenla del cobro; prefiero pagar en efectivo quiteme el automatico; ya no quiero q me jalen el dinero solo;
    como paro los cargos; me estan sacando dinero cada mes y no quiero; cambiar de automatico a manual; detengan el debito;
    xq me cobraron si ya quite el autopay; quita el pago automatico porfa`,
};
