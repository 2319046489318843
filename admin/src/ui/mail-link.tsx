/** A `?` in an address would begin the fields of the mail. */
const mailtoOf = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** An address that breaks, if it must, where its reader would break it. */
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
