import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOpenedRow } from './use-opened-row.ts';

interface Props {
  /** The URL parameter that names the open row, such as "lead". */
  param: string;
  id: string;
  children: ReactNode;
}

/** Opens a row of a list in the side panel. It fills the whole row if that has the class `row`. */
export const RowLink = ({ param, id, children }: Props) => {
  const { openId, hrefOf, history } = useOpenedRow(param);
  return (
    <Link href={hrefOf(id)} {...history} aria-current={id === openId ? 'true' : undefined} className="row-link">
      {children}
    </Link>
  );
};
