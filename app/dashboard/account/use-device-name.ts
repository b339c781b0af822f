import { readDevice } from '../../../domain/people/read-device.ts';
import { useStaffTranslation } from '../../i18n/language.ts';

/** Returns the name of a device by its user agent: "Chrome on Android". */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useStaffTranslation();
  return (userAgent) => {
    const { browser = t('sessions.unknownBrowser'), system = t('sessions.unknownSystem') } = readDevice(userAgent);
    return t('sessions.device', { browser, system });
  };
}
