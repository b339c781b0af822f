import type { PointerEvent } from 'react';

/** How near to the edge of the window a dragged row scrolls it, and how far in a frame, in pixels. */
const edge = 72;
const step = 12;

/**
 * Moves a row of a table with the pointer that has pressed a handle in it: the other rows make room, and the window
 * scrolls at its edges. `onDrop` gets the row's new position, from 0, if it is another one; Escape ends the drag.
 */
export function dragRow(event: PointerEvent<HTMLElement>, onDrop: (position: number) => void): void {
  const handle: HTMLElement = event.currentTarget;
  const row = handle.closest('tr');
  const rows = [...(row?.parentElement?.querySelectorAll<HTMLElement>(':scope > tr') ?? [])];
  if (!row || event.button !== 0 || !event.isPrimary) return;
  // Selects no text, and does not scroll.
  event.preventDefault();

  const from = rows.indexOf(row);
  const boxes = rows.map((other) => other.getBoundingClientRect());
  const middles = boxes.map(({ top, height }) => top + height / 2 + window.scrollY);
  const gap = boxes.length > 1 ? boxes[1]!.top - boxes[0]!.bottom : 0;
  const { height } = boxes[from]!;
  const startTop = boxes[from]!.top + window.scrollY;
  const room = height + gap;
  const startY = event.clientY + window.scrollY;
  let pointerY = event.clientY;
  let position = from;
  let frame = 0;

  const draw = () => {
    const moved = pointerY + window.scrollY - startY;
    // Those whose middle an edge of the row has passed.
    const [top, bottom] = [startTop + moved, startTop + height + moved];
    const above = middles.filter((middle, index) => index < from && middle > top).length;
    const below = middles.filter((middle, index) => index > from && middle < bottom).length;
    position = from + below - above;
    for (const [index, other] of rows.entries()) {
      const makesRoom = index > from && index <= position ? -room : index < from && index >= position ? room : 0;
      other.style.translate = `0 ${index === from ? moved : makesRoom}px`;
    }
  };
  const scroll = () => {
    const by = pointerY < edge ? -step : pointerY > window.innerHeight - edge ? step : 0;
    if (by !== 0) window.scrollBy(0, by);
    draw();
    frame = requestAnimationFrame(scroll);
  };
  const listeners = new AbortController();
  const end = (isDropped: boolean) => {
    // Since the last move there may have been no frame.
    if (isDropped) draw();
    listeners.abort();
    cancelAnimationFrame(frame);
    delete row.dataset['dragged'];
    for (const other of rows) other.style.translate = '';
    if (isDropped && position !== from && row.isConnected) onDrop(position);
  };

  row.dataset['dragged'] = 'true';
  handle.setPointerCapture(event.pointerId);
  const { signal } = listeners;
  handle.addEventListener('pointermove', ({ clientY }) => void (pointerY = clientY), { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('lostpointercapture', () => end(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  frame = requestAnimationFrame(scroll);
}
