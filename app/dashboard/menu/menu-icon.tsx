import type { ContentType } from '../../../domain/model/define.ts';

/** Icon paths in a square of 24; those of content types are in their declarations. */
export const icons = {
  item: 'M6 3h8l5 5v13H6zM14 3v5h5',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  overview: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  messages: 'M3.500 6h17v12.500h-17zM3.500 7.500l8.500 6.500 8.500-6.500',
  site: 'M3 5h18v14H3zM3 9h18M6 7h.01M8.500 7h.01M6 12h6M6 15.500h4M15 12h3v4h-3z',
  users:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .7 3.200 2.600 3.500 5.500',
  media:
    'M3.500 5h17v14h-17zM3.500 16l5-5 4.500 4.500 2.500-2.500 5 5M16 10.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
  activity: 'M12 20.500a8.500 8.500 0 1 0-7.800-5.100M4.500 9l-.8 6.400 5.500-2.600M12 7.500V12l3 2.200',
  security:
    'M12 3l7.500 3v5.500c0 4.500-3 8-7.500 9.500-4.500-1.500-7.500-5-7.500-9.500V6zM8.800 12l2.300 2.300 4.200-4.300',
  state: 'M3 12.500h4l2.500-7 5 13 2.500-6h4',
  trash: 'M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6',
  blogs: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3M13 20h7',
} as const;

export const getTypeIcon = (type: ContentType): string => type.icon ?? icons.item;

/** Draws one of `icons`, or the icon of a content type. */
export function MenuIcon({ icon, className = 'size-5' }: { icon: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={icon} />
    </svg>
  );
}
