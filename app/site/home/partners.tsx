import { useRef } from 'react';
import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { PictureView } from '../../ui/picture.tsx';
import { Arrows } from '../parts/arrows.tsx';
import { Section } from './section.tsx';
import { useEndlessTrack } from './use-endless-track.ts';

type PartnerView = {
  id: string;
  name: ReadText;
  link: string | null;
  logo: Pick<PictureView, 'src' | 'width' | 'height'> | null;
};

/** Up to this many fit side by side without a carousel. */
const maxWithoutCarousel = 6;
const partnerWidth = 176; // pixels, as in tracks.css
const widestScreen = 2_000; // pixels; the sets after the first must fill it

export function Partners({ partners }: { partners: readonly PartnerView[] }) {
  return partners.length > maxWithoutCarousel ? (
    <PartnerCarousel partners={partners} />
  ) : (
    <FewPartners partners={partners} />
  );
}

/**
 * The partners in an endless row: the logos are repeated, more often where they are few, and the track jumps by one set
 * (specification 2).
 */
function PartnerCarousel({ partners }: { partners: readonly PartnerView[] }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const { ready, step } = useEndlessTrack(track, partners.length);
  const sets = 1 + Math.ceil(widestScreen / (partners.length * partnerWidth));
  return (
    <Section
      title={t('home.partners')}
      background="subtle"
      controls={<Arrows controls="partners" ready={ready} onPrevious={() => step(-1)} onNext={() => step(1)} />}
      fullWidth={
        <div
          ref={track}
          id="partners"
          role="group"
          aria-label={t('home.partners')}
          tabIndex={0}
          className="partner-track"
        >
          <ul className="contents">
            {Array.from({ length: sets }, (_, set) =>
              partners.map((partner) => <Partner key={partner.id + set} partner={partner} isRepeated={set > 0} />),
            )}
          </ul>
        </div>
      }
    />
  );
}

function FewPartners({ partners }: { partners: readonly PartnerView[] }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('home.partners')}
      background="subtle"
      fullWidth={
        <ul id="partners" className="partner-row">
          {partners.map((partner) => (
            <Partner key={partner.id} partner={partner} isRepeated={false} />
          ))}
        </ul>
      }
    />
  );
}

/** `isRepeated`: a repetition, hidden from assistive technology. */
function Partner({ partner: { name, link, logo }, isRepeated }: { partner: PartnerView; isRepeated: boolean }) {
  const { t } = useTranslation();
  const content = (
    <>
      <span className="partner-logo">
        {logo && <img src={logo.src} alt="" width={logo.width} height={logo.height} loading="lazy" decoding="async" />}
      </span>
      <LocalizedText text={name} className="partner-name" />
    </>
  );
  return (
    <li className="partner" aria-hidden={isRepeated || undefined}>
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="partner-link"
          tabIndex={isRepeated ? -1 : undefined}
        >
          {content} <span className="sr-only">{t('footer.newTab')}</span>
        </a>
      ) : (
        content
      )}
    </li>
  );
}
