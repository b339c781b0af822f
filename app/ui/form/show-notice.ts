/** Scrolls to a notice and focuses it, so that it is seen and read out; also within a frame of this site. */
export function showNotice(notice: HTMLElement | null | undefined): void {
  notice?.scrollIntoView({ block: 'center' });
  notice?.focus({ preventScroll: true });
}
