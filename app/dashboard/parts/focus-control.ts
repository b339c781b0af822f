/**
 * Scrolls to a control and its problem, clear of the bars above and below, once the problem has been rendered; then
 * calls `next`.
 */
export function focusControlOnceRendered(id: string, next?: () => void) {
  const focusControl = () => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
    // Below a control that is as high as the screen.
    document.getElementById(`${id}-problem`)?.scrollIntoView({ block: 'nearest' });
    next?.();
  };
  requestAnimationFrame(() => requestAnimationFrame(focusControl));
}
