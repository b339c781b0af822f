import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { MessageForm } from '../../../domain/messages/message.ts';
import { readStoredJson } from '../../stored-json.ts';
import { readFields } from '../../ui/form/read-fields.ts';
import type { FormResult } from './form-result.ts';

type Stored = { values: Record<string, string> };

/**
 * Stores what is typed into a form for a reload of this tab, until it is sent or the tab is closed: phones discard
 * pages in the background. Returns the function that stores the current values, for every input, and whether the values
 * of an earlier visit were found. Fields that the browser has filled in again are not changed; values in `result` were
 * sent, and are in the form already.
 */
export function useStoredFields(
  form: RefObject<HTMLFormElement | null>,
  { kind, fields }: MessageForm,
  result: FormResult | undefined,
): { storeFields: () => void; wasRestored: RefObject<boolean> } {
  // Also in app/inline-scripts/deferred-start.ts.
  const key = `${kind}Form`;
  const isSent = result?.sent ?? false;
  const wasRestored = useRef(false);

  useEffect(() => {
    if (isSent) clear(key);
  }, [isSent, key]);

  const restore = () => {
    if (!form.current || result) return;
    const stored = readStoredJson<Stored>('sessionStorage', key, 'values')?.values;
    wasRestored.current = stored !== undefined;
    for (const name of Object.keys(fields)) {
      const field = form.current.elements.namedItem(name);
      const text = stored?.[name];
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      if (field.value === '' && typeof text === 'string') field.value = text;
    }
  };
  const storeFields = () => {
    if (!form.current) return;
    const typed = Object.entries(readFields(form.current)).filter(([name, text]) => name in fields && text !== '');
    if (typed.length === 0) clear(key);
    else store(key, { values: Object.fromEntries(typed) });
  };
  const start = useEffectEvent(() => {
    restore();
    // What was typed before the scripts ran.
    if (!result) storeFields();
  });
  // After hydration, so that the first render is the same as on the server.
  useEffect(() => start(), []);

  return { storeFields, wasRestored };
}

function store(key: string, stored: Stored): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A browser may refuse storage; then a reload loses what was typed.
  }
}

function clear(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse storage.
  }
}
