import type { DepartmentIconName } from '../../domain/site/departments.ts';
import { starPath, starPoints, starSquares } from '../ui/motif/star.ts';

/**
 * Line drawings of each department's work in a square of 96, within the site's star. The second drawing of a pair is
 * filled with gold.
 */
const drawings: Record<DepartmentIconName, readonly [lines: string, gold: string]> = {
  // An open book on its folding stand.
  quran: [
    'M48 42C42 36 34 34 25 35V55C34 54 42 56 48 61C54 56 62 54 71 55V35C62 34 54 36 48 42ZM48 42V61M32 57L62 74M64 57L34 74M31 42C36 42 39 43 42 45M31 48C36 48 39 49 42 51M65 42C60 42 57 43 54 45M65 48C60 48 57 49 54 51',
    starPath(48, 28, 4.5),
  ],
  // A lamp hung in an arch.
  sunnah: [
    'M30 74V46C30 34 38 27 48 20C58 27 66 34 66 46V74M25 74H71M48 21V35M41 43H55L58 57C58 62 54 65 48 65S38 62 38 57ZM43 43L45 35H51L53 43M43 65L41 70H55L53 65',
    starPath(48, 54, 5),
  ],
  // A balance, level.
  finance: [
    'M48 27V70M37 73H59M41 73C41 70 44 69 48 69S55 70 55 73M27 36C35 31 42 32 48 35C54 32 61 31 69 36M27 36L19 54M27 36L35 54M69 36L61 54M69 36L77 54M18 54H36C36 60 32 63 27 63S18 60 18 54ZM60 54H78C78 60 74 63 69 63S60 60 60 54Z',
    starPath(48, 24, 4.5),
  ],
  // A reed pen writing on a leaf.
  publishing: [
    'M66 44V36L56 26H30V72H66V62M56 26V36H66M37 44H52M37 51H48M37 58H44M74 38L55 61L51 70L60 66L79 42ZM55 61L60 66M70 43L75 47',
    starPath(43, 35, 4.5),
  ],
  // A young palm between two sheltering hands.
  tarbiyah: [
    'M48 66V44M48 44C44 36 36 34 29 38C36 38 42 40 48 44ZM48 44C52 36 60 34 67 38C60 38 54 40 48 44ZM48 44C41 42 35 46 33 53C38 48 43 46 48 44ZM48 44C55 42 61 46 63 53C58 48 53 46 48 44ZM48 44C45 38 45 33 48 28C51 33 51 38 48 44ZM46 74C34 74 26 68 24 57C30 63 38 65 46 67ZM50 74C62 74 70 68 72 57C66 63 58 65 50 67Z',
    starPath(48, 44, 4),
  ],
};

/** Short rays between the tips of the star. */
const rays = starPoints(48, 48, 47)
  .map(([x, y], index) =>
    index % 2 === 1
      ? `M${(48 + (x - 48) * 1.04).toFixed(1)} ${(48 + (y - 48) * 1.04).toFixed(1)}L${(48 + (x - 48) * 1.1).toFixed(1)} ${(48 + (y - 48) * 1.1).toFixed(1)}`
      : '',
  )
  .join('');

/** The drawn logo of a department. */
export function DepartmentIcon({ icon, className }: { icon: DepartmentIconName; className: string }) {
  const [lines, gold] = drawings[icon];
  return (
    <svg
      viewBox="0 0 96 96"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="text-accent" strokeWidth="0.8">
        <path d={starSquares(48, 48, 47)} strokeOpacity="0.35" />
        <path d={rays} strokeOpacity="0.6" />
      </g>
      <path d={lines} />
      <path d={gold} className="text-accent" fill="currentColor" stroke="none" />
    </svg>
  );
}
