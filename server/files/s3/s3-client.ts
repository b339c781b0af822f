import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client, type PutObjectCommand, type UploadPartCommand } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../env.ts';

type Bounds = {
  /** For a connection, in milliseconds. */
  connect: number;
  /** Without a byte, in milliseconds. */
  idle: number;
  /** Connections of this process. */
  sockets: number;
  /** How often one request is tried. */
  attempts: number;
};

/** Creates a client of an S3-compatible store that asks for nothing that only Amazon knows. */
export function createS3Client(settings: S3Settings, { connect, idle, sockets, attempts }: Bounds): S3Client {
  const agent = { keepAlive: true, maxSockets: sockets };
  return new S3Client({
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.secret },
    maxAttempts: attempts,
    // Failures are in our log, by their errors.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // Many stores know neither the newer checksums nor the encoding in which they are sent. Bodies are signed instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connect,
      socketTimeout: idle,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  });
}

/** Puts the SHA-256 of a body, hexadecimal, into the signature of its request. */
export function signBody(stack: (PutObjectCommand | UploadPartCommand)['middlewareStack'], sha256: string): void {
  (stack as PutObjectCommand['middlewareStack']).add(
    (next) => (args) => {
      Object.assign((args.request as { headers: object }).headers, { 'x-amz-content-sha256': sha256 });
      return next(args);
    },
    { step: 'build', name: 'signBody' },
  );
}

const silent = () => undefined;
