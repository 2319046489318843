import type { SubmitEvent } from 'react';

/** Handles a form's submission in place of the browser; a form around it, as React sees it, does not hear of it. */
export const onSubmit =
  (submit: (event: SubmitEvent<HTMLFormElement>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    submit(event);
  };
