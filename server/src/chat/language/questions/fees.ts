import type { Questions } from './questions.ts';

/** What comes on top of rent. */
export const feeQuestions: Questions = {
  'fees/admin': `
    are there any setup fees; do you charge a move in fee; application fee; what do i pay when i sign;
    how much do i pay to move in; what is the total move in cost; what do i owe on day one; are there hidden fees;
    any other fees besides rent; one time fee; is there an enrollment fee; what are the upfront costs;
    any extra charges i should know about; how much do i need to get in; is the price all in; whats it cost to get started;
    what fees are there; is tax included; what else am i paying for; do you nickel and dime people;
    is there anything on top of the monthly rent; new customer charge; what do i hand over on the first day;
    walk me through what i pay to start; is it just the rent or is there other stuff; whats the damage to get in the door;
    what all gets added on; i hate surprises whats the full amount; is there a one off charge; how much cash do i bring to sign;
    other costs besides monthly; what fees are due at move in; is there an administrative fee;
    what is included in the total due at move in; are there any additional charges beyond monthly rent; what taxes and fees apply;
    is a registration fee charged; is there a one time setup charge; what will my first payment include;
    how much money do i need to move in; so its 80 a month, but whats it really; the quote said 60 now the cart says 115 wtf;
    what is this 24 dollar thing on my receipt from day one;
    last storage place slapped an extra fee on me at signing, do you; give it to me straight, whats the all in number;
    how fat should my wallet be on saturday when i sign; my kid is paying his first unit himself what should he expect at the counter;
    out the door price; do you pay first month only or something else on top; any gotchas; catch?; any junk fees;
    whats the fine print on cost; are there service charges; is there a paperwork fee; processing fee to open an account;
    what all is in the first bill; does the price on the site include everything; plus tax?; is there sales tax on storage here;
    do churches pay tax on rent; is there a fee for the gate code; my boss needs the exact total to start so he can cut a check;
    total to walk in and get keys; how much up front; what am i gonna shell out today;
    is it a dollar to start or do i pay other stuff too; the promo says free month so do i pay anything today;
    do you charge for signing the contract; is there an annual fee; activation fee;
    do you have a cleaning charge when i leave or other fees i dont see; what other costs; monthly plus what;
    im counting pennies so i need to know everything i will pay; starting cost; initial payment; cost to sign;
    is insurance and fees on top of that price; whats due at signing; move in costs; fee schedule; break down the first payment for me;
    besides rent what else will show on the bill; is there a fee to get out or anything sneaky; what is the total cost to move in;
    are all fees disclosed at the time of rental; what non refundable fees apply; are there recurring fees in addition to rent;
    i got 100 bucks to my name will that get me in; the ad says 1 dollar, then why 48 at checkout;
    where did this extra 29 come from i just signed up; do i pay more than what the website says; whats that new account charge;
    do you pile on stuff at the counter; explain the numbers on my quote; rent plus what else; how much is it really;
    anything tacked on monthly besides rent; do i need more than first months rent to get keys; all together how much today;
    what are these line items; hows the 1st bill add up; sticker price vs real price; is it tax on top;
    do you charge per person or per visit or anything else; start up costs
    | cobran cuota de inscripcion; hay cargos extras; cuanto pago al principio; hay cuota administrativa; cuanto necesito para entrar;
    hay cargos escondidos; que mas cobran aparte de la renta; incluye impuestos; cuanto es de entrada en total;
    que tanto es para empezar; aparte de la renta que mas se paga; cuanto llevo el primer dia; que cargos hay al firmar;
    hay cuota de administracion; cuanto se paga al momento de mudarse; hay otros cargos ademas de la renta mensual;
    el precio incluye los impuestos; cuanto tengo q llevar pa entrar; xq me sale mas caro q lo q dice la pagina;
    me cobran por abrir la cuenta; no quiero sorpresas digame el total; cuanto es todo junto para empezar; el primer pago que incluye;
    cobran taxes; q es ese cargo de 25; cuanto doy de entrada sin contar la renta; hay fees escondidos;
    cuanto tengo que tener en la mano el sabado; aparte de los 80 que mas; con cuanto me dan la llave; cobran por el papeleo;
    cargo por activacion; si el primer mes es gratis q pago hoy; cual es el costo inicial; hay algun cargo anual;
    me van a clavar con algo mas; cuanto es out the door; cual es el costo total para mudarse; traigo 100 dolares con eso entro;
    el anuncio dice un dolar y me salen 48; de donde salen estos 29 extra q acabo de firmar; renta y que mas;
    explicame los numeros de la cotizacion; con el primer mes basta o piden mas; hay algo mas cada mes aparte de la renta`,
  'fees/deposit': `
    do you require a deposit; do i have to put money down; is the deposit refundable; first and last month;
    no deposit; cleaning deposit; do i pay a deposit upfront; damage deposit; do you hold any money; need anything down;
    first last and security?; what do i put down; is there money i get back at the end; how much do i leave as a guarantee; what is the amount of the security deposit; are deposits refundable;
    do you charge a refundable deposit; is a key deposit required; are first and last months rent required;
    must i pay a deposit at signing; my last landlord took 500 as security you do that too?; no money for a deposit, is that a problem;
    im scraping by for first month, please tell me theres no deposit; is there some cash you hang on to in case i wreck the place;
    do you hold anything in case of damage; do i gotta put something down like an apartment; how much security;
    last months rent up front?; is it one month or two months down; any deposit waived with good credit; do you do no deposit move ins;
    how much do you keep till i leave; refundable or gone forever; any earnest money; collateral of any kind?;
    do i leave my license as deposit; is there a bigger deposit for bad credit; deposit on the gate card;
    do you charge for the key fob and give it back later; dep required?; security dep; deposit needed or nah;
    do i pay you something i get back; what do you hold in case i skip out; do you take a guarantee;
    my company wont pay deposits, do you insist; students have to leave a deposit?;
    will i need to give extra that i see again when i leave; do you want money in escrow; is it zero down; nothing down?;
    move in with no money down; so just the rent and no security; is a down payment needed;
    other storage wanted a months rent as security; how much of a deposit for a big one; deposit for rv spot;
    can i pay the deposit later; is there a cleaning one; do i need a cosigner or a deposit; waive my deposit?; returnable fee;
    is any deposit due at move in; are deposits required for vehicle parking; how much money is held as security;
    is the security deposit equal to one months rent;
    we just paid first last and security on the apartment, dont tell me you want the same; do you hold money against damage to the door;
    my wallet cant take another deposit; is there something i leave behind as a promise;
    how much do you want up front to hold against damages; 100 down and its refundable?; am i putting up anything besides rent;
    whats the security on a 10x20
    | piden deposito; cuanto es el deposito; hay que dejar enganche; se necesita fianza; hay que dejar dinero en garantia;
    cobran deposito de seguridad; se deja algo de garantia; hay que dar algo por adelantado como garantia; se regresa el deposito;
    se requiere deposito de seguridad; de cuanto es el deposito; el deposito es reembolsable; se paga primer y ultimo mes;
    hay deposito por la llave; tengo q dejar dinero como en los apartamentos; piden fianza; cuanto hay q dar de deposito por una grande;
    no tengo para el deposito hay problema; sin deposito se puede; me lo regresan si dejo todo limpio;
    cuanto se queda guardado por si acaso; hay que dar un mes de mas; hay pronto; hay q dar un downpayment; piden aval o deposito;
    deposito por el control del porton; me perdonan el deposito; cobran deposito o nomas la renta; se deja algo q despues me devuelven;
    con mal credito piden mas deposito; cuanto de garantia; cuanto se pide de garantia para un espacio de carro;
    el deposito es igual a un mes; acabamos de dar primero ultimo y deposito en el apartamento aqui tambien;
    guardan dinero por si dano la puerta; dejo algo en prenda; aparte de la renta dejo garantia`,
  'fees/deposit_return': `
    how do i get my deposit returned; how long does it take to refund the deposit;
    i moved out where is my deposit; do i get the deposit when i leave; how and when is the security deposit refunded;
    under what conditions is the deposit returned; what deductions can be made from the deposit;
    how long after move out is the deposit refunded; is the deposit returned by check or to my card;
    cleared out three weeks ago and still no check; wheres my money from when i signed; the 50 i gave at the start, i want it;
    will you mail me the deposit; do you send it to my new address; what do i do to get my security back; you guys kept my deposit why;
    took out for cleaning and i swept that thing; what could make me lose my deposit; will a scratch on the wall cost me my deposit;
    do you deduct for trash left behind; i left the place spotless so when does my deposit come; deposit check hasnt come;
    still waiting on my security money; turned in the gate remote, do i get that money now; returned the key, whats next for my deposit;
    do you hand the deposit back in cash; can you put the deposit toward my last month; apply the deposit to last months rent;
    use deposit to pay what i owe; can my deposit cover the final bill; i moved to another state how do you send the deposit;
    they said id get it back at the end and its the end; full deposit back?; do i get it all back;
    how many days for the deposit refund; deposit refund status; i paid a deposit in 2015 no receipt do i still get it;
    my late husband paid a deposit how do i collect it; does the deposit go to who signed or who paid;
    do i have to ask for it or does it come by itself; who cuts the deposit checks; do i need to fill out a form for my deposit;
    if i didnt give notice do i lose the deposit; is my deposit safe if i leave early; will transferring units move my deposit over;
    left in june and my bank shows nothing; you owe me my security; deposit returned to the same card?;
    my card on file is closed where does the deposit go; do i get interest on my deposit; got only half my deposit;
    why is my security check short; deposito back when
    | cuando me regresan el deposito; como recupero mi deposito; me devuelven la fianza al salir; como y cuando se devuelve el deposito;
    en cuanto tiempo regresan la fianza; que pueden descontar del deposito; ya me sali hace un mes y no me llega el deposito;
    xq no me dieron completo el deposito; mi deposito se puede usar para el ultimo mes; quiero lo que deje en garantia;
    me lo mandan en cheque o a la tarjeta; ya entregue la llave y mi deposito; deje todo limpio cuando me lo dan;
    me quitaron de la fianza por limpieza y yo barri; donde reclamo mi deposito; tengo que pedirlo o llega solo;
    me mude a otro estado a donde mandan el deposito; si no avise pierdo el deposito; perdi el recibo del deposito me lo devuelven;
    cuantos dias tarda el deposito; la garantia me la regresan en efectivo; sigo esperando mi deposito; me deben la fianza;
    si me paso a otra unidad se pasa mi deposito; el security me lo devuelven cuando`,
};
