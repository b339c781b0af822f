import { Hono } from 'hono';
import { requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import type { SecuritySettingService } from '../../services/accounts/security-settings.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';

/** Routes for the security and privacy settings, for superadmins. */
export function createSecuritySettingsRoutes(settings: SecuritySettingService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => c.json(await settings.get(c.get('viewer'))))
    .put('/', async (c) => {
      requireSuperadmin(c.get('viewer'));
      const { texts } = await readForm(c, bodyLimits.staffForm);
      return c.json(await settings.change(c.get('viewer'), texts, getRequestSource(c)));
    });
}
