/** Scrolls to a control and its problem, clear of the bars above and below, once the problem has been rendered. */
export function focusControlOnceRendered(id: string) {
  const focusControl = () => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
    // Below a control that is as high as the screen.
    document.getElementById(`${id}-problem`)?.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(() => requestAnimationFrame(focusControl));
}
