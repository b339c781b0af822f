/** A passkey device in software (Web Authentication, level 3), for tests that answer challenges without a browser. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { TOTP, Secret } from 'otpauth';
import type { Json } from './client.ts';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** Encodes the CBOR (RFC 8949) of credentials. */
function encode(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [encode(key), encode(entry)])]);
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

export type Device = ReturnType<typeof createDevice>;

/** Ways in which a test can make a response wrong. */
type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  verified?: boolean;
  type?: string;
  userHandle?: string;
  format?: string;
  key?: KeyObject;
};

/**
 * Creates a device with one key. It counts its signatures, as security keys do, unless `counts` is false, as phones do.
 */
export function createDevice({ origin = 'http://localhost', counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (rpId: string, flags: number, count: number, more: Uint8Array = new Uint8Array()) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, more]);
  };
  const next = (deviation: Deviation) => deviation.counter ?? (counts ? (counter += 1) : 0);
  const present = 0x01;
  const verified = 0x04;
  const hasKey = 0x40;

  return {
    id: base64url(id),

    /** Returns the result of `navigator.credentials.create` for options of the server. */
    create(options: Json, deviation: Deviation = {}): Json {
      const { challenge, rp, user } = options as { challenge: string; rp: { id: string }; user: { id: string } };
      userHandle = user.id;
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key: Cbor = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]);
      const size = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, encode(key)]);
      const data = authData(deviation.rpId ?? rp.id, present | verified | hasKey, next(deviation), attested);
      const statement: Cbor =
        deviation.format === undefined
          ? new Map()
          : new Map<string, Cbor>([
              ['alg', -7],
              ['sig', randomBytes(70)],
              ['x5c', randomBytes(10)],
            ]);
      const attestationObject = encode(
        new Map<string, Cbor>([
          ['fmt', deviation.format ?? 'none'],
          ['attStmt', statement],
          ['authData', data],
        ]),
      );
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid'],
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} };
    },

    /** Returns the result of `navigator.credentials.get`. */
    get(options: Json, deviation: Deviation = {}): Json {
      const { challenge, rpId } = options as { challenge: string; rpId: string };
      const client = clientData('webauthn.get', challenge, deviation);
      const data = authData(
        deviation.rpId ?? rpId,
        deviation.verified === false ? present : present | verified,
        next(deviation),
      );
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), deviation.key ?? privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: deviation.userHandle ?? userHandle,
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}

/** Returns the code that an app with this secret shows at a moment. */
export function codeAt(secret: string, date: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: date.getTime() });
}
