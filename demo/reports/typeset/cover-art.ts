/** The night, the lattice and the arch of a cover. The scene in the arch comes from cover-scenes.ts. */
import { starLattice } from '../../../app/ui/motif/star.ts';
import { scenes, type Emblem } from './cover-scenes.ts';

export type { Emblem };

/** A keel arch standing on `base`, its sides `half` away from the middle. */
const arch = (half: number, base: number, spring: number, apex: number): string => {
  const left = 105 - half;
  const right = 105 + half;
  return `M${left} ${base}V${spring}C${left} ${spring - half * 0.55} ${105 - half * 0.42} ${apex + half * 0.5} 105 ${apex}C${105 + half * 0.42} ${apex + half * 0.5} ${right} ${spring - half * 0.55} ${right} ${spring}V${base}Z`;
};

export function coverArt(emblem: Emblem): string {
  return `<svg viewBox="0 0 210 297" aria-hidden="true">
<defs><clipPath id="arch"><path d="${arch(54, 164, 88, 26)}"/></clipPath></defs>
<rect width="210" height="297" fill="#12284c"/>
<path d="${starLattice({ cell: 17.5, columns: 13, rows: 18, x: -8.75, y: -8.75 })}" fill="none" stroke="#fff" stroke-opacity=".075" stroke-width=".3"/>
<path d="${arch(61, 168, 88, 18)}" fill="#12284c" stroke="#e0b65c" stroke-width=".45"/>
<path d="${arch(57.4, 166.1, 88, 22.2)}" fill="none" stroke="#e0b65c" stroke-opacity=".45" stroke-width=".25"/>
<g clip-path="url(#arch)"><rect x="40" y="20" width="130" height="150" fill="#1d3b6e"/>${scenes[emblem]}</g>
<path d="M30 168H180" stroke="#e0b65c" stroke-width=".45"/>
</svg>`;
}
