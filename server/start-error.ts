/** Something that keeps the program from starting, said in one sentence for the operator; no stack is printed. */
export class StartError extends Error {
  override name = 'StartError';
}
