import { useEffect, type RefObject } from 'react';
import { isLetterKey } from '../../../parts/is-letter-key.ts';

/**
 * Lets Ctrl+S or Cmd+S press a button of a bar: the one with `data-save-key` where there is one, or else the one that
 * sends the form. A press also passes on what was typed last.
 */
export function useSaveKey(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isLetterKey(event, 's')) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog[open]')) return;
      const draft = bar.current?.querySelector<HTMLElement>('[data-save-key]');
      (draft ?? bar.current?.querySelector<HTMLElement>('[type=submit]'))?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [bar]);
}
