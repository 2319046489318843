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
  /^(¿)?(tienes?|todavía|aún|quieres?|necesitas?|no encuentras?)\b.{0,40}(dudas?|preguntas?|ayuda|buscas?)/i,
  /^(noch|haben sie( noch)?|sie haben( noch)?) (weitere )?fragen/i,
  /^(vous avez|avez-vous|d'autres|une|encore)\b.{0,30}questions? ?\?/i,
  /^(heeft u|heb je|nog)\b.{0,20}vragen/i,
  /^(altre|hai|avete)\b.{0,20}domande/i,
  /^(ainda|tem|ficou com)\b.{0,25}(dúvidas?|perguntas?)/i,
];

const maxLength = 120;

/** "Still have questions?": asks the visitor to do something, and has no answer. */
export const isCallToAction = (text: string): boolean =>
  text.length <= maxLength && openings.some((opening) => opening.test(text));
