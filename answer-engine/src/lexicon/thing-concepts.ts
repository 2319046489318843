import type { ConceptPhrases } from './concept-phrases.ts';

/** Concepts of physical things: goods, vehicles, animals, substances and equipment. */
export const thingConcepts: ConceptPhrases = {
  seating:
    'couch, sofa, sectional, loveseat, recliner, armchair, chair, futon, ottoman, stool | sillon, silla, sillas, sofa, sala',
  bedding:
    'mattress, bed, box spring, bunk bed, crib, headboard, bed frame, king, queen, twin | colchon, colchones, cama, camas, cuna, recamara',
  cabinet:
    'dresser, wardrobe, armoire, bookcase, bookshelf, hutch, cabinet, desk, table, dining set, nightstand, china cabinet, credenza, chest of drawers | mesa, escritorio, ropero, comoda, librero, tocador, gabinete, comedor',
  appliance:
    'appliance, fridge, refrigerator, freezer, washer, dryer, stove, oven, dishwasher, microwave, minifridge, mini fridge, deep freeze, vacuum | refrigerador, refri, congelador, lavadora, secadora, estufa, nevera, microondas',
  electronics:
    'electronics, tv, television, computer, laptop, monitor, stereo, speakers, console, xbox, playstation, printer, server, amplifier, camera gear | electronicos, television, tele, computadora, bocinas, pantalla',
  instrument:
    'piano, guitar, violin, drum, drums, drum set, organ, cello, saxophone, keyboard, instrument, harp, trumpet, amp | piano, guitarra, bateria, violin, instrumento, teclado, acordeon',
  artwork:
    'art, artwork, painting, paintings, sculpture, canvas, antique, antiques, collectible, collectibles, comic books, baseball cards, vinyl records, vinyl, heirloom, memorabilia | cuadro, cuadros, arte, antiguedades, pintura al oleo, coleccion, reliquia',
  paper:
    'photo, photos, photograph, photo album, albums, picture, pictures, book, books, files, file boxes, paper, papers, records, archives, letters, magazines | fotos, libros, papeles, archivos, documentos viejos, albumes',
  clothing:
    'clothes, clothing, jacket, jackets, coat, coats, dress, suit, shoes, boots, linens, quilt, blankets, rug, curtains, wedding gown, fabric, upholstery | ropa, chamarra, vestido, zapatos, cobijas, cortinas, alfombra',
  leather_wood:
    'leather, wood, wooden, real wood, oak, maple, walnut, teak, wicker, hardwood | madera, cuero, piel, roble',
  baby_stuff: 'toys, baby stuff, stroller, high chair, car seat, playpen, dolls | juguetes, carriola, cosas de bebe',
  sports_gear:
    'ski, skis, snowboard, kayak, canoe, paddleboard, surfboard, golf clubs, camping gear, tent, fishing gear, treadmill, weights, exercise bike, bowling | kayak, esquis, tabla de surf, palos de golf, caminadora, casa de campana',
  bicycle: 'bike, bikes, bicycle, bicycles, mountain bike, tricycle | bici, bicicleta, bicicletas',
  ebike:
    'ebike, e bike, electric bike, electric scooter, escooter, e scooter, hoverboard, onewheel | bicicleta electrica, patin electrico, scooter electrico',
  tools:
    'tools, toolbox, tool box, ladder, saw, table saw, drill press, compressor, lawn mower, mower, snowblower, generator, workbench, equipment, wheelbarrow, scaffolding | herramienta, herramientas, escalera de mano, podadora, generador, compresor, equipo',
  decorations:
    'christmas decorations, decorations, christmas tree, ornaments, halloween, holiday stuff, inflatables | adornos, arbol de navidad, decoraciones, nacimiento',
  valuables:
    'jewelry, jewels, gold, silver, cash box, coins, coin collection, valuables, expensive stuff, furs, fur coat, watches, stamps, diamonds, money | joyas, oro, monedas, cosas de valor, dinero en efectivo, valores',
  wine: 'wine, wines, winery, bottles, vintage, cellar, champagne, bordeaux, pinot, vino, cases of wine | vino, vinos, botellas, cava',
  alcohol: 'beer, liquor, alcohol, booze, whiskey, vodka, keg, tequila | cerveza, licor, alcohol, tequila',
  frozen_food:
    'frozen, meat, venison, elk, deer meat, fish, salmon, chicken, beef, ice cream, leftovers, milk, cheese, eggs, fruit, vegetables | carne, congelada, pescado, pollo, leche, fruta, verdura',
  dry_food:
    'food, =canned, canned food, canned goods, groceries, rice, beans, flour, snacks, candy, chips, cereal, spices, pantry, preserves, jerky, mre, perishable, perishables, bottled water | comida, alimentos, latas, arroz, frijoles, despensa, dulces, botanas, enlatados, agua embotellada',
  pet_food:
    'dog food, pet food, cat food, animal feed, bird seed, chicken feed, horse feed, kibble, feed | croquetas, alimento para perro, pastura',
  plant:
    'plant, plants, houseplant, houseplants, flowers, seeds, tulip bulbs, bulbs, potted, succulents, tree, bale of hay, hay bales, straw, bales, soil, mulch, seedlings | planta, plantas, matas, flores, semillas, tierra, paja, macetas',
  dog: 'dog, dogs, puppy, pup, pooch, doggie, labrador, lab, golden retriever, chihuahua, pitbull, poodle, german shepherd, husky, terrier, fur baby | perro, perros, perrito, perrita, cachorro, firulais',
  cat_or_other_pet:
    'cat, cats, kitty, kitten, bird, parrot, rabbit, hamster, fish tank, turtle, lizard, ferret, guinea pig | gato, gatos, gatito, pajaro, conejo, perico, tortuga',
  livestock:
    'horse, horses, goat, cow, chicken coop, chickens, pig, sheep, bees, beehive, snake, reptile | caballo, gallinas, vaca, chivo, puerco, abejas',
  rodent:
    'mouse, mice, rat, rats, rodent, squirrel, raccoon, possum, chipmunk, critter, gnaw, gnawed, chewed, chewing on, nibbled, droppings, nest, nesting | raton, ratones, rata, ratas, roedores, mordieron, ardilla',
  insect:
    'bug, bugs, roach, roaches, cockroach, ant, ants, spider, spiders, wasp, hornet, bee, moth, termite, silverfish, cricket, bedbug, bed bugs, insect, crawly, creepy crawlies, scorpion, fleas | cucaracha, cucarachas, hormigas, aranas, insectos, bichos, chinches, polilla, alacran, avispas',
  fuel: 'gas, gasoline, gas can, gas cans, jerry can, diesel, kerosene, fuel, motor oil, oil, lighter fluid, two stroke, camp fuel, lamp oil | gasolina, diesel, aceite, combustible, petroleo, bidon',
  propane:
    'propane, propane tank, propane bottle, gas bottle, gas grill, butane, lp, helium, oxygen, acetylene, welding gas, cylinder | propano, tanque de gas, gas lp, cilindro, oxigeno, asador',
  explosive:
    'fireworks, firework, explosive, explosives, dynamite, firecrackers, sparklers, gunpowder, gun powder, black powder, flares, blasting | fuegos artificiales, cohetes, explosivos, polvora, cuetes',
  weapon:
    'gun, guns, firearm, firearms, rifle, rifles, shotgun, pistol, handgun, weapon, weapons, sword, crossbow, hunting stuff, gun safe | arma, armas, pistola, rifle, escopeta',
  ammunition: 'ammo, ammunition, bullets, rounds, shells, cartridges | municiones, balas, cartuchos, parque',
  chemical:
    'chemical, chemicals, bleach, acid, cleaner, cleaners, cleaning supplies, pesticide, weed killer, fertilizer, pool chlorine, chlorine, solvent, solvents, antifreeze, ammonia, asbestos, toxic, poison, flammable, combustible, corrosive, hazardous, aerosol, aerosols | quimicos, cloro, acido, pesticida, fertilizante, solvente, toxicos, inflamable, inflamables, veneno',
  paint:
    'paint, paint can, paint cans, spray paint, stain, varnish, thinner, paint thinner, turpentine, lacquer, epoxy, resin, primer | pintura, pinturas, barniz, tiner, solvente, esmalte',
  battery:
    'battery, batteries, lithium, lithium ion, car battery, power bank, powerwall | bateria, baterias, litio, pilas',
  medicine:
    'medicine, medicines, medication, prescription, pills, insulin, pharmaceutical, vaccines, vitamins, oxygen concentrator, hospital bed | medicina, medicinas, medicamento, pastillas, insulina',
  drugs: 'weed, marijuana, cannabis, pot plants, edibles, drugs, dope, hemp, thc | marihuana, mota, drogas',
  remains: 'ashes, urn, human remains, body, corpse, coffin, casket, cremated | cenizas, urna, restos, cadaver, ataud',
  lumber:
    'lumber, firewood, wood pile, plywood, 2x4s, logs, pallets of wood, fence panels, bricks, tiles, drywall | lena, tablas, madera de construccion, ladrillos, azulejos',
  tire: 'tire, tires, tyre, tyres, wheels, rims, winter wheels, snow tires, studded | llanta, llantas, neumatico, neumaticos, rines',
  merchandise:
    'inventory, merchandise, merch, products, product, stock, samples, catalogs, wholesale goods, store fixtures, trade show | mercancia, inventario, productos, muestras',
  scrap:
    'scrap, scrap metal, broken, old tv, old couch, old mattress, debris, yard waste, construction debris, junk, empty boxes, leftovers | chatarra, escombro, muebles viejos, cosas viejas, sobras',
  compact_vehicle:
    'car, cars, auto, automobile, sedan, suv, coupe, convertible, corvette, mustang, camaro, jeep, honda, toyota, tesla, pickup, hot rod, classic car, project car, minivan, hatchback, beater | carro, carros, coche, coches, camioneta, troca, vehiculo, auto clasico',
  two_wheeler:
    'motorcycle, motorcycles, motorbike, harley, moped, scooter, vespa, sportbike, dirt bike, dirtbike, chopper, ducati, cruiser bike | moto, motos, motocicleta, motoneta',
  off_road:
    'atv, four wheeler, quad, side by side, utv, golf cart, jet ski, jetski, waverunner, snowmobile, sled, go kart, sea doo, ranger, razor | cuatrimoto, razer, moto acuatica, carrito de golf',
  watercraft:
    'boat, boats, pontoon, bass boat, sailboat, ski boat, speedboat, yacht, skiff, bayliner, drift boat, johnboat, catamaran, fishing boat, dinghy, outboard, wake boat | bote, lancha, barco, botes, velero, yate',
  camper:
    'rv, rvs, camper, campers, motorhome, motor home, travel trailer, fifth wheel, 5th wheel, airstream, toy hauler, pop up, winnebago, class a, class c, camper van, sprinter, motorcoach, coach, rig, teardrop, slide out | casa rodante, autocaravana, caravana, camper, motorhome',
  trailer:
    'trailer, trailers, utility trailer, flatbed trailer, cargo trailer, enclosed trailer, horse trailer, boat trailer, dump trailer, car hauler, gooseneck | remolque, remolques, traila, trailer, plataforma',
  heavy_vehicle:
    'semi, semis, 18 wheeler, eighteen wheeler, tractor trailer, big rig, box truck, bobtail, dump truck, bucket truck, food truck, bus, school bus, tow truck, work truck, work van, delivery van, company van, fleet, tractor, excavator, bulldozer, skid steer, backhoe, bobcat, crane, forklift, heavy equipment, cement mixer, step van, flatbed truck, reefer | tractocamion, camion de carga, camion de volteo, excavadora, maquinaria, retroexcavadora, autobus, trailero',
  vehicle_part:
    'engine, motor, transmission, brakes, oil change, spark plugs, alternator, radiator, carburetor, bumper, hitch, exhaust, axle, headlight, windshield, muffler, clutch, wiring, bearings | motor, frenos, transmision, llantas bajas, defensa, escape, faros',
  tarp: 'tarp, tarps, boat cover, car cover, shrink wrap the boat, bimini, canvas cover, rv cover | lona, lonas, cubierta',
  pallet:
    'pallet, pallets, skid, skids, crate, crates, bin, bins, tote, totes, suitcase, suitcases, trunk, container | tarima, tarimas, maleta, maletas, cajon, contenedor',
  wrapping:
    'tape, bubble wrap, packing paper, packing peanuts, shrink wrap, stretch wrap, newspaper, tissue, wrap my, foam, moving blanket, moving blankets, pads, mattress bag, mattress cover, dish pack, wardrobe box, tape gun, bungee, rope, straps, tie downs, markers, labels | cinta, plastico, papel de burbuja, burbujas, cobijas, cuerda, mecate, fundas',
  lifting_gear:
    'dolly, dollies, hand truck, handtruck, cart, carts, flatbed cart, pallet jack, wagon, trolley, wheels, casters, ramp, lift gate, liftgate, forklift, roller | carrito, carritos, diablito, diablo, carretilla, patin, rampa, ruedas',
  smoke_thing:
    'cigarette, cigarettes, cigar, vape, vaping, smoke, smoking, smokers, tobacco, joint | cigarro, cigarros, fumar, fumo, vapear, tabaco',
  sanitation:
    'bathroom, restroom, toilet, toilets, potty, pee, washroom, urinal, sink, wash my hands, hand sanitizer, porta potty, shower, number two, loo, john | bano, banos, sanitario, escusado, lavabo, regadera, pipi',
};
