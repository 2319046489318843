import { useEffect, useState } from 'react';

/** The value of a promise that never rejects; until then what is known of it. */
export const useResolved = <Value>(promise: Promise<Value | undefined>, known?: Value): Value | undefined => {
  const [value, setValue] = useState(known);
  useEffect(() => {
    promise.then((found) => setValue(() => found));
  }, [promise]);
  return value;
};
