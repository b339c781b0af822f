/**
 * `npm run set-password EMAIL`: sets a new password for a person who is locked out, and prints it once. With
 * `--remove-second-factor` (`npm run set-password EMAIL -- --remove-second-factor`) their passkeys, authenticator app
 * and recovery codes are deleted too.
 */
import { pino } from 'pino';
import { commandName } from '../../server/command-name.ts';
import { serverSource } from '../../domain/people/request-source.ts';
import { createServerContext } from '../../server/create-server-context.ts';
import { readEnv } from '../../server/env.ts';
import { generatePassword } from '../../server/first-superadmin.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase, requireDatabaseOfSite } from '../../server/store/open.ts';
import { StartError } from '../../server/start-error.ts';
import { runCommand } from './with-site.ts';

const flag = '--remove-second-factor';

async function setPassword() {
  const given = process.argv.slice(2);
  const removesFactors = given.includes(flag);
  const [email, ...others] = given.filter((argument) => argument !== flag);
  if (!email || others.length > 0) throw new StartError(`Usage: ${commandName} set-password EMAIL [-- ${flag}]`);
  const env = readEnv(process.env);
  const { db } = await openDatabase(env, { purpose: 'maintenance' });
  await requireDatabaseOfSite(db, env);
  await migrate(db);
  const context = await createServerContext({ ...env, smtpUrl: undefined }, db, pino({ level: 'silent' }));
  const password = generatePassword();
  const found = await context.services.users.setPassword(email, password);
  const { factors } = context.services;
  const removed = found && removesFactors ? await factors.resetByEmail(email, serverSource) : undefined;
  const isStillOn = found && (await factors.isOnFor(email));
  await context.close();
  if (!found) throw new StartError(`No user has the email address ${email}.`);
  console.log(`The new password of ${email} is ${password}\nAll sessions of this user were ended.`);
  if (removed)
    console.log(
      `Two-step sign-in is off for this user. Removed: ${removed.passkeys} passkeys, ${removed.authenticators} ` +
        `authenticator apps, ${removed.recoveryCodes} recovery codes.`,
    );
  if (isStillOn)
    console.log(
      `Two-step sign-in is still on for this user. If its devices are lost: ${commandName} set-password ${email} -- ${flag}`,
    );
}

await runCommand(setPassword);
