import {
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  type _Object,
} from '@aws-sdk/client-s3';

/** Returns the objects of a bucket that an input asks for, page by page; `send` sends the command for each page. */
export async function* listPages(
  input: ListObjectsV2CommandInput,
  send: (command: ListObjectsV2Command) => Promise<ListObjectsV2CommandOutput>,
): AsyncGenerator<_Object[]> {
  let ContinuationToken: string | undefined;
  do {
    const page = await send(
      new ListObjectsV2Command({ ...input, ...(ContinuationToken ? { ContinuationToken } : {}) }),
    );
    yield page.Contents ?? [];
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken);
}
