/** Words in which a visitor speaks of suicide or threatens. See `createPhraseMatcher` for the syntax. */
export const emergencyPhrases = {
  crisis:
    'kill myself, killing myself, suicide, suicidal, end my life, ending my life, end it all, want to die, wanna die, better off dead, hurt myself on purpose, dont want to live, do not want to live, no reason to live, cant go on living | suicidarme, matarme, quiero morir, quiero morirme, quitarme la vida, no quiero vivir',
  threat:
    '=kill you, =kill you all, kill everyone, =going to burn it down, =going to burn this place, =going to burn your, =will burn your, =will burn this, =burn your place down, =burn this place down, going to blow up this, going to blow up your, =going to shoot you, =will shoot you, =shoot up the, =shoot everyone, =going to beat you up, =come for you, =going to hurt you, =there is a bomb, =put a bomb, =bomb threat | matarlos, voy a matar, los voy a matar, quemar el lugar, les voy a quemar, hay una bomba, poner una bomba',
} as const;

/** What visitors see and name in an emergency, by its kind, and words that rule a report out. */
export const emergencyEvidencePhrases = {
  fire: '=fire in, =fire at, theres a fire, there is a fire, theres fire, there is fire, smoke coming, smoke comin, smoke rolling, smoke pouring, smoke billowing, smoke rising, see smoke, smelling smoke, see fire, see a fire, see flames, its flames, flames coming, flames out, flames in, flames on, on fire, caught fire, catching fire, burning up, it burn | sale humo, saliendo humo, hay humo, veo humo, veo fuego, hay fuego, hay un fuego, hay un incendio, llamas, se esta quemando, se prendio, prendio fuego',
  medical:
    'heart attack, having a stroke, a seizure, seizing, overdosed, =just collapsed, =neighbor collapsed, =he collapsed, =she collapsed, =husband collapsed, =wife collapsed, =dad collapsed, =mom collapsed, =man collapsed, =woman collapsed, =lady collapsed, =guy collapsed, =kid collapsed, =collapsed by, unconscious, without consciousness, not breathing, isnt breathing, aint breathing, stopped breathing, cant breathe, bleeding, =passed out, fainted, choking, chest pain, electrocuted, =bit me, =bit my, =bit him, =bit her, =i got bit, =he got bit, =she got bit, =husband got bit, =wife got bit, =son got bit, =daughter got bit, =kid got bit, =boy got bit, =girl got bit, =mom got bit, =dad got bit, =friend got bit, =brother got bit, =sister got bit, =got bitten, =been bitten, =was bitten, =stung my, =stung him, =stung her, =i got stung, =he got stung, =she got stung, =husband got stung, =wife got stung, =son got stung, =daughter got stung, =kid got stung, =boy got stung, =girl got stung, =mom got stung, =dad got stung, =friend got stung, =brother got stung, =sister got stung, no pulse, turning blue | infarto, se desmayo, convulsionando, no respira, sangrando, inconsciente, se ahoga, se esta ahogando, me mordio',
  breakIn:
    'a crowbar, a pry bar, =prying, =jimmying, =kicking in, =sawing, =somebody cutting, =someone cutting, =guy cutting, =man cutting, =cutting locks, =cutting the lock | forzando, barreta, cortando candados, cortando el candado',
  danger:
    'power line, live wire, gunshots, shots fired, =shooting at, =a gun, =a knife, a machete | disparos, balazos, una pistola, un cuchillo, un machete',
  gas: 'gas leak, =smell gas, smells like gas, gas smell, smell of gas, gas odor, odor of gas, reeks of gas, stinks of gas, smells like propane, rotten eggs, carbon monoxide | fuga de gas, huele a gas, olor a gas, apesta a gas',
  noReport:
    'is there a fire, was there a fire, was there ever, ever a fire, in case of fire, last year, last month, last week, years ago, months ago, used to, history of, survived, had a, worries me, to stop, stop someone, stop somebody | el ano pasado, hace anos, hace meses, tuvo un, tuve un',
} as const satisfies Partial<Record<string, string>>;
