/** The columns of a list on wide windows: name, contact, unit, place and time, buttons. On others a row is a small stack. */
export const listColumns =
  'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(9rem,3fr)] lg:gap-x-5';
