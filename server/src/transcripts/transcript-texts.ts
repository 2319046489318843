const english = {
  locale: 'en-US',
  subject: (sender: string) => `Your conversation with ${sender}`,
  why: (sender: string) =>
    `You asked for a copy of your conversation with the chat on the website of ${sender}. Here it is.`,
  you: 'You',
  leftOut: '[address left out]',
  contact: (sender: string, lines: string) =>
    lines === '' ? `To reach ${sender}, visit the website.` : `To reach ${sender}:\n${lines}`,
  ignore:
    'Please do not reply to this email. If you did not ask for it, someone typed your address by mistake, and you can ignore it: we do not keep the address.',
};

const spanish: typeof english = {
  locale: 'es-US',
  subject: (sender) => `Su conversación con ${sender}`,
  why: (sender) => `Usted pidió una copia de su conversación con el chat del sitio web de ${sender}. Aquí la tiene.`,
  you: 'Usted',
  leftOut: '[dirección omitida]',
  contact: (sender, lines) =>
    lines === '' ? `Para comunicarse con ${sender}, visite el sitio web.` : `Para comunicarse con ${sender}:\n${lines}`,
  ignore:
    'Por favor, no responda a este correo. Si no lo pidió, alguien escribió su dirección por error y puede ignorarlo: no guardamos la dirección.',
};

/** The words of the email that brings visitors their conversation. */
export const texts = { en: english, es: spanish };
