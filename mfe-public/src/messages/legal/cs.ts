import type { Messages } from './en.ts'

export const messages: Messages = {
  responsible: 'Za tento web odpovídá',
  phone: (phone) => `Telefon ${phone}`,
  email: (email) => `E-mail ${email}`,
  taxId: 'Daňové identifikační číslo',
  contracts: 'Smlouvy o ubytování',
  contractsText: (owner) =>
    `Smluvními stranami pobytu jste vy a ${owner}. Co zde odešlete, je poptávka; rezervací se stane, až bude přijata.`,
  technology: 'Technické řešení',
  technologyText:
    'Tento web běží na službě Keyhaven, která předává poptávky a odpovědi. Není smluvní stranou a nepřijímá žádné platby.',
  whoIsResponsible: 'Kdo odpovídá za údaje',
  privacy: (owner) => [
    {
      title: 'Co se o vás uchovává',
      paragraphs: [
        'Když poptáváte pobyt: vaše jméno, e-mailová adresa, poštovní adresa a telefonní číslo, u faktury na firmu její název, DIČ a značka, a samotný pobyt s termínem, počtem hostů, službami a cenou.',
        'Je to nutné k zodpovězení vaší poptávky a k předběžnému držení pobytu (čl. 6 odst. 1 písm. b) GDPR). Faktury se uchovávají tak dlouho, jak to vyžadují daňové předpisy (čl. 6 odst. 1 písm. c) GDPR).',
      ],
    },
    {
      title: 'Kdo údaje dostává',
      paragraphs: [
        `${owner} a služba Keyhaven, která je uchovává z pověření pronajímatele a k ničemu jinému je nepoužívá. Nic se neprodává a nic se nenačítá ze serverů jiných společností.`,
      ],
    },
    {
      title: 'Co se ukládá ve vašem prohlížeči',
      paragraphs: [
        'Žádné soubory cookie ani sledování. Zůstává v něm vzhled, pokud si nějaký zvolíte, a to, co napíšete do rezervačního formuláře, dokud poptávku nepotvrdíte nebo nezavřete kartu.',
      ],
    },
    {
      title: 'Záznamy serveru',
      paragraphs: [
        'Server zaznamenává čas, adresu stránky, stav a číslo požadavku, aby bylo možné najít závady a zabránit zneužití (čl. 6 odst. 1 písm. f) GDPR). U každé poptávky uchováváme vaši síťovou adresu v nečitelné podobě, aby nikdo nemohl poptat vše najednou; poptávka, kterou nepotvrdíte, se po jednom dni smaže.',
        'Aby se našly vadné verze těchto stránek, některé návštěvy hlásí, jak proběhly: verzi, rychlost a zda se něco nezdařilo, a nic o návštěvníkovi.',
      ],
    },
    {
      title: 'Vaše práva',
      paragraphs: [
        'Můžete se zeptat, co je o vás uloženo, nechat to opravit, smazat nebo předat, vznést námitku proti použití a podat stížnost u úřadu pro ochranu osobních údajů. Napište na adresu uvedenou výše.',
      ],
    },
  ],
}
