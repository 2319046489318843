const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Frequent words of languages that the engine does not support, in lower case and without accents. None is an English or Spanish word, or a
 * common misspelling of one.
 */
export const wordsOfOtherLanguages: Readonly<Record<string, ReadonlySet<string>>> = {
  french: list(`
    je vous nous avez avons avec dans une combien quel quelle quels quelles bonjour bonsoir merci voudrais besoin suis sont votre vos
    mois puis jai cest quest louer prix heures ouvert ouverte ouverts peux pouvez peut aussi pourquoi etes faut chez beaucoup`),
  portuguese: list(`
    voce voces vcs nao sao tem uma minha meu meus minhas obrigado obrigada bom boa gostaria posso alugar aluguel preco custa muito muita
    qual quais isso estou voce aberto tenho `),
  german: list(`
    ich sie ist nicht und wie viel kostet haben ein eine einen einem guten danke bitte wann kann konnen ihr gibt bei ihnen heute
    wir mein meine brauche mochte geoffnet noch auch oder zum zur`),
  italian: list(`
    avete sono vorrei buongiorno buonasera grazie della delle degli dello nella posso quali siete bisogno perche anche
    magazzino aperti orari affittare `),
  haitianCreole: list('mwen eske kijan konbyen bonjou mesi genyen vle bezwen nou poukisa kote lwe pou '),
  vietnamese: list('toi muon khong nhieu thue duoc xin cua mot '),
  tagalog: list('magkano kailangan mga kayo paano saan salamat ako pwede meron ang ninyo nyo namin'),
  dutch: list('ik het een hoeveel jullie niet voor kost mijn heb heeft goedemorgen dank zijn hebben kan'),
};
