/** Counts of open work stop here: it stands for this many or more. */
export const mostCounted = 100;
