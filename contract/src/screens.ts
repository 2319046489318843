/** The page in the bot dialog's frame: the one screen that another screen of ours may hold. */
export const widgetPreviewPath = '/widget/preview';

/** The addresses that show a screen of the admin application. The server answers any other page address with 404. */
export const screenPaths = [
  '/',
  '/admin',
  '/locations',
  '/locations/new',
  '/locations/:id/edit',
  '/reservations',
  '/conversations',
  '/leads',
  '/faqs',
  '/analytics',
  '/demo',
  '/widget',
  '/widget/:botId',
  '/api/login',
  '/api/reset-password',
] as const;
