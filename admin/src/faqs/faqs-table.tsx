import type { Faq } from '@chat-module/contract/faqs';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { useIsManager } from '../session/current-user.queries.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { RowLink } from '../ui/list/row-link.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import { type NamedOwner, Owner, ownerIdOf, StateBadge, unknownOwner } from './faq-facts.tsx';
import { InheritedActions } from './sets/inherited-actions.tsx';
import { isInherited, type ListedFaq } from './use-listed-faqs.ts';

interface RowActions {
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
}

interface RowProps extends RowActions {
  faq: ListedFaq;
  owner: NamedOwner;
  /** The bot that the list is filtered by. */
  botId: string;
}

const FaqActions = ({ faq, owner, botId, ...actions }: RowProps) => {
  if (isInherited(faq)) return <InheritedActions faq={faq} botId={botId} />;
  return owner.mayChange && <OwnActions faq={faq} {...actions} />;
};

const OwnActions = ({ faq, onEdit, onDelete }: RowActions & { faq: Faq }) => (
  <div className="flex justify-end">
    <IconButton icon={Pencil} label={`Edit ${faq.question}`} onClick={() => onEdit(faq)} />
    <IconButton icon={Trash2} label={`Delete ${faq.question}`} danger onClick={() => onDelete(faq)} />
  </div>
);

const OwnerCell = ({ faq, owner }: Pick<RowProps, 'faq' | 'owner'>) => (
  <>
    {faq.setId !== undefined && (isInherited(faq) ? 'From ' : 'Set ')}
    <Owner faq={faq} owner={owner} />
  </>
);

/** For an FAQ with a Spanish version. */
const SpanishBadge = () => (
  <span className="ml-2">
    <Badge tone="info">
      <abbr title="Has a Spanish version" className="no-underline">
        ES
      </abbr>
    </Badge>
  </span>
);

/** On narrow screens these columns appear below the answer. */
const NarrowDetails = ({ faq, owner }: Pick<RowProps, 'faq' | 'owner'>) => (
  <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs wrap-anywhere xl:hidden">
    <StateBadge faq={faq} />
    <span>{faq.category}</span>
    <span>
      <OwnerCell faq={faq} owner={owner} />
    </span>
    <span>Used {countOf(faq.usageCount, 'time')}</span>
  </div>
);

const FaqRow = memo(({ faq, owner, ...actions }: RowProps) => {
  const isManager = useIsManager();
  const questionId = useId();
  return (
    <tr className="border-line border-t align-top *:px-3 *:py-3 *:first:pl-5 *:last:pr-3">
      <td>
        <p className="relative font-medium wrap-anywhere">
          <span id={questionId}>
            <RowLink param="faq" id={faq.id}>
              {faq.question}
            </RowLink>
          </span>
          {faq.questionEs !== '' && <SpanishBadge />}
        </p>
        <FaqAnswer text={faq.answer} questionId={questionId} />
        <NarrowDetails faq={faq} owner={owner} />
      </td>
      <td className="min-w-28 wrap-anywhere max-xl:hidden">{faq.category}</td>
      <td className="min-w-28 wrap-anywhere max-xl:hidden">
        <OwnerCell faq={faq} owner={owner} />
      </td>
      <td className="max-xl:hidden">
        <StateBadge faq={faq} />
      </td>
      <td className="text-right tabular-nums max-xl:hidden">{faq.usageCount.toLocaleString()}</td>
      {isManager && (
        <td className="py-1.5!">
          <FaqActions faq={faq} owner={owner} {...actions} />
        </td>
      )}
    </tr>
  );
});

interface Props extends RowActions {
  faqs: readonly ListedFaq[];
  owners: ReadonlyMap<string, NamedOwner>;
  botId: string;
}

export const FaqsTable = ({ faqs, owners, botId, onEdit, onDelete }: Props) => {
  const isManager = useIsManager();
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="text-muted text-xs *:px-3 *:py-2 *:font-medium *:first:pl-5 *:last:pr-5">
          <th scope="col">Question and Answer</th>
          <th scope="col" className="max-xl:hidden">
            Category
          </th>
          <th scope="col" className="max-xl:hidden">
            Bot
          </th>
          <th scope="col" className="max-xl:hidden">
            Status
          </th>
          <th scope="col" className="text-right max-xl:hidden">
            Used
          </th>
          {isManager && (
            <th scope="col" className="text-right">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {faqs.map((faq) => (
          <FaqRow
            key={faq.id}
            faq={faq}
            owner={owners.get(ownerIdOf(faq)) ?? unknownOwner}
            botId={botId}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
};
