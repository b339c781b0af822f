import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import { requestSource } from '../http/request-source.ts';
import type { SecuritySettingService } from '../services/security-settings.ts';
import { limitBody, maxFormBytes, readForm } from './read-form.ts';

/** The settings of security and privacy, for superadmins. */
export function securitySettingsRoutes(settings: SecuritySettingService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => c.json(await settings.get(c.get('viewer'))))
    .put('/', limitBody(maxFormBytes), async (c) => {
      const { texts } = await readForm(c);
      return c.json(await settings.change(c.get('viewer'), texts, requestSource(c)));
    });
}
