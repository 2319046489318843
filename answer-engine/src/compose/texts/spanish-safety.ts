import type { Contact } from './contact.ts';
import type { englishSafetyReplies } from './english-safety.ts';

/** A text with the facility's hours, if there are any. */
export const withHours = (text: string, { hours }: Contact): string =>
  hours === '' ? text : `${text}\n\nNuestro horario:\n${hours}`;

export const spanishSafetyReplies: typeof englishSafetyReplies = {
  alarm: (contact) =>
    withHours(
      `Por favor ${contact.callUs} por la alarma. Si ve humo, fuego o a alguien entrando a la fuerza, **llame primero al ${contact.emergencyNumber}**.`,
      contact,
    ),
  possibleEmergency: (contact) =>
    withHours(
      `Si alguien está en peligro, **llame ahora al ${contact.emergencyNumber}**. Si no, por favor ${contact.callUs} cuanto antes, para que la oficina pueda actuar.`,
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
  complaint: (contact) =>
    withHours(
      `Lamento lo ocurrido. Por favor ${contact.callUs} o deje sus datos abajo para que un encargado lo revise.`,
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
};
