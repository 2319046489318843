import { useEffect, useState } from 'react';

/** The value of a promise that never rejects; undefined until then. */
export const useResolved = <Value>(promise: Promise<Value | undefined>): Value | undefined => {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    promise.then((found) => setValue(() => found));
  }, [promise]);
  return value;
};
