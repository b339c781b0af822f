import type { Language } from '../../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';

type Icon = string | { letters: Record<Language, string>; className: string };

/**
 * Icon paths in a square of 24; letters are drawn as text. In Arabic they are the first ones of عريض and مائل; Somali
 * word processors have the Latin ones.
 */
export const icons = {
  bold: { letters: { en: 'B', so: 'B', ar: 'ع' }, className: 'font-bold' },
  // Slanted by CSS: no Arabic font has italics.
  italic: { letters: { en: 'I', so: 'I', ar: 'م' }, className: 'inline-block -skew-x-12' },
  heading: 'M6 5v14M18 5v14M6 12h12',
  subheading: 'M8 9v10M16 9v10M8 14h8',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  orderedList:
    'M10 6h10M10 12h10M10 18h10M4 4.500l1.500-.5v5M3.800 15.200c.5-1 2.700-1 2.500.5-.1 1-1.500 1.800-2.500 3h2.700',
  quote: 'M5 5v14M10 7h10M10 12h10M10 17h6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  picture: 'M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3 4.500 4.500M14.500 9h.01',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
  verse: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M12 5v14',
  divider: 'M4 12h16M8 6h8M8 18h8',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  indent: 'M4 5h16M12 10h8M12 14.500h8M4 19h16M4 9l3.500 3.200L4 15.500',
  outdent: 'M4 5h16M12 10h8M12 14.500h8M4 19h16M7.500 9L4 12.200l3.500 3.300',
  addRow: 'M4 4h16v8H4zM12 15v6M9 18h6',
  addColumn: 'M4 4h8v16H4zM15 12h6M18 9v6',
  deleteRow: 'M4 4h16v8H4zM9 18h6',
  deleteColumn: 'M4 4h8v16H4zM15 12h6',
  deleteTable: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} satisfies Record<string, Icon>;

export function ActionIcon({ icon, isMirrored = false }: { icon: Icon; isMirrored?: boolean }) {
  const { lang } = useStaffTranslation();
  if (typeof icon !== 'string') {
    return (
      <span className={`text-lg/none ${icon.className}`} aria-hidden="true">
        {icon.letters[lang]}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 24 24"
      className={isMirrored ? 'size-5 -scale-x-100' : 'size-5'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icon} />
    </svg>
  );
}
