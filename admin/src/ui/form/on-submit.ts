import type { SubmitEvent } from 'react';

/** Handles a form's submission instead of the browser; a React parent form doesn't receive the event. */
export const onSubmit =
  (submit: (event: SubmitEvent<HTMLFormElement>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    submit(event);
  };
