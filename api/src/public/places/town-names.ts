import { type GuestLocale, guestLocales } from '@keyhaven/shared-contracts/domain/locale'

/**
 * Names of towns in other languages, written down by us: English, German, Italian, Dutch, French, Czech, and how it is written there where
 * that is yet another name. A line for each town that has several names, below its country; all others are called the same everywhere.
 */
const table = `
AT:
Vienna Wien Vienna Wenen Vienne Vídeň
Salzburg Salzburg Salisburgo Salzburg Salzbourg Salcburk
Linz Linz Linz Linz Linz Linec
Graz Graz Graz Graz Graz Štýrský_Hradec
Klagenfurt Klagenfurt Klagenfurt Klagenfurt Klagenfurt Celovec
Villach Villach Villaco Villach Villach Villach Beljak
Lienz Lienz Lienz Lienz Lienz Lienec
Krems Krems Krems Krems Krems Kremže
DE:
Berlin Berlin Berlino Berlijn Berlin Berlín
Munich München Monaco_di_Baviera München Munich Mnichov
Cologne Köln Colonia Keulen Cologne Kolín_nad_Rýnem
Hamburg Hamburg Amburgo Hamburg Hambourg Hamburk
Frankfurt Frankfurt Francoforte Frankfurt Francfort Frankfurt
Nuremberg Nürnberg Norimberga Neurenberg Nuremberg Norimberk
Dresden Dresden Dresda Dresden Dresde Drážďany
Leipzig Leipzig Lipsia Leipzig Leipzig Lipsko
Stuttgart Stuttgart Stoccarda Stuttgart Stuttgart Stuttgart
Hanover Hannover Hannover Hannover Hanovre Hannover
Bremen Bremen Brema Bremen Brême Brémy
Lübeck Lübeck Lubecca Lübeck Lübeck Lübeck
Freiburg Freiburg Friburgo Freiburg Fribourg-en-Brisgau Freiburg
Regensburg Regensburg Ratisbona Regensburg Ratisbonne Řezno
Passau Passau Passavia Passau Passau Pasov
Augsburg Augsburg Augusta Augsburg Augsbourg Augsburg
Trier Trier Treviri Trier Trèves Trevír
Aachen Aachen Aquisgrana Aken Aix-la-Chapelle Cáchy
Mainz Mainz Magonza Mainz Mayence Mohuč
Constance Konstanz Costanza Konstanz Constance Kostnice
Lindau Lindau Lindau Lindau Lindau Lindava
IT:
Bolzano Bozen Bolzano Bozen Bolzano Bolzano
Merano Meran Merano Meran Merano Merano
Bressanone Brixen Bressanone Brixen Bressanone Brixen
Brunico Bruneck Brunico Bruneck Brunico Brunico
Sterzing Sterzing Vipiteno Sterzing Vipiteno Vipiteno
Ortisei Sankt_Ulrich Ortisei Ortisei Ortisei Ortisei St._Ulrich;Urtijëi
Trento Trient Trento Trente Trente Trident
Rome Rom Roma Rome Rome Řím
Milan Mailand Milano Milaan Milan Milán
Venice Venedig Venezia Venetië Venise Benátky
Florence Florenz Firenze Florence Florence Florencie
Naples Neapel Napoli Napels Naples Neapol
Turin Turin Torino Turijn Turin Turín
Genoa Genua Genova Genua Gênes Janov
Padua Padua Padova Padua Padoue Padova
Mantua Mantua Mantova Mantua Mantoue Mantova
Siena Siena Siena Siena Sienne Siena
Lucca Lucca Lucca Lucca Lucques Lucca
Pisa Pisa Pisa Pisa Pise Pisa
Ravenna Ravenna Ravenna Ravenna Ravenne Ravenna
Bologna Bologna Bologna Bologna Bologne Boloňa
Ferrara Ferrara Ferrara Ferrara Ferrare Ferrara
Trieste Triest Trieste Triëst Trieste Terst
Gorizia Görz Gorizia Gorizia Gorizia Gorice
Udine Udine Udine Udine Udine Udine Videm
Como Como Como Como Côme Como
Syracuse Syrakus Siracusa Syracuse Syracuse Syrakusy
Palermo Palermo Palermo Palermo Palerme Palermo
Catania Catania Catania Catania Catane Katánie
Taormina Taormina Taormina Taormina Taormine Taormina
CZ:
Prague Prag Praga Praag Prague Praha
Brno Brünn Brno Brno Brno Brno
Pilsen Pilsen Plzeň Pilsen Plzeň Plzeň
Karlovy_Vary Karlsbad Karlovy_Vary Karlsbad Karlovy_Vary Karlovy_Vary Carlsbad
Mariánské_Lázně Marienbad Mariánské_Lázně Mariënbad Marienbad Mariánské_Lázně
Český_Krumlov Krumau Český_Krumlov Český_Krumlov Český_Krumlov Český_Krumlov Böhmisch_Krumau;Cesky_Krumlov
České_Budějovice Budweis České_Budějovice Budweis České_Budějovice České_Budějovice
Olomouc Olmütz Olomouc Olomouc Olomouc Olomouc
Ostrava Ostrau Ostrava Ostrava Ostrava Ostrava
Znojmo Znaim Znojmo Znojmo Znojmo Znojmo
Mikulov Nikolsburg Mikulov Mikulov Mikulov Mikulov
Kutná_Hora Kuttenberg Kutná_Hora Kutná_Hora Kutná_Hora Kutná_Hora
SK:
Bratislava Pressburg Bratislava Bratislava Bratislava Bratislava Preßburg;Pozsony
Košice Kaschau Košice Košice Košice Košice
HU:
Budapest Budapest Budapest Boedapest Budapest Budapešť
Sopron Ödenburg Sopron Sopron Sopron Šoproň
SI:
Ljubljana Laibach Lubiana Ljubljana Ljubljana Lublaň
Maribor Marburg_an_der_Drau Maribor Maribor Maribor Maribor
Bled Bled Bled Bled Bled Bled Veldes
Piran Piran Pirano Piran Piran Piran
Koper Koper Capodistria Koper Koper Koper
Portorož Portorož Portorose Portorož Portorož Portorož
HR:
Zagreb Zagreb Zagabria Zagreb Zagreb Záhřeb Agram
Split Split Spalato Split Split Split
Dubrovnik Dubrovnik Ragusa Dubrovnik Dubrovnik Dubrovník
Zadar Zadar Zara Zadar Zadar Zadar
Šibenik Šibenik Sebenico Šibenik Šibenik Šibenik
Rijeka Rijeka Fiume Rijeka Rijeka Rijeka
Pula Pula Pola Pula Pula Pula
Rovinj Rovinj Rovigno Rovinj Rovinj Rovinj
Poreč Poreč Parenzo Poreč Poreč Poreč
Opatija Opatija Abbazia Opatija Opatija Opatija
Trogir Trogir Traù Trogir Trogir Trogir
Hvar Hvar Lesina Hvar Hvar Hvar
Korčula Korčula Curzola Korčula Korčula Korčula
RS:
Belgrade Belgrad Belgrado Belgrado Belgrade Bělehrad Beograd
RO:
Bucharest Bukarest Bucarest Boekarest Bucarest Bukurešť București
BG:
Sofia Sofia Sofia Sofia Sofia Sofie
GR:
Athens Athen Atene Athene Athènes Atény Athina
Thessaloniki Thessaloniki Salonicco Thessaloniki Thessalonique Soluň
Corfu Korfu Corfù Corfu Corfou Korfu Kerkyra
Heraklion Heraklion Candia Heraklion Héraklion Heraklion Iraklio
TR:
Istanbul Istanbul Istanbul Istanboel Istanbul Istanbul
PL:
Warsaw Warschau Varsavia Warschau Varsovie Varšava Warszawa
Krakow Krakau Cracovia Krakau Cracovie Krakov Kraków;Cracow
Gdansk Danzig Danzica Gdańsk Gdańsk Gdaňsk Gdańsk
Wroclaw Breslau Breslavia Wrocław Wrocław Vratislav Wrocław
Poznan Posen Poznań Poznań Poznań Poznaň Poznań
Szczecin Stettin Stettino Szczecin Szczecin Štětín
Zakopane Zakopane Zakopane Zakopane Zakopane Zakopané
LT:
Vilnius Vilnius Vilnius Vilnius Vilnius Vilnius Wilna
EE:
Tallinn Tallinn Tallinn Tallinn Tallinn Tallinn Reval
LV:
Riga Riga Riga Riga Riga Riga Rīga
RU:
Moscow Moskau Mosca Moskou Moscou Moskva
UA:
Kyiv Kiew Kiev Kiev Kiev Kyjev Kyiv
Lviv Lemberg Leopoli Lviv Lviv Lvov
FR:
Paris Paris Parigi Parijs Paris Paříž
Strasbourg Straßburg Strasburgo Straatsburg Strasbourg Štrasburk
Mulhouse Mülhausen Mulhouse Mulhouse Mulhouse Mylhúzy
Marseille Marseille Marsiglia Marseille Marseille Marseille Marseilles
Lyon Lyon Lione Lyon Lyon Lyon Lyons
Nice Nizza Nizza Nice Nice Nice
Toulouse Toulouse Tolosa Toulouse Toulouse Toulouse
Avignon Avignon Avignone Avignon Avignon Avignon
Dunkirk Dünkirchen Dunkerque Duinkerke Dunkerque Dunkerk
Lille Lille Lilla Rijsel Lille Lille
Reims Reims Reims Reims Reims Remeš Rheims
CH:
Geneva Genf Ginevra Genève Genève Ženeva
Zurich Zürich Zurigo Zürich Zurich Curych
Basel Basel Basilea Bazel Bâle Basilej
Bern Bern Berna Bern Berne Bern
Lucerne Luzern Lucerna Luzern Lucerne Lucern
Lausanne Lausanne Losanna Lausanne Lausanne Lausanne
Chur Chur Coira Chur Coire Chur
St._Gallen Sankt_Gallen San_Gallo Sankt_Gallen Saint-Gall Sankt_Gallen
St._Moritz Sankt_Moritz San_Maurizio Sankt_Moritz Saint-Moritz Svatý_Mořic
Fribourg Freiburg_im_Üechtland Friburgo Fribourg Fribourg Fribourg
Sion Sitten Sion Sion Sion Sion
Solothurn Solothurn Soletta Solothurn Soleure Solothurn
BE:
Brussels Brüssel Bruxelles Brussel Bruxelles Brusel
Antwerp Antwerpen Anversa Antwerpen Anvers Antverpy
Bruges Brügge Bruges Brugge Bruges Bruggy
Ghent Gent Gand Gent Gand Gent
Leuven Löwen Lovanio Leuven Louvain Lovaň
Liège Lüttich Liegi Luik Liège Lutych
Ostend Ostende Ostenda Oostende Ostende Ostende
Namur Namur Namur Namen Namur Namur
Mechelen Mecheln Malines Mechelen Malines Mechelen
LU:
Luxembourg Luxemburg Lussemburgo Luxemburg Luxembourg Lucemburk
NL:
The_Hague Den_Haag L’Aia Den_Haag La_Haye Haag ’s-Gravenhage
Amsterdam Amsterdam Amsterdam Amsterdam Amsterdam Amsterodam
Nijmegen Nimwegen Nimega Nijmegen Nimègue Nijmegen
Groningen Groningen Groninga Groningen Groningue Groningen
GB:
London London Londra Londen Londres Londýn
Edinburgh Edinburgh Edimburgo Edinburgh Édimbourg Edinburgh
Canterbury Canterbury Canterbury Canterbury Cantorbéry Canterbury
IE:
Dublin Dublin Dublino Dublin Dublin Dublin
DK:
Copenhagen Kopenhagen Copenaghen Kopenhagen Copenhague Kodaň København
SE:
Gothenburg Göteborg Göteborg Göteborg Göteborg Göteborg
Stockholm Stockholm Stoccolma Stockholm Stockholm Stockholm
FI:
Helsinki Helsinki Helsinki Helsinki Helsinki Helsinky Helsingfors
IS:
Reykjavik Reykjavík Reykjavík Reykjavik Reykjavik Reykjavík
PT:
Lisbon Lissabon Lisbona Lissabon Lisbonne Lisabon Lisboa
Porto Porto Porto Porto Porto Porto Oporto
ES:
Seville Sevilla Siviglia Sevilla Séville Sevilla
Barcelona Barcelona Barcellona Barcelona Barcelone Barcelona
Córdoba Córdoba Cordova Córdoba Cordoue Córdoba
Granada Granada Granada Granada Grenade Granada
Zaragoza Saragossa Saragozza Zaragoza Saragosse Zaragoza
Valencia Valencia Valencia Valencia Valence Valencie València
Cádiz Cádiz Cadice Cádiz Cadix Cádiz
Málaga Málaga Malaga Málaga Malaga Málaga
San_Sebastián San_Sebastián San_Sebastián San_Sebastián Saint-Sébastien San_Sebastián Donostia
Palma Palma Palma Palma Palma Palma Palma_de_Mallorca
FR:
Ajaccio Ajaccio Aiaccio Ajaccio Ajaccio Ajaccio
MT:
Valletta Valletta La_Valletta Valletta La_Valette Valletta
CY:
Nicosia Nikosia Nicosia Nicosia Nicosie Nikósie Lefkosia
EG:
Cairo Kairo Il_Cairo Caïro Le_Caire Káhira
IL:
Jerusalem Jerusalem Gerusalemme Jeruzalem Jérusalem Jeruzalém
US:
New_York New_York New_York New_York New_York New_York New_York_City
CN:
Beijing Peking Pechino Peking Pékin Peking
JP:
Tokyo Tokio Tokyo Tokio Tokyo Tokio
SG:
Singapore Singapur Singapore Singapore Singapour Singapur
MX:
Mexico_City Mexiko-Stadt Città_del_Messico Mexico-Stad Mexico Mexico_City Ciudad_de_México
`

/** A town by its name in each language, and all that it is called; `country` is an ISO 3166 code, for there is a Ragusa in Italy. */
export type TownNames = { country: string; names: Record<GuestLocale, string>; all: readonly string[] }

const townOf = (country: string, line: string): TownNames => {
  const [en = '', de = en, it = en, nl = en, fr = en, cs = en, other] = line
    .split(' ')
    .map((name) => name.replaceAll('_', ' '))
  // English stands in where the table has no column for a language.
  const english = Object.fromEntries(guestLocales.map((locale) => [locale, en])) as Record<GuestLocale, string>
  const names = { ...english, de, it, nl, fr, cs }
  return { country, names, all: [...new Set([...Object.values(names), ...(other?.split(';') ?? [])])] }
}

export const townNames: TownNames[] = table
  .trim()
  .split(/^(?=[A-Z]{2}:$)/m)
  .flatMap((group) => {
    const [head = '', ...lines] = group.trim().split('\n')
    return lines.map((line) => townOf(head.slice(0, 2), line))
  })
