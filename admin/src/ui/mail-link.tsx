/** A `?` in an address would start the email's fields. */
const mailtoOf = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** An email address that wraps, if it must, after readable parts. */
export const MailLink = ({ email }: { email: string }) => {
  const [name = '', ...domain] = email.split('@');
  return (
    <a href={mailtoOf(email)} className="link">
      {name}
      <wbr />
      {domain.map((part) => `@${part}`)}
    </a>
  );
};
