import type { englishContactDetails, englishService } from './english-service.ts';

const askAboutPrices = (callUs: string): string =>
  `No puedo fijar, cambiar ni igualar precios. Para saber qué puede hacer la oficina, ${callUs}.`;

const apologies: typeof englishService.apologies = {
  complaint: 'Lamento lo ocurrido.',
  distress: 'Lo siento mucho.',
  noResponse: 'Lamento que nadie le haya respondido.',
  nearMiss: 'Lamento lo ocurrido y espero que nadie se haya lastimado.',
};

export const spanishService: typeof englishService = {
  cannot: {
    callBack: 'No puedo llamar ni enviar mensajes yo mismo.',
    passOn: 'No puedo pasar recados yo mismo.',
    sendSomebody: 'No puedo enviar a nadie desde aquí.',
    waive: 'Lamento la molestia. No puedo perdonar ni aplazar un cargo, así que no puedo prometer nada.',
    cancel: 'No puedo cancelar nada desde aquí.',
    moveOut: 'No puedo dar aviso ni cerrar una cuenta por usted desde aquí.',
    changeAccount: 'No puedo ver ni cambiar cuentas desde aquí.',
    charge: 'No puedo cobrar pagos ni ver cuentas en este chat.',
    open: 'No puedo abrir portones, puertas ni unidades desde aquí.',
    sendDocument: 'No puedo enviar documentos ni consultar cuentas desde aquí.',
    book: 'No puedo reservar ni apartar eso desde aquí.',
    enroll: 'No puedo inscribir a nadie desde aquí.',
    favor: 'No puedo hacer eso desde aquí.',
  },
  matters: {
    person: (callUs) => `Para hablar con una persona, ${callUs}.`,
    bid: askAboutPrices,
    price: askAboutPrices,
    complaint: (callUs) =>
      `${apologies.complaint} Por favor ${callUs}, o deje sus datos abajo para que un encargado lo revise.`,
    failedAdvice: (callUs) => `Lamento que eso no haya servido. Por favor ${callUs}, para que alguien lo revise.`,
    distress: (callUs) =>
      `${apologies.distress} Si la oficina puede ayudarle, por favor ${callUs}, o deje sus datos abajo y se comunicarán con usted.`,
    otherTenants: (callUs) =>
      `No puedo decir quién renta aquí ni nada de sus unidades o cuentas, ni siquiera a familiares. Si tiene derecho a saberlo, por favor ${callUs}.`,
    noResponse: (callUs) =>
      `${apologies.noResponse} Deje sus datos abajo para que la oficina los tenga por escrito, o ${callUs}.`,
    nearMiss: (callUs) =>
      `${apologies.nearMiss} Por favor ${callUs} o deje sus datos abajo para que la oficina lo arregle.`,
    noContact: (callUs) =>
      `Muy bien. La oficina solo se comunica con usted si envía el formulario. Si cambia de opinión, ${callUs}.`,
  },
  apologies,
  cannotPrice: 'No puedo fijar, cambiar ni igualar precios.',
  stillSorry: (callUs) =>
    `Lamento lo ocurrido. La oficina debe saberlo todo: por favor ${callUs}, o envíe el formulario de abajo.`,
  officeCan: (callUs) => `La oficina puede ayudarle: ${callUs}.`,
  orLeaveDetails: 'O deje sus datos abajo y la oficina se comunicará con usted.',
  contactPage: (url) => `También puede usar nuestra [página de contacto](${url}).`,
  openUntil: (time) => `La oficina está abierta en este momento, hasta ${time}.`,
  openAroundTheClock: 'La oficina está abierta en este momento.',
};

export const spanishContactDetails: typeof englishContactDetails = {
  thanks: (name) => (name ? `Gracias, ${name}.` : 'Gracias.'),
  filledIn: (items) =>
    `Llené el formulario con ${items}; por favor revíselo y envíelo, y la oficina se comunicará con usted.`,
  alsoFilledIn: (items) =>
    `También llené el formulario con ${items}; revíselo y envíelo si quiere que la oficina se comunique con usted.`,
  addPhone: (items) =>
    `Llené el formulario con ${items}; por favor agregue su número de teléfono y envíelo, y la oficina se comunicará con usted.`,
  yourName: 'su nombre',
  unit: (size) => `una unidad de ${size}`,
};
