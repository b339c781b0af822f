/** A client of the API that stores its cookies and its anti-forgery token, as a browser with the dashboard does. */
import { findProtectedAction } from '../../../domain/people/protected-actions.ts';

export type Json = Record<string, unknown>;
export type ApiResponse = { status: number; headers: Headers; text: string; json: Json };
export type Body = FormData | object | undefined;
export type Client = ReturnType<typeof createClient>;

/** Must be in no response to any client: stored data of passwords and sessions, and internals of the program. */
const secrets = /\$argon2|password_?hash|token_?hash|search_text|node_modules|\bat \S+ \(.*:\d+:\d+\)/i;

/** Codes of errors, which the page State of the site shows to superadmins. */
const errorCodes = /SQLITE_/i;

const isRecentSignInRequired = ({ json }: ApiResponse) =>
  (json as Json | undefined)?.['code'] === 'recent_sign_in_required';

/** The security log stores such a call and has to be able to say what it does; one call only asks whether it is needed. */
function requireProtectedAction(method: string, path: string): void {
  const call = `${method} ${path.replace(/\?.*/, '')}`;
  if (call !== 'GET /api/users/confirm' && !findProtectedAction(call))
    throw new Error(`${call} is missing in domain/people/protected-actions.ts.`);
}

type RequestOptions = { headers?: Record<string, string>; remoteAddress?: string };

/** The server of the requests: the app itself, or a site over HTTP. */
type RequestTarget = { request: (path: string, init: RequestInit, from?: object) => Response | Promise<Response> };

export function createClient(app: RequestTarget) {
  const cookies = new Map<string, string>();
  const typedPasswords = new Set<string>();
  const client = {
    /** The anti-forgery token that writes send back; a test may change it. */
    token: undefined as string | undefined,

    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie: (name: string, value: string) => void cookies.set(name, value),

    async send(
      method: string,
      path: string,
      body?: Body,
      { headers = {}, remoteAddress }: RequestOptions = {},
    ): Promise<ApiResponse> {
      const allHeaders = new Headers(headers);
      if (cookies.size > 0 && !allHeaders.has('cookie')) allHeaders.set('cookie', client.cookie());
      if (client.token !== undefined && !['GET', 'HEAD'].includes(method) && !allHeaders.has('x-csrf-token'))
        allHeaders.set('x-csrf-token', client.token);
      const isForm = body instanceof FormData;
      const password = isForm ? body.get('password') : (body as Json | undefined)?.['password'];
      if (typeof password === 'string' && password.length >= 10) typedPasswords.add(password);
      if (body !== undefined && !isForm) allHeaders.set('content-type', 'application/json');
      const payload = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
      const from = remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } };
      const response = await app.request(path, { method, headers: allHeaders, ...payload }, from);
      const answer = await read(response, path);
      if (isRecentSignInRequired(answer)) requireProtectedAction(method, path);
      return answer;
    },

    get: (path: string, sent?: RequestOptions) => client.send('GET', path, undefined, sent),

    async login(email: string, password: string, sent?: RequestOptions): Promise<ApiResponse> {
      const response = await client.send('POST', '/api/users/login', { email, password }, sent);
      if (response.status === 200) client.token = String(response.json['token']);
      return response;
    },

    /** Confirms the identity of the person with the password. */
    async confirm(password: string, sent?: RequestOptions): Promise<ApiResponse> {
      const response = await client.send('POST', '/api/users/confirm', { password }, sent);
      if (response.status === 200) client.token = String(response.json['token']);
      return response;
    },
  };

  const read = async (response: Response, path: string): Promise<ApiResponse> => {
    const text = await response.text();
    if (errorCodes.test(text) && !path.startsWith('/api/site-state'))
      throw new Error(`A response contains the code of an error: ${text.slice(0, 500)}`);
    if (secrets.test(text) || [...typedPasswords].some((password) => text.includes(password)))
      throw new Error(`A response contains a secret: ${text.slice(0, 500)}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
      // Scripts must not be able to read the value of the cookie.
      if (value !== '' && text.includes(value)) throw new Error('A response repeats the session cookie.');
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

/** Returns a multipart form of texts and files. */
export function formOf(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** Returns the items of a list response. */
export function entries(response: ApiResponse, name: string): Json[] {
  return response.json[name] as Json[];
}
