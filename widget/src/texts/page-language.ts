export const isPageInSpanish = (): boolean => /^es\b/i.test(document.documentElement.lang);
