import type { S3Settings } from '../../env.ts';

/** Returns where a bucket is, for people: the host of the store and its name. */
export const formatBucketPlace = ({ endpoint, bucket }: S3Settings): string =>
  `${endpoint === undefined ? 'Amazon S3' : new URL(endpoint).host}/${bucket}`;
