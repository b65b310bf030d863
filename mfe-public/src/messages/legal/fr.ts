import type { Messages } from './en.ts'

export const messages: Messages = {
  responsible: 'Responsable de ce site',
  phone: (phone) => `Téléphone ${phone}`,
  email: (email) => `E-mail ${email}`,
  taxId: 'Numéro fiscal',
  contracts: 'Contrats d’hébergement',
  contractsText: (owner) =>
    `Un séjour est un contrat entre vous et ${owner}. Ce que vous envoyez ici est une demande\u202f; elle devient une réservation lorsqu’elle est acceptée.`,
  technology: 'Technique',
  technologyText:
    'Ce site fonctionne avec Keyhaven, qui transmet les demandes et les réponses. Keyhaven n’est pas partie au contrat et n’encaisse aucun paiement.',
  whoIsResponsible: 'Qui est responsable',
  privacy: (owner) => [
    {
      title: 'Ce qui est conservé à votre sujet',
      paragraphs: [
        'Lorsque vous demandez un séjour\u00a0: votre nom, votre adresse e-mail, votre adresse postale et votre numéro de téléphone, pour une facture à une entreprise son nom, son numéro de TVA et sa référence, ainsi que le séjour lui-même avec ses dates, le nombre de voyageurs, les prestations et le prix.',
        'C’est nécessaire pour répondre à votre demande et mettre une option sur le séjour (art. 6, par. 1, point b du RGPD). Les factures sont conservées aussi longtemps que le droit fiscal l’exige (art. 6, par. 1, point c du RGPD).',
      ],
    },
    {
      title: 'Qui le reçoit',
      paragraphs: [
        `${owner} et Keyhaven, qui conserve ces données pour le compte du propriétaire et n’en fait rien d’autre. Rien n’est vendu, et rien n’est chargé depuis les serveurs d’autres entreprises.`,
      ],
    },
    {
      title: 'Ce qui est enregistré dans votre navigateur',
      paragraphs: [
        'Ni cookies ni traceurs. Y sont gardés le thème, si vous en choisissez un, et ce que vous saisissez dans le formulaire de réservation jusqu’à ce que vous confirmiez votre demande ou fermiez l’onglet.',
      ],
    },
    {
      title: 'Journaux du serveur',
      paragraphs: [
        'Le serveur note l’heure, l’adresse de la page, l’état et un numéro de requête, afin de trouver les pannes et d’empêcher les abus (art. 6, par. 1, point f du RGPD). Avec chaque demande, nous gardons votre adresse réseau sous une forme méconnaissable, afin que personne ne puisse tout demander à la fois\u202f; une demande que vous ne confirmez pas est supprimée au bout d’un jour.',
        'Afin de repérer les versions défectueuses de ces pages, certaines visites signalent leur déroulement\u00a0: la version, la rapidité et un éventuel échec, et rien sur le visiteur.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander ce qui est conservé à votre sujet, le faire corriger, supprimer ou transmettre, vous opposer à son utilisation et vous plaindre auprès de votre autorité de protection des données. Écrivez à l’adresse ci-dessus.',
      ],
    },
  ],
}
