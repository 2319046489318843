import { useEffect, useState } from 'react';

/** The value of a promise that never rejects; `known` until it resolves. */
export const useResolved = <Value>(promise: Promise<Value | undefined>, known?: Value): Value | undefined => {
  const [value, setValue] = useState(known);
  useEffect(() => {
    promise.then((found) => setValue(() => found));
  }, [promise]);
  return value;
};
