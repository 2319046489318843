/** Frequent words of languages that the bot does not speak, without accents; none is also a word of English or Spanish messages. */
export const otherLanguageWords: Readonly<Record<string, ReadonlySet<string>>> = {
  french: words(
    'bonjour bonsoir salut merci je vous nous avez est-ce quel quelle quels combien coute louer louez pour une des avec dans sont suis voudrais besoin ouvert fermez heures cest jai etes sil plait mois petite petits grand cherche un ou aussi',
  ),
  portuguese: words(
    'ola voce voces obrigado obrigada quanto tem um uma nao sim quero preciso alugar armazem bom boa fica hoje amanha posso aberto horario qual sao muito',
  ),
  german: words(
    'guten tag hallo haben sie ich wir und wie viel kostet bitte danke nicht mieten offnungszeiten wann ist ein eine der das lagerraum konnen brauche offen mochte gibt es noch frei',
  ),
  italian: words(
    'ciao buongiorno buonasera grazie avete quanto costa vorrei sono siete aperti che noleggiare affittare ho bisogno magazzino dove possibile orari prezzo una il',
  ),
  vietnamese: words('xin chao toi ban gia bao nhieu muon thue kho co khong cam on gio mo cua'),
  tagalog: words('kumusta magkano po ako gusto ko salamat kayo mga ang upa bukas ninyo meron ba paano'),
  polish: words('dzien dobry ile kosztuje chce wynajac czy macie dziekuje prosze jest otwarte godziny'),
  haitian: words('bonjou mwen bezwen konbyen ki sa mesi lwe gen nou ou kote'),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
