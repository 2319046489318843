import type { Questions } from '../questions.ts';

/** What only somebody can tell who looks it up: how things stand today, what has happened, who made it, how many there are. */
export const particularQuestions: Questions = {
  'elsewhere/own_status': `
    did my payment from tuesday post yet; has my new card been saved; was my check returned; is my reservation still in your system;
    did you get the form i emailed; did the manager see my note; am i still first on the list; which number am i in line;
    did my brother stop by today; who went into my unit last night; who used my code on saturday; when was my door last opened;
    is my gate code active again; did you take the red tag off my door; is my unit number 212 or 221; which unit did you give me;
    did i sign up for text alerts; do i have the insurance through you or not; what date did i move in; how long have i been with you;
    how many months have i paid so far; what was on my last bill; why is my bill 12 dollars higher this time; why did you charge me twice;
    when did my rent last change; did my discount get applied; was my late fee taken off like you said; did my wife add me to the account;
    is my name on the lease or just hers; did you get my notice; has my deposit been mailed yet; where is my refund i left in august;
    has anyone signed for my pallet; what is my account number; which email do you have for me; what card is on file for me;
    which card did you charge; can you look up my contract; can you resend my code; text me my code again; pull up my account please;
    is my lock still on the door; did somebody cut my lock; did i leave my light on; did i leave my door open; check if my unit is locked;
    can you go look at my unit for me; send me a picture of my unit; is my stuff still there; did my autopay run today;
    did the charge go through or did it bounce; how many people are ahead of me; whats the status of my claim; what did the adjuster say about my claim;
    any word on my transfer; is my new unit ready yet; did they fix my door; did the exterminator spray my unit; how much of my balance is fees;
    who is the emergency contact on my account; did my roommate pay his half; did the kid i hired show up; is my trailer still parked in 14;
    did my tire go flat; is my boat cover still on; did the wind take my tarp
    | ya paso mi pago de ayer; ya les llego mi cheque; me cobraron dos veces este mes; quien entro a mi bodega anoche; cual es mi numero de cuenta;
    ya salio mi reembolso; que tarjeta tienen registrada; ya quedo mi cambio de unidad; sigo en la lista; que numero de bodega me toco;
    me mandan otra vez mi codigo; pueden ver si deje abierto; ya llego mi paquete; vino mi hermano hoy`,
  'elsewhere/happening_now': `
    is the gate working today; is the gate stuck open again; is the power back on; is the alarm still going off;
    is anybody at the desk this minute; is there a line at the office now; how busy is it there right now; is the lot icy this morning;
    did you plow yet; did the snow get cleared behind building c; is the back row flooded today; did the storm hit you last night;
    did the creek come up over the weekend; is the wash bay free right now; is somebody in the loading dock now; are all the carts out;
    how many carts are free at the moment; is the bathroom open again; is the ice machine running today; is the pump station fixed;
    what is the temperature inside today; how humid is it in there this week; what does the thermostat read; how hot did it get last summer;
    how cold did the units get in that freeze; when will the paving be done; when is the new building opening; when are you going to fix the pothole;
    what is all the construction about; why were the police there yesterday; why was there a fire truck at your place; what happened at your place last night;
    who got robbed last week; did they catch the guy who broke in; which units got hit last month; how many got broken into this year;
    did anybody turn in a phone; did someone hand in a set of keys this morning; whose truck is blocking the lane; who left the gate open;
    what did the last auction go for; who won the unit on saturday; how many units are you selling this month; what was in the unit you auctioned;
    when was the last price change; who is working today; is the tall guy in today; is the manager back from vacation; what time did you open this morning;
    how many spots are taken; how many people are on the waiting list today; who has the unit next to mine; who owns the blue boat;
    what is the code for the restroom today; did the mail come; what is parked in space 9; is space 9 taken
    | ya arreglaron el porton; ya hay luz; hay alguien en la oficina ahorita; se inundo anoche; que paso ayer con la policia; ya limpiaron la nieve;
    a cuanto esta la temperatura adentro hoy; cuantos lugares quedan ocupados; quien trabaja hoy; agarraron al ratero; cuanto sacaron en la subasta`,
  'elsewhere/makers_and_numbers': `
    what brand are your cameras; who makes your gate; what brand of locks do you sell; who is your insurance company; who underwrites the coverage;
    what rating does your insurer have; which pest company do you use; what poison do you put down; what do you spray with; which alarm company monitors you;
    what software do you run; what company built the doors; who poured the concrete; what steel are the walls; what gauge is the door;
    what is the r value of the insulation; how many tons is the ac; what filter do you use in the hvac; which truck rental company is it;
    what model is the forklift; how many watts are the lights; what type of bulb is it; how many cameras are there; how many megapixels are the cameras;
    how many units do you have in total; how many buildings are there; how many square feet is the whole place; how many acres is the yard;
    how many customers do you have; how many people pay by autopay; what percent of units are rented; how many late fees do you charge a year;
    how many units go to auction every year; how many employees work there; what year was it built; when did you open your doors first;
    who was the owner before; who owns the land; what was here before; how tall is your sign; how long is the fence;
    how deep is the well; is the water city or well; what is the ph of the water; how much does one of your doors weigh; how much do the carts weigh;
    what wood are the pallets; what are the boxes made of; are the boxes recycled cardboard; where are your locks made; is the tape acid free;
    what version does the app need; does your app run on an old iphone; who made the app; what was rent back in 2012; was it cheaper ten years ago;
    what did it cost to build; how much did you make last year; how much do you pay for power; which bank do you use;
    which shredding company comes; who prints your signs; what paint color are the doors; what internet provider do you have
    | de que marca son las camaras; cuantas bodegas tienen en total; quien es la aseguradora; que veneno usan; de que ano es el edificio;
    cuantos empleados tienen; cuanto costaba hace diez anos; que compania les pone la alarma; de que son las cajas; cuanto pesa la puerta`,
  'elsewhere/others_place': `
    does the storage across the street have cameras; does public storage take cash; what does extra space charge; is uhaul cheaper than you;
    do you know when the uhaul closes; whats the mileage charge at penske; can i drop a budget truck at yours; how late is the post office;
    i rent somewhere else and they raised my rent; the other storage locked me out is that legal; my old storage lost my lock;
    can another facility auction my unit while i am in the hospital; i have a unit at cubesmart how do i get out of it; the place in the next town lost my deposit;
    do the other storage places allow dogs; which storage has the best gate; does the marina have a pump out; where is the nearest campground;
    is there an rv park nearby; where can i camp tonight; is there a hotel next door; wheres the closest gas station; who around here tows;
    can you recommend a mechanic; know a good locksmith in town; who hauls junk around here; who buys used furniture nearby;
    is there a car wash close by; do you clean gutters; can you cut my house key;
    can you open my car i locked my keys in; the lock on my shed is stuck can you cut it; do you fix locks for houses; can you watch my dog while i unload;
    does the flea market have tables; does the town flood; did the school flood; how hot is it in town; whats the weather in the valley;
    does the hoa allow trailers; can i park on the street in front of my house; does my landlord have to store my things; is my homeowners policy good enough ask them;
    what does state farm charge for renters coverage; does progressive cover a camper; does my credit card cover theft;
    what does the dmv charge for tags; where do i renew my plates; does the airport have long term parking; can i rinse my neighbors dog;
    does the city tow; does amazon deliver on sunday; is the ferry running; what does a pod cost; does the bank have deposit boxes
    | la otra bodega me cobro de mas; cuanto cobra uhaul por milla; hay un hotel cerca; donde hay un parque para rv; me recomienda un mecanico;
    conocen un cerrajero; limpian la nieve en casas; como esta el clima en la ciudad; donde saco placas; abren carros con las llaves adentro`,
};
