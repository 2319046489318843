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
  '/audit-log',
  '/status',
  '/profile',
  '/setup/facility',
  '/setup/faqs',
  '/widget',
  '/widget/:botId',
  '/api/login',
  '/api/reset-password',
] as const;

/** Whether a screen is the same for everybody, signed in or not. */
export const isForEverybody = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/widget');

/** The name of the page's `<meta>` that holds, as JSON, who is signed in; there is none when nobody is. */
export const currentUserMeta = 'current-user';
