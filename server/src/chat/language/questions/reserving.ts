import type { Questions } from './questions.ts';

/** Holding a unit before the lease begins. */
export const reservingQuestions: Questions = {
  'reserve/hold': `
    how long will you hold a unit; can you hold one for me; how long is a reservation good for; how far in advance can i reserve;
    can i reserve for next month; what if i cant make it on my move in date; will you save it till friday;
    how many days do i have to move in after reserving; do i lose my unit if i show up late; my truck is delayed will you keep it for me;
    does the reservation expire; can i lock one in now for august; can i push back my move in; how early can i book;
    if i book today when do i have to show up; our moving date is three weeks out; i wont get there until the weekend will it still be mine;
    movers got delayed; can you keep one open for me; will you give it to somebody else if im late; how soon before i move should i book;
    book now move in later; put one aside; is my spot safe until the 3rd; closing got pushed a week;
    how long will my reservation be held?; how far in advance can i reserve a unit?; can i reserve a storage unit ahead of time?;
    do reservations expire?; what happens if i do not move in on my reserved date?; how long is the unit guaranteed?;
    can i pre-book a unit?; should i reserve in advance?; my flight got cancelled and i was supposed to be there today;
    stuck behind a snowstorm in wyoming; the seller is dragging his feet so i might be a week late;
    container from overseas is in customs still; kid has the flu we cant come tomorrow; truck broke down outside town, dont give it away;
    i clicked reserve last tuesday, is it still good; will it be gone by saturday; i dont get paid until the 15th can you save it;
    can you put a sticky note on it for me lol; set one aside for my dad; dont let anybody else take it; keep it warm for me;
    got my name on it?; hold it?; how many days u hold; 24 hours or more; a week hold ok?; two months out too early?;
    graduation is in may, can i get it locked now; next semester storage, can i already get in line for a date;
    wedding in june so we want one ready then; baby due in october planning ahead; is it too soon to book for the fall; too early to book?;
    when should i book for end of month; do i need to book or just turn up; is it smart to reserve or are there always some;
    what if i turn up two days after; does showing up late cancel it; grace period on a reservation; when does my booking run out;
    is the price frozen till i come; will the online price still be good when i get there; does the web special stick if i come next week;
    lock the rate now move in later; is the rate guaranteed with the reservation; if i reserve is that exact unit mine;
    do you give it away if i dont call; do i have to call to keep it; can i extend the hold; need another few days on that hold;
    hold it a bit longer pls; our closing keeps slipping; military orders delayed, keep my booking; pencil me in for the 20th;
    i would like dibs for september; can i book one with a start date in the future; start the lease next month but claim it now;
    how long is my resevation good; can u hold it til fri; will u keep it 4 me;
    hi i reserved one online but we arent going to make it till next wednesday so is that going to be an issue;
    im gonna be late on my move in day; cant be there on the day i put; running late, dont give away my unit;
    whats the longest ahead i can put my name on one; do you take bookings for january; i start work there in six weeks, lock a unit now?;
    reservasion how many days
    | cuanto tiempo me apartan la bodega; me la pueden guardar hasta el viernes; con cuanta anticipacion puedo reservar; cuanto dura la reserva;
    puedo apartar una para el proximo mes; si no llego ese dia pierdo mi reservacion; me la aparta hasta la otra semana;
    llego hasta el lunes todavia va a estar; con cuanto tiempo aparto;
    por cuanto tiempo se mantiene la reservacion?; con que anticipacion se puede reservar?; las reservaciones caducan?;
    que pasa si no me mudo en la fecha reservada?; se puede reservar con anticipacion?; me cancelaron el vuelo no llego hoy;
    se me descompuso la troca, no la de a nadie; me pagan el 15 me la puede guardar; guardemela porfa;
    la reserve el martes todavia es mia?; cuantos dias me la guardan; si llego tarde se la dan a otro; puedo reservar pa septiembre;
    es muy pronto pa reservar; me respetan el precio si voy la otra semana; tengo q llamar pa q no la quiten;
    deme unos dias mas q todavia no cierro la casa; la separo ahora y entro en un mes; con cuanto tiempo hay q separarla;
    hasta cuando es valida la reserva; se vence la reservacion?; no alcanzo a llegar manana; me la puede apartar tantito;
    puedo hacer hold de una; xq no me la guardan mas dias; cojo una ahora pa el mes que viene;
    no me la valla a kitar; asta kuando me la guarda; llego con retraso`,
  'reserve/cost': `
    does it cost anything to reserve; do i need a credit card to reserve; do i have to pay to reserve a unit; is there a reservation fee;
    is the reservation free; money to hold a unit; do you charge my card when i reserve;
    is a deposit required to reserve a unit?; are reservations free of charge?; is a credit card required to make a reservation?;
    is there any obligation when i reserve?; do i have to pay in advance to hold a unit?;
    will my card be charged at the time of reservation?; what does it cost to hold a unit?;
    the website is asking for my card just to book, why; it wanted my visa number and i got scared;
    i see a pending charge and i only reserved; why did you take 20 bucks when i reserved; i dont have money til payday, can i still book;
    no card, can i reserve with cash later; do i put anything down; money down?; anything upfront to book; free to reserve?;
    no credit card needed?; how much to hold it; holding fee; booking fee?; charge for booking; whats due when i reserve;
    do i pay now or when i move in; pay today or at move in; when do you take the money, at booking or the day i show up;
    does the reserve button charge me; if i click reserve am i on the hook for money; is it just a hold with nothing owed;
    no strings reservation?; is reserving free like a hotel; do i need to leave a deposit for you to keep it;
    does the hold fee go toward rent; is the reservation money applied to my first month;
    my debit only has ten dollars will it decline when i book; can i hold one without giving card info;
    dont want to give my card over the internet just to reserve; how come its asking payment to save a spot; is it zero dollars to book;
    do you preauthorize the card; can i reserve with no money; broke til friday but want to reserve; do i lose anything by reserving;
    any risk in reserving; cost to lock it in; what will it set me back to have you save one; do you need a down payment; earnest money?;
    does pre booking cost extra; reserving for my church, do they need a check now;
    do i haf to pay to resurve; deposit to hold?; card to reserve?;
    yeah so if i reserve it on the website is it going to take money out of my account; reserve w out a card;
    is it gonna charge me if i book
    | cuesta algo reservar; hay que pagar para apartar; necesito tarjeta para reservar; es gratis la reservacion;
    la reservacion tiene costo?; se requiere deposito para reservar?; es necesaria una tarjeta de credito para reservar?;
    se cobra al momento de reservar?; hay que dejar algo pa apartar; con cuanto la aparto; me pide tarjeta la pagina nomas pa reservar xq;
    no tengo dinero ahorita pero la kiero apartar; cobran por guardarla; pago ahora o cuando entre; es gratis apartar?; es free reservar?;
    me salio un cargo y solo reserve; puedo reservar sin tarjeta; se da enganche; lo que doy para apartar cuenta para la renta;
    si reservo me cobran de una vez; sin compromiso de pago?; me cobran algo si nomas la separo; no kiero dar mi tarjeta x internet;
    hay que pagar por adelantado para que la guarden; cuanto hay que poner para separarla;
    ai q pagar pa reservar; deposito pa apartar?; tarjeta pa reservar?; me van a kitar dinero si reservo`,
  'reserve/cancel': `
    can i cancel if plans change; i found another place dont need the unit i reserved; is there a fee to cancel;
    can i change the date of my reservation; i reserved the wrong size; dont want the booking anymore; plans fell through please cancel;
    is my reservation refundable; my move got called off; call off my booking; what if i change my mind before moving in;
    turns out my sister has room in her garage so we wont need the unit we booked; do i lose money if i dont take it; want to undo my booking;
    need to move my reservation to next week; booked the wrong one; found something closer to home, can i drop it; what if i never show up;
    how do i cancel or change my reservation?; what is your reservation cancellation policy?; is there a cancellation fee?;
    can i modify my reservation?; is my reservation deposit refundable?; can i reschedule my move-in date?;
    what if i no longer need my reservation?; deal fell apart on the house so never mind; we're staying put after all;
    job offer got pulled, not moving anymore; my brother lent me his barn; roommate already got one so scratch mine;
    boyfriend and i made up lol dont need it; grandpa changed his mind about selling; wedding is off;
    please take my name off the unit for saturday; scratch my booking; ditch the reservation; back out; can i back out;
    i want out of the reservation; no longer need it; forget the unit i booked; release the one youre holding for me;
    give mine to somebody else; let it go, i wont be coming; cancel it?; cancel button wont work on my reservation;
    i hit reserve twice by mistake; double booked, drop one; accidentally reserved at the wrong city;
    i picked a 5x5 by mistake instead of 10x10 in the reservation; can i change the size on my reservation;
    switch my booking to a bigger one before i come; need to bump my move in date up; can i come earlier than my reserved date;
    push it to the 14th; change the day to sunday; date change; reschedule; different date possible?; moving it back a week;
    my movers only have the 9th so change my date; change the name on the reservation to my wifes;
    will i get charged if i bail on the booking; is there a penalty for not showing; no show fee?; how late can i cancel; cancel by when;
    do i have to tell you if im not taking it; do i get the hold money back; refund my reservation;
    stop calling me about the reservation i dont want it; i get texts saying my unit is ready but i canceled;
    i thought i cancelled that booking; who do i call to undo a reservation; got a better price down the road so cancel please;
    im only shopping around and reserved three places;
    cancle my resevation; i wanna cansel; yeah hi i made a reservation for the fifteenth but we arent going to need it anymore;
    nvm on the unit i booked; dont hold it for me anymore; we went another way; plans changed; not gonna make it so drop my reservation;
    found out my apt has a basement so never mind the booking
    | como cancelo mi reservacion; ya no quiero la bodega que aparte; puedo cambiar la fecha de mi reserva; se puede cancelar sin costo;
    ya no la voy a necesitar la que reserve; ya no la voy a tomar; quiero cambiar el dia que entro; pierdo dinero si cancelo la reserva;
    como puedo cancelar o modificar mi reservacion?; cual es la politica de cancelacion?; hay cargo por cancelar?;
    puedo reprogramar mi fecha de entrada?; ya no me mudo; se cayo la compra de la casa; mi cunado me presto su garaje asi q ya no;
    cancele la q tengo apartada; siempre no la quiero; puedo cambiar el tamano de la que reserve; reserve dos veces por error;
    me equivoque de ciudad al reservar; pasela pa el sabado; puedo llegar antes de la fecha; kiero mover mi fecha; si no voy me cobran;
    hasta cuando puedo cancelar; borre mi reserva xfa; me devuelven lo q di para apartar; ya consegui otra mas barata;
    no voy a ir dele la mia a otro; ya no me llamen de la reserva no la ocupo; necesito cancelar el booking;
    cambie la reservacion a nombre de mi esposa; hay multa si no me presento; me arrepenti de la reserva;
    cansele mi reserbacion; siempre no voy a ocuparla, la reservada; cambio de planes, ya no aparte nada`,
  'reserve/confirm': `
    did my reservation go through; i never got a confirmation; i booked online but got no email; can you confirm my reservation;
    where is my confirmation number; is my unit reserved;
    how do i confirm my reservation?; how will i know my reservation is confirmed?; will i receive a reservation confirmation?;
    where can i find my reservation details?; how can i verify my reservation?;
    what should i do if i did not receive a confirmation email?; the page froze when i hit submit;
    site crashed right after i clicked reserve; it just kept spinning; did it take; did that go thru; checking that im all set for friday;
    making sure you have me down; are we good for tomorrow; am i in your system; do you see me in there;
    can you look me up, booked under garcia; my husband says he reserved one, can you check; my assistant was supposed to book it;
    nothing in my inbox or spam; checked my junk folder nada; didnt get the text; typed my email wrong i think so no confirmation;
    no email yet; still waiting on an email from you; it never sent me anything; just wanna double check my booking;
    verifying my unit for the first; is everything set for my move in; is it really booked or was that just a request;
    do i have a reservation; is my name on a unit; am i confirmed; confirmed?; got my booking?; reservation status;
    what did i reserve again; which size did i book; what day did i say i was coming; remind me what date my reservation is for;
    what unit did i get; whats my confirmation code; lost my confirmation number; can you resend the confirmation; send it again please;
    i need proof i reserved for my movers; will someone call me to confirm; nobody called me back about my booking;
    does someone get back to me after i submit the form; i filled out the form online is that enough;
    the website said thank you and nothing else; it said error but my card got hit; it let me book but then said unavailable;
    did the lady i talked to put me in; i left a voicemail to reserve one did you get it;
    i booked through a third party site, do you have it; the app says pending
    | si se hizo mi reservacion; no me llego la confirmacion; pueden confirmar mi reserva;
    como confirmo mi reservacion?; recibire un correo de confirmacion?; donde veo los detalles de mi reservacion?;
    como se si mi reserva fue confirmada?; se trabo la pagina cuando le di reservar; si paso o no paso; estoy en el sistema?;
    chequeme si salgo ahi; no me llego ningun email; ni en spam esta; mi esposo dice que aparto una me puede checar;
    todo listo pa el viernes?; me puede reenviar la confirmacion; q dia puse que llegaba; perdi el numero de confirmacion;
    si me tienen anotado; llene el formulario y nadie me llamo; quedo apartada o no; kiero confirmar q tengo una bodega a mi nombre;
    verifique mi reserva por favor; que tamano fue el que reserve; me dijo error pero me cobro; ya esta a mi nombre?;
    deje mensaje para reservar si lo recibieron`,
};
