/** The response to a form sent with upload progress, which `fetch` cannot report. */
export type SentForm = { status: number; body: unknown };

/**
 * Sends a form, until `signal` aborts it. Resolves with status and parsed JSON; rejects with `FETCH_ERROR` where no
 * response came and `PARSING_ERROR` where it is not JSON (the error kinds of specification 8).
 */
export function sendForm(
  url: string,
  method: 'POST' | 'PUT',
  form: FormData,
  token: string,
  signal: AbortSignal,
  onProgress?: (fraction: number) => void,
): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('X-CSRF-Token', token);
    request.timeout = 10 * 60_000;
    request.upload.addEventListener(
      'progress',
      (event) => event.lengthComputable && onProgress?.(event.loaded / event.total),
    );
    request.addEventListener('error', () => reject(new Error('FETCH_ERROR')));
    request.addEventListener('abort', () => reject(new Error('FETCH_ERROR')));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) return reject(new Error('FETCH_ERROR'));
    request.addEventListener('timeout', () => reject(new Error('TIMEOUT_ERROR')));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (body === notJson) reject(new Error('PARSING_ERROR'));
      else resolve({ status: request.status, body });
    });
    request.send(form);
  });
}

const notJson = Symbol('not JSON');

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}
