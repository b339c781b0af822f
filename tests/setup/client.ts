/** A client of the API that keeps its cookies and its anti-forgery token, as a browser with our dashboard does. */
export type Json = Record<string, unknown>;
export type Answer = { status: number; headers: Headers; text: string; json: Json };
export type Body = FormData | object | undefined;
export type Client = ReturnType<typeof createClient>;

/**
 * Never in any answer, whoever asks: what the database knows of passwords and sessions, and how the program is built.
 */
const secrets = /\$argon2|password_?hash|token_?hash|search_text|node_modules|SQLITE_|\bat \S+ \(.*:\d+:\d+\)/i;

type Sent = { headers?: Record<string, string>; remoteAddress?: string };

/** What is asked: the app itself, or a site over HTTP. */
type Asked = { request: (path: string, init: RequestInit, from?: object) => Response | Promise<Response> };

export function createClient(app: Asked) {
  const jar = new Map<string, string>();
  const typedPasswords = new Set<string>();
  const client = {
    /** The anti-forgery token that writes send back; a test may change it. */
    token: undefined as string | undefined,

    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie: (name: string, value: string) => void jar.set(name, value),

    async send(method: string, path: string, body?: Body, { headers = {}, remoteAddress }: Sent = {}): Promise<Answer> {
      const sent = new Headers(headers);
      if (jar.size > 0 && !sent.has('cookie')) sent.set('cookie', client.cookie());
      if (client.token !== undefined && !['GET', 'HEAD'].includes(method) && !sent.has('x-csrf-token'))
        sent.set('x-csrf-token', client.token);
      const isForm = body instanceof FormData;
      const password = isForm ? body.get('password') : (body as Json | undefined)?.['password'];
      if (typeof password === 'string' && password.length >= 10) typedPasswords.add(password);
      if (body !== undefined && !isForm) sent.set('content-type', 'application/json');
      const payload = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
      const from = remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } };
      const response = await app.request(path, { method, headers: sent, ...payload }, from);
      return read(response);
    },

    get: (path: string, sent?: Sent) => client.send('GET', path, undefined, sent),

    async login(email: string, password: string, sent?: Sent): Promise<Answer> {
      const answer = await client.send('POST', '/api/users/login', { email, password }, sent);
      if (answer.status === 200) client.token = String(answer.json['token']);
      return answer;
    },

    /** Proves once more who the person is. */
    async confirm(password: string, sent?: Sent): Promise<Answer> {
      const answer = await client.send('POST', '/api/users/confirm', { password }, sent);
      if (answer.status === 200) client.token = String(answer.json['token']);
      return answer;
    },
  };

  const read = async (response: Response): Promise<Answer> => {
    const text = await response.text();
    if (secrets.test(text) || [...typedPasswords].some((password) => text.includes(password)))
      throw new Error(`An answer tells a secret: ${text.slice(0, 500)}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
      // What is in the cookie is for the cookie only: no script may read it.
      if (value !== '' && text.includes(value)) throw new Error('An answer repeats the session cookie.');
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: (isJson ? JSON.parse(text) : undefined) as Json,
    };
  };
  return client;
}

/** A multipart form of texts and files. */
export function formOf(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** The items of a list answer. */
export function entries(answer: Answer, name: string): Json[] {
  return answer.json[name] as Json[];
}
