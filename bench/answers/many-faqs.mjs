const places = ['building', 'row', 'gate', 'yard', 'hall', 'dock'];

/** As many FAQs as wanted, made of those of a set: each copy is on another part of the facility. */
export const manyFaqs = ({ faqs }, count) =>
  Array.from({ length: count }, (_, at) => {
    const { question, answer } = faqs[at % faqs.length];
    const copy = Math.floor(at / faqs.length);
    if (copy === 0) return { id: String(at), question, answer };
    const part = `${places[copy % places.length]} ${copy}`;
    return { id: String(at), question: `At ${part}: ${question}`, answer: `${answer} (For ${part}.)` };
  });
