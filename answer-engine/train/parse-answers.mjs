/** Parses answers such as `faq 0,1|other 2`: FAQs with the positions of their sentences. Returns none for `@none` and `@record`. */
export const parseAnswers = (text) =>
  text.startsWith('@')
    ? []
    : text.split('|').map((answer) => {
        const [, faqId, positions = ''] = /^(\S+)(?: ([\d,]+))?$/.exec(answer);
        return { faqId, positions: positions.split(',').filter(Boolean).map(Number) };
      });
