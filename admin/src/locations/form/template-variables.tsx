/** The placeholders of an email, as part of a field's hint. */
export const TemplateVariables = ({ names }: { names: readonly string[] }) => (
  <>
    Filled in for each reservation:{' '}
    {names.map((name) => (
      <code key={name} className="mr-1.5 inline-block rounded-sm bg-sunken px-1 font-mono">
        {`{{${name}}}`}
      </code>
    ))}
  </>
);
