import { cs } from '../../languages/cs.ts'
import { changedOn } from './changed-on.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Načítá se',
  retry: 'Zkusit znovu',
  operatorFailed: 'Údaje o provozovateli se nepodařilo načíst.',

  notice: {
    title: 'Provozovatel',
    operator: 'Provozovatel této služby',
    content: 'Odpovědnost za obsah',
    contentText:
      'Provozovatel odpovídá za tento web a za rezervační službu. Popisy, fotografie a ceny ubytování pocházejí od pronajímatelů, kteří za ně odpovídají.',
    contracts: 'Smlouvy o ubytování',
    contractsText:
      'Pobyt je smlouva mezi hostem a pronajímatelem ubytování. Keyhaven předává poptávku a odpověď; není smluvní stranou a nepřijímá žádné platby.',
    reporting: 'Nahlášení obsahu',
    reportingText:
      'Pokud se domníváte, že něco na těchto stránkách porušuje zákon nebo vaše práva, napište na výše uvedenou adresu a uveďte stránku. Každým hlášením se zabýváme.',
  },

  privacy: {
    title: 'Zásady ochrany osobních údajů',
    updated: `Naposledy změněno ${cs.day(changedOn)}`,
    about:
      'Keyhaven je nástroj pro pronajímatele penzionů a ubytování na krátké pobyty a pro jejich hosty. Tato stránka říká, které osobní údaje se uchovávají, proč, jak dlouho a o co můžete požádat.',
    responsible: 'Kdo odpovídá za údaje',
    forAccounts: 'Za účty a za tento web:',
    forGuests:
      'Za údaje hostů odpovídá pronajímatel ubytování. Provozovatel je ukládá z jeho pověření a k ničemu jinému je nepoužívá.',
    owners: 'Co uchováváme o pronajímatelích',
    ownersList: [
      'Vaše jméno, e-mailovou adresu, poštovní adresu, telefonní číslo, daňové identifikační číslo a logo, jak je zadáte.',
      'Vaše heslo pouze jako otisk argon2id; nikdo je z něj nezíská zpět.',
      'Co zadáte pro svůj provoz: ubytování, jednotky, ceny, služby, promo kódy, faktury.',
    ],
    ownersWhy:
      'Potřebujeme to, abychom vám poskytli službu, ke které jste se zaregistrovali (čl. 6 odst. 1 písm. b) GDPR).',
    guests: 'Co uchováváme o hostech',
    guestsList: [
      'Jméno, e-mailovou adresu, poštovní adresu a telefonní číslo z rezervace nebo poptávky.',
      'Samotný pobyt: jednotku, termín, počet hostů, služby, cenu a fakturu.',
    ],
    guestsWhy:
      'Je to nutné k zodpovězení poptávky a k předběžnému držení pobytu (čl. 6 odst. 1 písm. b) GDPR); faktury se uchovávají tak dlouho, jak to daňové předpisy vyžadují od pronajímatele (čl. 6 odst. 1 písm. c) GDPR).',
    browser: 'Co se ukládá ve vašem prohlížeči',
    browserText:
      'Žádné soubory cookie ani sledování. Váš prohlížeč uchovává přihlašovací token a vaše uživatelské údaje, dokud jste přihlášeni, déle jen tehdy, když zvolíte, že chcete zůstat přihlášeni, a vzhled a jazyk, pokud si je zvolíte. Odhlášením se token i údaje odstraní. Druhý token zůstává, aby byl váš prohlížeč při dalším přihlášení rozpoznán, i když jiní zkoušeli nesprávná hesla. Co napíšete do formuláře, může zůstat v jeho kartě až do odeslání nebo do zavření karty. Během postupného zavádění nové verze se může uchovávat náhodné číslo, abyste pokaždé viděli tutéž verzi.',
    logs: 'Záznamy serveru',
    logsText:
      'Server zaznamenává čas, adresu stránky, stav a číslo požadavku, aby bylo možné najít závady a zabránit zneužití (čl. 6 odst. 1 písm. f) GDPR). Hesla a tokeny se nikdy nezapisují. Aby se vadná verze našla a stáhla, hlásí některé stránky také, jak se načetly: verzi, rychlost a zda se něco nezdařilo, a nic o návštěvníkovi.',
    demo: 'Demo účty',
    demoText:
      'Demo účet obsahuje vymyšlené údaje, neposílá žádné e-maily a po 24 hodinách se smaže se vším, co v něm je.',
    receivers: 'Kdo údaje dostává',
    receiversText:
      'Pronajímatel ubytování dostává poptávky, které se ho týkají. Kromě něj jen ti, kdo tuto službu hostují a doručují její e-maily z pověření provozovatele. Nic se neprodává a nic se nenačítá ze serverů jiných společností.',
    rights: 'Vaše práva',
    rightsText:
      'Můžete se zeptat, co je o vás uloženo, nechat to opravit, smazat nebo předat, vznést námitku proti použití a podat stížnost u úřadu pro ochranu osobních údajů. Hosté se obracejí na pronajímatele ubytování nebo na výše uvedenou adresu.',
  },
}
