/** Whether two lists without repeats have the same members, in any order. */
export const haveSameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));
