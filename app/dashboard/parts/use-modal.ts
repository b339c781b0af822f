import { useEffect, useRef, type RefObject } from 'react';

const mouseEvents = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;
/** The longest time between the clicks of a double click, in milliseconds. */
const doubleClickTime = 500;

/** Keeps the second click of a double click, whose first one closed a dialog, from the page below. */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    // The default action of a pressed button moves the focus.
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of mouseEvents) document.addEventListener(name, ignore, true);
  setTimeout(() => {
    for (const name of mouseEvents) document.removeEventListener(name, ignore, true);
  }, doubleClickTime);
}

/** Opens a dialog as modal for as long as it is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      opened?.close();
      ignoreSecondClick();
    };
  }, []);
  return dialog;
}
