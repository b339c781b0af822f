/** An error that prevents the program from starting, in one sentence for the operator; no stack is printed. */
export class StartError extends Error {
  override name = 'StartError';
}
