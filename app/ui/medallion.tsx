import { starHeart, starPath, starPoints, starSquares } from './motif/star.ts';

type Props = {
  monogram: { text: string; lang: string };
  /** Selects the variant of the drawing, such as the id of a person: the same person always gets the same star. */
  seed: string;
  className?: string;
};

const backgrounds = ['medallion-blue', 'medallion-green', 'medallion-purple'] as const;

/** Returns a hash of a text. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  // Similar texts differ in the low bits only; mix those into the high ones.
  return Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 8;
}

/** Rays from the rim to the tips of the star. */
function rays(radius: number): string {
  return starPoints(48, 48, radius)
    .filter((_point, index) => index % 2 === 1)
    .map(
      ([x, y]) =>
        `M${(48 + (x - 48) * 1.16).toFixed(1)} ${(48 + (y - 48) * 1.16).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
    )
    .join('');
}

const drawings = [
  [starPath(48, 48, 46), starPath(48, 48, 39)],
  [starSquares(48, 48, 46), starHeart(48, 48, 46)],
  [starPath(48, 48, 46), starHeart(48, 48, 44)],
  [starSquares(48, 48, 46), rays(42)],
] as const;

/** The initials of a person over the star, in place of a photograph (no drawn people). */
export function Medallion({ monogram, seed, className = '' }: Props) {
  const number = hashText(seed);
  const [outer, inner] = drawings[number % drawings.length]!;
  return (
    <span className={`medallion ${backgrounds[(number >> 4) % backgrounds.length]!} ${className}`} aria-hidden="true">
      <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" strokeLinejoin="round">
        <path d={starPath(48, 48, 47)} className="medallion-disc" stroke="none" />
        <path d={outer} strokeWidth="1.2" />
        <path d={inner} strokeWidth="0.7" strokeOpacity="0.6" />
      </svg>
      <span lang={monogram.lang} dir={monogram.lang === 'ar' ? 'rtl' : 'ltr'} className="medallion-letters">
        {monogram.text}
      </span>
    </span>
  );
}
