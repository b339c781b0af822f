import { randomUUID } from 'node:crypto';
import { PutBucketAclCommand } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { S3Settings } from '../../../server/env.ts';
import { bucketClient, createBucketAt, swiftKey } from './swift.ts';

/** A new, empty bucket for the calling test, as settings. The run's one S3 server starts with the first call. */
export async function createBucket(): Promise<S3Settings & { endpoint: string }> {
  const response = await fetch(new URL('swift', inject('broker')), { method: 'POST' });
  const endpoint = await response.text();
  if (!response.ok) throw new Error(endpoint);
  const bucket = await createBucketAt(endpoint, `test-${randomUUID()}`);
  return {
    endpoint,
    region: 'us-east-1',
    bucket,
    keyId: swiftKey.id,
    secret: swiftKey.secret,
    pathStyle: true,
    publicUrl: undefined,
  };
}

/** The same settings as the environment has them: of files, or of backups. */
export function environmentOf(
  { endpoint, bucket, keyId, secret }: S3Settings,
  prefix: 'S3_' | 'BACKUP_S3_' = 'S3_',
): Record<string, string> {
  return {
    [`${prefix}ENDPOINT`]: endpoint ?? '',
    [`${prefix}BUCKET`]: bucket,
    [`${prefix}ACCESS_KEY_ID`]: keyId,
    [`${prefix}SECRET_ACCESS_KEY`]: secret,
  };
}

/** Lets everybody read a bucket; returns the address that its keys are appended to. */
export async function allowReading({ endpoint, bucket }: S3Settings & { endpoint: string }): Promise<string> {
  const client = bucketClient(endpoint);
  await client.send(new PutBucketAclCommand({ Bucket: bucket, ACL: 'public-read' }));
  client.destroy();
  return `${endpoint}/v1/AUTH_${swiftKey.id.split(':')[0]}/${bucket}`;
}
