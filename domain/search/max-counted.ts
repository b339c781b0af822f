/** More results than anybody reads; further ones are not counted. */
export const maxCounted = 500;
