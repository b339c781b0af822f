/**
 * By what a printed sentence names a command: `minbar` where deploy/minbar or deploy/minbar.service has started this
 * process, otherwise `npm run`. No setting of the site, and so none of `env.ts`.
 */
export const commandName = process.env['MINBAR_COMMAND'] === 'minbar' ? 'minbar' : 'npm run';
