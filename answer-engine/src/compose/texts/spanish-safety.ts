import type { Contact } from './contact.ts';
import type { englishSafetyReplies } from './english-safety.ts';

const withHours = (text: string, { hours }: Contact): string =>
  hours === '' ? text : `${text}\n\nNuestro horario:\n${hours}`;

export const spanishSafetyReplies: typeof englishSafetyReplies = {
  fire: ({ emergencyNumber }) =>
    `**Llame al ${emergencyNumber} ahora mismo** y póngase a salvo con los demás. Avísenos cuando todos estén a salvo.`,
  gas: ({ emergencyNumber }) =>
    `**Salga de inmediato y llame al ${emergencyNumber}** desde una distancia segura. No use luces, interruptores ni nada que haga chispas. Avísenos cuando esté a salvo.`,
  injury: ({ emergencyNumber }) =>
    `**Llame al ${emergencyNumber} ahora mismo** si alguien está herido o en peligro. Avísenos cuando la ayuda esté en camino.`,
  crisis: ({ emergencyNumber }) =>
    `Lamento mucho lo que está pasando. No tiene que estar a solas con esto: **llame al ${emergencyNumber}** ahora${emergencyNumber === '911' ? ', o llame o envíe un mensaje al **988**,' : ''} para hablar con alguien que puede ayudarle.`,
  crime: (contact) =>
    withHours(
      `Si está ocurriendo ahora o alguien está en peligro, **llame primero al ${contact.emergencyNumber}**. No toque nada y ${contact.callUs} para que lo revisemos con usted.`,
      contact,
    ),
  lockedIn: (contact) =>
    withHours(
      `Por favor ${contact.callUs} ahora mismo. Si nadie contesta o está en peligro, **llame al ${contact.emergencyNumber}**: ellos pueden sacarle.`,
      contact,
    ),
  alarm: (contact) =>
    withHours(
      `Por favor ${contact.callUs} por la alarma. Si ve humo, fuego o a alguien entrando a la fuerza, **llame primero al ${contact.emergencyNumber}**.`,
      contact,
    ),
  gateCode: (contact) =>
    withHours(
      `Por su seguridad, los códigos de acceso nunca se dan en este chat. Por favor ${contact.callUs}: podemos ayudarle en cuanto sepamos que es usted.`,
      contact,
    ),
  lockedOut: (contact) =>
    withHours(
      `Lamento la molestia. Por favor ${contact.callUs} y tenga a mano una identificación con foto: le ayudaremos a entrar.`,
      contact,
    ),
  lien: (contact) =>
    withHours(
      `No puedo ver las cuentas, y con un embargo o una subasta cada día cuenta. Por favor ${contact.callUs} lo antes posible: la oficina sabe cómo está su cuenta y qué se puede hacer todavía.`,
      contact,
    ),
  auctionSale: (contact) =>
    withHours(
      `No tengo las fechas ni las condiciones de las subastas. Por favor ${contact.callUs}: la oficina se lo puede decir.`,
      contact,
    ),
  balance: (contact) =>
    withHours(`No puedo ver cuentas ni saldos. Por favor ${contact.callUs}: la oficina se lo puede decir.`, contact),
  dispute: (contact) =>
    withHours(
      `Lo lamento. No puedo ver las cuentas, así que por favor ${contact.callUs}: la oficina puede revisar el cargo con usted.`,
      contact,
    ),
  refund: (contact) =>
    withHours(`Los reembolsos los decide la oficina y no quiero prometer nada. Por favor ${contact.callUs}.`, contact),
  damage: (contact) =>
    withHours(
      `Lamento lo ocurrido. Por favor ${contact.callUs} lo antes posible y tome fotos antes de mover nada, para que la oficina lo revise con usted.`,
      contact,
    ),
  complaint: (contact) =>
    withHours(
      `Lamento lo ocurrido. Por favor ${contact.callUs} o deje sus datos abajo para que un encargado lo revise.`,
      contact,
    ),
  death: (contact) =>
    withHours(
      `Lamento mucho su pérdida. Por favor ${contact.callUs} cuando se sienta listo: la oficina le dirá qué hace falta y le acompañará en lo demás.`,
      contact,
    ),
  livingThere: (contact) =>
    withHours(
      `Gracias por avisarnos: una unidad de almacenamiento no es un lugar seguro para vivir. Por favor ${contact.callUs} para que podamos ayudar.`,
      contact,
    ),
  eviction: (contact) =>
    withHours(
      `Lamento lo que está pasando. No puedo dar consejos sobre esto, pero la oficina puede hablarlo con usted: por favor ${contact.callUs}.`,
      contact,
    ),
  legal: (contact) =>
    withHours(
      `No puedo hablar de asuntos legales. Por favor ${contact.callUs} y pida hablar con el encargado.`,
      contact,
    ),
  threat: ({ emergencyNumber, callUs }) =>
    `Si alguien está en peligro, **llame al ${emergencyNumber}**. Para todo lo demás, ${callUs}.`,
};
