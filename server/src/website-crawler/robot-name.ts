/** By this name robots.txt and the robots meta element can address the reading of websites. */
export const robotName = 'ChatModule';

export const userAgent = `${robotName}/0.1 (website reader)`;
