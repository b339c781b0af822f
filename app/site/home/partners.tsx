import { useRef } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import { useSpeech } from '../../i18n/language.ts';
import { Words } from '../../i18n/words.tsx';
import type { PictureView } from '../../ui/picture.tsx';
import { Arrows } from './arrows.tsx';
import { Section } from './section.tsx';
import { useEndless } from './use-endless.ts';

type PartnerMark = { id: string; name: ReadText; logo: Pick<PictureView, 'src' | 'width' | 'height'> | null };

/** The partners in a row that never ends: the marks stand twice, and the track jumps by half (specification 2). */
export function Partners({ partners }: { partners: readonly PartnerMark[] }) {
  const { t } = useSpeech();
  const track = useRef<HTMLDivElement>(null);
  const { ready, step } = useEndless(track, partners.length);
  return (
    <Section
      title={t('home.partners')}
      ground="sand"
      controls={<Arrows controls="partners" ready={ready} onPrevious={() => step(-1)} onNext={() => step(1)} />}
      wide={
        <div ref={track} id="partners" role="group" aria-label={t('home.partners')} tabIndex={0} className="partner-track">
          <ul className="contents">
            {[false, true].map((again) =>
              partners.map(({ id, name, logo }) => (
                <li key={id + again} className="partner" aria-hidden={again || undefined}>
                  <span className="partner-mark">{logo && <img src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" decoding="async" />}</span>
                  <Words of={name} className="partner-name" />
                </li>
              )),
            )}
          </ul>
        </div>
      }
    />
  );
}
