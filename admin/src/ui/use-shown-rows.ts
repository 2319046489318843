import { useState } from 'react';

const pageSize = 50;

/** The part of a long list that is drawn: fifty rows, and fifty more each time. */
export const useShownRows = <Row>(rows: readonly Row[]) => {
  const [limit, setLimit] = useState(pageSize);
  return {
    shown: rows.slice(0, limit),
    hasMore: rows.length > limit,
    showMore: () => setLimit(limit + pageSize),
  };
};
