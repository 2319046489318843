import { systemClock } from '../clock.ts';
import { openBeside } from '../database/open-beside.ts';
import { giveNewPassword } from '../users/give-new-password.ts';
import { CommandRefused, onlyWord, runCommand } from './run-command.ts';

await runCommand(async (config, line) => {
  const username = onlyWord(line, 'npm run reset-password -- USER');
  const { db, close } = await openBeside(config);
  try {
    const given = await giveNewPassword(db, systemClock, username);
    if (!given) throw new CommandRefused(`There is no user "${username}".`);
    return [
      `The new password of ${username} is ${given.password}`,
      'All sessions of this user have ended. Change it after signing in.',
      ...(given.wasSecondFactorOn
        ? ['Two-factor sign-in is off for this user. It can be turned on again on the profile.']
        : []),
      'Failed sign-ins under this name no longer count. An address that ten sign-ins failed from waits up to 15 minutes all the same: sign in from another one, or wait.',
    ].join('\n');
  } finally {
    await close();
  }
});
