import { api } from './api.ts';

type Download = {
  url: string;
  params?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: Record<string, string>;
};

/**
 * Downloads of files that are generated per request. They are fetched rather than linked to, so that the dashboard can
 * ask for the password first where the server requires a recent sign-in.
 */
export const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    download: build.mutation<null, Download>({
      queryFn: async (download, _api, _extra, baseQuery) => {
        const responseHandler = async (response: Response): Promise<unknown> => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), fileNameIn(response.headers.get('content-disposition')));
          return null;
        };
        const { error } = await baseQuery({ ...download, responseHandler, timeout: 5 * 60_000 });
        return error ? { error } : { data: null };
      },
    }),
  }),
});

function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
