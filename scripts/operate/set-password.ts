/** `npm run set-password EMAIL`: a new password for somebody who is locked out, printed once. */
import { pino } from 'pino';
import { compose } from '../../server/compose.ts';
import { readEnv } from '../../server/env.ts';
import { makePassword } from '../../server/first-superadmin.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase } from '../../server/store/open.ts';
import { StartError } from '../../server/start-error.ts';
import { runCommand } from './with-site.ts';

async function setPassword() {
  const email = process.argv[2];
  if (!email) throw new StartError('Usage: npm run set-password EMAIL');
  const env = readEnv(process.env);
  const { db } = await openDatabase(env, { purpose: 'maintenance' });
  await migrate(db);
  const composed = await compose({ ...env, smtpUrl: undefined }, db, pino({ level: 'silent' }));
  const password = makePassword();
  const found = await composed.services.users.setPasswordOf(email, password);
  await composed.close();
  if (!found) throw new StartError(`Nobody has the email address ${email}.`);
  console.log(`The new password of ${email} is ${password}\nAll sessions of this person have ended.`);
}

await runCommand(setPassword);
