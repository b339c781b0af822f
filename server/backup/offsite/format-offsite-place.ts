import type { S3Settings } from '../../env.ts';

/** Returns where copies are, for people: the host of the store and the bucket. */
export const formatOffsitePlace = ({ endpoint, bucket }: S3Settings): string =>
  `${endpoint === undefined ? 'Amazon S3' : new URL(endpoint).host}/${bucket}`;
