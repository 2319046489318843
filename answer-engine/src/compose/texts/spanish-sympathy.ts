import type { englishSympathy } from './english-sympathy.ts';
import { withHours } from './spanish-safety.ts';

const sympathies = {
  death: 'Lamento mucho su pérdida.',
  breakInFound: 'Lamento mucho lo ocurrido.',
  damage: 'Lamento lo ocurrido.',
  lien: 'Lo lamento, sé que esto es preocupante.',
  hardship: 'Lamento lo que está pasando, sé que es un momento difícil.',
  accident: 'Lo lamento, y espero que no se haya lastimado.',
  whoPays: 'Lamento lo ocurrido.',
  plea: 'Lo lamento, entiendo cuánto significa para usted.',
};

export const spanishSympathy: typeof englishSympathy = {
  sympathies,
  sympathyReplies: {
    death: (contact) =>
      withHours(
        `${sympathies.death} Por favor ${contact.callUs} cuando se sienta listo: la oficina le dirá qué hace falta y le acompañará en lo demás.`,
        contact,
      ),
    breakInFound: (contact) =>
      withHours(
        `${sympathies.breakInFound} Por favor no toque nada y repórtelo a la policía. Si alguien puede seguir ahí, **llame primero al ${contact.emergencyNumber}**. Después ${contact.callUs} para que lo revisemos con usted.`,
        contact,
      ),
    damage: (contact) =>
      withHours(
        `${sympathies.damage} Por favor ${contact.callUs} lo antes posible y tome fotos antes de mover nada, para que la oficina lo revise con usted.`,
        contact,
      ),
    lien: (contact) =>
      withHours(
        `${sympathies.lien} No puedo ver las cuentas, y con un embargo o una subasta cada día cuenta. Por favor ${contact.callUs} lo antes posible: la oficina sabe cómo está su cuenta y qué se puede hacer todavía.`,
        contact,
      ),
    hardship: (contact) =>
      withHours(
        `${sympathies.hardship} No puedo cambiar lo que se debe, así que por favor ${contact.callUs} lo antes posible, antes de que haya un atraso. La oficina le puede decir qué es posible.`,
        contact,
      ),
    accident: (contact) =>
      withHours(
        `${sympathies.accident} Si alguien está herido, **llame al ${contact.emergencyNumber}**. Por favor ${contact.callUs} para reportarlo, para que no vuelva a ocurrir.`,
        contact,
      ),
    whoPays: (contact) =>
      `${sympathies.whoPays} No puedo decir qué está cubierto. Por favor pregunte a su propio seguro y ${contact.callUs}: la oficina le puede decir qué cobertura tiene su unidad y cómo hacer un reclamo.`,
    plea: (contact) =>
      `${sympathies.plea} No puedo decidirlo yo. Por favor ${contact.callUs} hoy mismo, para que lo hable con alguien que sí puede.`,
    again: (contact) =>
      `Entiendo. Desde aquí no puedo revisarlo, pero la oficina le puede decir qué hace falta y qué sigue. Por favor ${contact.callUs}, o deje sus datos abajo para que le llamen.`,
  },
};
