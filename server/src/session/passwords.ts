/** Loaded with the first password, because its library takes 4 MB. */
const argon2 = () => import('@node-rs/argon2');

/** OWASP's second recommended setting for Argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, cost);

let decoy: Promise<string> | undefined;

/** Whether the password is right. Takes the same time if there is no such user (`undefined`). */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const { verify } = await argon2();
  const right = await verify(passwordHash ?? (await decoy), password);
  return right && passwordHash !== undefined;
}
