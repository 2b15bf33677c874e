import { facts } from './site'

export const thankYou = {
  eyebrow: 'Fatto',
  title: 'Richiesta Inviata!',
  lead: `Il nostro team ti contatta entro ${facts.followUp} per la tua consulenza gratuita e personalizzata di ${facts.consultation}.`,
  home: 'Torna alla home',
  stepsTitle: 'Che cosa succede adesso',
  steps: [
    {
      title: 'Controlla la posta',
      text: 'Ti arriva un’email di conferma. Guarda anche nello spam.',
    },
    {
      title: 'Rispondi al telefono',
      text: 'Ti chiamiamo per fissare l’appuntamento quando ti è comodo.',
    },
    {
      title: 'Fai la consulenza',
      text: `${facts.consultation} per capire da dove partire. Gratis.`,
    },
  ],
}
