/** The words before or after a person's name in a message: patterns over lower-case text without accents and apostrophes. */
export const nameCues = {
  /** Always followed by a name. */
  certain:
    /\b(?:my (?:full |last |first )?names?(?: is)?|(?:the |his |her |their )?name(?:s| is|:)|under(?: the)? names?(?: of)?|in the name of|me llamo|mi nombre(?: es)?|a nombre de|se llama|nombre:)[\s:,]*$/,
  /** May be followed by a name or by anything else: "this is urgent". */
  possible:
    /(?:\b(?:this is|i am|im|its|it is|thats|its for|it is for|thats for|(?:reservation|unit|spot) for|under|call me|put|soy|habla|le habla|es para|a cargo de|de parte de)\s+|^\s*)$/,
  /** Follows a name at the start of a sentence: "Ron here", "Ron in unit 12". */
  after:
    /^\s*,?\s*(?:here\b|speaking\b|(?:in|from|at|over in|with) (?:unit|space|locker|spot|number|#)\b|aqui\b|(?:de|en) la (?:bodega|unidad)\b)/,
} as const;

/** Words that are capitalized or next to a phone number, but aren't names. */
export const notNames: ReadonlySet<string> = new Set(
  `american mexican canadian spanish english hispanic indian chinese german french british navy army marine marines veteran military
  christian catholic student teacher nurse senior customer tenant owner manager operator agent office front desk cell mobile home
  work landline phone number email name text reservation booking truck van trailer boat rv car camper unit space storage locker
  size door gate code key lock first second third last new old small medium large big bigger cheap cheapest climate drive
  sunday monday tuesday wednesday thursday friday saturday sun mon tue tues wed thu thur thurs fri sat january february march
  june july august september october november december jan feb mar jun jul aug sep sept oct nov dec today tomorrow tonight
  domingo lunes martes miercoles jueves viernes sabado enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre hoy manana christmas thanksgiving easter interested looking urgent ridiculous sorry sry srry oops whoops thx ty pls plz lol dr mr mrs ms ready done calling
  writing asking moving waiting trying back busy cliente nuevo nueva militar estudiante interesado interesada numero telefono
  celular correo nombre bodega casa trabajo listo lista google yelp facebook uhaul inc llc hello hi hey thanks thank gracias hola
  yes no ok okay please again then call ring reach area correct right great good fine sure perfect llame llamen llameme marqueme
  mandeme texteme extension ext gmail yahoo hotmail outlook street st ave avenue road rd apt suite box po`.split(/\s+/),
);
