/**
 * Phrases of requests to act, by group. `do_…` groups are actions, the others what they act on. See `createPhraseMatcher` for the syntax.
 * Actions match only as written, because a request has the base form: "cancel it", not "is it cancelled".
 */
export const requestPhrases = {
  do_cancel:
    '=cancel, =call off, =drop, =kill, =scrap, =release, =undo, =unreserve, =void, =give up, =let go of, =get rid of, =take back | =cancelar, =cancele, =cancela, =cancelen, =canceleme, =cancelame, =cancelenme, =cancelarme, =anular, =anule, =anula, =anulen, =anuleme, =soltar, =suelte, =suelten, =quite, =quiteme',
  booking:
    'reservation, booking, hold, appointment, visit, tour, the one i have, the one i had, the one i reserved, my spot, my place in line, my rental truck, my truck | reservacion, reserva, cita, apartado, la que tengo, la que aparte, el que tengo',

  do_mark: '=mark, =put, =note, =list, =record, =log | =ponga, =pongame, =pongan, =anote, =anoteme, =apunte, =marque',
  leaving:
    'as leaving, as moving out, as vacating, as moved out, as gone, as out, down as leaving, down as moving out, notice, move out, moving out, i am leaving, im leaving, we are leaving | que me voy, que me salgo, que nos vamos, que dejo, que desocupo, mi aviso, mi salida',
  do_close:
    '=close, =close out, =end, =terminate, =shut down, =stop, =finish, =discontinue | =cierre, =cierra, =cierren, =cierreme, =cerrar, =termine, =terminar, =cancele, =cancelar, =de de baja, =dar de baja, =deme de baja',
  account:
    'account, lease, rental, contract, agreement, rent, my unit, our unit | cuenta, contrato, renta, bodega, unidad',
  do_notice:
    '=take my notice, =accept my notice, =file my notice, =submit my notice, =process my notice, =consider this my notice, =give my notice, =give notice, =put in my notice, =move me out, =check me out, =process my move out | =reciba mi aviso, =tome mi aviso, =dar aviso, =dar mi aviso',

  do_change:
    '=change, =swap, =swap out, =switch, =update, =replace, =correct, =fix, =edit, =put, =add, =remove, =take off, =take, =delete, =use, =turn off, =turn on, =move, =set, =reset | =cambie, =cambia, =cambien, =cambieme, =cambiame, =cambiar, =cambiarme, =actualice, =actualiza, =actualicen, =actualizar, =ponga, =poner, =quite, =quitar, =agregue, =agregar, =borre, =borrar, =corrija, =corregir',
  on_account:
    'card on file, my card, the card, new card, other card, credit card, debit card, bank account, my address, mailing address, billing address, my phone number, my number, my email, my last name, my username, my password, autopay, auto pay, my contact, emergency contact, my account, to the account, off the account, due date, my pin | mi tarjeta, la tarjeta, tarjeta nueva, otra tarjeta, mi direccion, mi telefono, mi numero, mi correo, mi apellido, mi contrasena, pago automatico, mi cuenta, la cuenta, fecha de pago',

  do_charge:
    '=charge, =run, =process, =bill, =deduct, =draft, =debit, =take, =put, =post, =collect | =cobre, =cobreme, =cobrame, =cobren, =cobrar, =cobrarme, =pase, =paseme, =cargue, =cargueme',
  payment:
    'my card, the card, card on file, other card, my visa, my payment, a payment, the payment, my rent, the rent, my bill, the balance, my balance, bucks, dollars, the fee, what i owe | mi tarjeta, la tarjeta, otra tarjeta, mi pago, el pago, mi renta, la renta, dolares, pesos, lo que debo',

  do_waive:
    '=waive, =forgive, =remove, =take off, =take .. off, =take away, =knock off, =drop, =erase, =delete, =cancel, =reverse, =excuse, =credit, =get rid of, =lose, =skip | =perdone, =perdoneme, =perdoname, =perdonen, =perdonenme, =perdonar, =perdonarme, =quite, =quiteme, =quitenme, =quitar, =quitarme, =condone, =condonar, =borre, =borreme, =borrar',
  fee: 'late fee, late charge, fee, fees, charge, penalty, surcharge | recargo, recargos, multa, cargo, cargos, mora',
  do_let_slide:
    '=let it slide, =let that slide, =let this slide, =let me slide, =let it go this, =cut me a break, =cut us a break, =give me a break, =give us a break, =cut me some slack, =give me some slack, =work with me, =work with us, =overlook it, =make an exception, =make exception | =echeme la mano, =hagame el paro, =haga una excepcion, =hacer una excepcion, =pasemela',

  do_open:
    '=open, =open up, =unlock, =buzz, =raise, =lift, =release, =unlatch, =pop | =abra, =abrame, =abre, =abreme, =abran, =abranme, =abrir, =abrirme, =abranos',
  door: 'gate, door, my unit, our unit, the unit, my locker, padlock, my lock, the lock, building, elevator, barrier | porton, puerta, reja, mi bodega, la bodega, mi unidad, candado, edificio',
  do_let_in:
    '=let me in, =let us in, =let me out, =let us out, =let him in, =let her in, =let them in, =buzz me in, =buzz us in, =buzz him in, =buzz her in, =buzz them in | =dejeme entrar, =dejenme entrar, =dejame entrar, =dejenos entrar, =dejeme pasar, =dejelo entrar, =dejarme entrar',

  do_send:
    '=send, =dispatch, =get, =have, =bring | =mande, =mandeme, =manden, =mandenme, =mandar, =mandarme, =envie, =envieme, =envien, =enviar, =traiga',
  somebody:
    '=someone, =somebody, =anyone, =anybody, =a guy, =a fella, =a fellow, =a man, =a person, =a tech, =a technician, =a mechanic, =maintenance, =a manager, =the manager, =an employee, =security, =a guard, =a locksmith, =a driver, =the owner, =help, =people, =staff, =your guy, =your guys | =alguien, =a alguien, =una persona, =un tecnico, =un empleado, =al encargado, =al gerente, =un cerrajero, =mantenimiento, =ayuda, =gente',
  do_come:
    '=come out, =come over, =come by, =come cut, =come fix, =come look, =come help, =come check, =come open, =come get, =come take, =come unlock, =come down, =swing by, =stop by my, =go check, =go look, =go see, =go and check, =go close, =go lock, =check on my, =look at my, =look in my, =keep an eye, =watch my | =venga a, =vengan a, =vaya a ver, =vayan a ver, =revise mi, =revisen mi, =chequen mi, =cheque mi',

  do_enroll:
    '=sign me up, =sign us up, =sign up my, =enroll me, =enroll us, =register me, =put me on, =put us on, =put me down, =put us down, =put my name, =put our name, =put me in, =get me on, =get me signed up, =get me in, =get my name, =add me, =add us, =add my name, =pencil me in, =pencil us in, =count me in, =count us in, =jot my name, =write my name, =write me down, =set me up | =apunteme, =apuntame, =apuntenme, =apunte mi nombre, =apunten mi nombre, =inscribame, =inscribanme, =anoteme, =anotame, =anotenme, =anote mi nombre, =ponga mi nombre, =pongan mi nombre, =agregueme, =agreguenme, =pongame en, =apuntarme, =anotarme, =inscribirme',

  do_book:
    '=book, =reserve, =hold, =save, =schedule, =set aside, =put aside, =set up, =arrange, =keep, =lock in, =get me, =make me an, =make an, =rent me | =reserve, =reserveme, =reserven, =reservenme, =reservar, =reservarme, =aparte, =aparteme, =apartame, =apartenme, =apartar, =apartarme, =agende, =agendeme, =agendar, =guardeme, =programe',
  bookable:
    'truck, van, uhaul, moving van, trailer, dolly, dollies, hand truck, cart, carts, appointment, tour, visit, time slot, meeting, walkthrough, walk through, inspection, conference room, meeting room | camion, camioneta, troca, remolque, diablito, carrito, cita, visita, recorrido, reunion, sala',

  do_call:
    '=call me, =call us, =call back, =call my, =ring me, =ring us, =phone me, =phone us, =text me, =text us, =email me, =email us, =message me, =contact me, =contact us, =holler at me, =hit me up, =get back to me, =get back to us, =reach out to me, =reach me, =buzz me at, =give me a call, =give us a call, =give me a ring, =give us a ring, =give me a shout, =give me a holler, =give me a buzz, =give me a callback, =shoot me a text, =send me a text, =drop me a line | =llameme, =llamame, =llamenme, =llamenos, =llamen, =marqueme, =marcame, =marquenme, =mandeme un mensaje, =mandenme un mensaje, =mandeme un texto, =texteme, =textenme, =escribame, =escribanme, =contacteme, =contactenme, =comuniquese conmigo, =hableme, =hablenme, =llamarme, =marcarme, =me llame, =me llamen, =me marque, =me marquen, =me hablen por, =me contacten',

  do_tell:
    '=tell, =let, =inform, =notify, =remind, =ask, =warn, =alert, =leave, =take, =pass, =relay, =forward, =report, =give | =dile, =digale, =diganle, =avise, =avisele, =avisenle, =avisar, =decirle, =recuerdele, =preguntele, =deje, =tome, =pase, =pasele, =reporte',
  staff:
    '=manager, =managers, =office, =owner, =staff, =boss, =maintenance, =management, =corporate, =front desk, =whoever is, =your boss, =your manager, =your people, =your crew, =the crew, =the guys, =the lady, =the girl | =gerente, =encargado, =encargada, =oficina, =dueno, =duena, =jefe, =mantenimiento, =senorita, =personal',
  message:
    '=a message, =this message, =my message, =a note, =this along, =that along, =it along, =this on, =that on | =un mensaje, =mi mensaje, =un recado, =este recado, =el recado',

  do_send_me:
    '=send, =email, =mail, =text, =fax, =print, =forward, =resend, =send over, =shoot | =mande, =mandeme, =manden, =mandenme, =envie, =envieme, =enviar, =enviarme, =mandar, =mandarme, =imprima, =reenvie, =reenvieme',
  document:
    'receipt, receipts, invoice, statement, statements, lease, contract, copy, agreement, proof, letter, bill, form, paperwork, papers, picture, pictures, photo, photos, confirmation, quote, application, documents | recibo, recibos, factura, estado de cuenta, contrato, copia, comprobante, carta, papeles, foto, fotos, confirmacion, cotizacion, solicitud',

  unit: 'unit, units, space, room, locker, spot, storage, one of those, one of them, the big one, the small one | bodega, unidad, espacio, cuarto, lugar',
} as const;
