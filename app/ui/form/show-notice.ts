/**
 * Brings a notice into view and moves the focus to it, so that it is seen and read out; within a frame of this site
 * too.
 */
export function showNotice(notice: HTMLElement | null | undefined): void {
  notice?.scrollIntoView({ block: 'center' });
  notice?.focus({ preventScroll: true });
}
