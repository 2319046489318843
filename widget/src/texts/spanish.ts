import type { Texts } from './texts.ts';

/** Loaded only on pages in Spanish. */
export const spanish: Texts = {
  lang: 'es',
  openChat: 'Abrir chat',
  defaultTitle: 'Asistente virtual',
  title: 'Chat con {business}',
  subtitle: 'En línea',
  startOver: 'Empezar de nuevo',
  minimize: 'Minimizar',
  botAnswers: 'Está hablando con un bot.',
  log: 'Conversación',
  typing: 'Escribiendo',
  inputLabel: 'Escriba su mensaje',
  send: 'Enviar',
  secure: 'Seguro',
  poweredBy: 'Con tecnología de Chat Module',

  greeting: '¡Hola! Le damos la bienvenida a {business}. Nos alegra su visita.',
  greetingWithoutName: '¡Hola! Le damos la bienvenida. Nos alegra su visita.',
  howCanIHelp: '¿En qué podemos ayudarle hoy?',
  optionPrompt: 'Elija una opción o escriba su pregunta abajo.',

  sizes: 'Tamaños disponibles',
  rates: 'Ver nuestras tarifas',
  directions: 'Cómo llegar',
  callUs: 'Llamar',
  payBill: 'Pagar factura',
  suggestions: '¿Se refiere a una de estas?',
  noneOfThese: 'Ninguna de estas',
  tellMore: 'Cuénteme más',
  ratesPage: 'Ver tarifas',

  howMuchToStore: '¿Cuánto espacio necesita?',
  small: 'Pequeño',
  medium: 'Mediano',
  large: 'Grande',
  vehicle: 'Vehículo',

  reservePrompt: '¿Desea reservar esta unidad o recibir más información?',
  yes: 'Sí',
  no: 'No',
  reservationIntro: '¡Muy bien! Déjenos sus datos y enviaremos su solicitud al centro.',
  anotherUnit: '¡De acuerdo! ¿Quiere ver otra unidad?',
  leadIntro: '¡Muy bien! Déjenos sus datos y un encargado se pondrá en contacto con usted.',
  helpTopics:
    '¡De acuerdo! Puedo ayudarle con precios, tamaños de unidades, cómo llegar, horario de oficina y contacto. ¿Qué desea saber?',

  reservationHeading: 'Reservar {size}',
  reservationHeadingWithoutSize: 'Reservar una unidad',
  leadHeading: 'Datos de contacto',
  name: 'Nombre',
  phone: 'Número de teléfono',
  email: 'Correo electrónico (opcional)',
  moveInDate: 'Fecha de entrada (opcional)',
  missingContact: 'Escriba su nombre y su número de teléfono',
  submitReservation: 'Enviar reserva',
  submitLead: 'Enviar datos',

  thumbsUp: 'Respuesta útil',
  thumbsDown: 'Respuesta no útil',
  tryAgain: 'Intentar de nuevo',

  chatFailure: 'Lo sentimos, ahora mismo no podemos procesar su consulta. Inténtelo de nuevo más tarde.',
  reservationFailure: 'Lo sentimos, hubo un error al enviar su reserva. Llámenos directamente, por favor.',
  leadFailure: 'Lo sentimos, hubo un error al enviar sus datos. Llámenos directamente, por favor.',
  reservationSuccess:
    '¡Gracias! Hemos enviado su solicitud de reserva al centro. Un encargado se comunicará con usted lo antes posible en horario de oficina.',
  officeHours: '**Horario de oficina**\n{hours}',
  leadSuccess: '¡Gracias! Un encargado se comunicará pronto con usted para hablar de la disponibilidad.',
};
