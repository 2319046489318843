/** Words in which a visitor speaks of suicide or threatens. See `createPhraseMatcher` for the syntax. */
export const emergencyPhrases = {
  crisis:
    'kill myself, killing myself, suicide, suicidal, end my life, ending my life, end it all, want to die, wanna die, better off dead, hurt myself on purpose, dont want to live, do not want to live, no reason to live, cant go on living | suicidarme, matarme, quiero morir, quiero morirme, quitarme la vida, no quiero vivir',
  threat:
    '=kill you, =kill you all, kill everyone, =going to burn it down, =going to burn this place, =going to burn your, =will burn your, =will burn this, =burn your place down, =burn this place down, going to blow up this, going to blow up your, =going to shoot you, =will shoot you, =shoot up the, =shoot everyone, =going to beat you up, =come for you, =going to hurt you, =there is a bomb, =put a bomb, =bomb threat | matarlos, voy a matar, los voy a matar, quemar el lugar, les voy a quemar, hay una bomba, poner una bomba',
} as const;
