import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toSettings = 'Ouvrir les paramètres'

export const help: HelpWords = {
  sections: { 'your-account': 'Votre compte' },
  topics: {
    'activation-mail': {
      title: 'L’e-mail d’activation n’arrive pas, ou son lien ne fonctionne pas',
      content: [
        'Après votre inscription, nous vous envoyons un lien. Il fonctionne une fois, pendant 48\u00a0heures. Veuillez d’abord regarder dans vos courriers indésirables.',
        'Pour recevoir un autre lien, inscrivez-vous de nouveau avec la même adresse, ou cliquez sur «\u202fMot de passe oublié\u202f» sur la page de connexion\u00a0: le lien de cet e-mail définit un mot de passe et active le compte. Si vous vous êtes inscrit plusieurs fois avec des mots de passe différents, vous choisissez lequel garder.',
      ],
    },
    'personal-data': {
      title: 'Pourquoi dois-je d’abord remplir mes coordonnées\u202f?',
      content: [
        'Votre nom, votre adresse et votre numéro fiscal figurent sur chaque facture. Tant qu’ils ne sont pas complets, vous ne pouvez utiliser que les paramètres et l’aide.',
      ],
      steps: [
        'Ouvrez les paramètres et cliquez sur «\u202fModifier les coordonnées\u202f».',
        'Remplissez tous les champs et cliquez sur «\u202fEnregistrer les coordonnées\u202f».',
      ],
      alt: 'Le formulaire des coordonnées, ouvert depuis les paramètres',
      link: toSettings,
    },
    'forgotten-password': {
      title: 'J’ai oublié mon mot de passe',
      content: [
        'Sur la page de connexion, cliquez sur «\u202fMot de passe oublié\u202f» et saisissez votre adresse e-mail. Le lien de l’e-mail fonctionne une fois, pendant une heure. Une fois le nouveau mot de passe choisi, vous êtes déconnecté partout et pouvez vous connecter avec le nouveau.',
        'Le même lien aide aussi quand la page de connexion indique qu’il y a eu trop de mots de passe erronés. Sur un appareil où vous vous êtes déjà connecté, seuls vos propres essais comptent.',
      ],
    },
    'change-password': {
      title: 'Modifier mon mot de passe',
      content: [
        'Un mot de passe a au moins 8\u00a0caractères, avec des majuscules et des minuscules, un chiffre et un caractère spécial, et sans espace. Avec un nouveau mot de passe, vous restez connecté ici et êtes déconnecté partout ailleurs.',
      ],
      steps: [
        'Ouvrez les paramètres et cliquez sur «\u202fModifier le mot de passe\u202f».',
        'Saisissez l’ancien mot de passe, puis le nouveau, et répétez-le.',
        'Cliquez sur «\u202fModifier le mot de passe\u202f».',
      ],
      alt: 'Le formulaire pour un nouveau mot de passe, ouvert depuis les paramètres',
      link: toSettings,
    },
    'change-email': {
      title: 'Modifier mon adresse e-mail',
      content: [
        'La nouvelle adresse vaut tout de suite\u00a0: vous vous connectez avec elle, et nous y envoyons nos e-mails. Les deux adresses sont averties du changement, et vous êtes déconnecté partout ailleurs.',
      ],
      steps: [
        'Ouvrez les paramètres et cliquez sur «\u202fModifier l’e-mail\u202f».',
        'Saisissez votre e-mail actuel, votre mot de passe et le nouvel e-mail.',
        'Cliquez sur «\u202fModifier l’e-mail\u202f».',
      ],
      alt: 'Le formulaire pour une nouvelle adresse e-mail, ouvert depuis les paramètres',
      link: toSettings,
    },
    'two-step-sign-in': {
      title: 'Activer la connexion en deux étapes',
      content: [
        'Avec la connexion en deux étapes, un mot de passe volé ne suffit pas\u00a0: après le mot de passe, nous demandons un code d’une application sur votre téléphone, une clé d’accès ou un code de récupération. Une clé d’accès vous connecte aussi sans mot de passe\u00a0: cliquez sur «\u202fUtiliser une clé d’accès\u202f» sur la page de connexion.',
        'À l’activation, vous recevez une seule fois dix codes de récupération. Chacun vous connecte une fois si votre téléphone est perdu. S’ils sont perdus aussi, écrivez-nous depuis l’adresse e-mail de votre compte. Nous la désactivons dès que nous sommes sûrs que c’est bien vous.',
      ],
      steps: [
        'Ouvrez les paramètres. Sous «\u202fConnexion en deux étapes\u202f», cliquez sur «\u202fConfigurer l’application\u202f» ou «\u202fAjouter une clé d’accès\u202f».',
        'Saisissez votre mot de passe. Pour une application, scannez l’image et saisissez le code qu’elle affiche.',
        'Conservez les codes de récupération.',
      ],
      link: toSettings,
    },
    logo: {
      title: 'Ajouter ou modifier mon logo',
      content: [
        'Ouvrez les paramètres et cliquez sur «\u202fModifier le logo\u202f». Le fichier peut être un JPEG, PNG, WebP ou AVIF de 5\u00a0Mo au plus. Un clic sur l’image la montre en taille réelle\u00a0; «\u202fSupprimer le logo\u202f» le retire.',
      ],
      link: toSettings,
    },
    'signed-in-elsewhere': {
      title: 'Je suis connecté sur un appareil que je n’ai plus',
      content: [
        'En bas des paramètres, «\u202fOù vous êtes connecté\u202f» liste chaque appareil et sa dernière utilisation. Cliquez sur «\u202fDéconnecter\u202f» à côté de l’un d’eux, ou sur «\u202fSe déconnecter partout\u202f», qui met aussi fin à cette session. Si quelqu’un connaît peut-être votre mot de passe, modifiez-le aussi.',
        'Vous êtes déconnecté après 12\u00a0heures. Avec «\u202fRester connecté\u202f» sur la page de connexion, vous le restez 30\u00a0jours après votre dernière visite.',
      ],
      link: toSettings,
    },
    'public-link': {
      title: 'Modifier le lien de ma page publique',
      content: [
        'Ouvrez les paramètres. Sous «\u202fLien de votre page publique\u202f», vous pouvez copier le lien ou, avec «\u202fModifier le lien\u202f», choisir un autre nom\u00a0: lettres minuscules, chiffres et traits d’union. Votre ancien lien continue de fonctionner.',
      ],
      link: toSettings,
    },
    'my-data': {
      title: 'Enregistrer une copie de tout, ou supprimer mon compte',
      content: [
        'En bas des paramètres, sous «\u202fVos données\u202f», «\u202fEnregistrer une copie\u202f» vous donne un fichier ZIP\u00a0: vos données en JSON, vos images et chaque facture émise en PDF.',
        '«\u202fSupprimer le compte\u202f» demande votre mot de passe. Dès lors, les voyageurs ne trouvent plus vos logements. Après 30\u00a0jours, tout est supprimé et personne ne peut le récupérer\u00a0; jusque-là, cliquez sur «\u202fGarder le compte\u202f». Nous vous le rappelons par e-mail trois jours avant. La loi demande de conserver les factures pendant des années\u00a0: enregistrez d’abord une copie.',
      ],
      link: toSettings,
    },
    'connect-other-software': {
      title: 'Connecter un channel manager, des serrures ou mes propres programmes',
      content: [
        'Ouvrez «\u202fConnexions\u202f» dans les paramètres. Une clé d’API permet à un autre logiciel de lire ou de modifier ce que vous choisissez, sans votre mot de passe\u00a0; elle est affichée une fois, et vous pouvez la révoquer à tout moment. Donnez à chaque programme sa propre clé, avec le strict nécessaire.',
        'Un webhook indique à votre propre serveur ce qui se passe\u00a0: une demande est arrivée, un séjour a été annulé, une facture a été émise. Si votre serveur est injoignable, nous réessayons pendant trois jours, puis nous désactivons le webhook et vous écrivons. Ce qu’il a manqué peut être renvoyé.',
      ],
      link: 'Ouvrir les connexions',
    },
    'how-long-people-are-kept': {
      title: 'Combien de temps les données des voyageurs sont-elles conservées\u202f?',
      content: [
        'Les voyageurs dont la demande n’a pas abouti sont effacés un an après le départ souhaité. Les clients restent jusqu’à ce que vous les effaciez, et les personnes restent dix ans sur les factures. Pour choisir d’autres durées, cliquez sur «\u202fModifier les durées\u202f» dans les paramètres, sous «\u202fVos données\u202f». Ce que la loi exige dans cinq pays y est indiqué.',
      ],
      link: toSettings,
    },
    'demo-account': {
      title: 'Qu’est-ce qu’un compte de démo\u202f?',
      content: [
        'La démo ouvre un compte à vous avec une activité inventée, pour que vous puissiez tout essayer. Il est supprimé après 24\u00a0heures, avec tout ce que vous y avez saisi. Son adresse e-mail, son mot de passe et son lien ne peuvent pas être modifiés, il ne peut pas avoir de connexion en deux étapes ni écrire à l’assistance.',
        'Pour garder vos données, créez votre propre compte en haut de la page.',
      ],
    },
  },
}
