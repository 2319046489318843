/** The columns of a list on wide windows: name, contact, unit, place and time, buttons. Narrow windows stack them. */
export const listColumns =
  'lg:grid lg:grid-cols-[minmax(0,10fr)_minmax(0,12fr)_minmax(0,8fr)_minmax(0,11fr)_15.5rem] lg:gap-x-4';
