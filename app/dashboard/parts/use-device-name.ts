import { readDevice } from '../../../domain/people/read-device.ts';
import { useStaffSpeech } from '../../i18n/language.ts';

/** Names a device by what its browser said of itself: "Chrome on Android". */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useStaffSpeech();
  return (userAgent) => {
    const { browser = t('sessions.unknownBrowser'), system = t('sessions.unknownSystem') } = readDevice(userAgent);
    return t('sessions.device', { browser, system });
  };
}
