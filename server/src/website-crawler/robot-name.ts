/** The name by which robots.txt and the robots meta element can address the crawler. */
export const robotName = 'ChatModule';

export const userAgent = `${robotName}/0.1 (website reader)`;
