/** The page in the bot dialog's frame: the only screen that another of our screens may embed. */
export const widgetPreviewPath = '/widget/preview';

/** The paths of the admin application's screens. The server answers any other page path with 404. */
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
  '/invitation',
] as const;

/** Whether a screen is the same for everyone, signed in or not. */
export const isForEverybody = (path: string): boolean =>
  path.startsWith('/api/') || path.startsWith('/widget') || path === '/invitation';

/** The name of the `<meta>` element with the signed-in user as JSON; absent when signed out. */
export const currentUserMeta = 'current-user';
