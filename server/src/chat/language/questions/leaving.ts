import type { Questions } from './questions.ts';

/** Moving out, and an account's own matters. */
export const leavingQuestions: Questions = {
  'leave/notice': `
    how much notice do i need to give; do i have to give notice before i move out; how far ahead do i tell you im leaving; when should i notify you;
    is 30 days notice required; do i need to give written notice; can i leave without notice; what if i dont give notice;
    who do i tell that im moving out; im leaving next week is that enough notice; how do i give notice;
    is a phone call enough to let you know im going; how many days before vacating; when do you need to know by; do i have to warn you;
    deadline to tell you im out; planning to vacate at the end of next month when do i say something; heads up before i go;
    we are out by the end of the month, who needs to know; planning on being done in june; job is moving me, when do i say something;
    how long in advance do you want to hear; closing on the 20th; is a text enough to tell you; do you need it in writing;
    i should have told you last week; giving you a heads up im done soon; can i just leave; what if i leave tomorrow without saying anything;
    when do i let the office know
    | con cuanta anticipacion tengo que avisar; tengo que avisar antes de salirme; cuantos dias antes aviso; hay que avisar por escrito;
    me voy la proxima semana tengo que avisar; cuando les digo que me voy; si no aviso que pasa; nos vamos a fin de mes;
    a quien le digo que ya me voy; basta con una llamada; ya casi me voy`,
  'leave/how': `
    what do i need to do when i move out; how do i cancel my unit; i want to end my lease; how do i close my account; how do i vacate;
    do i need to clean the unit; do i have to sweep; do i take my lock off; im all moved out now what; i emptied my unit;
    what do i do with my lock when i leave; what condition should i leave it in; i want to stop renting; do i have to come to the office when im done;
    i dont need my unit anymore; cancel my storage; turn in the unit; what happens on move out day; i got everything out what next;
    cancelling my unit; move out procedure; how do i terminate; checklist for moving out; im finished with it; stop billing me im out;
    close out my rental; whats left to do now that its empty; giving up my space; its empty now; took the last box out; do i just walk away;
    everythings out, am i done; need to make sure you stop charging me; what do you want me to do with the lock; do you need to look at it;
    does it have to be spotless; shut my account down; whats the procedure at the end; who checks the unit when i leave; do i drop the key somewhere;
    got it all out yesterday; ready to close it out; hand back the unit; what counts as clean
    | como desocupo la bodega; que tengo que hacer para salirme; quiero cancelar mi bodega; ya no la necesito; ya saque todo que sigue;
    tengo que limpiar la bodega; como entrego la unidad; quiero terminar el contrato; tengo que barrer; ya me voy que hago;
    dejo el candado o lo quito; como cierro mi cuenta; ya desocupe; ya quedo vacia; ya termine de sacar que sigue;
    como le hago para que no me sigan cobrando; hay que dejarla limpia; a quien le entrego`,
  'leave/extend': `
    can i stay longer than planned; i changed my mind about moving out; can i keep my unit another month; can i have a few extra days to move out;
    i gave notice but need to stay; cancel my move out; what if im not out by the last day; need one more day to get everything out;
    my new house isnt ready can i keep it; running behind on clearing it out will you charge me another month; do you charge by the day if i stay over
    | puedo quedarme otro mes; necesito unos dias mas para sacar todo; ya avise pero siempre no me voy; si no saco todo a tiempo que pasa;
    puedo extender`,
  'account/update': `
    how do i update my address; i moved how do i change my address; i got a new phone number; change my email; update my card; my card expired;
    new credit card; how do i change my payment info; change my last name; got married need to update my name; how do i update my contact info;
    i have a new bank card; change the card on file; update emergency contact; you have my old number; im not getting your texts new phone;
    switch my card; my bank sent a replacement card; add my second phone; got a different email now; you still have my old street;
    we just moved states; bank reissued my debit; changed carriers so new number; got hitched, new last name; stuff is going to my old place;
    i dont use that email anymore; add my new work number; swap the card; mail keeps going to the wrong house; the one on file expired
    | como actualizo mi direccion; cambie de telefono; quiero cambiar mi tarjeta; me mude de casa; cambiar mi correo; mi tarjeta se vencio;
    actualizar mis datos; tengo numero nuevo; cambiar mis datos de contacto; ya no vivo ahi; mi banco me mando otra tarjeta; cambie de numero;
    ese correo ya no lo uso`,
  'account/login': `
    how do i log in; i forgot my password; cant log into my account; how do i make an online account; my login doesnt work; reset my password;
    how do i register online; what is my account number; where do i sign in; website wont let me in; what is my username; set up online access;
    portal says wrong password; locked out of my online account; activation link; site says no such user; cant remember what i signed up with;
    how do i see my account; never got the activation email; keeps kicking me out; app wont take my password
    | no puedo entrar a mi cuenta; olvide mi contrasena; como creo mi cuenta en linea; cual es mi numero de cuenta; como entro a la pagina;
    no me deja iniciar sesion; no me deja entrar a la pagina; no se con que correo me registre`,
  'account/balance': `
    how much do i owe; what is my balance; whats my current bill; am i paid up; when am i paid through; do i owe anything; check my balance;
    what do i owe you this month; is my account current; did you get my payment; was my payment received; how much is my bill; amount due
    | cuanto debo; cual es mi saldo; cuanto tengo que pagar este mes; estoy al corriente; recibieron mi pago; debo algo`,
  'account/contact_preferences': `
    stop texting me; take me off your mailing list; unsubscribe; why do you keep calling me; i get too many emails from you; do not contact me;
    delete my data; do you sell my information; privacy policy; wrong number stop texting; how do i get text alerts;
    i want to get texts instead of email
    | dejen de llamarme; no me manden mensajes; quiten mi numero; que hacen con mis datos; politica de privacidad`,
  'account/complaint': `
    i want to file a complaint; your employee was rude; i want to speak to the owner; im not happy with your service;
    this is ridiculous i want a manager; worst service ever i want corporate; how do i leave a review; who is the district manager;
    corporate phone number; i want to dispute a charge; nobody answers the phone; nobody called me back; i left a message and no one called
    | quiero poner una queja; me trataron mal; quiero hablar con el dueno; nadie contesta el telefono; quiero hablar con el gerente por un problema`,
};
