/** Phrases of conversation repair, by what they ask for. See `createPhraseMatcher` for the syntax. */
export const repairPhrases = {
  repeat:
    'say that again, say it again, say again, come again, repeat that, repeat it, can you repeat, could you repeat, please repeat, repeat please, once more, one more time, what did you say, what was that, what was that again, how much did you say, how much did u say, how much was it again, how much was that again, tell me again, didnt catch that, didnt get that, missed that | repita, repitelo, repitamelo, puede repetir, puedes repetir, otra vez, de nuevo, como dijo, que dijo, no entendi',
  /** Requests that may be followed by a reason: "say that again, it was loud here". */
  repeatFirst:
    'say that again, say it again, say again, come again, repeat that, repeat it, can you repeat, could you repeat, please repeat, didnt catch that, didnt get that, missed that | repita, repitelo, puede repetir, puedes repetir, no le entendi',
  more: 'tell me more, tell more, more details, more detail, more info, more information, more about that, more about it, more on that, say more, go on, keep going, continue, read more, show more, know more, hear more, learn more, what else, anything else about it, anything else i should know, the rest, full answer, elaborate, explain more | cuentame mas, cuenteme mas, digame mas, dime mas, mas detalles, mas informacion, saber mas, continua, continue, siga, que mas, explica mas, expliqueme mas, ver mas',
  /** Words around such a request. */
  polite:
    'please, pls, can you, could you, would you, can i, could i, id like to, i want to, i would like to, ok, okay, yes, sure, sorry, pardon, hi, so, and, about it, about that, about this, on it, on that, to know, to hear, me, a bit, a little, some, the, i, for me, again | por favor, puede, puedes, podria, me puede, quiero, quisiera, sobre eso, de eso, un poco, si, ok, disculpe, perdon',
} as const;
