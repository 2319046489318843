/** An error of the form as a whole. */
export const FormProblem = ({ message }: { message: string | undefined }) =>
  message && (
    <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-danger-text">
      {message}
    </p>
  );
