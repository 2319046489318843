import type { Questions } from './questions.ts';

/** When rent is due, what shows that it was paid, and who pays how much of it. */
export const billQuestions: Questions = {
  'pay/due_date': `
    what day do i pay; when is my payment due; what date does the rent come out; is it due on the first;
    is everybody due on the first or on move in date; when will i be billed; when do i get charged each month; what is my due date;
    when do i pay the next month; how often do i pay; billing cycle; anniversary billing; so when is the next one;
    signed up on the 12th so when do you want money again; what part of the month do you take it;
    do i owe on the first even if i came mid month; is it always the same day; whats the cut off day; when should i expect the charge;
    which date is mine; does the bill land on a certain date; when do you hit my account; rent every 30 days or calendar month;
    on what date is rent due; when are monthly payments due; is rent due on the first of the month or the anniversary date;
    what is the billing date; how is the billing cycle determined; is the due date the same every month;
    moved in on halloween so whens my next payment; when is the next time i have to cough up money;
    what day of the month is everybody paying; is it every four weeks or monthly; what if the first is a sunday when is it due;
    my day is the 31st what about february; i get paid biweekly and need to plan, what day is it;
    writing it on my calendar whats the date; is it a set day or does it change; i wanna budget, what day does it hit;
    which day do you guys run the cards; i signed on the 28th, do i have to pay again in three days;
    is my due date based on when i moved in; do you bill in advance or at the end of the month;
    am i paying for this month or next month; due day; whens rent; rent day?; whens my second payment;
    just moved in and already lost the paper that says when to pay; i forgot what date im supposed to pay by; is it by the 5th;
    do i have to pay by midnight; what time of day is it due; like is it first of month or what; when does my month start and end;
    what day r u gonna charge me; so i paid today when again; rent schedule; how many days between payments;
    is it due same day i signed; do i pay at the start or the end of the month; when does the new month start for me;
    first bill comes when; pay by when; my roommate pays on the 1st but i came on the 17th so when do i;
    does weekend or holiday change when its due; paid at move in, when do you come knocking next; u bill on the first or my own day;
    need to know the day so i can set a reminder in my phone; is there one payday for all tenants;
    got the unit last tuesday, so do i pay every tuesday or; charge date; whats the monthly date; how is my monthly due date determined;
    is rent charged per calendar month or from the move in date; when will my first monthly payment be charged;
    are tenants billed on the first; got my unit on valentines day, so rents on the 14th?; is tomorrow my day or next week;
    trying to time my paycheck, when does it come out; i wanna set an alarm, for which day; what number day is mine;
    remind me what day rent is; when do i owe you again; do i pay now or wait until next month; when does my paid month run out;
    is it the same date as when i got the keys; when does my card get hit; i pay my house on the first, is storage same;
    how far into the month can i pay; whats today count as for billing; next bill when
    | cuando se paga; que dia tengo que pagar; cuando vence la renta; que dia me cobran; cual es mi fecha de pago;
    es cada primero de mes; cada cuando se paga; para cuando es el pago; el dia de corte cual es; cada que dia se cobra;
    cuando me toca pagar otra vez; en que fecha vence el pago mensual; la renta se paga el primero o el dia q entre;
    cual es el ciclo de cobro; q dia me toca pagar; cuando es mi proximo pago; entre el 17 cuando vuelvo a pagar;
    se cobra por adelantado o al final del mes; me cobran el mismo dia siempre; que dia corre la tarjeta; pa cuando tengo q pagar;
    si cae en domingo cuando se paga; hasta q dia tengo para pagar; es cada 30 dias o por mes; mi mes empieza cuando;
    perdi el papel donde decia la fecha; todos pagan el dia primero; a como se paga el mes q viene digo el dia;
    que fecha pongo en el calendario; ya pague hoy cuando otra vez; cual es el dia de pago; me cobran a principio o a fin de mes;
    cuando sale el cobro; q dia es la renta; como se determina mi fecha de pago; cuando me hacen el primer cobro mensual;
    me recuerda q dia pago; hasta cuando estoy cubierto; mi dia cual es; pago hoy o hasta el otro mes;
    quiero poner alarma que dia es la renta; entre en san valentin entonces pago el 14`,
  'pay/change_due_date': `
    can i change my due date; my check comes on the third can my rent be due after that;
    switch billing date; i get social security on the 10th can you move my due date; can we line the due date up with my payday;
    can the billing date be changed; may i request a different due date; is it possible to select my own due date;
    can my payment date be adjusted; how do i request a change of due date;
    all my bills land the same week can yours be a different day; i get my disability on the 3rd, can rent be after that;
    the first is bad for me; new job pays me on fridays so the 1st dont work no more; can we make it the 20th from now on;
    my va check drops on the last day of the month, can you line it up;
    rent and storage both on the first is killing me, can storage be mid month; push my date back a week permanently;
    i want to be on the 15th; pick my own day?; can i choose which day i pay each month; is the date set in stone;
    due date dont match my paydays; got switched to biweekly pay can we shift it; can both my units be due the same day;
    i have three units with three different dates can you put them together; can i sync my payments;
    move me to the first like everybody else; would rather pay on the fifth every month; any chance the day could be later in the month;
    can i have it after the tenth; my pension posts on the 25th;
    my ssi lands on the first but bank holds it til the third, can it be the fourth; different due day please; permanently later date;
    who decides my due date and can it be changed; can u change what day im charged;
    child support comes the 12th so after that would be good; i asked the last manager to move my date and nothing happened;
    it would be a lot easier on me if it was at the end of the month; is there a charge to move the date; reset my anniversary date;
    change billing cycle; i always pay late bc my check is on the 8th, change my day?; can it come out after payday instead;
    teachers get paid once a month on the 30th can we match that; can we do the 1st instead of the 22nd; swap my day;
    let me have another day of the month; want to align it with my mortgage; can my bill day be moved
    | puedo cambiar mi fecha de pago; me pagan el 15 pueden mover mi fecha; quiero pagar en otro dia del mes;
    se puede cambiar la fecha de cobro; quiero escoger mi dia de pago; me pueden mover el pago al 20;
    mi cheque llega el 3 y la renta es el primero; me queda mejor a fin de mes; cambie de trabajo y ahora me pagan los viernes;
    puede ser despues del dia 10; tengo dos bodegas y quiero que venzan el mismo dia;
    mi seguro social cae el 10 puedo pagar despues siempre; no me acomoda el dia primero;
    todas mis cuentas caen el mismo dia pasenme la suya pa despues; me cambian el dia de cobro; quiero q me cobren los dias 15;
    se puede ajustar la fecha; hay cargo por cambiar la fecha; puedo pagar todos los meses el 5 en vez del 1; la pension me llega el 25;
    quien me puede cambiar el dia de pago; muevanme la fecha porfa; me pagan por quincena y no coincide`,
  'pay/statements': `
    do you send bills; will i get an invoice; do you mail statements; will you remind me before rent is due; do i get a reminder;
    how will i know when to pay; do you text when its due; email reminders; i never got a bill; do i get a statement each month;
    can i get paperless billing; why havent i received an invoice; do you notify me before the due date; heads up before payment is due;
    how do you let people know they have to pay; will i hear from you before its due; do i just have to remember;
    nothing came in the mail; can you shoot me a text when its time; how would i know what i owe; do you guys email anything;
    my accountant wants a monthly bill; is there a paper bill; i need something showing what im being charged each month;
    are monthly invoices sent; will i receive a bill each month; do you send payment reminders; how will i be notified when rent is due;
    is paperless billing available; are statements sent by email or postal mail; can i opt in to text reminders; do invoices get mailed;
    i check my mailbox every day and zip from you; how am i supposed to know to pay if nobody tells me; ping me before its due;
    can you give me a nudge a few days before; do i get a call or something when rents coming up; ill forget unless somebody texts me;
    no invoice no pay says my boss; the bookkeeper needs an invoice each month before she cuts the check;
    email me the bill instead of paper; moved and the bills stopped coming; did yall stop sending bills;
    used to get a letter, now nothing; went to my spam maybe? the bill; can i get it emailed to my wife too;
    does anything come in the mail; i like paper bills im old; no email, can you mail me a bill; coupon book?; payment coupons;
    do you send one of those little books; invoice me; send invoices to accounts payable; bill my company every month;
    how do i get invoices; heads up text; reminder text?; will my phone buzz when its time;
    do you shoot out alerts before charging my card; will you tell me before you charge me; notice before the draft comes out;
    do you let people know the amount each month; how do i find out the amount each month; is there an itemized bill;
    whats on the statement; where can i view my invoices; monthly statement for the office; can you put our po number on the invoice;
    e bill; do you send it or do i just have to know; does the bill come by text; i dont open email, can you call me when its due;
    calendar reminder from you guys; want a notice in spanish for my dad when its due; reminders went to my old phone didnt see one;
    no reminder this month whats up; you never warned me rent was coming; when does the bill go out;
    how many days before do you send the reminder; when are invoices generated; how are tenants notified of upcoming charges;
    can i change how i receive my bill; do tenants receive a monthly statement; nobody ever told me money was due;
    silence from you guys and then bam a charge; my husband used to get the bills before he passed, can i get them now;
    am i supposed to get something each month; will you let me know or do i guess; can it pop up on my phone;
    put me on the reminder list; robo call when its due?; is there an email before it comes out; my office needs the bill by the 25th
    | mandan factura; me llega recibo cada mes; me mandan recordatorio; me avisan antes de que venza; no me llego el estado de cuenta;
    como se cuando pagar; me mandan mensaje cuando toca; como me entero de lo que debo; no me ha llegado nada;
    se envian facturas mensuales; mandan recordatorios de pago; como me notifican cuando vence la renta;
    se puede recibir la factura por correo electronico; me mandan bill a la casa; no me llega ningun papel;
    me pueden avisar unos dias antes por texto; como voy a saber cuando pagar si no mandan nada; mi patron pide factura cada mes;
    se me olvida si no me mandan mensaje; antes me llegaba carta y ya no; me avisan antes de cobrar la tarjeta; quiero el bill en papel;
    mandenme el recibo por email en vez de carta; donde veo mis facturas; este mes no me mandaron recordatorio;
    me llaman cuando toca pagar; cada mes llega algo o uno se tiene q acordar; el aviso le llega tmb a mi esposa;
    a q correo mandan el invoice; cuantos dias antes avisan; no uso email me mandan carta; los avisos me pueden llegar en espanol;
    cuando se generan las facturas; nadie me aviso q habia que pagar; ponganme en los recordatorios;
    me llega algo al celular antes del cobro; mi esposo recibia los bills y fallecio me llegan a mi ahora`,
  'pay/receipt': `
    can i get a receipt; i need a copy of my payment; need proof i paid; can you email me a receipt; payment history for my taxes;
    i need invoices for my company; need something for my accountant; record of what i paid last year;
    can i write it off do i get something for taxes; how can i obtain a receipt for my payment; are receipts provided for cash payments;
    can i get a copy of my payment history; how do i get a year end statement for taxes; is a payment ledger available upon request;
    can i get a paid in full letter; where can i download receipts; my boss wont reimburse me without something on paper;
    the military is reimbursing my move and wants proof of what i paid; fema wants proof i paid for storage;
    insurance adjuster needs what i spent on storage; my divorce lawyer wants every payment ive made;
    doing my taxes, need all of last years storage payments; schedule c season lol need totals; expense report due friday;
    relocation company needs a receipt; paid cash at the desk and got no paper; the kiosk didnt print anything; printer ate my receipt;
    can you resend the confirmation email of what i paid; i lost the slip; need a printout; print me everything i paid since january;
    ledger please; need a zero balance letter; letter saying im paid up; something that shows i paid; proof of payment for court;
    bankruptcy trustee wants records; w9 for your company please; whats your tax id number for my deduction;
    ein for my accountant; is storage tax deductible; how much did i pay in 2023; total paid last year;
    can the receipt have my business name; need the receipt itemized; receipt with company letterhead; send it as a pdf;
    does it email me something after i pay; do you give a slip when i pay cash; didnt get a confirmation after paying;
    how do i see past payments; old invoices from last spring; my payments going back two years;
    audit at work, need documents of the rent paid; reimbursement paperwork; landlord verification of payments;
    my caseworker wants to see i paid the storage; roommate owes me half and wants to see the receipt;
    va claim needs the storage receipts; need a copy of the check that cleared
    | me pueden dar recibo; necesito comprobante de pago; necesito factura para mi empresa; historial de pagos;
    un recibo para los impuestos; como obtengo un recibo de mi pago; dan recibo si pago en efectivo;
    se puede pedir el historial de pagos; donde descargo mis recibos; mi trabajo me reembolsa pero quiere comprobante;
    ocupo los recibos pa los taxes; pague cash y no me dieron papel; se me perdio el recibo; me lo mandan en pdf;
    me imprimen todo lo q pague este ano; fema me pide prueba de los pagos; el abogado quiere ver mis pagos;
    la maquina no me dio recibo; necesito una carta que diga que no debo nada; el recibo a nombre de mi negocio;
    cuanto pague en total el ano pasado; no me llego la confirmacion del pago; mi contador necesita los pagos;
    me da un papelito de que pague; puedo deducir la renta de impuestos; quiero mis recibos viejos; me mandan otra vez el comprobante;
    la trabajadora social pide prueba q pago mi storage`,
  'pay/prepay': `
    can i pay ahead; can i pay several months up front; discount for paying a year in advance; what do i save if i pay the whole year;
    can i pay for the whole semester now; do you give a deal for prepaying; six months at once; pay in advance;
    im going abroad can i pay it all now; annual payment; is it cheaper to pay yearly; got my tax refund, wanna knock out the year;
    do i get anything for paying it all now; leaving for 6 months can i settle it all first; one big payment instead of twelve;
    pay the summer in one go; what happens if i give you a years worth; lump sum discount; can rent be paid in advance;
    is there a discount for prepaying; can i prepay for multiple months; do you offer a reduced rate for annual prepayment;
    are advance payments accepted; how many months can be paid in advance; going to jail for 90 days wanna cover it first;
    got my tax refund and id like to knock out the year; leaving for afghanistan, want rent covered until i return;
    hiking the appalachian trail til september so let me take care of it now; one big check and be done;
    sold a car and have cash now can i put it toward the next few months; snowbird here, pay november to april in one go;
    dont want to think about rent til next year; grant money has to be spent by june can we pay the year;
    the school pays annually can you do that; cover me thru christmas; if i give you 600 today how many months is that;
    three months at a time?; quarterly payments; pay by the quarter; pay twice a year; yearly payment option; annual plan;
    buy 11 get 1 free deal; pay a year get a month free?; any perk for paying ahead; is it cheaper by the year;
    do i lock the price in if i pay the year; does paying ahead stop the rent from going up; put extra on my account;
    can i build up a credit; overpay on purpose so im ahead; id like to be a month ahead; can i pay next month today;
    pay next months rent early; is it okay to pay early; can i pay before the bill comes; early payment;
    my surgery is in may can i pay may and june now; study abroad for a semester, settle up front; peace corps two years how do i pay;
    kids gifting me six months; as a gift can i buy my parents a year; pay for the whole winter;
    full season boat storage in one payment; lump sum; bulk payment; all at once; im bad with money so let me pay while i have it;
    while i have the money can you take a few months; paid up through spring possible?; discount if i buy 12 months;
    can i pay for several months at once; are there savings for paying the full year in advance; is advance payment required;
    what happens to my rate if i prepay; my settlement came in, put me down for the next eight months;
    im having surgery and want bills squared away before; moving to korea for a year to teach so let me settle it before i fly;
    just got my bonus and i want storage off my list; wife says pay it all off til next summer; can i give you two months today;
    put four months on my card; does it work out cheaper if i dont pay monthly; cruise ship job for 9 months, rent first;
    farm money comes once a year so i pay once a year; pay thru graduation; can i leave you a stack of money to cover a while
    | puedo pagar varios meses por adelantado; hay descuento si pago el ano completo; puedo pagar seis meses de una vez;
    si pago todo el ano me sale mas barato; pagar por adelantado; si doy todo el ano de un jalon hay descuento;
    me voy seis meses puedo dejar pagado; pago todo junto; se puede pagar por adelantado varios meses; hay descuento por pago anual;
    aceptan pagos anticipados; cuantos meses puedo adelantar; me llego el tax y quiero pagar todo el ano;
    me voy a mexico tres meses y quiero dejarlo cubierto; si pago 12 regalan uno; puedo pagar el mes q viene de una vez;
    quiero ir adelantado; me conviene pagar todo el ano; ahorita que tengo dinero les pago varios meses; pago trimestral;
    un solo pago por todo el invierno; si doy 500 pa cuantos meses me alcanza; pagar antes de q llegue la fecha;
    si pago el ano no me suben; voy a estar en el barco medio ano lo pago ya; cada seis meses puedo pagar;
    le regalo a mi mama un ano de bodega pagado; pago semestral rebaja; puedo abonar de mas; quiero quedar cubierto hasta diciembre;
    dejar pagado el verano; es obligatorio pagar por adelantado; me llego un dinero y quiero cubrir ocho meses;
    me operan y quiero dejar todo pagado antes; me pagan una vez al ano la cosecha puedo pagar asi; le dejo dos meses hoy;
    me voy de crucero a trabajar nueve meses; sale mas barato si no pago mes por mes; cargue cuatro meses a mi tarjeta`,
  'pay/partial': `
    can i make a partial payment; do you accept partial payments; can i pay in two parts;
    can i pay what i have and the rest friday; split the rent into two payments; can i pay weekly; are partial payments accepted;
    can rent be paid in installments; is it possible to split a payment; do you accept less than the full amount due;
    can the balance be paid in two installments; will a partial payment stop late fees or lien proceedings;
    got 30 bucks on me is that worth giving you; i can throw you sixty today; let me put a little something on it; ill chip away at it;
    two fifty now two fifty on the 15th; take half?; half and half; pay some today some later; i only have part of it; dont have it all;
    short by 20, can you take the rest; i got most of the rent; will you take what i got; pay a piece now; biweekly payments;
    every paycheck can i give you some; 25 a week?; can it come out of each paycheck; weekly instead of monthly; pay every two weeks;
    does it help if i pay some of it; if i give you a hundred will you leave my stuff alone; something is better than nothing right?;
    your site only lets me pay the full amount; can i enter a smaller amount online; website wont let me type a lower amount;
    want to pay just the rent not the fees right now; pay just one of the two months i owe; pay one month of what i owe;
    can i pay the oldest month first; can i make small payments through the month; my roommate pays half and i pay half, separate;
    can we each pay our half; split it between my sister and me; two people two payments same unit; my half and his half on two days;
    does half payment open the gate; will you unlock it if i pay part; down on the balance; installment; can i break it up;
    divide the bill; layaway style; ill drop 40 every friday; part cash now the rest when my check hits;
    you sent back my partial payment why; why was my payment rejected for not being the whole amount; a few dollars at a time
    | puedo pagar una parte; puedo pagar la mitad ahorita; aceptan pagos parciales; puedo pagar en dos partes;
    doy la mitad ahora y el resto despues; se aceptan abonos; se puede pagar en partes; aceptan menos de lo que se debe;
    puedo abonar algo hoy; tengo 40 ahorita se los doy y luego lo demas; me faltan 20 para completar; pago por semana se puede;
    cada quincena doy la mitad; doy una parte y el viernes lo otro; nomas traigo la mitad; la pagina no me deja pagar menos;
    mi hermano paga la mitad y yo la otra; puedo ir abonando; en dos pagos; no completo la renta agarran lo q tengo;
    pago un mes de los dos que debo; si abono me abren; no me aceptaron el abono xq; a pagos chiquitos; tengo casi todo le doy eso;
    me la divide en dos; poquito a poquito cada semana`,
  'pay/someone_else_pays': `
    can someone else pay my bill; can my mom pay for my unit; can i pay for my friends unit; can i pay on another persons account;
    my daughter wants to pay for me; can a third party make a payment on my account; may another person pay my rent;
    are payments accepted from someone not on the lease; can i pay a bill for another tenant;
    how can i make a payment on behalf of a tenant; my boyfriend is locked up and i wanna keep his storage paid;
    im helping my elderly aunt with her bills and she has a unit; i want to pay my sons unit as a surprise;
    paying for my dad hes in the hospital; my brothers deployed i take care of his bills; buddys in rehab i wanna cover his rent;
    grandma gave me her bill to pay; my roommate is short so ill cover his locker; church wants to cover a familys storage;
    we are a charity paying for a client; salvation army is paying my rent how; my caseworker will send you the money;
    my attorney pays my bills; the estate will be paying the rent; my employer is picking up the tab;
    my ex is supposed to pay for it by court order; my parents pay for my stuff; daddys card ok; can i use my moms card;
    the card isnt in my name is that ok; is it fine if the name on the card is different from the lease;
    name on the check is not the tenants; friend will call you with his card; sister is gonna venmo you for me;
    i dont know the unit number but i want to pay my friends bill; all i have is her name can i pay her storage;
    how do i pay without logging in as her; guest payment for someone else; pay for a tenant thats not me;
    do i need to be on the account to pay it; will you tell me what my mom owes so i can pay it;
    how much is my husbands unit i need to pay it for him; can you take my card for unit 88 its my cousins;
    can my assistant drop off the rent for me; my neighbor is bringing my payment in; sending my kid with the check;
    does paying for it give me any right to whats inside; if i pay his bill is the unit mine; if i pay for her does my name go on it;
    agency pays; social worker pays; payee handles my money; my guardian pays for me; rep payee; can my landlord pay it directly
    | puede otra persona pagar mi renta; puede pagar mi mama por mi; quiero pagar la bodega de un amigo; puede un tercero hacer el pago;
    aceptan pagos de alguien que no esta en el contrato; como pago la cuenta de otro inquilino;
    mi hijo esta preso y le quiero pagar su storage; va a ir mi hermana a pagar por mi; la tarjeta es de mi esposo hay problema;
    mi papa esta en el hospital yo le pago; la iglesia me va a ayudar con la renta como le hacen; mi patron paga la bodega;
    no se el numero de unidad pero quiero pagarle a mi amiga; cuanto debe mi mama pa pagarle; si pago yo se pone a mi nombre;
    mando a mi hijo con el dinero; le pago a mi novio su bodega; mi hija me la paga por internet; puede pagar alguien desde otro pais;
    una organizacion me paga la renta; tengo que estar en la cuenta para pagar; mi tio anda en mexico y yo le pago;
    con la tarjeta de mi mama se puede; quiero pagar x otra persona; le hago el favor a un amigo de pagarle`,
  'pay/declined': `
    my payment didnt go through; your website wont take my card; payment failed;
    double charged; you took the wrong amount; my check bounced; returned check fee; nsf fee; what if my payment bounces;
    insufficient funds charge; got an error when paying; why was i charged more; why was my payment declined;
    what is the returned check fee; what should i do if my online payment fails; what happens if my autopay is declined;
    how do i correct a duplicate charge; is there a fee for insufficient funds; what if i was charged the wrong amount;
    spinning wheel when i hit submit payment; page froze when i hit pay did it take it; it timed out, did the money go;
    my bank shows two withdrawals from you; took it twice; you drew it two times and now im overdrawn;
    i see a pending charge and then another; money left my account but your site says unpaid; paid but the site still shows a balance;
    theres money in the account why wont it go; card works everywhere else; says invalid card; cvv error; zip code doesnt match it says;
    expired date error; chip reader said no; the machine rejected me in front of everybody lol; got an email that my autopay failed;
    text says payment unsuccessful; transaction error; keeps saying try again later; my bank flagged you as fraud;
    bank blocked the charge, what now; fraud department stopped it; forgot to move money over and the check came back;
    my rent check got sent back; bad check, how do i fix it; wrote you a hot check by accident; account closed check returned;
    can i still pay by check after one bounced; stop payment on my check; you ran an old card; the wrong card got charged;
    charged my card for somebody elses unit; charged for two units i only have one; 35 dollar returned fee whats that; error 402;
    it wont let me check out; cant get past the payment screen; payment page is down; pay button doesnt do anything;
    online payments broken today?; put in my numbers and it kicks me back; chargeback; why did you take 140 when its 120;
    there is a charge i dont recognize from you; i was billed after i already paid; it says processing for two days;
    wrong routing number i typed; got debited twice; reverse the extra charge; what should i do if i was double billed;
    how are returned payments handled; why am i unable to submit a payment; will a returned payment result in a fee;
    stupid site ate my payment; hit submit twice by accident did it go twice; my debit got turned down but i know i have the money;
    bank of mine put a hold so it bounced back to you; it charged me but no confirmation; statement shows two of the same from you;
    tried three cards and nothing takes; what does do not honor mean on your page; rubber check lol what do i owe for it;
    amount on my card is off by 12 bucks; i keep getting a red message when i try to pay; you charged me for a month i wasnt due
    | mi pago no paso; rechazaron mi tarjeta; me cobraron dos veces; no me deja pagar en la pagina; que pasa si rebota mi cheque;
    me cobraron de mas; por que fue rechazado mi pago; cual es el cargo por cheque devuelto; q hago si mi pago en linea falla;
    me sale error al pagar; la pagina se quedo pensando y no se si pago; me sacaron el dinero dos veces; me declinaron la tarjeta;
    dice tarjeta invalida; mi tarjeta tiene fondos y no pasa; el banco bloqueo el cargo; me reboto el cheque;
    me cobraron una cantidad equivocada; ya pague y sigue saliendo q debo; el boton de pagar no funciona;
    me llego un texto que mi pago fallo; me cobraron 140 y son 120; me cobraron la bodega de otra persona; no acepta mi codigo postal;
    esta caida la pagina de pago; cobro doble; corrieron la tarjeta vieja; cheque sin fondos cuanto cobran;
    me sale un cargo q no conozco de ustedes; el lector no lee mi tarjeta; que hago si me facturaron doble;
    le di dos veces al boton se cobro dos veces; trate con tres tarjetas y ninguna pasa; me cobro pero no salio confirmacion;
    sale un mensaje rojo cuando pago; no me deja mandar el pago; el cargo no cuadra por 12 dolares;
    mi cheque lo regresaron cuanto es la multa por eso`,
};
