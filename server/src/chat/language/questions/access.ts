import type { Questions } from './questions.ts';

/** Getting in: when, with which code, with which key, and who. */
export const accessQuestions: Questions = {
  'access/hours': `
    when can i get to my unit; what time does the gate lock; do you have 24 hour access; can i come at night; can i get in after hours;
    can i get my stuff at midnight; access hours; is there access on sundays; can i get in on holidays; can i go to my unit when the office is closed;
    i work third shift can i come after work; how late can i be in there; can i get in at 5 in the morning; is the gate open on thanksgiving;
    am i able to visit my unit anytime; how early can i get in; i get off at 11 pm is it too late to come;
    do i need to come during office hours to get my things; what time do i have to be out by; is it open around the clock;
    can i grab something at 3am; access on christmas; when does the property close for the night;
    can i stop by on weekends to get stuff out of my unit; whats the latest i can get in; my shift ends late; can i drop stuff off before sunrise;
    hours of access to the units; can i get in whenever i want; do you lock the gate at night; do i get kicked out at closing;
    my flight lands at 1am can i go straight there; is it possible to load up super early in the morning; can i swing through after my shift;
    doors locked at 9?; how late can we be unloading; wanna beat the heat and load at dawn; does my code work around midnight;
    is it ok if i show up at 5 tomorrow morning; i work nights; gotta catch a 6am flight and need my suitcase out first;
    can i get something out on new years; what if i need my tools before work; do you shut the gate at some point; can i get in with nobody there;
    am i locked to office times; need my golf clubs sunday morning early; what time do i have to leave by; can we come on the 4th;
    whens the earliest i can roll up; can i get in if yall are closed; are tenants able to get in late
    | a que hora abren el porton; a que hora cierran la reja; hay acceso las 24 horas; puedo ir a mi bodega en domingo;
    puedo entrar cuando esta cerrada la oficina; hasta que hora puedo entrar a mi unidad; salgo tarde del trabajo puedo pasar;
    puedo entrar los dias festivos; se puede entrar a cualquier hora; horario de acceso; desde que hora puedo entrar en la manana;
    puedo sacar mis cosas a media noche; salgo a las 11 de la noche alcanzo; puedo ir tempranito antes de trabajar; a que hora ya no puedo entrar;
    se puede entrar en navidad; hasta que horas dejan estar adentro; puedo pasar cuando no hay nadie`,
  'access/forgot_code': `
    whats my code; i lost my access code; my code isnt working; the keypad wont take my code; can you resend my code; how do i reset my pin;
    i dont remember the number for the gate; gate code not working; cant get in the gate; can you text me my code; whats the code to get in;
    it says invalid code; how do i change my gate code; i changed phones and lost the code; keypad says access denied; stuck outside the gate;
    number you gave me doesnt open it; the gate wont open for me; cant remember the digits; new code please; i had it written down and lost the paper;
    im at the gate and it wont let me in; keypad keeps beeping red at me; it was working yesterday now it wont; numbers dont do anything;
    blank on my number; standing at the gate like an idiot; says try again; what do i punch in to get through; i think its 4 digits but which ones;
    new phone, lost all my notes including the gate thing; who do i call if the pad wont let me in; my husband has the number and hes not answering
    | se me olvido mi codigo; no funciona mi codigo; no me acuerdo de la clave del porton; cual es mi codigo; no abre el porton;
    perdi el codigo de acceso; me pueden mandar mi codigo; como cambio mi clave; estoy afuera y no me deja entrar; el teclado no agarra mi numero;
    no me acuerdo que numero es; le pongo el numero y no abre; cambie de telefono y perdi la clave; marca error`,
  'access/get_code': `
    when do i get my gate code; how do i get my code; where do i find my access code after i rent; how will i get in once i sign up;
    do i get my own code; will you give me a code or a key card; how do i open the gate; how does the gate work; do i need a code to get in;
    how do i get out of the gate; do i need the code to leave; what button do i press at the keypad; pound or star after the code;
    how do you enter the property
    | cuando me dan mi codigo; como obtengo el codigo; como abro el porton; necesito codigo para entrar; como funciona la puerta;
    tengo que poner el codigo para salir`,
  'access/app': `
    is there an app to open the gate; can i open the gate with my phone; bluetooth entry; smart lock; app wont open the door;
    does your app work on android; how do i download the app; the app is not letting me in; mobile access; key fob; key card; my fob quit working
    | hay aplicacion para abrir; puedo abrir con el telefono; la app no abre; no funciona la aplicacion`,
  'access/other_people': `
    can someone else get into my unit; can i give my code to a friend; can my wife get in without me; can my brother pick something up for me;
    how do i add someone to my unit; can i authorize another person; can movers go in without me there; who is allowed in my unit;
    can i send my son to get my stuff; i cant make it can my cousin go for me; does everyone need their own code;
    can i put my roommate on the account; im out of town can my neighbor get something out of my unit; can my employees access the unit;
    my mom has my key will you let her in; can you let my friend in; is it ok to share my code; someone is coming to pick up furniture from my unit;
    can i bring people to help me; my sister needs to get into my storage; authorized users; second person on the unit; let my dad in;
    my coworker is dropping off stuff for me; can my helper have a code too; do i have to be present;
    sold my couch on marketplace can the buyer get it from my unit; my husband is meeting the movers, will they let him through;
    guy is coming to buy my dresser; she needs her crib out of there and im at work; can my assistant come pull files; how does my sister get in;
    i broke my leg so my brother will be handling things; wanna give my mom access; who besides me is allowed; do my workers each need to register;
    put my daughter on it too; is it a problem if somebody else shows up with my key; do you check who comes in; can the guys i hired go without me;
    my parents will be emptying it for me
    | puede entrar otra persona a mi bodega; puede ir mi hermano por mis cosas; como agrego a alguien; puedo darle mi codigo a mi esposa;
    puedo autorizar a alguien; no puedo ir puede pasar mi primo; quien puede entrar a mi unidad; tengo que estar yo presente;
    mi amigo va a recoger unas cosas; puede entrar mi hijo sin mi; puedo mandar a alguien; va a ir mi esposa por unas cosas; quien mas puede abrir;
    quiero que mi hijo tambien pueda entrar; mando a mi cunado; puedo poner a otra persona en mi contrato`,
  'access/remove_person': `
    how do i take someone off my unit; i broke up with my boyfriend dont let him in; remove my ex from my account;
    can my husband get in were getting divorced; i want to stop someone from using my code; take my old roommate off;
    restraining order keep him out of my unit; i fired an employee who has the code; how do i make sure he cant get in anymore
    | como quito a una persona de mi cuenta; no quiero que entre mi ex; me estoy divorciando que no entre mi esposo; quitarle el acceso a alguien`,
  'access/staff_entry': `
    does staff go in my unit; do you have a key to my unit; can you enter my unit; who else has a key; do employees go inside the lockers;
    do you inspect the units; will anybody open my unit without telling me; can the police search my unit; do you check what we store; is it private;
    do you guys look inside; can the landlord come in; do you guys ever go poking around in there; who has copies of my key;
    can you open it up if you want; i keep private files, who can see them; do you go in for maintenance; does anyone look through my stuff;
    will you be checking whats inside
    | ustedes tienen llave de mi bodega; entran a revisar; pueden abrir mi unidad sin permiso; alguien mas tiene llave; revisan lo que guardo;
    puede entrar la policia; ustedes se meten a las bodegas; quien mas puede ver mis cosas; tienen copia de mi llave`,
  'access/frequency': `
    how often can i visit; can i come and go as much as i want; is there a limit to how many times i can get in; can i come every day;
    unlimited access; can i go in and out all day; do you charge for visits; need to be in and out of my unit daily
    | cuantas veces puedo entrar; puedo ir todos los dias; hay limite de visitas; puedo entrar y salir cuando quiera`,
  'access/death': `
    my father passed away and had a unit there; my husband died how do i get into his unit; tenant is deceased; im the executor of the estate;
    how do i get my late mothers things; what happens to a unit when someone dies; inherited a storage unit; my grandma died and we found a key;
    my uncle is in jail and has a unit; my mom is in a nursing home can i get in her unit
    | fallecio mi papa y tenia una bodega; murio el titular que hago; como entro a la bodega de mi mama que murio; mi esposo fallecio`,
  'access/locked_in': `
    im locked inside; stuck inside the gate; the gate closed and i cant get out; trapped in the building; gate wont open to leave;
    i lost track of time and now the gate is shut and im in here; what if im still inside when the gate closes
    | me quede encerrado; no puedo salir; se cerro el porton y estoy adentro; estoy atrapado`,
  'access/gate_broken': `
    the gate is broken; gate is stuck open; the keypad is dead; gate wont close; somebody hit the gate; elevator is broken; my door wont open;
    the unit door is stuck; door is off its track; the roll up door is jammed; the spring on my door broke; the light is out in my hallway;
    who do i tell about a broken door; can you fix my unit door; my door is hard to lift; something is wrong with the latch
    | el porton esta descompuesto; no abre la puerta de mi bodega; se atoro la cortina; el elevador no sirve; se fundio la luz del pasillo;
    esta rota la puerta`,
  'lock/own': `
    do you provide locks; do i have to buy a lock; can i use my own padlock; do you sell locks; what kind of lock should i get; is a lock included;
    do units come with a lock; how much is a lock; disc lock required; what size lock fits; can i use a combination lock; will any lock work;
    can i use two locks; best type of lock; do i need to bring one for the door; how do i keep the door shut is that on me; what do i put on the door;
    are locks extra; is a key lock or combo better; cylinder lock; what do i shut it with; is that something you hand out;
    should i stop by the hardware store first; do i need to get something for the latch; got an old masterlock, good enough?;
    whats the best kind so nobody cuts it; do you have them at the office; could i get a padlock from you; purchase a lock there; round ones or regular; can i bring the one off my gym locker;
    how thick is the hasp; included or do i buy it; do both hasps need one; who provides that
    | necesito llevar candado; venden candados; ustedes dan el candado; que tipo de candado necesito; puedo usar mi propio candado;
    cuanto cuesta el candado; viene con candado; sirve cualquier candado; tengo que comprar candado; con que la cierro; me dan uno o lo compro;
    sirve el que tengo en casa; cual es mejor para que no lo corten`,
  'lock/lost_key': `
    i lost my key; i cant find the key to my lock; can you cut my lock off; lock cutting fee; my lock is jammed; i locked my keys in the unit;
    i forgot the combination to my padlock; do you have a spare key; do you keep a copy of my key; my key broke in the lock; who can cut my lock;
    do you have bolt cutters; how much to remove a lock; my lock is rusted shut; lost keys what do i do; i left my keys inside and locked it;
    can i cut my own lock; do i need a locksmith; kid lost my key again; the padlock wont budge; cant get my lock open; key snapped off;
    need my lock drilled; dog ate it; it fell in the lake; threw it out with the junk mail; my ring of keys got stolen; snapped right off;
    my combo isnt working; cant find where i put it; its rusted and wont turn; need you to get me into my unit, cant open it; my ex took the only one;
    whats it run to have it taken off; key went down the drain; wife drove off with it; i have an angle grinder can i just do it myself;
    got a spare up front?; lock is frozen; put the wrong lock on and cant undo it; cant get it open and moving truck is here
    | perdi mi llave; perdi las llaves de mi candado; pueden cortar el candado; se me rompio la llave; deje las llaves adentro;
    cuanto cobran por cortar el candado; tienen copia de la llave; no abre mi candado; se me olvido la combinacion; me quede afuera sin llave;
    se atoro el candado; se me cayo la llave; mi hijo perdio la llave; no puedo abrir y ya esta aqui el camion; se trabo y no abre; quien me lo corta;
    se la llevo mi ex`,
};
