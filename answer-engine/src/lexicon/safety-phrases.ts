/** Phrases that the rules of the safety intents combine, by group name. See `createPhraseMatcher` for the syntax. */
export const safetyPhrases = {
  supposing:
    'if, what if, in case, would happen, what happens, whats happen, ever, how often, do you get, do you have, do you allow, are there, insurance, insured, covered, cover, coverage, policy, allowed, prohibited, worried about, protect, prevent, sprinkler, extinguisher, code for fire, sell, drill | si hay, si ocurre, en caso, que pasa si, seguro, cobertura',
  hypothetical:
    'what if, in case, what happens, would happen, do you ever, have you ever, ever been, how often, do you get, worried about | en caso, que pasa si, que pasaria',

  fire: 'on fire, =fire, caught fire, there is a fire, theres a fire, flames, is burning, smoke coming, see smoke, smell smoke, smelling smoke, something burning, lot of smoke | incendio, hay fuego, se quema, se esta quemando, hay humo, veo humo, huele a humo',
  gas_leak:
    'smell gas, smells like gas, smelling gas, gas leak, gas smell, smell of gas, smell propane, propane leak, chemical leak, chemical spill, carbon monoxide, fumes | fuga de gas, huele a gas, olor a gas',
  injury:
    'is hurt, got hurt, am hurt, im hurt, hurt myself, hurt himself, hurt herself, hurt badly, injured, injury, bleeding, unconscious, passed out, not breathing, cant breathe, heart attack, stroke, seizure, collapsed, overdose, overdosed, fell off, fell down, fell on me, trapped under, crushed, broken leg, broken arm, ambulance, paramedic, call 911, medical emergency | herido, herida, sangrando, inconsciente, no respira, ambulancia, se desmayo, ataque al corazon, se cayo, me lastime, emergencia medica',
  emergency:
    'an emergency, its an emergency, emergency, need help now, help me now, send help, in danger, call the police, need the police | es una emergencia, emergencia, auxilio, en peligro, llame a la policia',
  after_hours_contact:
    'emergency number, emergency contact, emergency phone, emergency line, after hours emergency | numero de emergencia',
  crisis:
    'kill myself, killing myself, suicide, suicidal, end my life, want to die, wanna die, hurt myself on purpose, dont want to live, no reason to live | suicidarme, matarme, quiero morir, quitarme la vida',
  threat:
    'kill you, kill yall, kill someone, kill everyone, burn .. down, blow up, blow .. up, bomb, shoot you, shoot up, shoot everyone, beat you up, come for you, hurt you, gonna hurt, make you pay for this | matarlos, voy a matar, los voy a, quemar el lugar, bomba',
  crime:
    'broke into, broken into, breaking into, someone broke in, somebody broke in, been robbed, got robbed, was robbed, burglarized, stole everything, stole from my unit, stole from our unit, stolen from my unit, stolen from our unit, stolen from my storage, stole my stuff, stole my things, stole our stuff, stole all my, stuff was stolen, things were stolen, stuff got stolen, things got stolen, stuff has been stolen, things have been stolen, things are missing, stuff is missing, stuff missing, things missing, items missing, everything is gone, lock was cut, lock has been cut, lock is cut, lock is gone, lock is missing, cut my lock off, somebody cut my lock, someone cut my lock, unit was open, door was open, vandalized, trespasser, prowler, someone suspicious, suspicious person | me robaron, robaron, entraron a mi, forzaron, rompieron el candado, cortaron mi candado, robo, faltan mis cosas',
  locked_in:
    'locked in, locked inside, locked me in, locked us in, lock me in, stuck inside, stuck in the, stuck in my, stuck in here, stuck behind, stuck in elevator, trapped in, trapped inside, im trapped, we are trapped, were trapped, cant get out, can not get out, cannot get out, unable to get out, cant leave, gate wont let me out, let me out, shut in | encerrado, encerrada, encerrados, atrapado, atrapada, no puedo salir, no podemos salir, me quede adentro',
  terms: 'rate, price, contract, lease, term, rent, year | precio, contrato, plazo, renta',
  alarm:
    'alarm going off, alarm is going, alarm goes off, alarm went off, alarm sounding, alarm ringing, alarm blaring, alarm wont stop, set off .. alarm, setting off .. alarm, triggered .. alarm, tripped .. alarm, siren | suena la alarma, sono la alarma, alarma sonando, se activo la alarma, active la alarma',

  locked_out:
    'locked out, lock me out, locked me out, lost .. key, lose .. key, misplaced .. key, cant find .. key, broke .. key, cant open my lock, cant open .. padlock, cant open my unit, cant get into my unit, cant get in my unit, key broke, key wont, key doesnt work, lock is stuck, lock is jammed, lock wont open, padlock wont open, red lock, overlock, overlocked, over locked, different lock on my, someone elses lock, not my lock, cut my lock, cut the lock, lock cut, bolt cutters | perdi la llave, perdi mi llave, perdi las llaves, me quede afuera, no puedo abrir, no abre el candado, se trabo el candado, cortar el candado',
  code: 'gate code, access code, entry code, my code, the code, pin, pin number, passcode, pass code, code to get in, code to the gate, gate pin, keypad | codigo, clave del porton, clave de acceso, mi clave, pin',
  wants_code:
    'forgot, forget, forgotten, lost, what is, whats, give me, send me, text me, tell me, need my, need the, need a, dont remember, cant remember, dont know, doesnt work, not working, isnt working, wont work, stopped working, quit working, didnt work, wont take, wont accept, wrong, invalid, denied, reset, change, get my, get a, havent got, never got, didnt get, never received, use your, of unit | olvide, se me olvido, no recuerdo, no me acuerdo, cual es, deme, mandeme, necesito, no funciona, no sirve, perdi',
  auction:
    'auction, auctioned, auctioning, lien, lien sale, lien notice, foreclose, foreclosure, sell my stuff, sell my things, sell my unit, sell my belongings, selling my stuff, selling my things, sold my stuff, sold my things, sold my unit, sold my belongings | subasta, subastar, remate, embargo, embargar, vender mis cosas, vendieron mis cosas',
  bidding:
    'bid, bidding, bidder, buy a unit, buy units, buy storage, attend, next auction, next lien sale, auctions held, when are auctions, auction dates, auction schedule, upcoming auctions, participate, storage wars, peoples stuff | pujar, ofertar, comprar bodegas, proxima subasta',
  balance:
    'my balance, account balance, balance on, balance due, current balance, what do i owe, how much do i owe, how much i owe, what i owe, amount due, amount owed, still owe, past due amount, payoff amount, status of my account, my account status, did my payment, payment go through, received my payment, got my payment, did you get my payment, is my account current, am i current, paid up, when am i paid through | mi saldo, cuanto debo, que debo, le debo, mi adeudo, estado de mi cuenta, recibieron mi pago, llego mi pago',
  paying:
    'pay my, pay what, pay the, pay off, want to pay, wanna pay, need to pay, like to pay, trying to pay, pay online, make a payment, how do i pay, where do i pay, can i pay, pay bill | pagar',
  behind:
    'late fee, late charge, late payment, pay late, pay .. late, paid late, owe money, overdue, past due, behind on, im behind, fell behind, late on my, late on rent, missed a payment, missed my payment, missed my rent, cant pay, can not pay, cannot pay, cant afford, cant make rent, unable to pay, lost my job, short this month, short on rent, payment plan, payment arrangement, payment extension, need an extension, more time to pay, havent paid, delinquent, in default, =collections, collection agency, final notice | atrasado, atrasada, atrasados, no puedo pagar, vencido, prorroga, plan de pagos, morosidad, perdi mi trabajo',
  dispute:
    'dispute, disputing, charged twice, charged me twice, double charged, double charge, billed twice, charged two times, overcharged, over charged, wrong amount, wrong charge, incorrect charge, charge i dont recognize, dont recognize, didnt authorize, unauthorized charge, unauthorized, error on my bill, mistake on my bill, bill is wrong, billing error, why was i charged, why did you charge, why did i get charged, why am i being charged, why is my bill, still charging me, still being charged, charged after, kept charging, charge on my card, chargeback, took money | me cobraron dos veces, cobro doble, me cobraron de mas, cobro indebido, cargo equivocado, por que me cobraron, me siguen cobrando, error en mi cuenta',
  refund:
    'refund, refunded, my money back, get money back, get my deposit back, deposit back, reimburse, reimbursed, reimbursement, give me back my money | reembolso, mi dinero de vuelta, devuelvan mi dinero, me devuelven, devolucion',
  damage:
    'my stuff is wet, my stuff got wet, stuff got wet, things got wet, everything is wet, everything got wet, my unit flooded, unit is flooded, unit flooded, got flooded, water in my unit, water in the unit, water leaking into, leaking into my, roof is leaking, roof leaked, leak in my unit, mold in my unit, mold on my, my stuff is ruined, stuff was ruined, ruined my, damaged my, my things were damaged, my stuff was damaged, mice in my unit, mouse in my unit, rats in my unit, rat in my unit, bugs in my unit, roaches in my unit, chewed through my, chewed up my boxes, hit my unit, door is broken, door wont close, door wont open, my door is stuck | se mojaron mis cosas, se mojo todo, se inundo mi, gotera en mi, agua en mi bodega, moho en mi, danaron mis, ratones en mi bodega, ratas en mi bodega, no cierra mi puerta',
  complaint:
    'complaint, complain, file a complaint, formal complaint, rude, very rude, disrespectful, unacceptable, terrible service, horrible service, worst service, bad service, poor service, very unhappy, extremely disappointed, ripped off, rip off, scammed me, report an employee, report your employee, report your manager, discriminated, harassed | queja, quejarme, mal servicio, pesimo servicio, grosero, grosera, inaceptable, me estafaron, discriminacion',
  death:
    'passed away, has passed, just passed, died, has died, dead, deceased, death of, death in the family, my late husband, my late wife, my late mother, my late father, late mothers, late fathers, late husbands, late wifes, estate of, executor, executrix, next of kin, probate, death certificate, widow, widower, inherited | fallecio, murio, ha fallecido, fallecido, fallecida, difunto, difunta, muerte de, herencia, viuda, viudo, acta de defuncion',
  their_unit:
    'unit, storage, locker, account, tenant, renter, belongings, contents, lease, code, key, his, her, their, my, who was renting | bodega, unidad, cuenta, inquilino, cosas, su, mi',
  living_there:
    '=someone is living, =somebody is living, =someone living, =somebody living, =people living, =person living, =man living, =guy living, =woman living, =family living, =someone sleeping, =somebody sleeping, =someone is sleeping, =somebody is sleeping, =people sleeping, =guy sleeping, =man sleeping, homeless person, homeless people, homeless man, homeless guy, squatter, squatting, living in the unit next, living in one of, living out of the unit, living in their unit | alguien viviendo, alguien vive en, gente viviendo, alguien durmiendo, persona sin hogar, duermen en',
  eviction:
    'evict, evicted, eviction, eviction notice, kicked me out, kick me out, kicking me out, thrown out of my, terminate my lease, terminating my lease, told me to leave, told to vacate, have to vacate, force me out | desalojo, desalojar, desalojado, me corrieron, me echaron, me quieren sacar',
  wants_unit:
    'need a unit, need storage, need a storage, need a place, need somewhere, want a unit, rent a unit, get a unit, store my, put my stuff, put my things | necesito una bodega, necesito un lugar, rentar una bodega, guardar mis cosas',
  legal:
    'lawyer, attorney, =sue, suing, lawsuit, legal action, take you to court, small claims, subpoena, court order, restraining order, search warrant, better business bureau, bbb, attorney general, legal department | abogado, demanda, demandar, demandarlos, tribunal, orden judicial',
} as const;
