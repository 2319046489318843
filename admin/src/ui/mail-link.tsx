/** An unescaped `?` in an address would start the link's parameters. */
const mailtoOf = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

interface Props {
  email: string;
  /** A line that is too long breaks before the @. */
  canBreak?: boolean;
}

export const MailLink = ({ email, canBreak = true }: Props) => {
  const [name = '', ...domain] = email.split('@');
  return (
    <a href={mailtoOf(email)} className="link">
      {name}
      {canBreak && <wbr />}
      {domain.map((part) => `@${part}`)}
    </a>
  );
};
