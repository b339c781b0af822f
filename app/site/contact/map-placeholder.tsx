import { starPath } from '../../ui/motif/star.ts';

/** Streets of a neighbourhood around a dry riverbed, with our star in the middle. */
const streets =
  'M-20 118L330 96 620 128 940 92 1220 120M-20 322L260 300 590 330 900 296 1220 318M-20 424L300 404 640 428 1220 398M118 -20L142 210 96 520M286 -20L306 190 268 520M452 -20L470 220 440 520M744 -20L724 200 752 520M912 -20L896 240 930 520M1080 -20L1062 230 1098 520';
const lanes =
  'M-20 60L420 44 800 62 1220 40M-20 372L500 356 1220 362M60 -20L70 150M366 -20L384 205M540 -20L536 190M826 -20L812 200M990 -20L982 215M360 300L352 520M540 326L528 520M838 300L848 520M1010 300L1022 520';
const riverbed = 'M-30 248C120 186 240 268 380 238S560 178 700 232 920 300 1040 246 1160 196 1240 226';

/** A drawn placeholder for the map. */
export function MapPlaceholder({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMidYMid slice"
      className={`map-placeholder ${className}`}
      fill="none"
      aria-hidden="true"
    >
      <path d="M-10 -10H1210V490H-10z" className="map-land" />
      <g className="map-district">
        <path d="M306 128L452 118 462 212 300 200zM930 318L1060 312 1080 404 940 400zM118 330L250 324 262 408 104 414z" />
      </g>
      <path d={riverbed} className="map-river" strokeWidth="34" strokeLinecap="round" />
      <path d={lanes} className="map-street" strokeWidth="3" />
      <path d={streets} className="map-street" strokeWidth="8" strokeLinejoin="round" />
      <circle cx="600" cy="206" r="74" className="map-halo" />
      <path d={starPath(600, 206, 34)} className="map-star" />
      <path d={starPath(600, 206, 14)} className="map-star-center" />
    </svg>
  );
}
