const server = (path) => `server/src/${path}`;
const cut = (path, code, instead = '') => ({ file: server(path), code, instead });

const policy = server('session/password-policy.api.test.ts');
const secondFactor = server('second-factor/second-factor.api.test.ts');
const ownUser = server('account/own-user.api.test.ts');
const unlocked = 'an unlocked screen or a stolen session';

/** Defenses of accounts. */
export const ofAccounts = [
  {
    attack: 'weak passwords',
    without: 'the minimum length',
    cuts: [{ file: 'contract/src/password-rule.ts', code: '[...password].length < shortest', instead: 'false' }],
    test: policy,
    named: 'refuses',
  },
  {
    attack: 'weak passwords',
    without: 'the list of common passwords',
    cuts: [cut('session/common-passwords.ts', 'return common.has(password.toLowerCase());', 'return false;')],
    test: policy,
    named: 'refuses',
  },
  {
    attack: 'bypassing the second factor',
    without: 'the code at sign-in',
    cuts: [cut('session/start-session.ts', "if (check !== 'right') return { refused: check };")],
    test: secondFactor,
    named: 'asks for a code only after',
  },
  {
    attack: 'bypassing the second factor',
    without: "no reset of one's own second factor",
    cuts: [cut('second-factor/change-second-factor.ts', 'if (operator.id === userId)', 'if (false)')],
    test: secondFactor,
    named: 'does not bypass their own',
  },
  {
    attack: 'replaying a two-factor code',
    without: 'the last used time step',
    cuts: [cut('second-factor/second-factor.store.ts', ".where('lastStep', '<', step)")],
    test: secondFactor,
    named: 'accepts a code once',
  },
  {
    attack: 'guessing two-factor codes',
    without: 'failures that survive a right password',
    cuts: [
      cut(
        'session/log-in.ts',
        "if (refused === 'missing') await forgiveAttempts(context.db, attempts);",
        "if (refused === 'missing') await forgiveSignIn(context.db, attempts, username);",
      ),
    ],
    test: secondFactor,
    named: 'counts wrong codes',
  },
  {
    attack: 'two-factor secrets read from the database',
    without: 'the encryption of the secret',
    cuts: [
      cut('second-factor/change-second-factor.ts', 'secrets.encrypt(secret)', 'secret'),
      cut('second-factor/check-code.ts', 'secrets.decrypt(secretCipher)', 'secretCipher'),
    ],
    test: secondFactor,
    named: 'stores the secret encrypted',
  },
  {
    attack: 'two-factor secrets read from the database',
    without: 'the hashes of recovery codes',
    cuts: [cut('second-factor/change-second-factor.ts', 'hashToken(normalizeCode(code))', 'normalizeCode(code)')],
    test: secondFactor,
    named: 'stores the secret encrypted',
  },
  {
    attack: unlocked,
    without: 'the current password for a new email address',
    cuts: [
      cut(
        'account/update-own-user.ts',
        "throw badRequest('Enter your current password to change your email address.', 'currentPassword');",
        "currentPassword = '';",
      ),
      cut('account/update-own-user.ts', 'await confirmPassword(context, operator, currentPassword, address);'),
    ],
    test: ownUser,
    named: 'does not change with',
  },
  {
    attack: unlocked,
    without: 'counting wrong current passwords',
    cuts: [
      cut(
        'account/confirm-password.ts',
        'await countAttempt(context, signInLimit, subjectsOf(username, address))',
        '[]',
      ),
    ],
    test: ownUser,
    named: 'cannot be guessed with a session',
  },
  {
    attack: "other users' sessions (IDOR)",
    without: 'the owner check of sessions',
    cuts: [
      cut(
        'session/session-store.ts',
        "select(['sid', 'sess']).where('userId', '=', userId)",
        "select(['sid', 'sess'])",
      ),
    ],
    test: server('account/own-sessions.api.test.ts'),
    named: 'only by its owner',
  },
];
