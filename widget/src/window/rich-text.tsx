import { type Inline, parseMarkdown } from '@chat-module/contract/markdown';

const InlinePart = ({ part }: { part: Inline }) => {
  if (part.kind === 'text') return <>{part.text}</>;
  if (part.kind === 'bold')
    return (
      <strong>
        <InlineParts parts={part.children} />
      </strong>
    );
  return (
    <a href={part.href} target="_blank" rel="noopener noreferrer">
      {part.text}
    </a>
  );
};

const InlineParts = ({ parts }: { parts: Inline[] }) => (
  <>
    {parts.map((part, index) => (
      <InlinePart key={index} part={part} />
    ))}
  </>
);

/** A bot's text with bold words and links. */
export const RichText = ({ text }: { text: string }) => <InlineParts parts={parseMarkdown(text)} />;
