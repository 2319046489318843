const openings: readonly RegExp[] = [
  /^(do you )?(still )?(have|got|any)( (a|any|more|other|additional|further|some|your))* (questions?|doubts|queries)\b/i,
  /^(more|other|additional|further|general)? ?questions( or (comments|concerns))?\s*\?/i,
  /^(still )?(need|looking|want|searching|interested|ready|wondering)\b/i,
  /^(do you )?(still )?(need|want) (to|more|some|any|help|a)\b.{0,60}(help|assistance|information|quote|estimate|storage|space|talk|speak)\b/i,
  /^(can.?t|cannot|could.?n.?t|did.?n.?t|do.?n.?t|not) (you )?(find|see|get|finding|seeing)\b/i,
  /^(was|is|did) (this|that|it)\b.{0,30}\b(helpful|useful|help|article|page|answer)/i,
  /^(lost|forgot|forgotten)\b.{0,20}password/i,
  /^(already|not) (a|an|have|yet)\b.{0,20}(member|account|customer|registered)/i,
  /^(why|who|what|how) (choose|pick|trust|not us|us|we|can we help|may we help)\b/i,
  /^(how|what) (can|may) we (help|do for)\b/i,
  /^(where|how) (to|can you|do you|can i) (find|reach|contact) us\b/i,
  /^(did you know|are you ready|would you like to (know|learn|get|talk|speak)|what are you waiting)\b/i,
  /^¿?(tienes?|todavía|aún|quieres?|necesitas?)\s.{0,40}(dudas?|preguntas?|ayuda|buscas?)/i,
  /^¿?(no|aún no|todavía no) (encuentras?|encontraste|encontró|ha encontrado|has encontrado|está)\s.{0,40}(preguntas?|respuesta|busca|buscabas?|buscando)/i,
  /^¿?(más|otras?|alguna) (preguntas?|dudas?|consultas?)\s*\?/i,
  /^(noch|haben sie( noch)?|sie haben( noch)?|hast du( noch)?|du hast( noch)?) (weitere |andere )?fragen/i,
  /^((ihre|deine|die passende) )?(frage|antwort) (ist |war )?(noch )?nicht (dabei|beantwortet|gefunden)/i,
  /^(ist|war) (ihre|deine) frage (noch )?nicht\s/i,
  /^(keine|nicht)\s.{0,40}gefunden\s?(,.{0,30})?\?/i,
  /^(konnten|haben) (wir|sie|du)\s.{0,40}nicht (beantworten|gefunden)/i,
  /^(vous avez|avez-vous|d['’]autres|une( autre)?|encore|des)(\s.{0,30})?\squestions?\s?\?/i,
  /^(vous )?(n['’]avez[- ]|ne )(vous )?(trouvez )?pas\s.{0,20}(trouvé|réponse|cherch)/i,
  /^(besoin d['’](aide|un|une)|brauchen sie hilfe|hulp nodig|serve aiuto|hai bisogno di|precisa de ajuda)/i,
  /^(heeft u|heb je|heb jij|nog)\s.{0,20}vra(ag|gen)/i,
  /^(staat|zit) (uw|je|jouw) vraag\s.{0,20}niet/i,
  /^((uw|je|jouw|het) )?(vraag|antwoord) niet\s.{0,20}(gevonden|tussen|bij)/i,
  /^(niet gevonden|(kunt u|kun je|kan je|vind je|vindt u)\s.{0,40}niet\s.{0,10}(vinden|antwoord|zoekt?))/i,
  /^(altre|altra|hai|avete|ancora)\s(.{0,20}\s)?domand[ae]/i,
  /^non (hai|avete|trovi|trovate|ha)\s(.{0,20}\s)?(trovato|rispost[ae]|cerchi|cercavi|cerca)/i,
  /^(ainda|tem|têm|ficou com|mais|outras?)\s(.{0,25}\s)?(dúvidas?|perguntas?)/i,
  /^não (encontrou|encontraste|achou|encontra)\s/i,
  /^(har du|hittar du inte|hittade du inte|fandt du ikke|finner du ikke|fant du ikke)\s(.{0,20}\s)?(frågor|fråga|spørgsmål|spørsmål|svar|søger|søker|söker)/i,
  /^(nie znalazł|nie znalezion|masz (jeszcze |inne |dodatkowe |więcej )?pytani)/i,
  /^(не нашли|остались\s.{0,20}?вопросы|у вас (остались|есть)\s.{0,20}?вопрос|есть вопрос|остались вопросы)/i,
];

const maxLength = 120;

/** "Still have questions?": asks the visitor to do something, and has no answer. */
export const isCallToAction = (text: string): boolean =>
  text.length <= maxLength && openings.some((opening) => opening.test(text));
