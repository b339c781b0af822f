/**
 * What V8 is told about the server. A page is a few large texts that are garbage a moment later: where the space for
 * what is young may grow as far as it likes, it takes 130 MB for the sake of 30; with 16 MB a half, collecting it costs
 * the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
