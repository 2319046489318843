/** What is made when it is first asked for: a start does not wait for what the first message needs. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
