import { type Inline, parseMarkdown } from '@chat-module/contract/markdown';
import { type Block, parseBlocks } from '@chat-module/contract/markdown-blocks';
import { Fragment } from 'react';

const Link = ({ href, text }: { href: string; text: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="link">
    {text}
  </a>
);

const InlineParts = ({ parts, linked }: { parts: readonly Inline[]; linked: boolean }) =>
  parts.map((part, at) => {
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>;
    if (part.kind === 'link') return linked ? <Link key={at} {...part} /> : <Fragment key={at}>{part.text}</Fragment>;
    return (
      <strong key={at}>
        <InlineParts parts={part.children} linked={linked} />
      </strong>
    );
  });

const Parts = ({ parts }: { parts: readonly Inline[] }) => <InlineParts parts={parts} linked />;

const Paragraph = ({ lines }: { lines: readonly Inline[][] }) => (
  <p>
    {lines.map((parts, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        <Parts parts={parts} />
      </Fragment>
    ))}
  </p>
);

const List = ({ items }: { items: readonly Inline[][] }) => (
  <ul className="list-disc space-y-0.5 pl-5">
    {items.map((parts, at) => (
      <li key={at}>
        <Parts parts={parts} />
      </li>
    ))}
  </ul>
);

const cellLook = 'border border-line px-2 py-1 text-left align-top wrap-normal';

const TableRows = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <table>
    {head.length > 0 && (
      <thead>
        <tr>
          {head.map((parts, at) => (
            <th key={at} scope="col" className={`${cellLook} font-medium`}>
              <Parts parts={parts} />
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((parts, at) => (
            <td key={at} className={cellLook}>
              <Parts parts={parts} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A wide table scrolls by itself, with the keyboard too, and doesn't widen its surroundings. */
const Table = (table: Extract<Block, { kind: 'table' }>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <figure aria-label="Table" tabIndex={0} className="w-0 min-w-full overflow-x-auto">
    <TableRows {...table} />
  </figure>
);

const BlockView = ({ block }: { block: Block }) => {
  if (block.kind === 'list') return <List items={block.items} />;
  return block.kind === 'table' ? <Table {...block} /> : <Paragraph lines={block.lines} />;
};

/** A bot's text as visitors see it, with bold words, links, lists and tables. */
export const FormattedText = ({ text }: { text: string }) => (
  <div className="space-y-2 wrap-anywhere">
    {parseBlocks(text).map((block, at) => (
      <BlockView key={at} block={block} />
    ))}
  </div>
);

/** On one line, with a dot before each list item and table row. */
const onOneLine = (text: string): string =>
  text
    .replace(/\n+[-*•] /g, ' · ')
    .replace(/\n(?=[^\n]* \| )/g, ' · ')
    .replace(/\s+/g, ' ')
    .replace(/: · /g, ': ');

/** The beginning of a text in one paragraph, without links, because clipped links must not take the focus. */
export const FormattedExcerpt = ({ text }: { text: string }) => (
  <InlineParts parts={parseMarkdown(onOneLine(text))} linked={false} />
);
