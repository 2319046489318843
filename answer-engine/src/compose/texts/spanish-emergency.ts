import type { EmergencyContact } from './contact.ts';
import type { englishEmergency } from './english-emergency.ts';

const callNow = ({ emergencyNumber, isRepeated }: EmergencyContact): string =>
  isRepeated
    ? `**Llame al ${emergencyNumber} ahora mismo si aún no lo ha hecho**`
    : `**Llame al ${emergencyNumber} ahora mismo**`;

const tellThem = ({ address }: EmergencyContact): string =>
  address === '' ? '' : ` Dígales la dirección: **${address}**.`;

const after = (contact: EmergencyContact): string =>
  `${tellThem(contact)} Cuando no haya peligro, por favor ${contact.callUs}.`;

export const spanishEmergency: typeof englishEmergency = {
  emergency: {
    medical: (contact) =>
      `${callNow(contact)} y haga lo que le indiquen. Mueva a la persona solo si el lugar es peligroso.${after(contact)}`,
    fire: (contact) => `${callNow(contact)}, salga con los demás y aléjese. No regrese por nada.${after(contact)}`,
    gas: (contact) =>
      `**Salga de inmediato y llame al ${contact.emergencyNumber}** desde una distancia segura. No use luces, interruptores ni nada que haga chispas.${after(contact)}`,
    flood: (contact) =>
      `${callNow(contact)} si alguien está en peligro. No entre en el agua, ni a pie ni en carro, y no se acerque a nada eléctrico.${tellThem(contact)} Después, por favor ${contact.callUs} cuanto antes.`,
    trapped: ({ callUs, emergencyNumber, address, isRepeated }) =>
      `${isRepeated ? 'Inténtelo otra vez' : 'Por favor'}${isRepeated ? ': ' : ' '}${callUs} ahora mismo. Si nadie contesta, o alguien se siente mal o está en peligro, **llame al ${emergencyNumber}**: ellos pueden sacarle.${address === '' ? '' : ` Está en **${address}**.`} En un elevador, oprima el botón de alarma y no fuerce las puertas.`,
    breakIn: (contact) => `${callNow(contact)}. Manténgase fuera de la vista y no enfrente a nadie.${after(contact)}`,
    danger: (contact) => `${callNow(contact)} y manténgase a una distancia segura.${after(contact)}`,
    threat: ({ emergencyNumber, callUs }) =>
      `Si alguien está en peligro, **llame al ${emergencyNumber}**. Para todo lo demás, por favor ${callUs}.`,
    crisis: ({ emergencyNumber }) =>
      `Lamento mucho lo que está pasando. No tiene que estar a solas con esto: **llame al ${emergencyNumber}** ahora${emergencyNumber === '911' ? ', o llame o envíe un mensaje al **988**,' : ''} para hablar con alguien que puede ayudarle.`,
  },
  emergencyFollowUp: {
    address: ({ address, callUs }) =>
      address === ''
        ? `No tengo aquí la dirección. El operador puede ubicar su teléfono; si puede, ${callUs}.`
        : `La dirección es **${address}**. Dígales también la unidad o el edificio.`,
    noAnswer: ({ emergencyNumber, address }) =>
      `Entonces **llame al ${emergencyNumber}** y no cuelgue. Inténtelo aunque tenga poca señal: para una llamada de emergencia, su teléfono puede usar cualquier red.${address === '' ? '' : ` Está en **${address}**.`}`,
    blocked: ({ emergencyNumber, callUs }) =>
      `Si puede llegar al teclado sin peligro, ábrales el portón con su propio código. Si no, ${callUs} ahora mismo y avise al ${emergencyNumber} que el portón está cerrado.`,
    whoElse: ({ callUs }) =>
      `Por favor ${callUs} para que la oficina lo sepa, y no se acerque hasta que le digan que no hay peligro.`,
    suspect: ({ emergencyNumber, callUs }, cameras) =>
      `Diga a la policía en el ${emergencyNumber} lo que ve: el vehículo, las placas y hacia dónde va. Aléjese y no lo siga. Después, por favor ${callUs}.${cameras ? ` Entre nuestros servicios está **${cameras}**: la policía puede preguntar a la oficina por las grabaciones.` : ''}`,
    goBackToFire: ({ emergencyNumber, callUs }) =>
      `Por favor no vuelva a entrar. Aléjese hasta que le digan que no hay peligro, y avise al ${emergencyNumber} si queda alguien adentro. Por sus cosas, ${callUs} más tarde.`,
    goBackToFlood: ({ callUs }) =>
      `Por favor no entre hasta saber que no hay peligro. No cruce agua en movimiento, ni a pie ni en carro, y no se acerque a nada eléctrico: las cosas se pueden reponer. Por favor ${callUs} antes.`,
    goBack: ({ emergencyNumber, callUs }) =>
      `Solo si no hay peligro. Pregunte al ${emergencyNumber} qué hacer y espérelos. Para todo lo demás, ${callUs}.`,
    over: ({ callUs }) =>
      `Me alegra saberlo, y lamento el susto. Cuando pueda, por favor ${callUs} para reportarlo, así podemos revisarlo.`,
    coming: ({ emergencyNumber, callUs }) =>
      `Qué bueno que ya viene ayuda. Quédese en un lugar seguro, con el teléfono a la mano, y vuelva a llamar al ${emergencyNumber} si algo empeora. Por favor ${callUs} también, para que la oficina lo sepa.`,
    thanks: ({ emergencyNumber }) =>
      `De nada. Quédese en un lugar seguro y llame otra vez al ${emergencyNumber} si algo empeora.`,
    overForPerson: ({ callUs }) =>
      `Gracias por avisarme. Lamento mucho lo que pasó, y espero que todos se encuentren bien. Cuídese mucho y, cuando pueda, por favor ${callUs} para que la oficina lo sepa.`,
    still: ({ emergencyNumber, callUs }) =>
      `Por favor siga en la línea con el **${emergencyNumber}** y haga lo que le indiquen. Para todo lo demás, ${callUs}.`,
  },
};
