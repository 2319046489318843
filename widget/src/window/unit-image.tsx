import { safeHref } from '@chat-module/contract/markdown';
import { useState } from 'react';

/** Nothing if the image fails to load. */
export const UnitImage = ({ url }: { url: string }) => {
  const [isBroken, setBroken] = useState(false);
  const source = safeHref(url);
  if (!source || isBroken) return null;
  return <img className="unit-image" src={source} alt="" onError={() => setBroken(true)} />;
};
