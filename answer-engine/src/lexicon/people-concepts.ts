import type { ConceptPhrases } from './concept-phrases.ts';

/** Concepts of people, their roles and their conditions. */
export const peopleConcepts: ConceptPhrases = {
  kin: 'mom, mother, dad, father, brother, sister, son, daughter, kid brother, wife, husband, spouse, grandma, grandmother, grandpa, grandfather, grandson, uncle, aunt, cousin, nephew, niece, parents, in laws, mother in law, stepdad, family, family member, relative, hubby, grandkids, fiance | mama, papa, hermano, hermana, hijo, hija, esposa, esposo, abuela, abuelo, tio, tia, primo, prima, sobrino, suegra, cunado, familia, familiar, padres, marido',
  friend:
    'friend, friends, buddy, pal, neighbor, roommate, girlfriend, boyfriend, partner, coworker, colleague, buyer, helper, helpers, assistant, church member, landlord, somebody else, someone else, another person, someone | amigo, amiga, vecino, novia, novio, companero, compadre, cuate, roommate, alguien mas, otra persona',
  former_partner:
    'ex, exs, ex wife, ex husband, ex boyfriend, ex girlfriend, divorce, divorcing, divorced, separated, split up, broke up, breakup, custody, restraining order | mi ex, exesposo, exesposa, divorcio, divorciando, separando, me deje',
  child:
    'child, children, kid, kids, toddler, toddlers, baby, little ones, teenager, teen, grandkids, boys, girls, 5 year old, preschooler | nino, ninos, nina, hijos, chamacos, chiquitos, bebe',
  young:
    'under 18, minor, underage, teenager, 16, 17, sixteen, seventeen, years old, how old | menor de edad, joven, anos de edad',
  elder:
    'senior, seniors, elderly, retired, retiree, retirement, old folks, fixed income, social security, pension, over 55, over 60, over 65, 60, 65, 67, 70, 72, 75, 80 | jubilado, jubilada, tercera edad, adulto mayor, pensionado, persona mayor',
  soldier:
    'military, army, navy, marine, marines, air force, coast guard, national guard, reserve duty, veteran, vet, vets, deployed, deploy, deployment, active duty, serviceman, serve, served, base, soldier, sailor, stationed, orders, pcs | militar, militares, ejercito, soldado, veterano, marina',
  student:
    'student, students, college, university, campus, dorm, semester, freshman, undergrad, school, grad school, summer break, study abroad | estudiante, estudiantes, universidad, escuela, semestre, colegio',
  public_servant:
    'teacher, nurse, firefighter, fireman, police officer, cop, sheriff, emt, paramedic, first responder, doctor, hospital staff, hero | maestra, maestro, enfermera, bombero, policia, paramedico',
  weak_body:
    'disabled, disability, wheelchair, walker, cane, crutches, handicap, handicapped, bad back, bad knee, bad knees, bad hip, bad shoulder, surgery, pregnant, arthritis, cant lift, cant climb, cant carry, hard to walk, mobility, ada, hip replacement, knees, heart condition, no stairs | silla de ruedas, discapacitado, discapacidad, embarazada, no puedo cargar, rodilla, espalda mala, operacion, baston',
  tradesman:
    'contractor, contractors, plumber, electrician, landscaper, landscaping, roofer, carpenter, painter, handyman, mechanic, caterer, crew, my guys, job site, jobsite, construction company, subcontractor | contratista, plomero, electricista, jardinero, carpintero, pintor, albanil, mi cuadrilla, mecanico',
  company:
    'business, company, llc, corporation, corp, firm, nonprofit, non profit, church, charity, organization, startup, shop, store owner, ebay, etsy, amazon seller, online store, poshmark, shopify, food truck business, side hustle, clients, client, customers | negocio, empresa, compania, tienda, iglesia, clientes, organizacion',
  hauler:
    'movers, moving company, two men, moving crew, laborers, moving help, moving guys, muscle, helping hands, loaders, strong guys, college hunks, pods guy | mudanceros, mudanza, cargadores, fleteros, gente que ayude, fletero',
  carrier:
    'ups, fedex, usps, dhl, amazon, delivery driver, delivery guy, mailman, post office, freight company, courier, shipper, wayfair, ikea, supplier, vendor, furniture store | paqueteria, correo, cartero, repartidor, proveedor, mueblera',
  staff_member:
    'manager, owner, staff, employee, employees, attendant, clerk, office lady, front desk, supervisor, management, site manager, resident manager, agent, rep, whoever runs | gerente, encargado, encargada, dueno, duena, empleado, personal, jefe, recepcionista',
  authority:
    'police, cops, sheriff, fbi, warrant, court, court order, attorney, lawyer, judge, subpoena, power of attorney, poa, notary, estate, probate, executor, last will, bankruptcy, trustee | policia, abogado, juez, corte, orden judicial, poder notarial, herencia, testamento',
  dead_person:
    'died, dead, death, deceased, passed away, passed, late father, late mother, late husband, late wife, estate, inherit, inherited, funeral, widow, widower, killed, rip, gone now | murio, fallecio, muerto, difunto, difunta, herencia, viuda, viudo, finado',
  burglar:
    'thief, thieves, burglar, burglars, robber, break in, break ins, broken into, broke into, breaking in, rob, robbed, robbery, steal, stealing, stolen, stole, theft, ripped off, prowler, vandal, vandalism, sketchy, shady, tweakers, creeps, strangers, nervous, worried about, scared | ladron, ladrones, robo, robos, robar, robaron, roban, rateros, se meten, asalto, miedo',
  bot: 'bot, robot, chatbot, ai, computer, machine talking, automated, real human, chat gpt, chatgpt | robot, bot, maquina, inteligencia artificial',
};
