import { starPath } from '../../../app/ui/motif/star.ts';

/** A small star for rules, bullets and the foot of a page. */
export function starMark(size: string, color: string): string {
  return `<svg class="mark" aria-hidden="true" viewBox="-10 -10 20 20" style="width:${size};height:${size}"><path d="${starPath(0, 0, 9.6)}" fill="none" stroke="${color}" stroke-width="1.3"/><path d="${starPath(0, 0, 4.4)}" fill="${color}"/></svg>`;
}
